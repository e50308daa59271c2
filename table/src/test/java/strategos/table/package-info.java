@NullMarked
package strategos.table;

import org.jspecify.annotations.NullMarked;
