/** The texts about playing on from a position of a replay. */
export const playOn = {
  title: 'Play on from here',
  intro: 'A new game against bots starts from this position. It does not count for ratings or statistics.',
  seat: 'You play for',
  start: 'Start game',
};
