/** Responsibilities: the parts of a run through the lines of a loop that need neither the engine nor a state. */
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/runs'
import { UNSET, withoutFunctions } from '@calcwright/math/dimensions'
import { freeNames } from '@calcwright/math/expression'
import type { Expression, ProgramStatement, Statement } from '@calcwright/math/expression'
import type { EvaluationError, Outcome, PassOutcome } from '../../block-result.ts'
import type { OutputOptions } from '../../block-plan.ts'
import { failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import type { LoopFormula, LoopPlan } from '../../plan/planned.ts'
import type { NameMeaning } from '../../values/known.ts'
import { NO_OUTPUT } from '../../block-plan.ts'
import type { FormulaSession, Meanings } from '../formula-session.ts'
import { createScope } from '../../names/create-scope.ts'
import { isSolvedBeforehand } from '../../solving/places.ts'
import type { Trace } from '../../working/trace.ts'
import { LOOP } from './bookkeeping.ts'

type LoopStatement = LoopPlan['statement']

export interface TracedLine {
  readonly source: string
  readonly planned: LoopFormula
  readonly statement: Statement
  readonly output: OutputOptions
  readonly key: string
  /** Outcome of what it puts into a list. */
  given?: Outcome | undefined
}

/** A loop with its number of passes, and what the names of its head mean. */
export interface Passes {
  readonly statement: LoopStatement
  readonly passes: number
  readonly bounds: Meanings
}

/** Adds to the outcome of a line the notices about its names. */
export type WithNotices = (outcome: Outcome, statement: Statement) => Outcome

/** Options of a run through the statements. */
export interface LoopRunOptions {
  readonly withNotices: WithNotices
  /** Added to the keys of steps, for symbols of their own. */
  readonly copy?: string
  /** Records the steps; null for none. */
  readonly trace?: Trace | null
}

/** Passes of a loop whose steps are all shown; of a longer one the first and the last are. */
export const MOST_PASSES = 6
export const FIRST_PASSES = 4

export const leftOutText = (count: number): string =>
  count === 1 ? '1 pass is left out.' : `${count} passes are left out.`

export const holdsReturn = (body: readonly ProgramStatement[]): boolean =>
  body.some(statement => {
    if (statement.kind === 'choice') return statement.branches.some(branch => holdsReturn(branch.body))
    return statement.kind === 'return' || (statement.kind === 'loop' && holdsReturn(statement.body))
  })

export const isLine = (statement: ProgramStatement): boolean =>
  (statement.kind === 'assign' || statement.kind === 'show') && !isProgram(statement)

const isProgram = (statement: ProgramStatement): boolean =>
  statement.kind === 'assign' && statement.value.kind === 'program'

function holdsProgram(statement: ProgramStatement): boolean {
  if (statement.kind === 'choice') return statement.branches.some(({ body }) => body.some(holdsProgram))
  return isProgram(statement)
}

export const SHOWN: OutputOptions = { ...NO_OUTPUT, show: true }

/** In a pass the value of a definition is shown, too. */
export const withShownOutput = ({ statement, output }: LoopFormula) => ({
  statement,
  output: { ...output, show: true },
})

/** `start + pass·step` */
export function shifted(start: Expression, step: Expression, pass: number): Expression {
  if (pass === 0) return start
  const { span } = start
  const common = { kind: 'binary', span, operatorSpan: span } as const
  const count: Expression = { kind: 'number', text: String(pass), span }
  return {
    ...common,
    operator: '+',
    left: start,
    right: { ...common, operator: '*', left: count, right: step },
  }
}

/** The lines and tests of a pass, without those of inner loops. */
export function ownLines(body: readonly ProgramStatement[]): string[] {
  return body.flatMap(statement => {
    if (statement.kind === 'choice')
      return statement.branches.flatMap(branch => [branch.source, ...ownLines(branch.body)])
    return statement.kind === 'assign' || statement.kind === 'show' ? [statement.source] : []
  })
}

/** The keys of all lines, tests and loops of a pass, inner ones among them. */
export function keysOf(body: readonly ProgramStatement[]): string[] {
  return body.flatMap(statement => {
    if (statement.kind === 'choice')
      return statement.branches.flatMap(branch => [branch.source, ...keysOf(branch.body)])
    return statement.kind === 'loop' ? [statement.source, ...keysOf(statement.body)] : [statement.source]
  })
}

export function passOutcome(at: string, outcome: Outcome): PassOutcome | null {
  const { error, display, latex, kind, truth, suppressed } = outcome
  if (error) return { at, display: error.message, latex: '', failed: true }
  if (truth !== undefined) return { at, display: String(truth), latex: `\\mathrm{${truth}}` }
  return display === '' || kind === 'function' || suppressed ? null : { at, display, latex }
}

/**
 * Whether a line has to be solved before the engine gets it, or is a program: the engine runs neither in a loop. One
 * whose values are kept in each pass is asked for in each.
 */
export function goesByLine(
  { iterator: { span }, test, body }: LoopStatement,
  meanings: Meanings,
  settings: FormulaSession['settings'],
  formulas: LoopPlan['formulas'],
): boolean {
  if (body.some(holdsProgram) || keysOf(body).some(source => formulas.get(source)?.eachPass)) return true
  const lines = test ? [{ kind: 'show', value: test, source: '' } as const, ...body] : body
  return isSolvedBeforehand({ kind: 'program', span, body: lines }, createScope(meanings, settings))
}

/** The first use of a name that has no value there in the first pass; null for none. */
export function firstUnset(statement: LoopStatement, meanings: Meanings): FinishedStep | null {
  for (const [name, uses] of freeNames({
    kind: 'program',
    span: statement.iterator.span,
    body: [statement],
  })) {
    const use = meanings.has(name)
      ? undefined
      : uses.find(({ unassigned, isElement }) => unassigned === 'never' && !isElement)
    if (!use) continue
    const { span, source } = use
    const error = evaluationErrorOf('name', message('name.early.loop', { name }), span)
    return failedOutcome({ ...error, ...(source !== undefined && { source }) })
  }
  return null
}

/** Drops the stand-ins for missing values from the meaning of a name that has a value. */
export function withoutUnset(known: NameMeaning): NameMeaning {
  if (known.kind !== 'variable' || !known.variable.free) return known
  const free = known.variable.free.filter(({ name }) => !name.startsWith(UNSET))
  return { ...known, variable: { ...known.variable, free } }
}

/** The user never sees that the loop is run as a function. */
export const withoutLoop = (error: EvaluationError): EvaluationError =>
  withoutFunctions(error, name => name === LOOP)

export const errorInsideLoop = (error: EvaluationError): EvaluationError => ({
  ...error,
  message: message('inside.loop', { problem: withoutLoop(error).message }).text,
  position: null,
})
