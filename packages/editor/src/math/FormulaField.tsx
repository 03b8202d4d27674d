import { useLayoutEffect, useRef } from 'react'
import type { CaretPlace } from '../types.ts'
import { sharedController } from './controller.ts'
import { FIELD_TAG } from './mathlive.ts'
import type { FormulaEvents } from './controller.ts'
import { plainOf } from './clipboard.ts'
import { mayScroll, StaticFormula, useDrawn } from './StaticFormula.tsx'
import styles from './formula.module.css'

export interface FormulaProps {
  readonly latex: string
  readonly active: boolean
  readonly caret: CaretPlace | null
  readonly label: string
  readonly readOnly: boolean
  readonly problem: { readonly start: number; readonly end: number } | null
  readonly problemId: string | undefined
  readonly deferred: boolean
  readonly reachable: boolean
  /** Shown while the formula is empty. */
  readonly placeholder: string
  readonly events: FormulaEvents
  /** A click or a focus asks for the caret. */
  onEnter(place: CaretPlace): void
}

/** A formula: MathLive's field while it has the caret, else its static twin. */
export function Formula(props: FormulaProps) {
  const { latex, active, readOnly, problem, placeholder } = props
  const editing = active && !readOnly
  return (
    <div
      className={styles.formula}
      data-empty={latex === '' || undefined}
      onPointerDown={event => {
        const inField = editing && (event.target as Element).closest(FIELD_TAG) !== null
        if (inField || readOnly || event.button !== 0) return
        event.preventDefault()
        props.onEnter({ at: 'point', x: event.clientX, y: event.clientY })
      }}
    >
      {latex === '' && placeholder !== '' && <span className={styles.placeholder}>{placeholder}</span>}
      {editing ? <Host {...props} /> : <Resting {...props} />}
      {editing && problem && <StaticFormula latex={latex} problem={problem} drawn ghost />}
    </div>
  )
}

function Host({ latex, caret, label, events, problem, problemId }: FormulaProps) {
  const host = useRef<HTMLSpanElement>(null)
  const placed = useRef<CaretPlace | null>(null)
  useLayoutEffect(() => {
    const element = host.current!
    sharedController().attach(element, latex, caret, label, events)
    placed.current = caret
    return () => sharedController().detach(element)
    // Attaching happens once; later renderings are handled below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useLayoutEffect(() => {
    sharedController().update(events, latex, label)
    if (caret && caret !== placed.current) sharedController().place(caret)
    placed.current = caret
  })
  useLayoutEffect(() => {
    const field = host.current?.firstElementChild
    if (!field) return
    if (problem) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    if (problem && problemId) field.setAttribute('aria-describedby', problemId)
    else field.removeAttribute('aria-describedby')
  }, [problem, problemId])
  return <span ref={host} className={styles.host} />
}

function Resting({ latex, label, problem, deferred, readOnly, reachable, onEnter }: FormulaProps) {
  const drawn = useDrawn(latex, deferred)
  const spoken = drawn && latex !== '' ? `${label}: ${plainOf(latex)}` : label
  return (
    <span
      role={readOnly ? 'math' : 'textbox'}
      aria-label={spoken}
      aria-invalid={problem ? true : undefined}
      tabIndex={readOnly ? (mayScroll(latex) ? 0 : undefined) : reachable ? 0 : -1}
      className={styles.host}
      onFocus={readOnly ? undefined : () => onEnter({ at: 'end' })}
    >
      <StaticFormula latex={latex} problem={problem} drawn={drawn} />
    </span>
  )
}
