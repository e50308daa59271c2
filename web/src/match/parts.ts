/** The clock of a seat, fetched by matches that have clocks. */
export const seatClock = () => import('./SeatClock.svelte');
