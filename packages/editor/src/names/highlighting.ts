/** Whether names are always in colour, or only in the line under the pointer or with the caret. */
import { createStore } from 'zustand/vanilla'

const STORE = 'calcwright.highlight-names'

export const highlighting = createStore<{ readonly always: boolean }>(() => ({ always: stored() }))

/** The choice is kept for the next visit. */
export function setHighlighting(always: boolean): void {
  highlighting.setState({ always })
  try {
    localStorage.setItem(STORE, always ? 'always' : '')
  } catch {
    // A browser that keeps nothing: the choice holds for this visit.
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(STORE) === 'always'
  } catch {
    return false
  }
}
