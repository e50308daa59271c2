@NullMarked
package strategos.learn.train;

import org.jspecify.annotations.NullMarked;
