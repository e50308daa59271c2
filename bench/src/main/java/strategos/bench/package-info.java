/** Benchmarks, for JMH to run. */
@NullMarked
package strategos.bench;

import org.jspecify.annotations.NullMarked;
