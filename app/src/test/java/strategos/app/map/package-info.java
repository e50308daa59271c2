@NullMarked
package strategos.app.map;

import org.jspecify.annotations.NullMarked;
