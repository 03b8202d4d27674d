/**
 * Responsibilities: the unit that a result is shown in: the one asked for, else the worksheet's
 * preferred one for its dimension.
 */
import { evaluationErrorOf } from '../values/error.ts'
import { message } from '@calcwright/math/messages/results'
import { DELTA_NAMES } from '@calcwright/math/dimensions'
import type { Shape } from '@calcwright/math/dimensions'
import { parseUnit } from '@calcwright/math/expression'
import type { UnitExpression } from '@calcwright/math/expression'
import {
  Dimension,
  Factor,
  Rational,
  canonicalUnit,
  displayChoices,
  findUnit,
  nameDimension,
  resolveUnit,
  unitForSize,
} from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'
import type { EvaluationError, NumericValue } from '../block-result.ts'
import type { EvaluationSettings } from '../contract.ts'
import { PLAIN } from '../values/shown-unit.ts'
import type { ShownUnit } from '../values/shown-unit.ts'
import type { SolverUnknown, WrittenUnits } from '../values/written-units.ts'
import { partsOf } from './compound.ts'
import { preferencesOf } from '../values/preferences.ts'

interface NoChoice {
  readonly ok: false
  readonly error: EvaluationError
}

type Choice = { readonly ok: true; readonly unit: ShownUnit } | NoChoice

/** Everything that the choice depends on beside the dimension. */
export interface ChoiceContext {
  readonly settings: EvaluationSettings
  readonly written: WrittenUnits
  /** Whether a rate in 1/s counts radians by the letter that it has, and nothing is written in Hz. */
  readonly isAngular?: boolean
  /** Whether a rate in 1/s counts turns: it is a frequency, or written in Hz or per minute. */
  readonly countsTurns?: boolean
  /** The unknowns of a solver, each of which may have a habit of its own. */
  readonly sought?: readonly SolverUnknown[]
}

/** @param requested null where the units of the line and the preferences of the worksheet decide */
export function chooseUnit(shape: Shape, requested: ResolvedUnit | null, context: ChoiceContext): Choice {
  switch (shape.kind) {
    case 'scalar':
    case 'uniform':
      return chooseFor(shape, requested, context)
    case 'equation':
      return chooseUnit(shape.sides, requested, context)
    case 'list':
      return chooseForItems(shape.items, requested, context)
    case 'repeat': {
      const choice = chooseUnit(shape.item, requested, context)
      return choice.ok ? { ok: true, unit: { kind: 'each', item: choice.unit } } : choice
    }
    case 'function':
    case 'opaque':
    case 'text':
      return requested ? noUnit(requested) : { ok: true, unit: PLAIN }
  }
}

/** A unit that is asked for goes to the unknowns of a solver that it fits: an angle beside a length. */
function chooseForItems(
  shapes: readonly Shape[],
  requested: ResolvedUnit | null,
  { sought = [], ...context }: ChoiceContext,
): Choice {
  const isAsked = isWanted(shapes, requested, sought)
  const choices = shapes.map((item, index) => {
    const habit = sought[index]?.habit ?? context.written.habit
    const own = chooseUnit(item, isAsked(index) ? requested : null, {
      ...context,
      written: isAsked(index) ? { ...context.written, habit } : withoutAsked({ ...context.written, habit }),
    })
    const isLeft = !own.ok && sought.length > 0
    return {
      own,
      choice: isLeft
        ? chooseUnit(item, null, { ...context, written: withoutAsked({ ...context.written, habit }) })
        : own,
    }
  })
  const refused = choices.map(({ own }) => own).find(own => !own.ok)
  if (refused && (sought.length === 0 || choices.every(({ own }) => !own.ok))) return refused
  return {
    ok: true,
    unit: { kind: 'items', items: choices.map(({ choice }) => (choice.ok ? choice.unit : PLAIN)) },
  }
}

/** An angle that is asked for is meant for the unknowns that are angles by their unit or letter, where there are some. */
function isWanted(
  shapes: readonly Shape[],
  requested: ResolvedUnit | null,
  sought: readonly SolverUnknown[],
): (index: number) => boolean {
  const angles = shapes.map((shape, index) => isAngle(shape) || sought[index]?.isAngle === true)
  const hasAngles = sought.length > 0 && requested?.dimension === ANGLE && angles.includes(true)
  return index => !hasAngles || angles[index]!
}

const withoutAsked = (written: WrittenUnits): WrittenUnits =>
  written.asked ? { ...written, unit: null, asked: false, units: written.units.slice(1) } : written

const isAngle = (shape: Shape): boolean => 'dimension' in shape && shape.dimension === ANGLE

function chooseFor(
  shape: Shape & { kind: 'scalar' | 'uniform' },
  requested: ResolvedUnit | null,
  context: ChoiceContext,
): Choice {
  const { dimension, unknowns, temperature } = shape
  const parts = requested && partsOf(requested, dimension, preferencesOf(context.settings).rates)
  if (parts) return { ok: true, unit: { kind: 'one', unit: parts[0]!, parts, reading: false, asked: true } }
  if (requested && !unknowns?.length && !requested.dimension.sameHard(dimension)) {
    const hint = wayBetween(dimension, requested.dimension)
    return cannotBeShown(describeUnit(shape, context), requested, hint)
  }
  if (!requested) return { ok: true, unit: automatic(shape, context) }
  const unit = requested
  const isSpeed = isAngularSpeed(dimension) || (dimension === RATE && context.isAngular === true)
  const turns = isSpeed && isHertz(unit)
  const isTurning = context.countsTurns === true && dimension === RATE && unit.dimension === ANGULAR_SPEED
  return {
    ok: true,
    unit: {
      kind: 'one',
      unit: turns ? countingTurns(unit) : isTurning ? ofTurns(unit) : unit,
      reading: unit.zero !== null && temperature !== 'difference',
      asked: true,
    },
  }
}

/** `in kN*m`, as the result would be shown without the unit asked for. */
function describeUnit(shape: Shape & { kind: 'scalar' | 'uniform' }, context: ChoiceContext): string {
  if (shape.dimension.isPlain) return 'a plain number'
  const shown = automatic(shape, { ...context, written: { ...context.written, unit: null } })
  const text = shown.kind === 'one' ? shown.unit?.text : undefined
  return `in ${text ?? nameDimension(shape.dimension)}`
}

/** @param is what the result is instead */
export function cannotBeShown(is: string, { text }: ResolvedUnit, hint = ''): NoChoice {
  return { ok: false, error: evaluationErrorOf('unit', message('unit.shown.in', { is, unit: text, hint })) }
}

/** The unit that was typed, or the choices for it. */
function automatic(
  { dimension, unknowns, temperature }: Shape & { kind: 'scalar' | 'uniform' },
  { settings, written }: ChoiceContext,
): ShownUnit {
  const { units: preferences, rates } = preferencesOf(settings)
  const typed = written.unit && resolveUnit(written.asked ? written.unit : canonicalUnit(written.unit), rates)
  const { habit } = written
  const used = temperature === undefined ? written.units.filter(unit => !isDelta(unit)) : written.units
  const level = temperature === 'level' ? levelUnit(dimension, written.unit, used) : null
  if (level) return { kind: 'one', unit: level, reading: false }
  const choices = displayChoices(dimension, {
    preferences,
    used,
    habit,
    temperature: temperature === 'level' ? undefined : temperature,
    rates,
  })
  const reading = temperature !== 'difference'
  const isLinear = typed?.ok && !typed.unit.level
  const isFixed = choices.first.length + choices.scaled.length === 0 && !dimension.isPlain
  if (isLinear && !isFixed && !unknowns?.length && typed.unit.dimension.sameHard(dimension))
    return { kind: 'one', unit: typed.unit, reading: reading && typed.unit.zero !== null }
  return choices.otherwise.text === '' ? PLAIN : { kind: 'one', unit: choices.otherwise, reading, choices }
}

/** `deltaC`: a sum with kelvins may be an absolute temperature, which no difference measures. */
const isDelta = (unit: UnitExpression): boolean => unit.kind === 'unit' && DELTA_NAMES.test(unit.name)

/** The level that was written, or the usual one. */
function levelUnit(
  dimension: Dimension,
  typed: UnitExpression | null,
  used: readonly UnitExpression[],
): ResolvedUnit | null {
  const span = { start: 0, end: 0 }
  const usual = USUAL_LEVELS.map((name): UnitExpression => ({ kind: 'unit', name, span }))
  for (const expression of [...(typed ? [typed] : []), ...used, ...usual]) {
    const resolution = resolveUnit(expression)
    if (resolution.ok && resolution.unit.level && resolution.unit.dimension.sameHard(dimension))
      return resolution.unit
  }
  return null
}

const USUAL_LEVELS = ['dBm', 'dBV', 'dB_SPL'] as const

/** @returns the unit that somebody asks for, '' for none */
export function askedUnit(shown: ShownUnit): string {
  if (shown.kind === 'one') return shown.asked ? (shown.unit?.text ?? '') : ''
  if (shown.kind === 'each') return askedUnit(shown.item)
  return shown.items.map(askedUnit).find(text => text !== '') ?? ''
}

/** @returns the units with those put in that the size of each number, in SI base units, asks for */
export function unitForNumbers(shown: ShownUnit, numbers: NumericValue): ShownUnit {
  if (shown.kind === 'one') {
    if (!shown.choices) return shown
    const { reading, choices } = shown
    return { kind: 'one', unit: unitForSize(choices, sizeOf(numbers)), reading }
  }
  if (shown.kind === 'each') return { ...shown, item: settledColumns(shown.item, numbers) }
  const items = Array.isArray(numbers) ? (numbers as readonly NumericValue[]) : []
  return { ...shown, items: shown.items.map((item, index) => unitForNumbers(item, items[index] ?? null)) }
}

/** Each column of a list of rows has a unit for all its numbers. */
function settledColumns(shown: ShownUnit, rows: NumericValue): ShownUnit {
  if (shown.kind !== 'items' || !Array.isArray(rows)) return unitForNumbers(shown, rows)
  const columnAt = (index: number): NumericValue =>
    (rows as readonly NumericValue[]).map(row =>
      Array.isArray(row) ? ((row as readonly NumericValue[])[index] ?? null) : null,
    )
  return { ...shown, items: shown.items.map((item, index) => unitForNumbers(item, columnAt(index))) }
}

/** The largest absolute value; null where there is no number. */
function sizeOf(numbers: NumericValue): number | null {
  if (numbers === null) return null
  if (typeof numbers === 'number') return Math.abs(numbers)
  if ('re' in numbers) return Math.hypot(numbers.re, numbers.im)
  let size: number | null = null
  for (const item of numbers) {
    const own = sizeOf(item)
    if (own !== null && (size === null || own > size)) size = own
  }
  return size
}

/** @returns a hint at how one dimension is converted into another that is often confused with it */
function wayBetween(from: Dimension, to: Dimension): string {
  const hasMass = from.exponent('mass').equals(ONE)
  if (hasMass && to.sameHard(from.multiply(ACCELERATION))) return ' A mass times 1 [g_n] is its weight.'
  if (hasMass && from.sameHard(to.multiply(ACCELERATION))) return ' A weight divided by 1 [g_n] is its mass.'
  if (
    from.exponents.some(exponent => !exponent.isInteger) &&
    to.exponents.every(({ isInteger }) => isInteger)
  )
    return EMPIRICAL
  return to.multiply(from).isPlain && !from.isPlain ? ' Its reciprocal can be.' : ''
}

const EMPIRICAL = ` ${message('hint.empirical').text}`

const ONE = Rational.of(1)
const ACCELERATION = Dimension.of({ length: 1, time: -2 })
const ANGLE = Dimension.of({ angle: 1 })
const ANGULAR_SPEED = Dimension.of({ time: -1, angle: 1 })
const RATE = Dimension.of({ time: -1 })
const RADIAN = Factor.of(Rational.of(1))
const TURN = Factor.of(Rational.of(2), 1)

function isAngularSpeed(dimension: Dimension): boolean {
  return dimension === ANGULAR_SPEED
}

const isHertz = ({ expression }: ResolvedUnit): boolean => isWrittenHertz(expression)

/** Whether a rate counts turns by the way that it is written: in Hz, `1/min` or `min^-1`. */
export function isWrittenByTurns(expression: UnitExpression): boolean {
  if (isWrittenHertz(expression)) return true
  const isMinute = (unit: UnitExpression): boolean =>
    unit.kind === 'unit' && findUnit(unit.name)?.label === 'minute'
  return (
    (expression.kind === 'unit-quotient' &&
      expression.left.kind === 'unit-number' &&
      isMinute(expression.right)) ||
    (expression.kind === 'unit-power' && expression.exponent === '-1' && isMinute(expression.base))
  )
}

/** Whether a unit is Hz with a prefix or none. */
export function isWrittenHertz(expression: UnitExpression): boolean {
  return expression.kind === 'unit' && findUnit(expression.name)?.label.endsWith('hertz') === true
}

/** Whether a rate counts turns: it is a frequency by its letter or formula, or written so, and no angular speed. */
export const countsTurns = ({ habit, units }: WrittenUnits): boolean =>
  habit !== 'angular speed' && (habit === 'frequency' || units.some(isWrittenByTurns))

/**
 * Whether a rate in 1/s, of which nothing says what it counts, is shown in a unit of angular speed. The letter
 * of an angular speed says it, and rad/s does where nothing is written in Hz.
 */
export function isReadAsRadians(shape: Shape, shown: ShownUnit, written: WrittenUnits): boolean {
  if (shape.kind === 'repeat' && shown.kind === 'each')
    return isReadAsRadians(shape.item, shown.item, written)
  if (shape.kind !== 'scalar' && shape.kind !== 'uniform') return false
  if (shape.dimension !== RATE || shown.kind !== 'one' || shown.choices) return false
  if (countsTurns(written)) return false
  const { habit, units } = written
  const isClear = habit === 'angular speed' || shown.unit?.factor.equals(RADIAN)
  const inRadians = isClear && !units.some(isWrittenHertz)
  return shown.unit?.dimension === ANGULAR_SPEED && !inRadians
}

/** Hz counts turns: 60 rpm, which are 2π rad/s, make 1 Hz. */
function countingTurns(unit: ResolvedUnit): ResolvedUnit {
  return { ...unit, factor: unit.factor.multiply(TURN) }
}

/** 25 Hz are 1500 rpm: the unit of angular speed for a number of turns. */
function ofTurns(unit: ResolvedUnit): ResolvedUnit {
  return { ...unit, factor: unit.factor.divide(TURN) }
}

function noUnit(requested: ResolvedUnit): Choice {
  return { ok: false, error: evaluationErrorOf('unit', message('unit.shown.none', { unit: requested.text })) }
}

export type RequestedUnit =
  | { readonly ok: true; readonly unit: ResolvedUnit | null }
  | { readonly ok: false; readonly error: EvaluationError }

/**
 * @param onLine the unit box of the line itself, which goes first
 * @param option the unit chosen in the output box, plain text
 * @param fromFormula the unit that a `convert` in the formula asks for
 */
export function requestedUnit(
  onLine: UnitExpression | undefined,
  option: string,
  fromFormula: UnitExpression | undefined,
  settings: EvaluationSettings,
): RequestedUnit {
  const resolved = (expression: UnitExpression, inSource: boolean) =>
    resolveFor(expression, inSource, settings)
  if (onLine) return resolved(onLine, true)
  if (option !== '') {
    const parsed = parseUnit(option)
    if (parsed.ok) return resolved(parsed.value, false)
    const { code, message: text } = parsed.problem
    return { ok: false, error: evaluationErrorOf('syntax', { code, text }) }
  }
  return fromFormula ? resolved(fromFormula, true) : { ok: true, unit: null }
}

function resolveFor(
  expression: UnitExpression,
  inSource: boolean,
  settings: EvaluationSettings,
): RequestedUnit {
  const resolution = resolveUnit(expression, preferencesOf(settings).rates)
  if (resolution.ok) return { ok: true, unit: resolution.unit }
  const { code, message: text, span } = resolution.problem
  return { ok: false, error: evaluationErrorOf('unit', { code, text }, inSource ? span : null) }
}
