/** How the Morris family is shown to other programs. */
@NullMarked
package strategos.wire.morris;

import org.jspecify.annotations.NullMarked;
