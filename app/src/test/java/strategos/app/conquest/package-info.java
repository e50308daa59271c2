@NullMarked
package strategos.app.conquest;

import org.jspecify.annotations.NullMarked;
