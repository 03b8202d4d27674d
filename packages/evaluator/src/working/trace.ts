/**
 * Responsibilities: the steps of a loop, a condition or a call of a program, line by line as a checker reads them:
 * passes with the value of the iterator, tests with their numbers, lines with the values put in.
 */
import { toLatex, toPlain } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import type { Outcome, TraceLine, TracePart } from '../block-result.ts'
import { latexOf, textOf } from './print.ts'

/** Lines of the longest steps. */
const MOST_LINES = 150
/** Milliseconds that steps may take to find: what is typed next would have to wait for them. */
const MOST_TIME = 1500

const CUT = 'Further steps are left out.'
/** How many lines there are before this one differs from machine to machine. */
const LATE = 'Further steps are left out, as finding them takes too long here.'

export class Trace {
  readonly #lines: TraceLine[] = []
  readonly #begun = performance.now()
  #depth = 0
  #cutBy: string | null = null

  get lines(): readonly TraceLine[] {
    return this.#cutBy === null ? this.#lines : [...this.#lines, { depth: 0, parts: [words(this.#cutBy)] }]
  }

  /** Whether no further line is taken. */
  get isFull(): boolean {
    return this.#lines.length >= MOST_LINES || this.isLate
  }

  /** Whether it is time that ends the steps, and not their number. */
  get isLate(): boolean {
    return performance.now() - this.#begun > MOST_TIME
  }

  /** Number of lines. */
  get length(): number {
    return this.#lines.length
  }

  /** Puts a sentence in the place of lines. */
  cut(from: number, to: number, text: string): void {
    this.#lines.splice(from, to - from, { depth: this.#depth, parts: [words(text)] })
  }

  add(parts: readonly TracePart[]): void {
    if (this.#lines.length >= MOST_LINES) this.#cutBy ??= CUT
    else if (this.isLate) this.#cutBy ??= LATE
    else this.#lines.push({ depth: this.#depth, parts })
  }

  say(text: string): void {
    this.add([words(text)])
  }

  /** Lines of what `work` does stand deeper. */
  async within<T>(work: () => Promise<T>): Promise<T> {
    this.#depth += 1
    try {
      return await work()
    } finally {
      this.#depth -= 1
    }
  }
}

export const words = (display: string): TracePart => ({ display })

/** `return`, `name := formula`, the values put in, and the result. */
export function lineParts(statement: Statement, outcome: Outcome, word = ''): TracePart[] {
  const { working = [], display, latex, kind, error, suppressed } = outcome
  const formula = formulaPart(statement)
  const lead = word === '' ? [formula] : [words(word), formula]
  if (error) return [...lead, words(`: ${error.message}`)]
  const steps = working.map(step => equal(step.display, step.latex))
  const isRepeated = steps.length === 0 && latex === valueLatex(statement)
  const isShown = kind !== 'function' && display !== '' && !suppressed && !isRepeated
  return [...lead, ...steps, ...(isShown ? [equal(display, latex)] : [])]
}

/** `x > 3: 5 > 3 is true`. */
export function testParts(statement: Statement, outcome: Outcome, word = ''): TracePart[] {
  const { working = [], truth, error } = outcome
  const lead = word === '' ? [] : [words(word)]
  const formula = testPart(statement)
  if (error) return [...lead, formula, words(`: ${error.message}`)]
  const steps = working.flatMap(({ display, latex }) => [words(':'), { display, latex }])
  return [...lead, formula, ...steps, words(truth ? 'is true' : 'is false')]
}

/** `5 > 3 is true: this branch is taken.` below a condition, which has its formula already. */
export function branchParts({ working = [], truth }: Outcome): TracePart[] {
  const steps = working.flatMap(({ display, latex }, index) => [
    ...(index > 0 ? [words(':')] : []),
    { display, latex },
  ])
  const isBare = steps.length === 0
  if (!truth) return [...steps, words(isBare ? 'The test is false.' : 'is false.')]
  return [...steps, words(isBare ? 'This branch is taken.' : 'is true: this branch is taken.')]
}

/** `k = 3` */
export function valuePart(
  name: { readonly display: string; readonly latex: string },
  value: Outcome,
): TracePart {
  return { display: `${name.display} = ${value.display}`, latex: `${name.latex}=${value.latex}` }
}

function formulaPart(statement: Statement): TracePart {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return words('')
  const bare: Statement = { ...statement, show: false, unit: undefined }
  return { display: toPlain(bare, { units: 'bare' }), latex: toLatex(bare) }
}

/** A comparison among words needs no brackets. */
function testPart(statement: Statement): TracePart {
  if (statement.kind !== 'expression') return formulaPart(statement)
  return { display: textOf(statement.value), latex: latexOf(statement.value) }
}

const valueLatex = (statement: Statement): string =>
  statement.kind === 'definition' || statement.kind === 'expression' ? toLatex(statement.value) : ''

const equal = (display: string, latex: string): TracePart =>
  latex === '' ? words(`= ${display}`) : { display: `= ${display}`, latex: `{}=${latex}` }

/** A line of steps as text. */
export const traceText = ({ depth, parts }: TraceLine): string =>
  '  '.repeat(depth) +
  parts
    .map(({ display }, index) => (index === 0 || display.startsWith(':') ? display : ` ${display}`))
    .join('')
