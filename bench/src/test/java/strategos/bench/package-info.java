/** Tests of the benchmarks. */
@NullMarked
package strategos.bench;

import org.jspecify.annotations.NullMarked;
