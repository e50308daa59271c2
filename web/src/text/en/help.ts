/** The texts around the help of every game. */
export const help = {
  title: 'How to play',
  keysTitle: 'Keys',
  guideAgain: 'Show tips again',
};
