import { useEffect, useRef } from 'react'
import { unwrap } from './wrapper.ts'
import type { Unwrapped } from './wrapper.ts'

/**
 * Takes a wrapping function off the line when the caret has left it. A line that undo has wrapped
 * again stays as it is.
 */
export function useUnwrapping(active: boolean, latex: string, apply: (unwrapped: Unwrapped) => void): void {
  const entered = useRef(false)
  const taken = useRef('')
  useEffect(() => {
    const left = entered.current && !active
    entered.current = active
    if (!left || latex === taken.current) return
    const unwrapped = unwrap(latex)
    if (!unwrapped) return
    taken.current = latex
    apply(unwrapped)
  }, [active, latex, apply])
}
