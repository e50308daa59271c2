@NullMarked
package strategos.family;

import org.jspecify.annotations.NullMarked;
