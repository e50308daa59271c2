@NullMarked
package strategos.bots.conquest.network;

import org.jspecify.annotations.NullMarked;
