/** The panels of decisions that never come first: fetched while the player thinks about the first one. */
export { default as Attack } from './Attack.svelte';
export { default as Defend } from './Defend.svelte';
export { default as Fortify } from './Fortify.svelte';
export { default as Occupy } from './Occupy.svelte';
export { default as Over } from './Over.svelte';
export { default as Trade } from './Trade.svelte';
