/** The selected series of a worksheet: the one with the caret on its mark. */
import { useCallback, useSyncExternalStore } from 'react'
import type { Worksheet } from '@calcwright/document'

class Selected {
  id: string | null = null
  readonly #listeners = new Set<() => void>()

  set(id: string | null): void {
    this.id = id
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

const selections = new WeakMap<Worksheet, Selected>()

function selectionIn(worksheet: Worksheet): Selected {
  const known = selections.get(worksheet) ?? new Selected()
  selections.set(worksheet, known)
  return known
}

/** @returns the way to end it */
export function selectSeries(worksheet: Worksheet, id: string): () => void {
  const selection = selectionIn(worksheet)
  selection.set(id)
  return () => {
    if (selection.id === id) selection.set(null)
  }
}

export function useSelectedSeries(worksheet: Worksheet): string | null {
  const selection = selectionIn(worksheet)
  const subscribe = useCallback((listener: () => void) => selection.subscribe(listener), [selection])
  return useSyncExternalStore(subscribe, () => selection.id)
}
