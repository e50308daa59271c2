/** The chats of matches, and the reports that players make of each other. */
@NullMarked
package strategos.server.chat;

import org.jspecify.annotations.NullMarked;
