/** The texts of the settings page. */
export const settings = {
  title: 'Settings',
  kept: 'Settings are saved in this browser and apply at once.',
  keptWithAccount: 'Settings are saved in your account and apply at once, in every browser where you sign in.',
  language: { legend: 'Language', detail: 'Reloads the page.' },
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
    denied: 'Your browser blocks notifications from this site. Allow them in your browser settings, then try again.',
    missing: 'This browser does not support notifications.',
  },
  mail: {
    legend: 'E-mail',
    detail: 'Get an e-mail when your turn has waited for 15 minutes. For games that take days.',
    address: 'E-mail address',
    want: 'Send a confirmation e-mail',
    sent: (address: string) => `An e-mail is on its way to ${address}. Follow the link in it to confirm the address.`,
    active: (address: string) => `E-mails go to ${address}.`,
    stop: 'Stop e-mails',
    confirm: { title: 'Confirm your e-mail address', question: 'You will get an e-mail when your turn has waited for a while.', act: 'Confirm', done: 'Your e-mail address is confirmed.' },
    end: { title: 'Stop e-mails', question: 'You will get no further e-mails from this site.', act: 'Stop e-mails', done: 'You will get no further e-mails.' },
  },
};
