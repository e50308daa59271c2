/** The texts of the settings page. */
export const settings = {
  title: 'Settings',
  kept: 'Settings are kept in this browser and apply at once.',
  theme: { legend: 'Theme', values: { system: 'System', light: 'Light', dark: 'Dark' } },
  motion: {
    legend: 'Animation speed',
    detail: 'How fast dice, battles and orders are shown. The speed of bots is set in each game.',
    values: { normal: 'Normal', slow: 'Slow', fast: 'Fast', none: 'No animations' },
  },
  confirm: {
    legend: 'End of turn',
    detail: 'Ask before you end your turn or send your orders.',
    values: { off: 'End at once', on: 'Ask first' },
  },
  colours: {
    legend: 'Colours of players',
    detail: 'The standard colours are easy to tell apart with every kind of colour vision.',
    values: { standard: 'Standard', classic: 'Classic', pastel: 'Pastel' },
  },
  patterns: {
    legend: 'Patterns on the board',
    detail: 'Every player has a pattern, so that the board can be read without colours.',
    values: { subtle: 'Subtle', strong: 'Strong', none: 'None' },
  },
  sample: 'Preview',
  player: (n: number) => `Player ${n}`,
  sound: {
    legend: 'Sound',
    detail: 'Short sounds for your turn, dice, conquests and the end of a game.',
    values: { on: 'On', off: 'Off' },
    listen: 'Listen',
  },
  notices: {
    legend: 'Notifications',
    detail: 'Your browser tells you when it is your turn, as long as a tab of Strategos is open.',
    values: { off: 'Off', on: 'On' },
    denied: 'Your browser blocks notifications from this site. Allow them in the settings of the browser, then try again.',
    missing: 'This browser does not support notifications.',
  },
};
