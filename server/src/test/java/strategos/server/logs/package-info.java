@NullMarked
package strategos.server.logs;

import org.jspecify.annotations.NullMarked;
