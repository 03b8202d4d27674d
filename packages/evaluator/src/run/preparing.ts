/**
 * Responsibilities: the steps that preparing any statement is made of: names, dimensions, unit. A step
 * that ends the preparation throws a `Stop` with the outcome.
 */
import type { EngineCommand } from '@calcwright/engine'
import type { FreeName, Inferred, NotInferred, Shape, UnitProblem } from '@calcwright/math/dimensions'
import type { Expression, Span, Statement } from '@calcwright/math/expression'
import { findFunction } from '@calcwright/reference/functions'
import type { EvaluationError, EvaluationSettings, Notice, OutputOptions } from '../contract.ts'
import type { Resolution } from '../graph/resolve.ts'
import { cannotBeShown, chooseUnit, isReadAsRadians, requestedUnit } from '../results/units.ts'
import type { RequestedUnit, ShownUnit } from '../results/units.ts'
import type { Known, KnownFunction, Scope } from './known.ts'
import { checkNames } from './names.ts'
import type { NameOptions } from './names.ts'
import type { Solvable } from './solving/formulas.ts'
import type { Lost, Uncertainty } from './uncertainty/inputs.ts'
import { atPoints, valueOf } from './points.ts'
import { writtenBy } from './units-in-sight.ts'
import type { Written } from './units-in-sight.ts'

/** A statement ready for the engine. */
export interface Ready {
  readonly kind: 'ready'
  readonly commands: readonly EngineCommand[]
  /** Which command's answer is the value, and which is shown. */
  readonly value: number
  readonly shown: number
  readonly shape: Shape
  readonly unit: ShownUnit
  /** What the line says about units; null for a function. */
  readonly written: Written | null
  readonly free: readonly FreeName[]
  readonly notices: readonly Notice[]
  readonly defines: Known | null
  /** Function bodies among the commands, to be remembered when they are done. */
  readonly variants: readonly { readonly of: KnownFunction; readonly variant: number }[]
  /** The command that tells which statement of a program was at work last, where the line runs one. */
  readonly atWork?: number
  /** Names of the procedures that the first commands define. */
  readonly procedures?: readonly string[]
  /** The formula, where it has calls that are solved before the engine gets it. */
  readonly solvable?: Solvable
  /** The formula, where it hangs on uncertain numbers; null where their uncertainty ends here. */
  readonly uncertain?: Solvable | null
  /** What its value hangs on, once that is known; null for a value without uncertainty. */
  readonly uncertainty?: Uncertainty | Lost | null
}

export type Prepared =
  | Ready
  | { readonly kind: 'failed'; readonly error: EvaluationError; readonly notices: readonly Notice[] }
  /** Values are needed that are still being computed. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'nothing' }

export interface Request {
  readonly statement: Statement
  readonly output: OutputOptions
  readonly resolution: Resolution
  readonly scope: Scope
  readonly settings: EvaluationSettings
  /** Symbol of what the statement defines. */
  readonly symbol: string
  /** What the solvers answered to the calls of the statement. */
  readonly answers?: readonly (Expression | null)[]
  /** Seed of the random numbers of this statement. */
  readonly seed: string
}

export class Stop extends Error {
  readonly prepared: Prepared
  constructor(prepared: Prepared) {
    super('stop')
    this.prepared = prepared
  }
}

/** @param notices takes what the user is to be told of the names */
export function nameChecked(
  expression: Expression,
  scope: Scope,
  options: NameOptions,
  notices: Notice[],
): Expression {
  const checked = checkNames(expression, scope, options)
  if (!checked.ok) throw new Stop(checked.error ? failed(checked.error) : { kind: 'pending' })
  notices.push(...checked.notices)
  const { bound = [] } = options
  return atPoints(checked.expression, name => valueOf(name, scope, bound))
}

/** @param notices what is to be told of the names */
export function inferredOrStop<T extends Inferred>(
  inference: T | NotInferred,
  notices: readonly Notice[] = [],
): T {
  if (inference.ok) return inference
  const { problem, notices: own = [] } = inference
  if (!problem) throw new Stop({ kind: 'pending' })
  throw new Stop(failed(errorOf(problem), [...own, ...notices]))
}

/** @returns what is wrong with the units, in the evaluator's terms */
export function errorOf(problem: UnitProblem): EvaluationError {
  const { kind, code, message, within, span, source, related = [] } = problem
  const inside = related.map(place => ({ source: place.source, position: place.span }))
  return {
    kind,
    code,
    message,
    ...(within && { within }),
    position: span,
    ...(source !== undefined && { source }),
    ...(inside.length > 0 && { inside }),
  }
}

/** @param notices what may explain the error */
export function failed(error: EvaluationError, notices: readonly Notice[] = []): Prepared {
  return { kind: 'failed', error, notices }
}

/** The unit of a result, with what the definition hands on to the lines that read it. */
export interface ChosenUnit {
  readonly unit: ShownUnit
  readonly written: Written
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
    throw new Stop(failed({ kind: 'unit', message: UNWRITABLE, position: spanOf(statement) }))
  const own = requestedUnit(asked, output.unit, inferred.unit, settings)
  const requested = own.ok && !own.unit ? unitOfCall(value, request) : own
  if (!requested.ok) throw new Stop(failed(requested.error))
  const written = writtenBy(statement, value, scope, requested.unit?.expression ?? null)
  const isTest = inferred.shape.kind === 'equation' && inferred.free.length === 0
  const chosen =
    isTest && requested.unit
      ? cannotBeShown('true or false', requested.unit)
      : chooseUnit(inferred.shape, requested.unit, { settings, written })
  if (!chosen.ok) {
    const error = { ...chosen.error, position: asked?.span ?? null }
    throw new Stop(failed(error, [...inferred.notices, ...notices]))
  }
  return { unit: chosen.unit, written }
}

/** The unit that the definition of a function asks for, where the line is a call of it. */
function unitOfCall(value: Expression, { scope, settings }: Request): RequestedUnit {
  const known = value.kind === 'call' ? scope.known(value.name) : undefined
  const unit = known?.kind === 'function' ? known.unit : undefined
  return requestedUnit(undefined, '', unit, settings)
}

/** @returns what is to be said where a rate that names no angle is shown in turns, as of 25 Hz in rpm */
export function rateNotices(shape: Shape, shown: ShownUnit): Notice[] {
  return isReadAsRadians(shape, shown) ? [RATE_IN_RADIANS] : []
}

function spanOf(statement: Statement): Span | null {
  return statement.kind === 'expression' || statement.kind === 'definition' ? statement.value.span : null
}

const UNWRITABLE = 'The unit of this result has an exponent beyond 100.'

const RATE_IN_RADIANS: Notice = {
  code: 'unit.rate',
  text: 'Read as radians per second, for nothing says that it counts turns. If it does, multiply it by 1 [rev].',
}

export function laterNotices(later: readonly string[]): Notice[] {
  return later
    .filter(name => !findFunction(name))
    .map(name => ({ code: 'name.later', text: `${name} is defined further down; here it is unknown.` }))
}
