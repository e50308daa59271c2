import type { playOn as English } from '../en/playOn';
import type { Translation } from '../translation';

export const playOn: Translation<typeof English> = {
  title: 'Von hier weiterspielen',
  intro: 'Ein neues Spiel gegen Bots beginnt in dieser Stellung. Es zählt weder für die Wertung noch für die Statistik.',
  seat: 'Du spielst für',
  start: 'Spiel starten',
};
