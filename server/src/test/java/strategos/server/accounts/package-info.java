@NullMarked
package strategos.server.accounts;

import org.jspecify.annotations.NullMarked;
