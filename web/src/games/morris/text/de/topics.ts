import type { titles as EnglishTitles } from '../en/topics';
import type { Translation } from '../../../../text/translation';

export const titles: Translation<typeof EnglishTitles> = {
  morris: 'Mühle',
  'morris-fly': 'Mühle, fliegend',
  'three-mens-morris': 'Dreiermühle',
  'six-mens-morris': 'Sechsermühle',
  'twelve-mens-morris': 'Zwölfermühle',
};

export const group = 'Mühle und Verwandte';
