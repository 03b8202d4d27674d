/** The results snapshot ("archive") as text: patches that came with saves, applied on opening. */
import { ArchivePatch } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import { checkShape } from '../json-shape.ts'
import { ARCHIVE_LIMIT } from './size-limits.ts'

export interface ArchiveChange {
  readonly text: string
  /** The whole snapshot instead of a patch. */
  readonly full: boolean
}

/** Bounds above the results of the largest worksheets. */
const SHAPE = { depth: 64, values: 2_000_000 }

/** Throws Refused when the text is neither a snapshot nor a patch of one; '' is allowed. */
export function checkArchive(
  { text, full }: ArchiveChange,
  field = full ? 'full_archive_string' : 'archive_patch',
): void {
  if (text === '' || text.length > ARCHIVE_LIMIT) return
  const parsed = ArchivePatch.safeParse(parseJson(text, field))
  if (!parsed.success) throw new Refused('invalid', `${field} is not a results snapshot or a patch of one`)
}

function parseJson(text: string, field: string): unknown {
  checkShape(Buffer.from(text), SHAPE)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Refused('invalid', `${field} is not JSON`, undefined, cause)
  }
}

/** Drops results that are too large, and keeps the stored ones: they can be calculated again. */
export function withinArchiveLimit(change: ArchiveChange): ArchiveChange {
  return change.text.length > ARCHIVE_LIMIT ? { text: '', full: true } : change
}

/** Returns the stored snapshot with all changes, oldest first; '' when there is none. */
export function mergeArchive(stored: string, changes: readonly ArchiveChange[]): string {
  const lastFull = changes.findLastIndex(change => change.full)
  const base = lastFull === -1 ? stored : (changes[lastFull]?.text ?? '')
  const patches = changes.slice(lastFull + 1).filter(change => change.text !== '')
  if (patches.length === 0) return base
  const merged = patches.reduce(applyPatch, parseStored(base))
  return withinArchiveLimit({ text: JSON.stringify(merged), full: true }).text
}

function parseStored(text: string): ArchivePatch | null {
  return text === '' ? null : (JSON.parse(text) as ArchivePatch)
}

/** A patch of another format replaces everything, because nobody could read a mixture. */
function applyPatch(stored: ArchivePatch | null, { text }: ArchiveChange): ArchivePatch {
  const patch = JSON.parse(text) as ArchivePatch
  const results = stored?.format === patch.format ? { ...stored.results, ...patch.results } : patch.results
  const present = Object.entries(results).filter(([, result]) => result !== null)
  return { format: patch.format, results: Object.fromEntries(present) }
}
