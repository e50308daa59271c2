/**
 * The network that learned Risk from self-play: what it is told about a position, its weights and
 * their file, and the chances that it gives.
 */
@NullMarked
package strategos.bots.conquest.network;

import org.jspecify.annotations.NullMarked;
