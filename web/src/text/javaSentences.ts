/** The sentences in the sources of the server, as the tests compare them with translations. */

const TOKEN = /"""[^]*?"""|"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\])'|[\w$]+|\s+|[^]/g;
const isText = (token: string | undefined) => token?.startsWith('"') === true && !token.startsWith('"""');
const isCode = (token: string) => !/^(\s|\/\/|\/\*)/.test(token);
const GAP = '7';

/**
 * The texts that a Java file puts together, with a number in the place of every other value: *there are 7 teams*.
 * Texts of exceptions for programmers are left out.
 */
export function sentencesOf(java: string): string[] {
  const tokens = (java.match(TOKEN) ?? []).filter(isCode);
  const found: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (!isText(tokens[at])) {
      at++;
      continue;
    }
    const start = at;
    let sentence = tokens[at - 1] === '+' ? GAP : '';
    do {
      sentence += isText(tokens[at]) ? valueOf(tokens[at]) : GAP;
      at = endOfOperand(tokens, at);
    } while (tokens[at++] === '+');
    if (!/(Exception|Error)$/.test(tokens[start - 2])) found.push(sentence);
  }
  return found;
}

const valueOf = (literal: string) => (JSON.parse(literal) as string).replace(/%,?[ds]/g, GAP);

/** Where the operand of a sum ends that begins here. */
function endOfOperand(tokens: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    if (depth === 0 && /^[+,;:?)\]}]$/.test(tokens[at])) return at;
    if (/^[([{]$/.test(tokens[at])) depth++;
    else if (/^[)\]}]$/.test(tokens[at])) depth--;
  }
  return tokens.length;
}
