@NullMarked
package strategos.app.engine;

import org.jspecify.annotations.NullMarked;
