@NullMarked
package strategos.app.bench;

import org.jspecify.annotations.NullMarked;
