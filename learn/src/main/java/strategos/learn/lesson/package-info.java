/** What a network has learned about the game, as a page. */
@NullMarked
package strategos.learn.lesson;

import org.jspecify.annotations.NullMarked;
