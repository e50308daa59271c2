import { checkBoard, saveBoard } from '../../wire/http';
import type { BoardVerdictNote } from '../../wire/types';

/** The result of checking a chosen file. */
export type Outcome =
  | { kind: 'refused'; file: string; faults: readonly string[] }
  | { kind: 'kept'; file: string; ref: string; title: string; warnings: readonly string[] };

/** A fault as tools for text know it; line 0 is the whole file. */
export function placed(file: string, { line, what }: BoardVerdictNote): string {
  return line === 0 ? `${file}: ${what}` : `${file}:${line}: ${what}`;
}

/** The text of a file: old ones are not in Unicode. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Checks a file, and saves it on the server if it can be played. */
export async function bring(file: File, rules: string): Promise<Outcome> {
  const upload = { file: file.name, text: textOf(await file.arrayBuffer()), rules };
  const { verdict, sheet } = await checkBoard(upload);
  if (!verdict.playable || !sheet) {
    return { kind: 'refused', file: file.name, faults: verdict.faults.map((fault) => placed(verdict.file, fault)) };
  }
  const { ref } = await saveBoard(upload);
  return {
    kind: 'kept',
    file: file.name,
    ref,
    title: sheet.board.title,
    warnings: verdict.warnings.map((warning) => placed(verdict.file, warning)),
  };
}
