/** What the pages of *How to play* are called, by their addresses. */
export const titles: Record<string, string> = {
  modern: 'Modern',
  classic: 'Classic',
  academy: 'Academy',
  rizk: 'Rizk',
  warzone: 'Warzone',
  fog: 'Fog of war',
  teams: 'Teams',
  boosts: 'Boosts',
  economy: 'Economy',
  events: 'Events',
  blocked: 'Blocked territories',
  capitals: 'Capitals',
  missions: 'Missions',
  endings: 'Shorter matches',
  morris: 'Nine Men’s Morris',
  'morris-fly': 'Nine Men’s Morris, flying',
  'three-mens-morris': 'Three Men’s Morris',
  'six-mens-morris': 'Six Men’s Morris',
  'twelve-mens-morris': 'Twelve Men’s Morris',
};

export const howTo = {
  title: 'How to play',
  of: (title: string) => `How to play ${title}`,
  works: 'How it works',
};
