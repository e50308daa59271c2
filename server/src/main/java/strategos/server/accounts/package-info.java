/** Accounts: names, passwords and sessions. */
@NullMarked
package strategos.server.accounts;

import org.jspecify.annotations.NullMarked;
