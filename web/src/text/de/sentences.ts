import { translator } from '../translator';
import common from './sentences.json';

const ofGames = import.meta.glob<Record<string, string>>('../../games/*/text/de/sentences.json', { eager: true, import: 'default' });

/** The sentences of the server, with those that each game adds. */
export const sentences: Readonly<Record<string, string>> = Object.assign({}, common, ...Object.values(ofGames));

/** A sentence of the server in German, or as it is if it is unknown. */
export const translate = translator(sentences);
