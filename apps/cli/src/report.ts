/** Results for programs and for people. */
import type { EvaluationError } from '@calcwright/evaluator'
import type { LineResult } from './evaluate.ts'

/** The object of one line in the `--json` output. */
export interface ReportLine {
  readonly line: number
  readonly source: string
  readonly ok: boolean
  /** The line stands in a branch that was not chosen, or in a loop that makes no pass. */
  readonly skipped?: true
  readonly value: unknown
  readonly unit: string
  readonly exact: string
  readonly display: string
  readonly latex: string
  readonly warnings: readonly string[]
  readonly error: { readonly message: string; readonly position: number | null } | null
}

export function reportLine({ line, source, outcome }: LineResult): ReportLine {
  const { value, unit, exact, display, latex, notices, error } = outcome
  return {
    line,
    source,
    ok: error === null,
    ...(outcome.skipped && { skipped: true }),
    value,
    unit,
    exact,
    display,
    latex,
    warnings: notices.map(({ text }) => text),
    error: error && { message: error.message, position: error.position?.start ?? null },
  }
}

/** One array, one object a line. */
export function jsonReport(results: readonly LineResult[]): string {
  return `[${results.map(result => `\n${JSON.stringify(reportLine(result))}`).join(',')}\n]\n`
}

/** `12: F/A = 2.5 MPa`; errors with a mark below their place. */
export function textReport(results: readonly LineResult[]): string {
  return results.map(textLine).join('')
}

/** The `=` or `= [unit]` at the end, which the result replaces; `5!=` shows a factorial, `x != [1]` compares. */
const SHOWING = /\s*(?:=|(?<![:=<>!])=\s*\[[^[\]]*\])\s*$/

function textLine({ line, source, outcome }: LineResult): string {
  const { display, kind, notices, error } = outcome
  const number = `${line}: `
  const formula = source.replace(SHOWING, '').trimEnd()
  if (outcome.skipped) return `${number}${formula} (skipped)\n`
  const remarks = notices.map(({ text }) => `${' '.repeat(number.length)}Notice: ${text}\n`)
  if (error) return `${number}${source}\n${errorText(error, number.length)}${remarks.join('')}`
  if (outcome.request === 'figure')
    return `${number}${formula}\n${' '.repeat(number.length)}${display}\n${remarks.join('')}`
  const result = kind === 'function' || display === '' ? '' : ` = ${display}`
  return `${number}${formula}${result}\n${remarks.join('')}`
}

function errorText({ message, position }: EvaluationError, indent: number): string {
  const sentence = message.startsWith('Error: ') ? message : `Error: ${message}`
  if (!position) return `${' '.repeat(indent)}${sentence}\n`
  const mark = '^'.repeat(Math.max(1, position.end - position.start))
  return `${' '.repeat(indent + position.start)}${mark} ${sentence}\n`
}
