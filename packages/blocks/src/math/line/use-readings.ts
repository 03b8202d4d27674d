import { useEffect, useState } from 'react'
import { whenIdle } from '@calcwright/editor'
import { lazyModule } from '@calcwright/ui'
import type { BlockViewProps, TokenReading } from '@calcwright/editor'
import type { MathProps } from './schema.ts'

export const loadReadings = lazyModule(() => import('./readings.ts'))

/** Without a number no token is a unit. */
const NUMBER = /\d/

interface Found {
  readonly latex: string
  readonly readings: readonly TokenReading[]
}

/** Tokens with two readings of a line without the caret: looked for while the page is idle. */
export function useReadings(view: BlockViewProps<MathProps>): readonly TokenReading[] | undefined {
  const { block, props, active, readOnly, editor } = view
  const { latex } = props
  const [found, setFound] = useState<Found | null>(null)
  const asks = !active && !readOnly && NUMBER.test(latex)
  useEffect(() => {
    if (!asks) return
    let stop: (() => void) | null = null
    let wanted = true
    const forget = whenIdle(() => {
      // Without it the line only has no marks.
      loadReadings().then(
        part => {
          if (!wanted) return
          stop = part.followReadings(editor, block.id, latex, readings => setFound({ latex, readings }))
        },
        () => {},
      )
    })
    return () => {
      wanted = false
      forget()
      stop?.()
      setFound(null)
    }
  }, [asks, editor, block.id, latex])
  return found?.latex === latex && found.readings.length > 0 ? found.readings : undefined
}
