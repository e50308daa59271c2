import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import { followLinks } from './router.svelte';

followLinks();
mount(App, { target: document.getElementById('app') as HTMLElement });
