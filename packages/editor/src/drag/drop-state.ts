/** Place of the drop line; null while nothing is dragged. */
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { EditorWithState } from '../state/editor.ts'
import type { DropLineBox } from './drop-place.ts'

const stores = new WeakMap<EditorWithState, StoreApi<DropLineBox | null>>()

export function dropLineOf(editor: EditorWithState): StoreApi<DropLineBox | null> {
  const known = stores.get(editor)
  if (known) return known
  const made = createStore<DropLineBox | null>(() => null)
  stores.set(editor, made)
  return made
}

export function showDropLine(editor: EditorWithState, line: DropLineBox | null): void {
  dropLineOf(editor).setState(line, true)
}
