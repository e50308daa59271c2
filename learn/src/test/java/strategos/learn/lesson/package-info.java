@NullMarked
package strategos.learn.lesson;

import org.jspecify.annotations.NullMarked;
