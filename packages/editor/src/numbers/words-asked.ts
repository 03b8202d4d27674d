import type { WordMark } from '@calcwright/document'
import { createStore } from 'zustand/vanilla'

/** The block whose caption or clause is being written; null for none. */
export const wordsAsked = createStore<{ readonly block: string | null; readonly mark: WordMark }>(() => ({
  block: null,
  mark: 'caption',
}))
