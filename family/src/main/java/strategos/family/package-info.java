/**
 * Families of games: the interface that the terminal, the arena, the server and the rules commands
 * use for every family, and a package with the description of each.
 */
@NullMarked
package strategos.family;

import org.jspecify.annotations.NullMarked;
