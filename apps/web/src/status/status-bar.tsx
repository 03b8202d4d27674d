/** One line at the foot: what the engine does, and what to do about it. */
import type { EvaluationStatus } from '@calcwright/editor'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { SettingsSummary } from '../settings/settings-summary.tsx'
import type { OpenWorksheet } from '../worksheet/open-worksheet.ts'
import css from './status-bar.module.css'
import { useDelayed } from './use-delayed.ts'

/** After this the engine is taken to be stuck and may be killed. */
const KILL_OFFER_DELAY = 5000
/** Shorter runs are not worth a flicker. */
const SHOW_DELAY = 300

export function StatusBar({ open }: { readonly open: OpenWorksheet }) {
  const status = useStore(open.results.status)
  return (
    <footer className={css.bar}>
      <div className={css.status} role="status" aria-label="Calculation status">
        <Message status={status} open={open} />
        {status.running && status.total > 0 && (
          <progress
            className={css.progress}
            value={status.done}
            max={status.total}
            aria-label="Lines calculated"
          />
        )}
      </div>
      <SettingsSummary open={open} />
    </footer>
  )
}

function Message({ status, open }: { readonly status: EvaluationStatus; readonly open: OpenWorksheet }) {
  const busy = useDelayed(status.running, SHOW_DELAY)
  if (status.engine === 'terminated') return <Terminated open={open} />
  if (status.engine === 'loading') return <span>Loading Computational Library: {status.engineText}</span>
  if (status.running && busy) return <Calculating open={open} />
  if (status.halted)
    return <span className={css.error}>Computation halted. Please correct error to resume.</span>
  return <span>Ready to Calculate</span>
}

function Terminated({ open }: { readonly open: OpenWorksheet }) {
  return (
    <span className={css.error}>
      Math Engine Terminated. All calculations are frozen.{' '}
      <LinkButton onClick={() => open.evaluator.recalculate('all')}>Restart</LinkButton>
    </span>
  )
}

function Calculating({ open }: { readonly open: OpenWorksheet }) {
  const [aborting, setAborting] = useState(false)
  const stuck = useDelayed(aborting, KILL_OFFER_DELAY)
  useEffect(() => {
    if (aborting) open.evaluator.abort()
  }, [aborting, open.evaluator])
  if (!aborting)
    return (
      <span>
        Calculating... <LinkButton onClick={() => setAborting(true)}>Abort</LinkButton>
      </span>
    )
  if (!stuck) return <span>Aborting...</span>
  return (
    <span className={css.error}>
      Aborting... The math engine may be frozen:{' '}
      <LinkButton onClick={() => open.evaluator.kill()}>Kill Math Engine</LinkButton>
    </span>
  )
}

function LinkButton(props: { readonly onClick: () => void; readonly children: string }) {
  return <button type="button" className={css.link} {...props} />
}
