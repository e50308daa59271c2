/** What is read in the help of every game. */
export const help = {
  title: 'How to play',
  keysTitle: 'Keys',
  guideAgain: 'Show the hints of the first game again',
};
