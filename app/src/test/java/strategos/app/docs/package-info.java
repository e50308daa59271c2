@NullMarked
package strategos.app.docs;

import org.jspecify.annotations.NullMarked;
