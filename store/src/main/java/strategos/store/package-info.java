/**
 * Persistent storage: matches, their steps and their seats.
 *
 * <p>The SQL is plain, with parameters only; it runs on SQLite and PostgreSQL.
 */
@NullMarked
package strategos.store;

import org.jspecify.annotations.NullMarked;
