/** The texts of notices that the browser shows. */
export const signals = {
  yourTurn: 'It is your turn',
};
