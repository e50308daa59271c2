import type { page as English } from '../en/page';
import type { Translation } from '../translation';

export const page: Translation<typeof English> = {
  description: 'Eroberungsspiele im Browser: Drück auf „Spielen“ und triff deine erste Entscheidung.',
  noScript: 'Strategos läuft im Browser und braucht JavaScript.',
  app: 'Eroberungsspiele: Risiko und Mühle, gegen Bots oder Freunde.',
};
