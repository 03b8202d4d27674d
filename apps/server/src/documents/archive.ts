/** The results snapshot ("archive") as text: patches that came with saves, applied on opening. */
import { ArchivePatch } from '@calcwright/contract'
import { Refused } from '../failure.ts'

export interface ArchiveChange {
  readonly text: string
  /** The whole snapshot instead of a patch. */
  readonly full: boolean
}

/** Throws Refused when the text is not a snapshot or a patch of one. '' is neither and is none. */
export function checkArchive(text: string, field: string): void {
  if (text === '') return
  const parsed = ArchivePatch.safeParse(parseJson(text, field))
  if (!parsed.success) throw new Refused('invalid', `${field} is not a results snapshot or a patch of one`)
}

function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Refused('invalid', `${field} is not JSON`, undefined, cause)
  }
}

/** The stored snapshot with all changes, oldest first, as text; '' when there is none. */
export function mergeArchive(stored: string, changes: readonly ArchiveChange[]): string {
  const lastFull = changes.findLastIndex(change => change.full)
  const base = lastFull === -1 ? stored : (changes[lastFull]?.text ?? '')
  const patches = changes.slice(lastFull + 1).filter(change => change.text !== '')
  if (patches.length === 0) return base
  const merged = patches.reduce(applyPatch, parseStored(base))
  return JSON.stringify(merged)
}

function parseStored(text: string): ArchivePatch | null {
  return text === '' ? null : (JSON.parse(text) as ArchivePatch)
}

/** Another format replaces everything: nobody could read a mixture. */
function applyPatch(stored: ArchivePatch | null, { text }: ArchiveChange): ArchivePatch {
  const patch = JSON.parse(text) as ArchivePatch
  const results = stored?.format === patch.format ? { ...stored.results, ...patch.results } : patch.results
  const kept = Object.entries(results).filter(([, result]) => result !== null)
  return { format: patch.format, results: Object.fromEntries(kept) }
}
