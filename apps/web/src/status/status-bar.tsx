/** One line at the foot: what the engine does, and what to do about it. */
import type { Editor } from '@calcwright/editor'
import { type ReactNode, useState, useEffect } from 'react'
import { useStore } from 'zustand'
import type { ComputedWorksheet } from '../opened/compute-worksheet.ts'
import { ALERTS, conditionOf } from './condition.ts'
import { Message } from './message.tsx'
import css from './status-bar.module.css'
import { useRestartOnline } from './use-restart-online.ts'

/** After this the engine is taken to be stuck and may be killed. */
const KILL_OFFER_DELAY = 5000
/** Shorter runs are not worth a flicker. */
const SHOW_DELAY = 300

interface StatusBarProps {
  readonly open: ComputedWorksheet
  /** Shows the line that an error stands on; the offer is left out without it. */
  readonly editor?: Editor | null
  /** In the frame of another page: shows only what is necessary. */
  readonly embedded?: boolean
  /** Stands at the right of the bar, unless it is embedded. */
  readonly children?: ReactNode
}

export function StatusBar({ open, editor, embedded = false, children }: StatusBarProps) {
  const status = useStore(open.results.status)
  const [aborting, abort] = useAbort(open, status.running)
  const busy = useDelayed(status.running, SHOW_DELAY)
  const stuck = useDelayed(aborting, KILL_OFFER_DELAY)
  const condition = conditionOf(status, { busy, aborting, stuck })
  useRestartOnline(open)
  const role = ALERTS.has(condition) ? 'alert' : 'status'
  const Element = embedded ? 'div' : 'footer'
  return (
    <Element className={css.bar} data-embedded={embedded || undefined} data-condition={condition}>
      <div className={css.status} role={role} key={role} aria-label="Calculation status">
        <Message condition={condition} status={status} open={open} editor={editor} abort={abort} />
      </div>
      {!embedded && children}
    </Element>
  )
}

/** An abort lasts until the run has ended. */
function useAbort({ evaluator }: ComputedWorksheet, running: boolean): [boolean, () => void] {
  const [aborting, setAborting] = useState(false)
  if (aborting && !running) setAborting(false)
  const abort = (): void => {
    setAborting(true)
    evaluator.abort()
  }
  return [aborting, abort]
}

/** True once `active` has been true for `delay` ms without a break. */
function useDelayed(active: boolean, delay: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setPassed(true), delay)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [active, delay])
  return active && passed
}
