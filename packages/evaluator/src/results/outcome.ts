/**
 * Responsibilities: the outcome of one statement from the engine's answers: numbers, unit, exact text,
 * and the result as shown.
 */
import { isUndefined } from '@calcwright/lowering/answers'
import { isAbout } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/results'
import type { EngineValue, Success, Warning } from '@calcwright/engine'
import {
  callsIn,
  lineFormText,
  statedNumber,
  statedSides,
  targetName,
  toLatex,
  toPlain,
} from '@calcwright/math/expression'
import type { CallNode, Statement } from '@calcwright/math/expression'
import type { Shape } from '@calcwright/math/dimensions'
import { displayChoices, unitKey } from '@calcwright/math/units'
import type { Dimension, ResolvedUnit } from '@calcwright/math/units'
import type { EvaluationError, Notice, Outcome } from '../block-result.ts'
import type { EvaluationSettings } from '../contract.ts'
import type { OutputOptions } from '../block-plan.ts'
import { hasTrait } from '@calcwright/reference/functions'
import { hashOf, hashOfNumbers } from '../graph/hash.ts'
import { FAILED_VALUE } from '../graph/schedule.ts'
import type { PreparedStatement } from '../values/prepared.ts'
import type { WrittenUnits } from '../values/written-units.ts'
import { withoutSymbols } from '../engine/symbols.ts'
import { numbersIn } from '../values/numbers.ts'
import { isLost, standardUncertainty } from '../values/uncertainty.ts'
import { hasFloat } from './inspect.ts'
import { withSettledPieces } from './settled-pieces.ts'
import { type Rendered, render } from './render.ts'
import { automaticUnit, preferencesOf } from '../values/preferences.ts'
import { withListedNumbers } from './numeric.ts'
import { clearRoots, solutionNotices } from './solutions.ts'
import { PLAIN, type ShownUnit } from '../values/shown-unit.ts'
import { chooseUnit } from './units.ts'

/** An outcome with the fingerprint that dependents see. */
export interface FinishedStep {
  readonly outcome: Outcome
  readonly value: string
}

/** A statement that gave nothing to show. */
export const EMPTY_OUTCOME: Outcome = {
  shown: false,
  value: null,
  unit: '',
  exact: '',
  display: '',
  latex: '',
  kind: 'nothing',
  suppressed: false,
  notices: [],
  error: null,
}

/** The outcome of a statement that gave nothing. */
export const EMPTY: FinishedStep = { outcome: EMPTY_OUTCOME, value: '' }

/** The outcome of a line in a branch that was not chosen. */
export const SKIPPED: FinishedStep = { outcome: { ...EMPTY_OUTCOME, skipped: true }, value: 'skipped' }

/**
 * @param notices what may explain the error
 * @returns the outcome of a statement without a result
 */
export function failedOutcome(error: EvaluationError, notices: readonly Notice[] = []): FinishedStep {
  return {
    outcome: { ...EMPTY_OUTCOME, shown: true, notices: distinct(notices), error },
    value: FAILED_VALUE,
  }
}

/** Each sentence once. */
function distinct(notices: readonly Notice[]): Notice[] {
  return [...new Map(notices.map(notice => [notice.text, notice])).values()]
}

export interface AnsweredStatement {
  readonly statement: Statement
  readonly output: OutputOptions
  readonly settings: EvaluationSettings
  readonly ready: PreparedStatement
  /** The value that dependents see. */
  readonly value: Success
  /** The value in the form that is shown. */
  readonly shown: Success
  /** Fingerprint of what the value was made from, for values that are not compared. */
  readonly inputs: string
  /** Whether nobody reads what is shown of the value. */
  readonly unread?: boolean | undefined
}

/** The longest shown text that is not suppressed. */
const LONGEST_DISPLAY = 3500

/** @returns the outcome of a statement that the engine has answered */
export function outcomeOf(answered: AnsweredStatement): FinishedStep {
  if (answered.unread) return { outcome: EMPTY_OUTCOME, value: fingerprintOf(answered) }
  const { statement, output, ready } = answered
  const outcome = ready.shape.kind === 'function' ? functionOutcome(answered) : valueOutcome(answered)
  const shown =
    (statement.kind === 'expression' && !standsThereAlready(statement, outcome)) ||
    output.show ||
    (statement.kind === 'definition' && statement.show)
  return { outcome: { ...withoutLength(outcome, output), shown }, value: fingerprintOf(answered) }
}

/** Whether the answer to an equation is the equation as it stands: one sees it there. */
function standsThereAlready(
  statement: Statement & { readonly kind: 'expression' },
  { display }: Outcome,
): boolean {
  const { value } = statement
  if (statement.show || value.kind !== 'compare') return false
  const letters = (text: string): string => text.replaceAll('==', '=').replace(/[*\s]/g, '')
  return letters(toPlain(value)) === letters(display)
}

/** A long result is shown where the line insists on it, and where there is a text of it at all. */
function withoutLength(outcome: Outcome, { force, rows }: OutputOptions): Outcome {
  if (rows === 'hidden')
    return { ...outcome, suppressed: false, value: null, exact: '', display: '', latex: '' }
  const isLong = Math.max(outcome.display.length, outcome.latex.length) > LONGEST_DISPLAY && !force
  if (!isLong && !outcome.suppressed) return outcome
  if (rows && Array.isArray(outcome.value))
    return { ...outcome, suppressed: false, display: `${outcome.value.length} rows`, latex: '' }
  const long = message(outcome.suppressed && force ? 'result.long.beyond' : 'result.long')
  return { ...outcome, suppressed: true, display: long.text, latex: '', notices: [...outcome.notices, long] }
}

function functionOutcome({ statement, ready }: AnsweredStatement): Outcome {
  if (statement.kind !== 'definition') return { ...EMPTY_OUTCOME, notices: ready.notices }
  const bare: Statement = { ...statement, show: false, unit: undefined }
  const exact = toPlain(bare)
  return {
    ...EMPTY_OUTCOME,
    kind: 'function',
    exact,
    display: exact,
    latex: toLatex(bare),
    notices: ready.notices,
  }
}

const ROUNDED = message('result.rounded')

function valueOutcome(answered: AnsweredStatement): Outcome {
  const { statement, output, settings, ready, value, shown } = answered
  const numericRoots = shown.warnings.some(({ code }) => code === 'solve.numeric')
  const cleaned = (part: EngineValue) => (numericRoots ? clearRoots(part) : withSettledPieces(part))
  const exact = cleaned(withListedNumbers(shown.value, shown.numbers))
  const approximation = shown.approximation
    ? cleaned(withListedNumbers(shown.approximation, shown.numbers))
    : exact
  const rendered = render({
    value: exact,
    approximation,
    unit: ready.unit,
    shape: ready.shape,
    free: ready.free,
    unitFor: dimension => unitInside(dimension, ready, settings),
    unitInText: shape => unitInText(shape, ready, settings),
    approximate: output.approximate ?? settings.approximate,
    insistent: output.approximate === true || output.digits > 0 || output.numbers !== undefined,
    digits: output.digits || settings.digits,
    thousands: settings.thousands,
    forms: formsOf(output, settings),
    oneIndexed: settings.oneIndexed,
    degrees: settings.angle === 'deg',
    imaginary: settings.imaginaryUnit,
    polar: 'polar' in statement && statement.polar,
    ...uncertaintyOf(ready, value),
  })
  const reported = relevantWarnings(shown.warnings, statement, exact, isBorneOut(ready, value)).map(
    ({ code, text }) => ({
      code,
      text: withoutSymbols(text),
    }),
  )
  // A message of the engine about a result without a value is more precise than the general one.
  const general = reported.some(({ code }) => isAbout(code, 'engine.diverges')) ? [] : rendered.notices
  const rounded = value.rounded ? [ROUNDED] : []
  const solutions = solutionNotices(statement, exact, ready.free, ready.solves)
  const stated = statedOtherwise(answered, rendered)
  const cold = isBelowZero(ready, value) ? [BELOW_ZERO] : []
  const notices = [...ready.notices, ...reported, ...rounded, ...solutions, ...stated, ...cold, ...general]
  return { ...EMPTY_OUTCOME, ...rendered, notices: distinct(notices) }
}

const BELOW_ZERO = message('temperature.below-zero')

/** Kelvins by which rounding may miss absolute zero. */
const ROUNDING = 1e-6

/** Whether the reading of a thermometer, or one of several, is below absolute zero. */
function isBelowZero({ shape }: PreparedStatement, { value, approximation, numbers }: Success): boolean {
  if (!('temperature' in shape) || shape.temperature !== 'reading') return false
  const isCold = (kelvins: ReturnType<typeof numbersIn>): boolean =>
    Array.isArray(kelvins) ? kelvins.some(isCold) : typeof kelvins === 'number' && kelvins < -ROUNDING
  return isCold(numbersIn(approximation ?? value, numbers))
}

/** A definition that states another number than it gives, `t = 6 [m]/(5 [m/s]) = 1.3 [s]`, or a bound behind it. */
function statedOtherwise({ statement, ready }: AnsweredStatement, { value, display }: Rendered): Notice[] {
  if (statement.kind !== 'definition' || !statement.stated || ready.shape.kind === 'equation') return []
  const { operands, relations } = statement.stated
  const sides = statedSides(statement.stated)
  const [last, bound] = [sides.at(-1)!, operands[sides.length]]
  const stated = statedNumber(last)
  const condition =
    bound && `${targetName(statement.target)} ${relations[sides.length - 1]} ${toPlain(bound)}`
  const unjudged = condition ? [message('result.stated.bound', { condition })] : []
  // Below another unit that is asked for the two are not compared.
  if (!stated || statement.unit !== stated.unit) return unjudged
  // A number on paper is rounded.
  const isEqual = typeof value === 'number' && Math.abs(value - stated.value) <= stated.step * (0.5 + 1e-9)
  return isEqual
    ? unjudged
    : [message('result.stated', { value: display, stated: toPlain(last) }), ...unjudged]
}

/** Doubts of the engine about a step towards a number that was found in another way as well. */
const DOUBTS: readonly string[] = ['engine.no-limit', 'engine.doubt', 'engine.assumed']

/** Share by which a number that was found in another way may differ. */
const NEAR = 1e-5

function isBorneOut({ route }: PreparedStatement, { value, approximation, numbers }: Success): boolean {
  const witness = route.by === 'engine' ? route.witness : undefined
  const found = witness === undefined ? null : numbersIn(approximation ?? value, numbers)
  return typeof found === 'number' && Math.abs(found - witness!) <= NEAR * Math.abs(witness!)
}

const SEARCH: readonly string[] = ['engine.integral-search', 'engine.unsettled']

/**
 * Drops the engine's warnings about steps on the way to a result. An integral that is not found has an error of
 * its own. A warning that some roots may be missing is misleading where none was found, and where the roots
 * belong to steps inside of a solved differential equation.
 */
function relevantWarnings(
  warnings: readonly Warning[],
  statement: Statement,
  value: EngineValue,
  isBorneOut: boolean,
): readonly Warning[] {
  const calls = 'value' in statement && statement.value ? callsIn(statement.value) : []
  const isSearch = ({ name }: CallNode): boolean =>
    hasTrait(name, 'integral') && !hasTrait(name, 'antiderivative')
  if (calls.some(isSearch)) return warnings
  const hasNone = value.t === 'list' && value.items.length === 0
  const isFormula = calls.some(({ name }) => hasTrait(name, 'differential'))
  const noise = [
    ...SEARCH,
    ...(isBorneOut ? DOUBTS : []),
    ...(isUndefined(value) ? [] : ['engine.diverges']),
    ...(hasNone || isFormula ? ['solve.numeric'] : []),
  ]
  return warnings.filter(({ code }) => !noise.includes(code))
}

/** The unit of a number inside a formula: one that the line uses, else the simplest. */
function unitInside(
  dimension: Dimension,
  { written }: PreparedStatement,
  settings: EvaluationSettings,
): ResolvedUnit {
  if (!written) return automaticUnit(dimension, settings, 'difference')
  const { units: preferences, rates } = preferencesOf(settings)
  const { units: used, habit } = written
  return displayChoices(dimension, { preferences, used, habit, temperature: 'difference', rates }).otherwise
}

/** The unit of a number inside a text, as the line of the number itself has it. */
function unitInText(shape: Shape, { written }: PreparedStatement, settings: EvaluationSettings): ShownUnit {
  const unwritten = { unit: null, units: [], habit: null, asked: false } as const
  const choice = chooseUnit(shape, null, { settings, written: written ?? unwritten })
  return choice.ok ? choice.unit : PLAIN
}

/** The standard uncertainty of a value that has one. */
function uncertaintyOf({ uncertainty }: PreparedStatement, { value, approximation, numbers }: Success) {
  if (!uncertainty || isLost(uncertainty)) return {}
  const centre = numbersIn(approximation ?? value, numbers)
  return centre === null ? {} : { uncertainty: standardUncertainty(centre, uncertainty) }
}

/** Fingerprint of the uncertainty for the lines that read the value. */
function uncertaintyKey({ uncertainty }: PreparedStatement): string {
  if (!uncertainty) return ''
  if (isLost(uncertainty)) return uncertainty.lost
  const { inputs, parts, correlations } = uncertainty
  const read = [...inputs.values()].map(({ id, label, value, spread }) => [id, label, value, spread])
  return JSON.stringify([read, [...parts], [...correlations]])
}

/** Functions and values too long to compare count as changed whenever what they are made of has. */
function fingerprintOf({ ready, value, inputs, output }: AnsweredStatement): string {
  if (ready.shape.kind === 'function' || value.truncated) return inputs
  const numbers = value.numbers ? hashOfNumbers(value.numbers) : ''
  const written = ready.defines?.kind === 'variable' ? writtenKey(ready.defines.written) : ''
  const free = JSON.stringify(freeKeys(ready))
  return hashOf(
    JSON.stringify(value.value),
    numbers,
    shapeKey(ready.shape),
    free,
    written,
    uncertaintyKey(ready),
    formulaKey(ready, value),
    shownKey(output),
  )
}

/** Two formulas of one decimal may have other digits behind it; an exact value has none. */
function formulaKey({ defines }: PreparedStatement, { value }: Success): string {
  if (defines?.kind !== 'variable' || !hasFloat(value)) return ''
  return `${defines.formula?.key ?? ''}${defines.isTooSmall ? ' too small' : ''}`
}

/** A form of the line goes before those of the worksheet. */
function formsOf({ numbers, digits }: OutputOptions, { forms }: EvaluationSettings) {
  if (numbers) return [numbers]
  return digits > 0 ? undefined : forms
}

/** The steps of a line show the values that it reads as their own lines do. */
function shownKey({ digits, approximate, form, numbers }: OutputOptions): string {
  if (numbers) return `${lineFormText(numbers)} ${form}`
  return digits === 0 && approximate === null && form === 'none' ? '' : `${digits} ${approximate} ${form}`
}

/** The units decide in which unit lines that read the value are shown. */
function writtenKey({ units, unit, habit, sought = [] }: WrittenUnits): string {
  const habits = sought.map(one => one.habit ?? '-')
  return [unit ? unitKey(unit) : '', habit ?? '', ...habits, ...units.map(unitKey)].join(' ')
}

function freeKeys(ready: PreparedStatement): string[] {
  return ready.free.map(
    ({ name, dimension, unknowns }) => `${name} ${dimension.key} ${unknownsKey(unknowns)}`,
  )
}

function shapeKey(shape: Shape): string {
  switch (shape.kind) {
    case 'scalar':
      return `${shape.dimension.key} ${shape.temperature ?? ''} ${unknownsKey(shape.unknowns)}`
    case 'uniform': {
      const size = `${shape.rank ?? ''} ${shape.length ?? ''} ${shape.columns ?? ''}`
      return `each ${shape.dimension.key} ${shape.temperature ?? ''} ${unknownsKey(shape.unknowns)} ${size}`
    }
    case 'list':
      return `[${shape.items.map(shapeKey).join(',')}]`
    case 'repeat':
      return `repeat ${shapeKey(shape.item)}`
    case 'equation':
      return `= ${shapeKey(shape.sides)}`
    case 'function':
    case 'opaque':
    case 'text':
      return shape.kind
  }
}

function unknownsKey(unknowns: readonly { name: string; exponent: { toText(): string } }[] = []): string {
  return unknowns.map(({ name, exponent }) => `${name}^${exponent.toText()}`).join(' ')
}
