@NullMarked
package strategos.app.backup;

import org.jspecify.annotations.NullMarked;
