/**
 * Curated tables that formulas look up by name: `IPE("200", I_y)`. Their names are known at once; the figures of one
 * are fetched when a worksheet first reads it.
 */
import type { LibraryTable } from './table.ts'
import { LIBRARIES } from './catalogue.ts'

export type { LibraryColumn, LibraryRow, LibraryTable } from './table.ts'
export type { LibraryEntry } from './catalogue.ts'
export { LIBRARIES }

export const LIBRARY_NAMES: readonly string[] = LIBRARIES.map(({ name }) => name)

const BY_NAME = new Map(LIBRARIES.map(entry => [entry.name, entry]))

export const isLibrary = (name: string): boolean => BY_NAME.has(name)

const loaded = new Map<string, LibraryTable>()
const loading = new Map<string, Promise<void>>()

/** @returns the figures of a library that has been loaded */
export const loadedLibrary = (name: string): LibraryTable | undefined => loaded.get(name)

/** Fetches the figures of a library. Rejects when they cannot be fetched; the next call tries again. */
export function loadLibrary(name: string): Promise<void> {
  const known = loading.get(name)
  if (known) return known
  const begun = BY_NAME.get(name)!
    .load()
    .then(
      ({ TABLES }) => {
        for (const table of TABLES) loaded.set(table.name, table)
      },
      (error: unknown) => {
        loading.delete(name)
        throw error
      },
    )
  loading.set(name, begun)
  return begun
}
