/** The gallery of boards: what it lists, and how the balance of its boards is measured. */
@NullMarked
package strategos.server.gallery;

import org.jspecify.annotations.NullMarked;
