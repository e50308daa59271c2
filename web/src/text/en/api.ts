/** The texts about requests of programs. What each of them does is in the server's own words, in English. */
export const api = {
  title: 'For programs',
  intro: 'Everything on these pages is open to programs, too. Bodies and answers are JSON.',
  refusals: 'A refused request gets a status of 400 or above, the reason, and the time to wait if trying again helps.',
  ids: 'Every answer has an id in its header',
  document: 'The same as an OpenAPI document',
  body: 'Body:',
};
