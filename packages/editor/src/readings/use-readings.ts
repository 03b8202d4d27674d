import { useEffect, useMemo, useState } from 'react'
import { afterOpening, lazyModule } from '@calcwright/ui'
import { whenIdle } from '../math/when-idle.ts'
import type { Remark } from '../output/Messages.tsx'
import type { Editor } from '../contract/block-view.ts'
import type { FieldAddress } from './readings.ts'
import type { TokenReading } from './token-reading.ts'

export const loadReadings = lazyModule(() => import('./readings.ts'))

/** Without a number no token is a unit; names that were written together have a space of their own. */
const MAY_HAVE_TWO = /\d|\\;/

interface Found {
  readonly latex: string
  readonly readings: readonly TokenReading[]
}

interface RemarkLooks extends FieldLooks {
  /** The units of the formula do not fit. */
  readonly isWrong?: boolean
}

interface FieldLooks {
  readonly editor: Editor
  /** Whether the field has the caret. */
  readonly active: boolean
  readonly readOnly: boolean
}

/** Tokens with two readings of a field without the caret: looked for while the page is idle. */
export function useReadings(
  { editor, active, readOnly }: FieldLooks,
  { block, field, only }: FieldAddress,
  latex: string,
): readonly TokenReading[] | undefined {
  const [found, setFound] = useState<Found | null>(null)
  const asks = !active && !readOnly && MAY_HAVE_TWO.test(latex)
  useEffect(() => {
    if (!asks) return
    let stop: (() => void) | null = null
    let wanted = true
    const at = { block, field, only }
    const forget = whenIdle(() => {
      // If this fails, the field just has no marks.
      afterOpening(loadReadings).then(
        part => {
          if (!wanted) return
          stop = part.followReadings(editor, at, latex, readings => setFound({ latex, readings }))
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
  }, [asks, editor, block, field, only, latex])
  return found?.latex === latex && found.readings.length > 0 ? found.readings : undefined
}

/**
 * Remark on such tokens of the field with the caret, and of one whose units do not fit; loaded when a field is first
 * edited or wrong.
 * @param resting whether nobody types: reading the worksheet with each key would be slow
 */
export function useReadingRemark(
  { editor, active, readOnly, isWrong = false }: RemarkLooks,
  { block, field, only }: FieldAddress,
  latex: string,
  resting: boolean,
): Remark | null {
  const [part, setPart] = useState(loadReadings.loaded)
  const asks = (active || isWrong) && !readOnly
  useEffect(() => {
    // If this fails, the field just offers nothing.
    if (asks && !part) void afterOpening(loadReadings).then(setPart, () => {})
  }, [asks, part])
  return useMemo(() => {
    if (!asks || !resting || !part) return null
    const at = { block, field, only }
    const cause = isWrong ? part.causeRemark(editor, at, latex) : null
    return cause ?? (active ? part.readingRemark(editor, at, latex) : null)
  }, [asks, resting, part, isWrong, active, editor, block, field, only, latex])
}

/** The token before the caret gets its other reading, once that is fetched. */
export function changeReadingAt(editor: Editor, at: FieldAddress, latex: string, caret: number): void {
  void loadReadings().then(part => part.useOtherReading(editor, at, latex, caret))
}
