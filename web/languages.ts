import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { page as de } from './src/text/de/page.ts';
import { page as en } from './src/text/en/page.ts';

/** The words of `index.html` in every language that the client is built in. */
const PAGES: Record<string, typeof en> = { en, de };

const ENGLISH = /([/\\]text[/\\])en(?=[/\\]|\.ts$)/;

const MANIFEST = 'manifest.webmanifest';

const manifestOf = (language: string) => (language === 'en' ? MANIFEST : `${language}.webmanifest`);

/** The manifest of the installed client in a language. */
function manifest(language: string): string {
  const { description, ...rest } = JSON.parse(readFileSync(new URL(`public/${MANIFEST}`, import.meta.url), 'utf8')) as Record<string, unknown>;
  if (description !== en.app) throw new Error(`${MANIFEST} and text/en/page.ts describe the client differently`);
  return JSON.stringify({ ...rest, lang: language, description: PAGES[language].app }, null, 2);
}

export const isLanguage = (mode: string) => mode in PAGES;

/**
 * Builds the client in one language: an import of an English text gets the file of the same name in that language.
 * English becomes `index.html`, another language a page of its own, such as `de.html`; the server picks one of them. So
 * does the manifest, which the page names.
 */
export function inLanguage(language: string): Plugin {
  const { description, noScript } = PAGES[language];
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !source.includes('/en')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(ENGLISH, `$1${language}`) };
    },
    transformIndexHtml: (html) =>
      html
        .replace('lang="en"', `lang="${language}"`)
        .replace(en.description, description)
        .replace(en.noScript, noScript)
        .replace(MANIFEST, manifestOf(language)),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (language === 'en' || index?.type !== 'asset') return;
        delete bundle['index.html'];
        this.emitFile({ type: 'asset', fileName: `${language}.html`, source: index.source });
        this.emitFile({ type: 'asset', fileName: manifestOf(language), source: manifest(language) });
      },
    },
  };
}
