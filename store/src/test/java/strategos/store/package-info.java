@NullMarked
package strategos.store;

import org.jspecify.annotations.NullMarked;
