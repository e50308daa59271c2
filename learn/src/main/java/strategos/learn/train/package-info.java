/** Training by PyTorch: batches of positions, the network as a graph, and what it predicts. */
@NullMarked
package strategos.learn.train;

import org.jspecify.annotations.NullMarked;
