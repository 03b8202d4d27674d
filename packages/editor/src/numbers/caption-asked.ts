import { createStore } from 'zustand/vanilla'

/** The block whose caption is being written; null for none. */
export const captionAsked = createStore<{ readonly block: string | null }>(() => ({ block: null }))
