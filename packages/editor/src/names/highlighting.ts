/** Whether names are always in colour, or only in the line under the pointer or with the caret. */
import { browserStorage } from '@calcwright/ui'
import { createStore } from 'zustand/vanilla'

const STORE = 'calcwright.highlight-names'

export const highlighting = createStore<{ readonly always: boolean }>(() => ({
  always: browserStorage.get(STORE) === 'always',
}))

/** Stores the choice for the next visit. */
export function setHighlighting(always: boolean): void {
  highlighting.setState({ always })
  browserStorage.set(STORE, always ? 'always' : '')
}
