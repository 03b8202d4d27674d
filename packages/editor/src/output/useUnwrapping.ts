import { useEffect, useRef } from 'react'
import { takeAskedUnit } from './asked-unit.ts'
import { unwrap } from './wrapper.ts'
import type { Unwrapped } from './wrapper.ts'

/**
 * Takes off a line that was changed what is about its result, when the caret has left it: a wrapping
 * function, and the unit asked for. A line that was only visited, or that undo has brought back,
 * stays as it is.
 * @param shown the unit of the result: one that does not fit is left where it can be mended
 */
export function useUnwrapping(
  active: boolean,
  latex: string,
  shown: string | undefined,
  apply: (unwrapped: Unwrapped) => void,
): void {
  const entered = useRef<string | null>(null)
  /** Left like this; its result may be on its way. */
  const left = useRef<string | null>(null)
  useEffect(() => {
    if (active) {
      entered.current ??= latex
      left.current = null
      return
    }
    if (entered.current !== null && entered.current !== latex) {
      left.current = latex
      const unwrapped = unwrap(latex)
      if (unwrapped) {
        left.current = unwrapped.latex
        apply(unwrapped)
      }
    }
    entered.current = null
    if (!shown || left.current !== latex) return
    const asked = takeAskedUnit(latex)
    if (asked?.settings.unit === shown) apply({ hidden: '', ...asked })
  }, [active, latex, shown, apply])
}
