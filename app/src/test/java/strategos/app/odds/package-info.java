@NullMarked
package strategos.app.odds;

import org.jspecify.annotations.NullMarked;
