/** Settings as texts ("true", "on", "1", "6"), which older clients send. */
import type { Settings } from '@calcwright/contract'
import { type WorksheetSettings, defaultSettings, pageFault } from '@calcwright/document'
import { Refused } from '../failure.ts'

const TRUE = new Set(['true', 'on', '1', 'comma'])
const FALSE = new Set(['false', 'off', '0', '', 'none'])

/**
 * Converts a text to the type of the setting. An unknown text stays as it is. Throws Refused for a page setup
 * that is none, which the document takes as it comes.
 */
export function settingsFromText(settings: Settings): Settings {
  const kinds = new Map(Object.entries(defaultSettings()).map(([name, value]) => [name, typeof value]))
  const entries = Object.entries(settings).map(([name, value]) => {
    return [name, typeof value === 'string' ? fromText(value, kinds.get(name)) : value] as const
  })
  const changed: Settings = Object.fromEntries(entries)
  const fault = pageFault(changed as Partial<WorksheetSettings>)
  if (fault !== null) throw new Refused('invalid', fault)
  return changed
}

function fromText(text: string, kind: string | undefined): string | number | boolean {
  if (kind === 'boolean' && TRUE.has(text)) return true
  if (kind === 'boolean' && FALSE.has(text)) return false
  if (kind === 'number' && /^\d+$/.test(text)) return Number(text)
  return text
}
