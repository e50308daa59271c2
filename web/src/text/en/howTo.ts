/** What is read around the pages of *How to play*. */
export const howTo = {
  title: 'How to play',
  of: (title: string) => `How to play ${title}`,
  works: 'How it works',
};

export const pages = {
  lead: 'Every game and every extra rule, each on one page.',
  all: 'All games and rules',
  next: 'Play it',
  unknown: 'There is no such page about the rules.',
};
