import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import { fetchAhead } from './pages';
import { followLinks } from './router.svelte';

followLinks(fetchAhead);
mount(App, { target: document.getElementById('app') as HTMLElement });
