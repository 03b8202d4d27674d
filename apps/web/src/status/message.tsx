/** The sentence of the status bar with its links and its progress. */
import { blocksWithErrors, type Editor, type EvaluationStatus } from '@calcwright/editor'
import type { ComputedWorksheet } from '../opened/compute-worksheet.ts'
import { type Condition, waitingText } from './condition.ts'
import css from './status-bar.module.css'

const HALTED =
  'Computation halted. Please correct error to resume. Lines that read it wait, all others are calculated.'

interface MessageProps {
  readonly condition: Condition
  readonly status: EvaluationStatus
  readonly open: ComputedWorksheet
  readonly editor: Editor | null | undefined
  abort(): void
}

export function Message({ condition, status, open, editor, abort }: MessageProps) {
  const { evaluator } = open
  switch (condition) {
    case 'terminated':
      return (
        <>
          <span className={css.error}>
            Math Engine Terminated. All calculations are frozen. {status.engineText}
          </span>
          <Link onClick={() => evaluator.recalculate('all')}>Restart</Link>
        </>
      )
    case 'loading':
      return (
        <>
          <span>Loading Computational Library{status.engineText && `: ${status.engineText}`}</span>
          <Progress label="Loaded" value={status.engineProgress} max={1} />
        </>
      )
    case 'stuck':
      return (
        <>
          <span className={css.error}>Aborting... The math engine may be frozen:</span>
          <Link onClick={() => evaluator.kill()}>Kill Math Engine</Link>
        </>
      )
    case 'aborting':
      return <span>Aborting...</span>
    case 'calculating':
      return (
        <>
          <span>Calculating...</span>
          <Link onClick={abort}>Abort</Link>
          {status.total > 0 && <Progress label="Lines calculated" value={status.done} max={status.total} />}
        </>
      )
    case 'trouble':
      return <span className={css.notice}>{status.message}</span>
    case 'manual':
      return <Manual status={status} open={open} />
    case 'waiting':
      return (
        <>
          <span className={css.notice}>{waitingText(status.stale)}</span>
          <Link onClick={() => evaluator.recalculate('stale')}>Recalculate Now</Link>
        </>
      )
    case 'halted':
      return (
        <>
          <span className={css.error}>{HALTED}</span>
          {editor && <Link onClick={() => showFirstError(editor)}>Show the error</Link>}
        </>
      )
    case 'ready':
      return <span>Ready to Calculate</span>
  }
}

function Manual({ status, open }: Pick<MessageProps, 'status' | 'open'>) {
  const { evaluator } = open
  const text = waitingText(status.stale) || (status.halted ? HALTED : '')
  return (
    <>
      <span className={css.spare}>Auto-evaluation is off.</span>
      {text && <span className={css.notice}>{text}</span>}
      <Link onClick={() => evaluator.recalculate('stale')}>Recalculate Now</Link>
      <Link onClick={() => evaluator.setAutomatic(true)}>Re-enable Auto-Evaluation</Link>
    </>
  )
}

function Progress(props: { readonly label: string; readonly value: number; readonly max: number }) {
  return <progress className={css.progress} value={props.value} max={props.max} aria-label={props.label} />
}

/** A press leaves the caret where it is: most links are gone after it. */
function Link(props: { readonly onClick: () => void; readonly children: string }) {
  return (
    <button type="button" className={css.link} onMouseDown={event => event.preventDefault()} {...props} />
  )
}

/** Puts the caret into the first line that has an error of its own. */
function showFirstError(editor: Editor): void {
  const wrong = blocksWithErrors(editor.worksheet, editor.results)[0]
  if (wrong) editor.focus(wrong.id, { at: 'end' })
}
