/** What the pages of *How to play* are called, and the words of their figures. */
export const titles = {
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
};

export const groups = { presets: 'Risk', extensions: 'More rules for Risk' };

export const sets = { yes: 'a set', no: 'not a set' };
