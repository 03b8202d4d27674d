import { useEffect, useRef } from 'react'
import { unwrap } from './wrapper.ts'
import type { Unwrapped } from './wrapper.ts'

/**
 * Takes a wrapping function off a line that was changed, when the caret has left it. A line that was
 * only visited, or that undo has wrapped again, stays as it is.
 */
export function useUnwrapping(active: boolean, latex: string, apply: (unwrapped: Unwrapped) => void): void {
  const entered = useRef<string | null>(null)
  useEffect(() => {
    if (active) {
      entered.current ??= latex
      return
    }
    const changed = entered.current !== null && entered.current !== latex
    entered.current = null
    const unwrapped = changed ? unwrap(latex) : null
    if (unwrapped) apply(unwrapped)
  }, [active, latex, apply])
}
