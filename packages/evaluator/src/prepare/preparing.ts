/**
 * Responsibilities: the steps that preparing any statement is made of: names, dimensions, unit. A step
 * that ends the preparation throws a `Stop` with the outcome.
 */
import { evaluationErrorOf } from '../values/error.ts'
import { message } from '@calcwright/math/messages/results'
import { DELTA_NAMES } from '@calcwright/math/dimensions'
import type { Inferred, NotInferred, Shape, UnitProblem } from '@calcwright/math/dimensions'
import type { Expression, Span, Statement } from '@calcwright/math/expression'
import { findFunction } from '@calcwright/reference/functions'
import type { EvaluationError, Notice } from '../block-result.ts'
import { checkNames } from '../names/check-names.ts'
import type { NameOptions } from '../names/check-names.ts'
import { atPoints, valueOf, unknownsIn } from '../names/points.ts'
import { shapeOfSolutions, unknownsSolvedBy } from '../names/solver-unknowns.ts'
import { usedUnits, writtenUnitsOf } from '../names/written-units-of.ts'
import {
  cannotBeShown,
  chooseUnit,
  countsTurns,
  isReadAsRadians,
  isWrittenHertz,
  requestedUnit,
} from '../results/units.ts'
import type { RequestedUnit } from '../results/units.ts'
import { type ComputedProperties, withProperties } from '../solving/properties.ts'
import type { NameScope } from '../values/known.ts'
import type { Prepared, Request } from '../values/prepared.ts'
import type { ShownUnit } from '../values/shown-unit.ts'
import type { SolverUnknown, WrittenUnits } from '../values/written-units.ts'

export class PreparationStopped extends Error {
  readonly prepared: Prepared
  constructor(prepared: Prepared) {
    super('stop')
    this.prepared = prepared
  }
}

/** @param notices to which those about the names are added */
export function nameChecked(
  expression: Expression,
  scope: NameScope,
  options: NameOptions,
  notices: Notice[],
): Expression {
  const checked = checkNames(expression, scope, options)
  if (!checked.ok)
    throw new PreparationStopped(checked.error ? failedPreparation(checked.error) : { kind: 'pending' })
  notices.push(...checked.notices)
  const { bound = [] } = options
  return atPoints(checked.expression, name => valueOf(name, scope, bound), unknownsIn(scope))
}

/** @param notices about the names */
export function inferredOrStop<T extends Inferred>(
  inference: T | NotInferred,
  notices: readonly Notice[] = [],
): T {
  if (inference.ok) return inference
  const { problem, notices: own = [] } = inference
  if (!problem) throw new PreparationStopped({ kind: 'pending' })
  throw new PreparationStopped(failedPreparation(errorOf(problem), [...own, ...notices]))
}

/** The formula with the numbers of its properties; null for one without. Uncertain numbers give several of them. */
export function propertiesIn(
  open: Inferred,
  source: Expression,
  { answers, scope, settings }: Request,
): ComputedProperties | null {
  if (answers || scope.uncertain || open.uncertain === true) return null
  const found = withProperties(open, { ...open, source, scope }, settings)
  if (found?.kind === 'pending') throw new PreparationStopped({ kind: 'pending' })
  if (found?.kind === 'failed') throw new PreparationStopped(failedPreparation(found.error))
  return found
}

/** @returns what is wrong with the units, in the evaluator's terms */
export function errorOf(problem: UnitProblem): EvaluationError {
  const { kind, code, message: text, within, span, source, related = [] } = problem
  const inside = related.map(place => ({ source: place.source, position: place.span }))
  return {
    ...evaluationErrorOf(kind, { code, text }, span),
    ...(within && { within }),
    ...(source !== undefined && { source }),
    ...(inside.length > 0 && { inside }),
  }
}

/** @param notices what may explain the error */
export function failedPreparation(error: EvaluationError, notices: readonly Notice[] = []): Prepared {
  return { kind: 'failed', error, notices }
}

/** The unit of a result, and the units that the definition suggests to the lines that read it. */
export interface ChosenUnit {
  readonly unit: ShownUnit
  readonly written: WrittenUnits
}

/** @param value the formula as it was typed */
export function unitOf(
  request: Request,
  value: Expression,
  inferred: Inferred,
  notices: readonly Notice[],
): ChosenUnit {
  const { statement, output, settings, scope } = request
  const asked =
    statement.kind === 'definition' || statement.kind === 'expression' ? statement.unit : undefined
  if ('dimension' in inferred.shape && !inferred.shape.dimension.isWritable)
    throw new PreparationStopped(
      failedPreparation(evaluationErrorOf('unit', message('unit.exponent.result'), spanOf(statement))),
    )
  const own = requestedUnit(asked, output.unit, inferred.unit, settings)
  const requested = own.ok && !own.unit ? unitOfCall(value, request) : own
  if (!requested.ok) throw new PreparationStopped(failedPreparation(requested.error))
  const sought = unknownsSolvedBy(value, inferred.shape, scope, settings.oneIndexed)
  const lines = writtenUnitsOf(statement, value, scope, requested.unit?.expression ?? null)
  const written =
    sought.length === 1 ? { ...lines, habit: lines.habit ?? sought[0]!.habit } : withSought(lines, sought)
  const isAngular = written.habit === 'angular speed' && !usedUnits(value, scope).some(isWrittenHertz)
  const isTest = inferred.shape.kind === 'equation' && inferred.free.length === 0
  const chosen =
    isTest && requested.unit
      ? cannotBeShown('true or false', requested.unit)
      : chooseUnit(shapeOfSolutions(inferred.shape, sought), requested.unit, {
          settings,
          written,
          sought,
          isAngular,
          countsTurns: countsTurns(written),
        })
  if (!chosen.ok) {
    const error = { ...chosen.error, position: asked?.span ?? null }
    throw new PreparationStopped(failedPreparation(error, [...inferred.notices, ...notices]))
  }
  return { unit: chosen.unit, written }
}

const withSought = (written: WrittenUnits, sought: readonly SolverUnknown[]): WrittenUnits =>
  sought.length > 1 ? { ...written, sought } : written

/** The unit that the definition of a function asks for, where the line is a call of it. */
function unitOfCall(value: Expression, { scope, settings }: Request): RequestedUnit {
  const known = value.kind === 'call' ? scope.known(value.name) : undefined
  const unit = known?.kind === 'function' ? known.unit : undefined
  return requestedUnit(undefined, '', unit, settings)
}

/** @returns a notice where a rate without an angle in it is shown in turns, such as 25 Hz in rpm */
export function rateNotices(shape: Shape, shown: ShownUnit, written: WrittenUnits): Notice[] {
  return isReadAsRadians(shape, shown, written) ? [RATE_IN_RADIANS] : []
}

/** @returns a notice where the reading of a thermometer is shown in a unit of differences: 3 °C as 276.15 Δ°C */
export function temperatureNotices(shape: Shape, shown: ShownUnit): Notice[] {
  if (!('temperature' in shape) || shape.temperature !== 'reading') return []
  if (shown.kind !== 'one' || !shown.asked || shown.unit?.expression.kind !== 'unit') return []
  const { name } = shown.unit.expression
  if (!DELTA_NAMES.test(name)) return []
  return [message('temperature.difference.shown', { unit: name, reading: name.replace(DELTA_NAMES, 'deg') })]
}

function spanOf(statement: Statement): Span | null {
  return statement.kind === 'expression' || statement.kind === 'definition' ? statement.value.span : null
}

const RATE_IN_RADIANS = message('unit.rate')

export function laterNotices(later: readonly string[]): Notice[] {
  return later.filter(name => !findFunction(name)).map(name => message('name.later.unknown', { name }))
}
