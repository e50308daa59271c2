@NullMarked
package strategos.conquest.rules;

import org.jspecify.annotations.NullMarked;
