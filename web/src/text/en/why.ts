/** The texts around the reasons of a bot. */
export const why = {
  title: (name: string) => `Why ${name} did this`,
  asking: 'Thinking…',
};
