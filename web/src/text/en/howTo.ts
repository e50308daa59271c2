/** The texts around the pages of *How to play*. */
export const howTo = {
  title: 'How to play',
  of: (title: string) => `How to play ${title}`,
  works: 'How it works',
};

export const pages = {
  lead: 'Each game and each extra rule on one page.',
  all: 'All games and rules',
  next: 'Play',
  unknown: 'There is no page about these rules.',
};
