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
        // Few files, since each costs its headers and is compressed alone. A group brings along what its files import.
        codeSplitting: {
          groups: [
            // The start page, and what most pages share with it.
            {
              name: 'start',
              priority: 2,
              test: /src.(main\.ts|match.parts|boards.(compass|drawing)\.|ui.(Bar|Hall|keys|motion|narrow|Patterns|PlayerName|roving|Swatch|Waiting)\.|games.conquest.(text.(en|de)\.ts|aims.mission|dice.Die|orders.words))/,
            },
            // What many pages share, and a match does not need before its first decision.
            { name: 'forms', priority: 1, test: /src.(ui.(Card|Choices|Dialog|LinkBox|Pick)|match.Origin)\.svelte/ },
            // What a match of any family begins with.
            {
              name: 'match',
              test: /src.(pages.Match\.svelte|wire.socket|ui.Tabs|dice.(bytes|chain|hand|receipt|sha256)\.ts|match.(Announcer|clocks|Game|guide|Guide|HintButton|hints|playback|recollection|Room|screen|session|table|TopBar)\.)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: {
    include: ['src/**/*.test.ts'],
    // A process of its own for each file took three times the processor time of all tests.
    pool: 'threads',
    isolate: false,
    // A busy machine is slow, and nothing here is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
