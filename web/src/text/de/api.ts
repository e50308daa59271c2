import type { api as English } from '../en/api';
import type { Translation } from '../translation';

/** The texts about requests of programs, in German. */
export const api: Translation<typeof English> = {
  title: 'Für Programme',
  intro: 'Alles auf diesen Seiten steht auch Programmen offen. Anfragen und Antworten sind JSON; beschrieben sind sie auf Englisch.',
  refusals: 'Eine Ablehnung hat einen Status ab 400. Sie nennt den Grund und, wenn es hilft, wann man es wieder versuchen kann.',
  ids: 'Jede Antwort hat eine Kennung in ihrem Kopf',
  document: 'Dasselbe als OpenAPI-Dokument',
  body: 'Inhalt:',
};
