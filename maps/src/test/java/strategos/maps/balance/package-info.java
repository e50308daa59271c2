@NullMarked
package strategos.maps.balance;

import org.jspecify.annotations.NullMarked;
