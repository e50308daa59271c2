@NullMarked
package strategos.cluster;

import org.jspecify.annotations.NullMarked;
