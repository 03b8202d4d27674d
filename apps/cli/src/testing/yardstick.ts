/** Problems of computer algebra with their answers, `fixtures/yardstick`, and what is answered here. */
import { readFileSync } from 'node:fs'
import { evaluateText } from '../evaluate.ts'
import type { LineResult } from '../evaluate.ts'

export interface YardstickProblem {
  readonly section: string
  /** The problem in plain notation. */
  readonly asked: string
  /** Lines that are evaluated; the last one has the answer. */
  readonly lines: readonly string[]
  /** A number, or what is shown. */
  readonly answer: string
}

/** `noted`: right, with a notice. `open`: no answer, which the line says. */
export type Verdict = 'right' | 'noted' | 'open' | 'wrong'

export interface YardstickAnswer extends YardstickProblem {
  readonly verdict: Verdict
  /** The result or the error, as it is shown. */
  readonly came: string
}

const FOLDER = new URL('../../../../fixtures/yardstick/', import.meta.url)

/** Antiderivatives, each compared by the integral between two places. */
export const integrals = (): readonly YardstickProblem[] =>
  read('integrals.txt', ([asked, from, to, answer], index) => ({
    asked: `integrate(${asked}, x)`,
    lines: [`F_${index}(x) := integrate(${asked}, x)`, `F_${index}(${to}) - F_${index}(${from}) =`],
    answer: answer!,
  }))

/** Problems of all kinds. */
export const problems = (): readonly YardstickProblem[] =>
  read('problems.txt', ([asked, answer]) => ({ asked: asked!, lines: [`${asked} =`], answer: answer! }))

function read(
  file: string,
  problemOf: (columns: readonly string[], index: number) => Omit<YardstickProblem, 'section'>,
): readonly YardstickProblem[] {
  const [, ...sections] = readFileSync(new URL(file, FOLDER), 'utf8').split(/^@ /m)
  return sections.flatMap(text => {
    const [section, ...lines] = text.trimEnd().split('\n')
    return lines.map((line, index) => ({ section: section!, ...problemOf(line.split('\t'), index) }))
  })
}

/** Evaluates the problems of one section after the other. */
export async function answersTo(given: readonly YardstickProblem[]): Promise<readonly YardstickAnswer[]> {
  const sections = Map.groupBy(given, ({ section }) => section)
  const answers: YardstickAnswer[] = []
  for (const section of sections.values()) {
    const results = new Map(
      (await evaluateText(section.flatMap(({ lines }) => lines).join('\n'))).map(result => [
        result.line,
        result,
      ]),
    )
    let line = 0
    for (const problem of section) {
      line += problem.lines.length
      const result = results.get(line)!
      answers.push({ ...problem, verdict: verdictOf(problem.answer, result), came: shown(result) })
    }
  }
  return answers
}

function verdictOf(answer: string, result: LineResult): Verdict {
  const { error, notices } = result.outcome
  if (error) return 'open'
  if (isAnswer(answer, result)) return notices.length > 0 ? 'noted' : 'right'
  return notices.length > 0 && shown(result).includes('integrate(') ? 'open' : 'wrong'
}

/** Numbers agree to ten digits; lists of numbers item by item; anything else as it is shown. */
function isAnswer(answer: string, { outcome }: LineResult): boolean {
  if (answer === outcome.exact) return true
  const wanted = numbersIn(answer)
  const found = numbersIn(JSON.stringify(outcome.value))
  if (!wanted || !found) return false
  return wanted.length === found.length && wanted.every((number, index) => isNear(found[index]!, number))
}

function numbersIn(text: string): readonly number[] | null {
  if (!/^\[?[-\d.e, ]+\]?$/.test(text)) return null
  return text.replace(/[[\]]/g, '').split(',').map(Number)
}

const isNear = (found: number, wanted: number): boolean =>
  Math.abs(found - wanted) <= 1e-10 * Math.max(Math.abs(wanted), 1e-3)

const shown = ({ outcome }: LineResult): string => outcome.error?.message ?? outcome.exact
