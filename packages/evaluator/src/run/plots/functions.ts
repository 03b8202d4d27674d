/**
 * Responsibilities: a function of the worksheet at many points: by numbers alone where that is possible,
 * else by the engine, all points in one go.
 */
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/plots'
import type { EngineCommand } from '@calcwright/engine'
import { isAbout } from '@calcwright/math/messages'
import { inferDimensions, withoutFunctions } from '@calcwright/math/dimensions'
import type { DimensionContext, Inferred, Measured, Shape } from '@calcwright/math/dimensions'
import { callsIn } from '@calcwright/math/expression'
import type { CallNode, Statement } from '@calcwright/math/expression'
import { sampleNumeric } from '@calcwright/math/numeric'
import type { Doubts, NumericNames } from '@calcwright/math/numeric'
import type { Notice } from '../../block-result.ts'
import { doubtNotices } from '../../solving/solver.ts'
import { functionText, variantsOf } from '../../names/engine-text.ts'
import { SpecialisedFunctions } from '../../names/specialised-functions.ts'
import { createScope } from '../../names/create-scope.ts'
import type { NameMeaning, KnownFunction, KnownValueName, NameScope } from '../../values/known.ts'
import { numbersOf, numericNames, variablesBehind } from '../../names/numeric-names.ts'
import { errorOf } from '../../prepare/preparing.ts'
import { isLocalName, localName } from '../../graph/step.ts'
import { nameNode } from '../formula-session.ts'
import type { FormulaSession } from '../formula-session.ts'
import { writtenUnitsOf } from '../../names/written-units-of.ts'
import type { PlotAxisId } from '../../plots.ts'
import { AXIS_NAMES } from './axes.ts'
import { columnOf } from './data.ts'
import { NO_UNITS, SeriesFault } from './quantity.ts'
import type { Measure } from './quantity.ts'

/** A function ready to be asked for its values, all in SI. */
export interface Sampled extends Measure {
  /** Whether it goes without the engine, and may be asked often. */
  readonly isNumeric: boolean
  /** Whether each of its values takes many others, as those of integrals and of solved equations do. */
  readonly isCostly: boolean
  /**
   * @param points of the first argument
   * @param others the other arguments, the same at each point
   * @returns NaN where it has no real value
   */
  values(points: Float64Array, others?: readonly number[]): Promise<Float64Array>
  /** @returns notices on properties of fluids and materials that were less certain at points asked for so far */
  doubts(): readonly Notice[]
}

const NOWHERE = { start: 0, end: 0 }
/** A number in place of those that are yet to come, as an exponent may need one. */
const SOMEWHERE = 1.65e-9

/**
 * @param args what the arguments measure
 * @param axis which its values are on; null for none
 * @throws SeriesFault where its units do not fit, or it gives no numbers
 */
export async function sampled(
  known: KnownFunction,
  args: readonly Measured[],
  axis: PlotAxisId | null,
  session: FormulaSession,
): Promise<Sampled> {
  const points = args.map((measured, place) => pointOf(known, measured, place, session))
  const meanings = new Map<string, NameMeaning>([known, ...points].map(one => [one.name, one]))
  const specialised = new SpecialisedFunctions(session.symbols.definition(known.name, 'given'))
  const scope = specialised.over(createScope(meanings, session.settings))
  const call = callOf(known, points)
  const inferred = inferDimensions(call, scope.dimensions)
  if (!inferred.ok) throw new SeriesFault(faultOf(inferred.problem, axis))
  // With a prime: the variable of a derivative, which gets its point later.
  const open = inferred.free.map(({ name }) => name).filter(name => !name.endsWith("'"))
  if (inferred.shape.kind === 'equation') throw notNumeric('equation')
  if (open.length > 0) throw withoutValue(open)
  const measured = inferred.shape.kind === 'scalar' ? inferred.shape : null
  if (!measured) throw notNumeric(inferred.shape.kind)
  const statement: Statement = { kind: 'expression', span: NOWHERE, value: call, show: true }
  const written = writtenUnitsOf(statement, call, scope, null)
  const doubts: Doubts = {}
  const byNumbers = await numericValues(inferred, points, scope, session, doubts)
  const values = byNumbers ?? engineValues(known, inferred, points, scope, session)
  return {
    measured,
    written,
    isNumeric: byNumbers !== null,
    isCostly: isCostly(known),
    values,
    doubts: () => (doubts.first?.isSlight ? [] : doubtNotices(doubts.first)),
  }
}

const COSTLY = new Set(
  ['integrate', 'sum', 'product', 'fsolve', 'nSolve', 'solve', 'newton', 'minimize', 'maximize', 'odesolve', 'find_minimum', 'find_maximum'],
) // prettier-ignore

function isCostly(known: KnownFunction, seen: ReadonlySet<string> = new Set()): boolean {
  if (seen.has(known.symbol)) return false
  return callsIn(known.source).some(({ name }) => {
    const called = known.scope.known(name)
    if (called?.kind === 'function') return isCostly(called, new Set([...seen, known.symbol]))
    return called === undefined && COSTLY.has(name)
  })
}

/** Says that a function gives something else than a number, with what may be meant by it. */
function notNumeric(shape?: Shape['kind']): SeriesFault {
  return new SeriesFault(evaluationErrorOf('argument', message((shape && HINTED[shape]) ?? 'plot.numeric')))
}

const HINTED = {
  uniform: 'plot.numeric.list',
  list: 'plot.numeric.list',
  repeat: 'plot.numeric.list',
  equation: 'plot.numeric.equation',
} as const satisfies Partial<Record<Shape['kind'], string>> as Partial<
  Record<Shape['kind'], 'plot.numeric.list' | 'plot.numeric.equation'>
>

const withoutValue = (names: readonly string[]): SeriesFault =>
  new SeriesFault(evaluationErrorOf('name', message('plot.unknown', { names })))

function faultOf(problem: Parameters<typeof errorOf>[0] | null | undefined, axis: PlotAxisId | null) {
  if (!problem) return notNumeric().error
  const error = withoutFunctions(errorOf(problem), isLocalName)
  // A unit whose exponent depends on the variable is another one at each point.
  if (axis === null || !isAbout(problem.code, 'unit.exponent')) return { ...error, position: null }
  const { text } = message('inside.axis', { axis: AXIS_NAMES[axis], problem: error.message })
  return { ...error, message: text, position: null }
}

/** @returns what the formula of a function says of its parameter, if that is settled by its units alone */
export function parameterOf({ definition }: KnownFunction, place = 0): Measured | null {
  const parameter = definition.parameters[place]
  if (parameter === undefined) return null
  const { context, body } = definition
  const open: DimensionContext = {
    ...context,
    variable: name => (definition.parameters.includes(name) ? undefined : context.variable(name)),
    value: name => (definition.parameters.includes(name) ? undefined : context.value(name)),
  }
  const inferred = inferDimensions(body, open)
  const free = inferred.ok ? inferred.free.find(({ name }) => name === parameter) : undefined
  return free && !free.unknowns?.length ? free : null
}

function pointOf(
  { name: owner, symbol }: KnownFunction,
  measured: Measured,
  place: number,
  session: FormulaSession,
): KnownValueName {
  const name = localName(owner, `point ${place}`)
  return {
    kind: 'variable',
    name,
    symbol: session.symbols.definition(`${symbol} point ${place}`, 'point'),
    variable: { shape: { kind: 'scalar', ...measured } },
    value: SOMEWHERE,
    rough: false,
    written: NO_UNITS,
  }
}

const callOf = (known: KnownFunction, points: readonly KnownValueName[]): CallNode => ({
  kind: 'call',
  name: known.name,
  nameSpan: NOWHERE,
  args: points.map(({ name }) => nameNode(name)),
  span: NOWHERE,
})

async function numericValues(
  inferred: Inferred,
  points: readonly KnownValueName[],
  scope: NameScope,
  session: FormulaSession,
  doubts: Doubts,
): Promise<Sampled['values'] | null> {
  const behind = variablesBehind(inferred.expression, scope)
  for (const { symbol } of points) behind.delete(symbol)
  const numbers = await numbersOf(behind, commands => session.send(commands))
  if (!numbers) return null
  const { complex, oneIndexed } = session.settings
  const names: NumericNames = numericNames(scope, inferred.variants, numbers)
  const numericScope = { variables: points.map(({ name }) => name), names, complex, oneIndexed, doubts }
  const sample = (places: Float64Array, others: readonly number[] = []) =>
    sampleNumeric(inferred.expression, numericScope, places, others)
  const probe = sample(
    Float64Array.of(SOMEWHERE),
    points.slice(1).map(() => SOMEWHERE),
  )
  if (!probe.ok) return null
  doubts.first = undefined
  return (places, others) => {
    const found = sample(places, others)
    return Promise.resolve(found.ok ? found.values : places.map(() => NaN))
  }
}

/** The function for arguments of these dimensions gets a symbol, and is put to all points at once. */
function engineValues(
  known: KnownFunction,
  inferred: Inferred,
  points: readonly KnownValueName[],
  scope: NameScope,
  session: FormulaSession,
): Sampled['values'] {
  const symbol = session.symbols.definition(`${known.symbol} sampled`, 'sampled')
  const parameters = points.map(({ name }) => name)
  const variants = variantsOf(inferred.variants, scope)
  const text = functionText(symbol, parameters, inferred.expression, scope)
  const definition: EngineCommand[] = [...variants.commands, { text }]
  let defined = false
  return async (places, others = []) => {
    const list = Array.from(places, place => `${symbol}(${[place, ...others].map(numberText).join(',')})`)
    const value = { text: `[${list.join(',')}]`, numeric: true }
    const answers = await session.sendWhole([...(defined ? [] : definition), value])
    defined = true
    for (const { of, variant } of variants.added) of.variants.add(variant)
    const answer = answers.at(-1)
    const column = answer && columnOf(answer)
    return column?.length === places.length ? column : places.map(() => NaN)
  }
}

/** A decimal in the engine's words: what is written as a whole number is exact there. */
function numberText(value: number): string {
  const text = String(value)
  return /[.e]/.test(text) ? text : `${text}.0`
}
