/** The words of `index.html`, which the build writes into it. */
export const page = {
  description: 'Conquest board games in the browser: press Play and make your first decision.',
  noScript: 'Strategos is played in the browser and needs JavaScript.',
  /** The description of the installed client, as in `manifest.webmanifest`. */
  app: "Conquest board games: Risk and Nine Men's Morris, against bots or friends.",
};
