import { translator } from '../translator';
import sentences from './sentences.json';

/** A sentence of the server in German, or as it is if it is unknown. */
export const translate = translator(sentences);
