@NullMarked
package strategos.server.web;

import org.jspecify.annotations.NullMarked;
