/** The texts about requests of programs. What each of them does is in the server's own words, in English. */
export const api = {
  title: 'API',
  intro: 'Programs can do everything these pages can. Request and response bodies are JSON.',
  refusals: 'A refused request returns a status of 400 or above, the reason and, if a retry can succeed, how long to wait.',
  ids: 'Every response has an id in its header',
  document: 'OpenAPI document',
  body: 'Body:',
};
