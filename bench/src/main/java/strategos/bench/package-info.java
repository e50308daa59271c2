/** Benchmarks: the workloads that speed is measured by, and how they are run and compared. */
@NullMarked
package strategos.bench;

import org.jspecify.annotations.NullMarked;
