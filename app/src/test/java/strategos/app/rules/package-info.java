@NullMarked
package strategos.app.rules;

import org.jspecify.annotations.NullMarked;
