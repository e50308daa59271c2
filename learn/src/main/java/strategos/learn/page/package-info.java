/** HTML pages with plots that need no other file, and follow the light or dark theme. */
@NullMarked
package strategos.learn.page;

import org.jspecify.annotations.NullMarked;
