/** The wire's types in TypeScript, for the browser client. */
@NullMarked
package strategos.wire.typescript;

import org.jspecify.annotations.NullMarked;
