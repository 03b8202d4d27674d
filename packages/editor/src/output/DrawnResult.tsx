import type { Outcome } from '@calcwright/evaluator'
import { withMarkedFalse } from '@calcwright/math/expression'
import { markupOf } from '../math/markup.ts'
import { mayScroll, StaticFormula } from '../math/StaticFormula.tsx'
import { spokenResult } from './result-text.ts'
import { useDrawnResult } from './use-drawn-result.ts'
import styles from './output.module.css'

const UNDRAWABLE =
  'There was an error encountered while rendering this result.  This is a display error, you should be able to continue evaluations based on this result'

interface DrawnResultProps {
  readonly outcome: Outcome
  readonly afterEquals: boolean
  readonly lead: string | undefined
  /** The result is an earlier one: it stays visible and is not read out. */
  readonly calculating: boolean
  readonly deferred: boolean
  /** Asks for another unit; absent where there is none to choose. */
  readonly convert: (() => void) | undefined
}

/** The result as a formula, or a message where it cannot be drawn. */
export function DrawnResult({
  outcome,
  afterEquals,
  lead,
  calculating,
  deferred,
  convert,
}: DrawnResultProps) {
  const value = outcome.kind === 'function' ? bodyOf(outcome.latex) : withMarkedFalse(outcome.latex)
  const working = outcome.working ?? []
  const isFirst = working.length === 0
  const latex = afterEquals && isFirst ? value : lead ? lead + value : equalTo(value)
  const drawn = useDrawnResult(latex, deferred)
  if (drawn && isUndrawable(latex)) return <DisplayError />
  const long = isFirst && mayScroll(outcome.latex)
  return (
    // The keyboard converts by 'Change units' in the menu, and reaches a long result to scroll it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <span
      role="math"
      aria-label={calculating ? 'Calculating' : spokenResult(outcome)}
      className={styles.result}
      data-steps={isFirst ? undefined : ''}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={long ? 0 : undefined}
      data-long={long || undefined}
      data-convertible={convert ? true : undefined}
      title={convert ? 'Click the unit to convert it' : undefined}
      onClick={event => {
        if (convert && (event.target as Element).closest('.unit')) convert()
      }}
    >
      {working.map((step, index) => (
        <Step
          key={step.latex}
          latex={afterEquals && index === 0 ? step.latex : equalTo(step.latex)}
          drawn={drawn}
        />
      ))}
      {isFirst ? <StaticFormula latex={latex} drawn={drawn} /> : <Step latex={latex} drawn={drawn} />}
    </span>
  )
}

/** A part of a chain that breaks at its equals signs, which stand below one another. */
function Step({ latex, drawn }: { latex: string; drawn: boolean }) {
  return (
    <span className={styles.step} data-long={mayScroll(latex) || undefined}>
      <StaticFormula latex={latex} drawn={drawn} />
    </span>
  )
}

/** Text gets the space behind the equals sign that MathLive gives to formulas only. */
const equalTo = (latex: string): string => `{}=${latex.startsWith('\\text{') ? '\\;' : ''}${latex}`

/** A function's result is its definition, which the line has already: only what it stands for is shown. */
function bodyOf(definition: string): string {
  return definition.slice(definition.indexOf('\\coloneq') + '\\coloneq'.length)
}

/** MathLive marks what it cannot draw, or refuses the formula as a whole. */
function isUndrawable(latex: string): boolean {
  const markup = markupOf(latex)
  return markup.includes('ML__error') || !markup.includes('ML__latex')
}

function DisplayError() {
  return (
    <span className={styles.displayError} role="alert">
      <strong>DISPLAY ERROR</strong>
      <span>{UNDRAWABLE}</span>
    </span>
  )
}
