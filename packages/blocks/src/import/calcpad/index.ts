/** Files of Calcpad (.cpd, .txt). */
import type { Imported, Importer } from '../imported.ts'
import { textOf } from '../read-text.ts'
import { readSource } from './source.ts'
import { Statements } from './statements.ts'

/**
 * The calculation as Calcpad takes it: angles in degrees unless it says otherwise, inputs with the values that are
 * stored in the file, macros put in.
 */
export const readCalcpad: Importer = (bytes: Uint8Array): Imported => {
  const source = readSource(textOf(bytes))
  const statements = new Statements(source)
  for (const line of source.lines) statements.read(line)
  return statements.finish(source.remarks)
}
