@NullMarked
package strategos.app.morris;

import org.jspecify.annotations.NullMarked;
