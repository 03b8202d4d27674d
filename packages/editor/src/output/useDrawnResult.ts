import { use, useEffect, useReducer } from 'react'
import { hasMarkup, markupOf } from '../math/markup.ts'
import { useDrawn } from '../math/StaticFormula.tsx'
import { whenIdle } from '../math/warm.ts'
import { SightContext } from '../sheet/sight.ts'

/**
 * Whether a result may be drawn now. One edit may give hundreds of lines long formulas: those out of sight
 * are drawn while the page is idle, or once they come into sight.
 */
export function useDrawnResult(latex: string, deferred: boolean): boolean {
  const sight = use(SightContext)
  const drawn = useDrawn(latex, deferred)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const waits = sight.out && !hasMarkup(latex)
  useEffect(() => {
    if (!waits) return
    const forget = whenIdle(() => {
      markupOf(latex)
      drawAgain()
    })
    const stop = sight.subscribe(drawAgain)
    return () => {
      forget()
      stop()
    }
  }, [waits, latex, sight])
  return drawn && !waits
}
