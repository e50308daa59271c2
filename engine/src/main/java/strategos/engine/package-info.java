/**
 * The rules as a service: a program in any language opens matches, plays them and looks at them
 * over standard input and output. docs/protocol/engine.md
 */
@NullMarked
package strategos.engine;

import org.jspecify.annotations.NullMarked;
