@NullMarked
package strategos.family.conquest;

import org.jspecify.annotations.NullMarked;
