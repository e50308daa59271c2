/** The languages of readers: which one a browser gets, and what titles are called in it. */
@NullMarked
package strategos.server.language;

import org.jspecify.annotations.NullMarked;
