@NullMarked
package strategos.server;

import org.jspecify.annotations.NullMarked;
