/** The last result of a file of another program. */
import { importForeign, readPlaces } from '@calcwright/blocks/import'
import { evaluateText, TEXT_SETTINGS } from '../evaluate.ts'

/** Reads a file and evaluates it: the result of its last line, or its errors. */
export async function shownOf(content: Uint8Array, file: string): Promise<string> {
  const imported = await importForeign(content, file)
  const { angle = TEXT_SETTINGS.angle, one_indexed = TEXT_SETTINGS.oneIndexed } = imported.settings
  const { text } = readPlaces(imported)
  const results = await evaluateText(text, { ...TEXT_SETTINGS, angle, oneIndexed: one_indexed })
  const errors = results.flatMap(({ outcome }) => outcome.error?.message ?? [])
  return errors.length > 0 ? errors.join('; ') : (results.at(-1)?.outcome.display ?? '')
}
