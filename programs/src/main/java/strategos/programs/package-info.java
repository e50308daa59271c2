/**
 * Bots that are other programs: processes that read decisions from standard input and write moves
 * to standard output, one JSON object per line.
 */
@NullMarked
package strategos.programs;

import org.jspecify.annotations.NullMarked;
