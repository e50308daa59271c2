@NullMarked
package strategos.family.morris;

import org.jspecify.annotations.NullMarked;
