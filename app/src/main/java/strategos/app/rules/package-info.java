/** The command {@code rules}: lists, shows and checks rules. */
@NullMarked
package strategos.app.rules;

import org.jspecify.annotations.NullMarked;
