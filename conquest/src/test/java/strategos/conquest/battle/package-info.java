@NullMarked
package strategos.conquest.battle;

import org.jspecify.annotations.NullMarked;
