@NullMarked
package strategos.engine;

import org.jspecify.annotations.NullMarked;
