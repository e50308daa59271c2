/** Tournaments on Apache Spark: a program of its own, so that nothing else needs Spark. */
@NullMarked
package strategos.cluster;

import org.jspecify.annotations.NullMarked;
