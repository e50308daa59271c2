import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the server. */
const SERVER = process.env.STRATEGOS_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // The oldest browsers that know light-dark(), which the colours are written in.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page allows nothing but files of its own: no data: addresses, no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for the small parts that most pages share: a file of its own costs more in headers than it saves.
        codeSplitting: { groups: [{ name: 'shared', test: /src.(ui|boards|match|replay|games.conquest.(dice.Die|cards.Type)).*\.(ts|svelte)/, minShareCount: 3 }] },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
