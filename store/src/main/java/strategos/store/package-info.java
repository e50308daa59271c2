/**
 * Persistent storage: matches, their steps and their seats.
 *
 * <p>The SQL is plain, with parameters only; it runs on SQLite, and would on PostgreSQL.
 */
@NullMarked
package strategos.store;

import org.jspecify.annotations.NullMarked;
