/** Responsibilities: what a formula gave, from the answers to its commands. */
import { type EngineResult, type EngineValue, type Success, UNDERFLOW } from '@calcwright/engine'
import type { Statement } from '@calcwright/math/expression'
import { isAbout } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/results'
import type { EvaluationSettings } from '../contract.ts'
import { isNumber } from '../results/inspect.ts'
import { failedOutcome, outcomeOf } from '../results/outcome.ts'
import type { FinishedStep } from '../results/outcome.ts'
import { underflowNotices } from '../results/underflow.ts'
import { leftNotices, unevaluated } from './unevaluated.ts'
import { engineError, HALTED, overflow, withStatement } from './errors.ts'
import { knownValueOf } from '../values/known.ts'
import { hasGaps } from '../results/gaps.ts'
import { numbersOfAnswer } from '../values/numbers.ts'
import type { PreparedStatement } from '../values/prepared.ts'
import { unreal } from './real-only.ts'
import type { PlannedFormula } from '../plan/planned.ts'

/** A formula that was put to the engine. */
export interface AskedFormula {
  readonly planned: Pick<PlannedFormula, 'statement' | 'output'>
  readonly ready: PreparedStatement
  readonly settings: EvaluationSettings
  /** The formula with all that it reads. */
  behind(): readonly Statement[]
  /** Fingerprint of the inputs of the value, for values that are not compared. */
  readonly inputs: string
  /** Whether nobody reads what is shown of the value. */
  readonly unread?: boolean
}

/**
 * Makes the outcome of a formula. A definition gets the value that the lines below read.
 */
export function answered(asked: AskedFormula, answers: readonly EngineResult[]): FinishedStep {
  const { planned, ready, settings } = asked
  const { statement } = planned
  const failed = answers.find(answer => !answer.ok)
  const expression =
    statement.kind === 'definition' || statement.kind === 'expression' ? statement.value : null
  if (failed && !failed.ok) {
    const own = statement.kind === 'expression' ? byNumbers(failed, asked) : null
    if (own) return own
    const error = engineError(failed, expression)
    return failedOutcome(withStatement(error, answers[ready.atWork ?? -1]), ready.notices)
  }
  const value = answers[ready.value]
  const shown = answers[ready.shown]
  if (!value?.ok || !shown?.ok) return failedOutcome(HALTED)
  const approximation = shown.approximation ?? shown.value
  const missing = expression && unevaluated(shown, expression)
  if (missing) return failedOutcome(missing, ready.notices)
  const excess = expression && overflow(shown.value, approximation, expression)
  if (excess) return failedOutcome(excess)
  const no = settings.complex ? null : unreal([shown.value, approximation], asked.behind, settings)
  if (no) return failedOutcome(no, ready.notices)
  if (ready.defines?.kind === 'variable') {
    ready.defines.value = knownValueOf(value.value)
    ready.defines.isNumber = isNumber(value.value)
    ready.defines.numbers = () => numbersOfAnswer(value)
    ready.defines.uncertainty = ready.uncertainty
    if (hasGaps(value.value, value.numbers)) ready.defines.hasGaps = 'cells'
  }
  for (const { of, variant } of ready.variants) of.variants.add(variant)
  const isNoticed = shown.warnings.some(({ code }) => isAbout(code, 'engine.underflow'))
  const vanished = ready.formula && !isNoticed ? underflowNotices(approximation, ready.formula) : []
  const isTooSmall =
    vanished.includes(UNDERFLOW) || shown.warnings.some(({ code }) => code === UNDERFLOW.code)
  if (isTooSmall && ready.defines?.kind === 'variable') ready.defines.isTooSmall = true
  const left = expression ? leftNotices(shown.value, expression) : []
  return outcomeOf({
    statement,
    output: planned.output,
    settings,
    ready: { ...ready, notices: [...ready.notices, ...vanished, ...left] },
    value,
    shown,
    inputs: asked.inputs,
    unread: asked.unread,
  })
}

/** Errors of the engine that say nothing about the formula. */
const HELPLESS: readonly string[] = ['argument', 'crash', 'deadline', 'memory']

/**
 * The number that was found without the engine, where that has none. Lines that read a definition need the value
 * in the engine: those fail.
 */
function byNumbers(
  { error }: EngineResult & { readonly ok: false },
  { planned, ready, settings, inputs, unread }: AskedFormula,
): FinishedStep | null {
  const witness = ready.route.by === 'engine' ? ready.route.witness : undefined
  if (witness === undefined || !HELPLESS.includes(error.kind)) return null
  const value: EngineValue = { t: 'float', v: witness }
  const number: Success = { ok: true, value, text: String(witness), warnings: [], kind: 'number' }
  const notices = [...ready.notices, message('result.by-numbers')]
  return outcomeOf({
    ...planned,
    settings,
    ready: { ...ready, notices },
    value: number,
    shown: number,
    inputs,
    unread,
  })
}
