@NullMarked
package strategos.app;

import org.jspecify.annotations.NullMarked;
