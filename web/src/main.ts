import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import { followServer } from './outdated';
import { fetchAhead } from './pages';
import { followLinks } from './router.svelte';
import { applyLooks } from './settings/settings.svelte';

/** The first pages list the matches themselves; looking for news of them can wait. */
const FIRST_LOOK_MILLIS = 10_000;

followLinks(fetchAhead);
followServer(import.meta.url);
applyLooks();
mount(App, { target: document.getElementById('app') as HTMLElement });
setTimeout(() => import('./signals/poll').then(({ followTurns }) => followTurns(), () => {}), FIRST_LOOK_MILLIS);
