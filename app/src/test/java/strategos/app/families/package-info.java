@NullMarked
package strategos.app.families;

import org.jspecify.annotations.NullMarked;
