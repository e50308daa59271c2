/** The description of the Morris family. */
@NullMarked
package strategos.family.morris;

import org.jspecify.annotations.NullMarked;
