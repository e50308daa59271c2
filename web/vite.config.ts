import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { inLanguage, isLanguage } from './languages.ts';

/** Where `npm run dev` finds the server. */
const SERVER = process.env.STRATEGOS_SERVER ?? 'http://localhost:8080';

export default defineConfig(({ mode }) => ({
  plugins: [inLanguage(isLanguage(mode) ? mode : 'en'), svelte()],
  build: {
    // All languages share a folder: only files with texts, and those that import them, differ.
    emptyOutDir: !isLanguage(mode),
    copyPublicDir: !isLanguage(mode),
    target: 'es2022',
    // The oldest browsers that know light-dark(), which the colours are written in.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page allows nothing but files of its own: no data: addresses, no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for the small parts that most pages share: a file of its own costs more in headers than it saves.
        codeSplitting: { groups: [{ name: 'shared', test: /src.(ui|boards|match|replay|games.conquest.(dice.Die|cards.Type|aims.mission|orders.words)).*\.(ts|svelte)/, minShareCount: 3 }] },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
}));
