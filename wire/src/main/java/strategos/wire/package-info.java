/** The messages between server and clients, and their JSON. */
@NullMarked
package strategos.wire;

import org.jspecify.annotations.NullMarked;
