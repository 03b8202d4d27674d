import { use, useEffect, useReducer } from 'react'
import { hasMarkup, markupOf } from '../math/markup.ts'
import { useIsDrawn, useShownLatex } from '../math/StaticFormula.tsx'
import { whenIdle } from '../math/when-idle.ts'
import { VisibilityContext } from '../parts/visibility.ts'

/**
 * Whether a result may be drawn now. One edit may give hundreds of lines long formulas: those outside of the
 * viewport are drawn while the page is idle, or once they become visible.
 */
export function useDrawnResult(result: string, deferred: boolean): boolean {
  const visibility = use(VisibilityContext)
  const drawn = useIsDrawn(result, deferred)
  const latex = useShownLatex(result)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const waits = visibility.out && !hasMarkup(latex)
  useEffect(() => {
    if (!waits) return
    const forget = whenIdle(() => {
      markupOf(latex)
      drawAgain()
    })
    const stop = visibility.subscribe(drawAgain)
    return () => {
      forget()
      stop()
    }
  }, [waits, latex, visibility])
  return drawn && !waits
}
