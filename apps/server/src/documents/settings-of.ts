import type { WorksheetSettings } from '@calcwright/document'
import type { StoredContent } from './stored-content.ts'
import type { StoredReadServices } from './stored-worksheet.ts'

/**
 * Caches settings of large worksheets by id and version: many people open one at once, and extracting them
 * takes a while.
 */
const known = new Map<string, Promise<WorksheetSettings>>()
const KNOWN_LIMIT = 200

export function settingsOf(
  { documents }: Pick<StoredReadServices, 'documents'>,
  id: string,
  { document, version }: Pick<StoredContent, 'document' | 'version'>,
): Promise<WorksheetSettings> {
  const ask = () => documents.run(document.length, 'settings', document)
  if (!documents.isLarge(document.length)) return ask()
  const key = `${id} ${version}`
  const found = known.get(key) ?? ask()
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}
