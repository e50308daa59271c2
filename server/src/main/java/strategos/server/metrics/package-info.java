/** The figures of a running server, for its operators. */
@NullMarked
package strategos.server.metrics;

import org.jspecify.annotations.NullMarked;
