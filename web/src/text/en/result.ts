/** The texts of the page of a finished game. */
export const result = {
  title: (match: string) => `Result of ${match}`,
  page: 'Full result',
  notOver: 'This game is still being played. The result will be here when it is over.',
  rated: 'rated',
  practice: 'practice',
  dice: 'Check the dice',
};
