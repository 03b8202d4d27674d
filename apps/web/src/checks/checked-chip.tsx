/** Beside the name of a worksheet that somebody has checked: by whom, and whether it is still as it was. */
import type { CheckMark } from '@calcwright/contract'
import { BadgeAlert, BadgeCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import css from './checks.module.css'
import { comparedMarks, digestsOf } from './digests.ts'
import { openChecks } from './open-checks.ts'
import { checkMarkText, relevantMarks } from './words.ts'

export default function CheckedChip({ open }: { readonly open: OpenWorksheet }) {
  const marks = relevantMarks(useComparedMarks(open))
  const [first, ...others] = marks
  if (!first) return null
  const holds = first.state === 'holds'
  const words = marks.map(checkMarkText).join('. ')
  return (
    <button
      type="button"
      className={css.chip}
      data-holds={holds}
      aria-label={words}
      title={words}
      onClick={() => openChecks(open)}
    >
      {holds ? <BadgeCheck size={15} aria-hidden /> : <BadgeAlert size={15} aria-hidden />}
      <span className={css.chipText} aria-hidden>
        {holds ? `Checked by ${first.by}` : 'Changed since the check'}
        {others.length > 0 && ` and ${others.length} more`}
      </span>
    </button>
  )
}

/** Milliseconds without a change after which the worksheet is compared with its marks. */
const REST = 700

function useComparedMarks(open: OpenWorksheet): readonly CheckMark[] {
  const stored = useStore(open.checks, ({ marks }) => marks)
  const [marks, setMarks] = useState(stored)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let left = false
    const compare = async (): Promise<void> => {
      const digests = await digestsOf(open)
      if (!left)
        setMarks(before =>
          comparedMarks(
            stored.map(mark => stateBefore(mark, before)),
            digests,
          ),
        )
    }
    const later = (): void => {
      clearTimeout(waiting)
      // An evaluator that has ended answers nothing any more.
      waiting = setTimeout(() => void compare().catch(() => {}), REST)
    }
    later()
    const stops = [open.worksheet.subscribe(later), open.results.status.subscribe(later)]
    return () => {
      left = true
      clearTimeout(waiting)
      for (const stop of stops) stop()
    }
  }, [open, stored])
  return marks
}

function stateBefore(mark: CheckMark, before: readonly CheckMark[]): CheckMark {
  const state = before.find(({ id }) => id === mark.id)?.state
  return state ? { ...mark, state } : mark
}
