/** Name and settings of the sheet as a whole. */
import { defaultSettings, worksheetSettings, type WorksheetSettings } from './settings.ts'
import { readStoredSettings, type StoredDocument } from './stored.ts'

export const UNTITLED = 'Untitled'

export function readName(stored: StoredDocument): string {
  const name = stored.meta.get('name')
  return typeof name === 'string' && name !== '' ? name : UNTITLED
}

/** Each setting that does not fit counts as not set, so that one bad field cannot close a worksheet. */
export function readSettings(stored: StoredDocument): WorksheetSettings {
  const defaults = defaultSettings()
  const known = Object.entries(worksheetSettings.shape)
  const read = readStoredSettings(stored)
  const good = known.filter(([key, field]) => key in read && field.safeParse(read[key]).success)
  return { ...defaults, ...Object.fromEntries(good.map(([key]) => [key, read[key]])) }
}
