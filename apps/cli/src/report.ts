/** Results for programs and for people. */
import { traceText } from '@calcwright/evaluator'
import type { EvaluationError, Outcome, WorkingStep } from '@calcwright/evaluator'
import {
  checkFields,
  type CheckFieldsForPrograms,
  countsOf,
  countsText,
  type SheetCheck,
  worstCheck,
  worstText,
} from '@calcwright/blocks/checks'
import { splitRemark, withRemark } from '@calcwright/math/expression'
import type { Span } from '@calcwright/math/expression'
import type { LinePlace, LineResult } from './evaluate.ts'

/** The object of one line in the `--json` output. */
export interface ReportLine {
  readonly line: number
  readonly source: string
  /** Words behind the formula, where there are any. */
  readonly remark?: string
  /** The rule that the line follows, where it names one. */
  readonly clause?: string
  readonly ok: boolean
  /** The line stands in a branch that was not chosen, or in a loop that makes no pass. */
  readonly skipped?: true
  readonly value: unknown
  /** Standard uncertainty in the unit of the value and arranged like it, where there is one. */
  readonly uncertainty?: unknown
  readonly unit: string
  readonly exact: string
  readonly display: string
  readonly latex: string
  /** The formula with values put in, step by step, where it is asked for. */
  readonly steps?: readonly WorkingStep[]
  /** The same line by line of a loop, a condition, or the programs that are called. */
  readonly trace?: readonly string[]
  /** The verdict of a check. */
  readonly check?: CheckFieldsForPrograms
  readonly warnings: readonly string[]
  readonly error: ReportError | null
}

interface ReportError {
  readonly message: string
  readonly position: number | null
  /** Lines of programs that it comes from, the innermost first. */
  readonly inside?: readonly { readonly line: number; readonly position: number | null }[]
}

export function reportLine({ line, source, outcome, inside, clause, check }: LineResult): ReportLine {
  const { value, uncertainty, unit, exact, display, latex, working, trace, notices, error } = outcome
  const { remark } = splitRemark(source)
  return {
    line,
    source,
    ...(remark !== '' && { remark }),
    ...(clause && { clause }),
    ok: error === null,
    ...(outcome.skipped && { skipped: true }),
    value,
    ...(uncertainty !== undefined && { uncertainty }),
    unit,
    exact,
    display,
    latex,
    ...(working && { steps: working }),
    ...(trace && { trace: trace.map(traceText) }),
    ...(check && { check: checkFields(check) }),
    warnings: notices.map(({ text }) => text),
    error: error && {
      message: error.message,
      position: error.position?.start ?? null,
      ...(inside && {
        inside: inside.map(place => ({ line: place.line, position: place.position?.start ?? null })),
      }),
    },
  }
}

/** Report as a JSON array with one object in each line. */
export function jsonReport(results: readonly LineResult[]): string {
  return `[${results.map(result => `\n${JSON.stringify(reportLine(result))}`).join(',')}\n]\n`
}

/** `12: F/A = 2.5 MPa`; errors with a mark below their place. */
export function textReport(results: readonly LineResult[]): string {
  return results.map(textLine).join('') + checksLine(results.flatMap(({ check }) => check ?? []))
}

/** `12 checks: 11 OK, 1 NOT OK. The worst: Shear, 107.1 %, NOT OK (line 8).`; nothing without checks. */
function checksLine(checks: readonly SheetCheck[]): string {
  const worst = worstCheck(checks)
  if (checks.length === 0) return ''
  const words = worst ? ` The worst: ${worstText(worst)} (line ${worst.line}).` : ''
  return `${countsText(countsOf(checks))}.${words}\n`
}

/** The `=` or `= [unit]` at the end, which the result replaces; `5!=` shows a factorial, `x != [1]` compares. */
const SHOWING = /\s*(?:=|(?<![:=<>!])=\s*\[[^[\]]*\])\s*$/

const letters = (text: string): string => text.replaceAll('==', '=').replace(/[*\s]/g, '')

function textLine({ line, source, outcome, inside = [], check }: LineResult): string {
  const { display, working = [], kind, notices, error } = outcome
  const number = `${line}: `
  const { formula: whole, remark } = splitRemark(source)
  const formula = whole.replace(SHOWING, '').trimEnd()
  if (outcome.skipped) return `${number}${formula} (skipped)\n`
  const remarks = notices.map(({ text }) => `${' '.repeat(number.length)}Notice: ${text}\n`)
  if (error) {
    const places = inside.map(place => placeText(place, number.length))
    return `${number}${source}\n${errorText(error, number.length)}${places.join('')}${remarks.join('')}`
  }
  if (check) {
    const worked = check.words.steps.map(step => `${' '.repeat(number.length)}${step.display}\n`)
    return `${number}${source}\n${worked.join('')}${' '.repeat(number.length)}${display}\n${remarks.join('')}`
  }
  if (outcome.request === 'figure' || outcome.request === 'resource')
    return `${number}${formula}\n${' '.repeat(number.length)}${display}\n${remarks.join('')}`
  // An equation that is its own answer stands there once.
  const isRepeated = display.includes('=') && letters(formula) === letters(display)
  const result = kind === 'function' || display === '' || isRepeated ? '' : ` = ${display}`
  const steps = working.map(step => ` = ${step.display}`)
  if (outcome.truth !== undefined && outcome.trace)
    return `${number}${formula}\n${linesText(outcome, number.length)}${remarks.join('')}`
  return `${number}${withRemark(`${formula}${steps.join('')}${result}`, remark)}\n${linesText(outcome, number.length)}${remarks.join('')}`
}

/** Steps line by line, indented. */
const linesText = ({ trace = [] }: Outcome, indent: number): string =>
  trace.map(one => `${' '.repeat(indent)}${traceText(one)}\n`).join('')

/** A line of a program that an error comes from, with a mark below the place. */
function placeText({ line, source, position }: LinePlace, indent: number): string {
  const [first = ''] = source.split('\n')
  const head = `${' '.repeat(indent)}in line ${line}: `
  const mark = position && `${' '.repeat(head.length + position.start)}${marked(position)}\n`
  return `${head}${first}\n${mark ?? ''}`
}

const marked = ({ start, end }: Span): string => '^'.repeat(Math.max(1, end - start))

function errorText({ message, position }: EvaluationError, indent: number): string {
  const sentence = message.startsWith('Error: ') ? message : `Error: ${message}`
  if (!position) return `${' '.repeat(indent)}${sentence}\n`
  return `${' '.repeat(indent + position.start)}${marked(position)} ${sentence}\n`
}
