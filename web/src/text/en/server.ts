/** The server speaks English. Other languages translate its answers here. */

/** An answer with its titles in the language of the client. */
export const retitled = <T>(answer: T): T => answer;

/** The same for its sentences: refusals, descriptions, and the faults of boards. */
export const translated = <T>(answer: T): Promise<T> => Promise.resolve(answer);
