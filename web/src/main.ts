import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import { followServer } from './outdated';
import { fetchAhead } from './pages';
import { followLinks } from './router.svelte';

followLinks(fetchAhead);
followServer(import.meta.url);
mount(App, { target: document.getElementById('app') as HTMLElement });
