@NullMarked
package strategos.server.language;

import org.jspecify.annotations.NullMarked;
