/**
 * Rulesets as data: what a preset decides, the presets themselves, and the text a player writes one
 * in.
 */
@NullMarked
package strategos.conquest.rules;

import org.jspecify.annotations.NullMarked;
