@NullMarked
package strategos.app.seeds;

import org.jspecify.annotations.NullMarked;
