const SHARED = 'shared:';

/** The link that opens a copy of a board that was saved. */
export const linkTo = (ref: string): string => location.origin + studioPath(ref);

/** The address at which the studio opens a copy of a board, saved or shipped. */
export const studioPath = (ref: string): string => `/studio/${ref.replace(SHARED, '')}`;

/** The board that a link of the studio leads to: saved ones have long ids, shipped ones short names. */
export const refOf = (id: string): string => (/^[\w-]{20}$/.test(id) ? SHARED + id : id);
