const SHARED = 'shared:';

/** The link that opens a copy of a board that was saved. */
export const linkTo = (ref: string): string => `${location.origin}/studio/${ref.replace(SHARED, '')}`;

/** The board that a link of the studio leads to. */
export const refOf = (id: string): string => SHARED + id;
