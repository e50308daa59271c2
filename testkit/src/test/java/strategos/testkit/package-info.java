@NullMarked
package strategos.testkit;

import org.jspecify.annotations.NullMarked;
