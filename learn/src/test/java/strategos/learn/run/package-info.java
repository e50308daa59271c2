@NullMarked
package strategos.learn.run;

import org.jspecify.annotations.NullMarked;
