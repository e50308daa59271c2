@NullMarked
package strategos.server.gallery;

import org.jspecify.annotations.NullMarked;
