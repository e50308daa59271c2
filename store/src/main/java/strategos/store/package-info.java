/**
 * What outlives the program: matches, their steps and who sits where.
 *
 * <p>The SQL is plain and takes parameters only; SQLite runs it now, and PostgreSQL could.
 */
@NullMarked
package strategos.store;

import org.jspecify.annotations.NullMarked;
