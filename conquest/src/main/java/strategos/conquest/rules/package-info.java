/** Rulesets as data: their options, the presets, and their text format. */
@NullMarked
package strategos.conquest.rules;

import org.jspecify.annotations.NullMarked;
