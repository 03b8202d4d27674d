import { memo, useEffect, useRef, useState } from 'react'
import { ChevronRight, Clock } from 'lucide-react'
import type { Outcome } from '@calcwright/evaluator'
import { mayScroll, StaticFormula, useDrawn } from '../math/StaticFormula.tsx'
import { InlinePrompt } from './InlinePrompt.tsx'
import { OutputMenu } from './OutputMenu.tsx'
import { DIGITS_MESSAGE, readDigits, withDigits } from './settings.ts'
import type { OutputSettings } from './settings.ts'
import { unitProblem } from './unit-choice.ts'
import styles from './output.module.css'

export interface OutputBoxProps {
  readonly outcome: Outcome | undefined
  readonly settings: OutputSettings
  readonly approximateByDefault: boolean
  readonly calculating: boolean
  /** Not computed after an abort or in manual mode: what is shown is old. */
  readonly stale: boolean
  /** The line ends in `=` already. */
  readonly afterEquals: boolean
  readonly active: boolean
  readonly readOnly: boolean
  readonly deferred: boolean
  change(patch: Partial<OutputSettings>): void
  announce(text: string): void
  /** Gives the caret back to the line after a question was answered. */
  refocus(): void
}

/** The result of one statement, with what can be done to it. Errors and notices: see Messages. */
export const OutputBox = memo(function OutputBox(props: OutputBoxProps) {
  const waits = props.stale && !props.calculating && props.outcome?.error?.kind !== 'interrupted'
  return (
    <>
      <Answer {...props} stale={waits} />
      {waits && <NotCalculated />}
    </>
  )
})

function Answer(props: OutputBoxProps) {
  const { outcome, settings, readOnly, active } = props
  const [asking, setAsking] = useState<'unit' | 'digits' | null>(null)
  useAnnouncement(props)
  if (!outcome || outcome.error || outcome.kind === 'nothing') return null
  if (!outcome.shown || settings.mode === 'collapsed')
    return readOnly ? null : <Opener active={active} open={() => props.change({ mode: 'expanded' })} />
  if (outcome.suppressed) return <Suppressed show={() => props.change({ force: true })} readOnly={readOnly} />
  return (
    <div
      className={styles.output}
      data-calculating={props.calculating || undefined}
      data-stale={props.stale || undefined}
      data-output=""
    >
      {asking ? (
        <Question
          {...props}
          outcome={outcome}
          kind={asking}
          close={() => {
            setAsking(null)
            props.refocus()
          }}
        />
      ) : (
        <Shown {...props} outcome={outcome} ask={setAsking} />
      )}
    </div>
  )
}

/** The line waits for a request to calculate. */
function NotCalculated() {
  return (
    <span role="img" aria-label="Not calculated" title="Not calculated" className={styles.waiting}>
      <Clock size={13} aria-hidden="true" />
    </span>
  )
}

interface ShownProps extends OutputBoxProps {
  readonly outcome: Outcome
  ask(kind: 'unit' | 'digits'): void
}

function Shown({ outcome, afterEquals, readOnly, active, deferred, ask, ...rest }: ShownProps) {
  const latex = afterEquals ? outcome.latex : `{}=${outcome.latex}`
  const drawn = useDrawn(latex, deferred)
  const convertible = !readOnly && outcome.unit !== ''
  return (
    <>
      {/* The keyboard converts by 'Change units' in the menu, and reaches a long result to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <span
        role="math"
        aria-label={`= ${outcome.display}`}
        className={styles.result}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={mayScroll(outcome.latex) ? 0 : undefined}
        data-convertible={convertible || undefined}
        title={convertible ? 'Click the unit to convert it' : undefined}
        onClick={event => {
          if (convertible && (event.target as Element).closest('.unit')) ask('unit')
        }}
      >
        <StaticFormula latex={latex} drawn={drawn} />
      </span>
      {!readOnly && (
        <OutputMenu
          {...rest}
          outcome={outcome}
          reachable={active}
          prompt={ask}
          copy={() => void navigator.clipboard?.writeText(outcome.display)}
        />
      )}
    </>
  )
}

interface QuestionProps extends OutputBoxProps {
  readonly outcome: Outcome
  readonly kind: 'unit' | 'digits'
  close(): void
}

function Question({ kind, outcome, settings, change, close }: QuestionProps) {
  const answer = (patch: Partial<OutputSettings>): void => {
    change(patch)
    close()
  }
  if (kind === 'unit')
    return (
      <InlinePrompt
        label="convert to:"
        initial={settings.unit}
        width={120}
        check={text => unitProblem(text, outcome.unit)}
        submit={unit => answer({ unit })}
        cancel={close}
      />
    )
  return (
    <InlinePrompt
      label="significant digits:"
      initial={settings.digits ? String(settings.digits) : ''}
      width={48}
      inputMode="numeric"
      check={text => (readDigits(text) === null ? DIGITS_MESSAGE : '')}
      submit={text => answer(withDigits(readDigits(text) ?? 0))}
      cancel={close}
    />
  )
}

/** A definition shows its value only when asked. */
function Opener({ active, open }: { active: boolean; open: () => void }) {
  return (
    <button
      type="button"
      className={styles.opener}
      aria-label="Show the result"
      title="Show the result"
      tabIndex={active ? 0 : -1}
      onClick={open}
    >
      <ChevronRight size={14} aria-hidden="true" />
    </button>
  )
}

function Suppressed({ show, readOnly }: { show: () => void; readOnly: boolean }) {
  return (
    <div className={styles.suppressed} role="status">
      Long result returned, display suppressed to improve performance.{' '}
      {!readOnly && (
        <button type="button" className={styles.link} onClick={show}>
          Show Result
        </button>
      )}
    </div>
  )
}

/** The line that is being worked on says its new result, once it has settled. */
function useAnnouncement({ outcome, active, calculating, announce }: OutputBoxProps): void {
  const said = useRef<string | null>(null)
  const text = outcome?.error ? '' : outcome?.shown ? `= ${outcome.display}` : ''
  useEffect(() => {
    if (!active || said.current === null || calculating || text === '' || text === said.current) {
      said.current ??= text
      return
    }
    const timer = setTimeout(() => {
      said.current = text
      announce(text)
    }, 700)
    return () => clearTimeout(timer)
  }, [active, calculating, text, announce])
}
