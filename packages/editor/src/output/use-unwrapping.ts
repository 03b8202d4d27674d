import { useEffect, useRef } from 'react'
import { takeAskedUnit } from './asked-unit.ts'
import { lazyModule } from '@calcwright/ui'
import type { Unwrapped } from './wrapper.ts'

const loadWrapper = lazyModule(() => import('./wrapper.ts'))

/**
 * Removes from a changed line the parts that concern only its result, once the caret has left it: a wrapping
 * function, and the requested unit. A line that was only visited, or that undo has brought back, stays
 * unchanged.
 * @param shown the unit of the result: one that does not fit stays where it can be corrected
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
      void loadWrapper().then(({ unwrap }) => {
        const unwrapped = left.current === null ? null : unwrap(left.current)
        if (unwrapped) take(unwrapped)
      })
    }
    entered.current = null
    // Somebody else has changed it since.
    if (left.current !== latex) left.current = null
    const asked = shown && left.current !== null ? takeAskedUnit(latex) : null
    if (asked && asked.settings.unit === shown) take({ hidden: '', ...asked })

    function take(unwrapped: Unwrapped): void {
      left.current = unwrapped.latex
      apply(unwrapped)
    }
  }, [active, latex, shown, apply])
}
