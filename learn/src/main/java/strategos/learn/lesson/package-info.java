/** What a network has learned about the game, measured in matches and written as a page. */
@NullMarked
package strategos.learn.lesson;

import org.jspecify.annotations.NullMarked;
