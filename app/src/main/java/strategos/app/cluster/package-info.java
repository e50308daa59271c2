/** The program that does work on an Apache Spark cluster, as the launcher has built it. */
@NullMarked
package strategos.app.cluster;

import org.jspecify.annotations.NullMarked;
