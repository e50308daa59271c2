/** What the pages of *How to play* are called. */
export const titles = {
  morris: 'Nine Men’s Morris',
  'morris-fly': 'Nine Men’s Morris, flying',
  'three-mens-morris': 'Three Men’s Morris',
  'six-mens-morris': 'Six Men’s Morris',
  'twelve-mens-morris': 'Twelve Men’s Morris',
};

export const group = 'Nine Men’s Morris and its relatives';
