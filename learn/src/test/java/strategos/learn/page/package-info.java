@NullMarked
package strategos.learn.page;

import org.jspecify.annotations.NullMarked;
