/** For tests: a few lines in plain notation, read in order like a worksheet. */
import { parsePlain, type Statement, toPlain } from '../expression/index.ts'
import type { Rational } from '../rational.ts'
import { type Dimension, isUnit, nameDimension } from '../units/index.ts'
import { inferDimensions, inferFunction } from './index.ts'
import type { Lowering } from './questions.ts'
import type {
  DimensionContext,
  FunctionDefinition,
  Inference,
  KnownValue,
  KnownVariable,
  Measured,
  NotInferred,
  Shape,
} from './types.ts'
import { infer } from './infer.ts'
import { newShared, Session } from './session.ts'
import { rationalValue } from './values.ts'

export interface SheetOptions {
  readonly angle?: 'rad' | 'deg'
  readonly oneIndexed?: boolean
  /** Names whose values are not computed yet. */
  readonly pending?: readonly string[]
  readonly lowering?: Lowering
}

interface Known {
  readonly variables: ReadonlyMap<string, KnownVariable>
  readonly values: ReadonlyMap<string, Rational>
  readonly functions: ReadonlyMap<string, FunctionDefinition>
}

interface Step {
  readonly line: string
  readonly inference: Inference
  readonly known: Known
}

const NOTHING: Known = { variables: new Map(), values: new Map(), functions: new Map() }
const steps = new Map<string, Step>()

/** Infers the last line, or the first one that is wrong. */
export function inferSheet(source: string, options: SheetOptions = {}): Inference {
  return run(source.split(' ;; '), options).inference
}

/** Lines above the last are inferred once for all sheets that begin with them. */
function run(lines: readonly string[], options: SheetOptions): Step {
  const key = JSON.stringify([lines, options, options.lowering !== undefined])
  const done = steps.get(key)
  if (done !== undefined) return done
  const above = lines.length > 1 ? run(lines.slice(0, -1), options) : undefined
  if (above !== undefined && !above.inference.ok) return above
  const step = inferLine(lines.at(-1)!, above?.known ?? NOTHING, options)
  steps.set(key, step)
  return step
}

function inferLine(line: string, known: Known, options: SheetOptions): Step {
  const statement = read(line)
  const context = contextOf(known, options)
  if (statement.kind !== 'definition' && statement.kind !== 'expression')
    throw new Error(`No formula: ${line}`)
  const target = statement.kind === 'definition' ? statement.target : undefined
  if (target?.kind === 'function') {
    const parameters = target.parameters.map(parameter => parameter.name)
    const definition = { name: target.name.name, parameters, body: statement.value, context }
    const functions = new Map(known.functions).set(definition.name, definition)
    return { line, inference: inferFunction(definition), known: { ...known, functions } }
  }
  const inference = inferDimensions(statement.value, context)
  if (!inference.ok || target?.kind !== 'variable') return { line, inference, known }
  const { name } = target.name
  const variables = new Map(known.variables).set(name, { shape: inference.shape, free: inference.free })
  const value = rationalValue(inference.expression, new Session(context, infer, newShared()))
  const values = value === undefined ? known.values : new Map(known.values).set(name, value)
  return { line, inference, known: { ...known, variables, values } }
}

function read(line: string): Statement {
  const parsed = parsePlain(line, { isUnit })
  if (!parsed.ok) throw new Error(`${parsed.problem.message} in: ${line}`)
  return parsed.value
}

function contextOf(
  known: Known,
  { angle = 'rad', oneIndexed = false, pending = [], lowering }: SheetOptions,
): DimensionContext {
  return {
    angle,
    oneIndexed,
    lowering,
    variable: name => known.variables.get(name),
    function: name => known.functions.get(name),
    value: (name): KnownValue => (pending.includes(name) ? 'pending' : known.values.get(name)),
  }
}

/** Pairs of a source line and an indented line of what comes of it. */
export function readCases(text: string): [string, string][] {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return lines.flatMap((line, index): [string, string][] =>
    line.startsWith('  ') ? [] : [[line, (lines[index + 1] ?? '').trim()]],
  )
}

/** The result in one line: `shape | SI formula`, or `error: message @ place`. */
export function show(source: string, options: SheetOptions = {}): string {
  const { line, inference: result } = run(source.split(' ;; '), options)
  if (!result.ok) return showProblem(line, result)
  const variants = result.variants.map(variant => `${variant.name}: ${toPlain(variant.expression)}`)
  const notices = result.notices.map(({ text }) => `notice ${text.split(' ').slice(0, 8).join(' ')}`)
  return [showShape(result.shape), toPlain(result.expression), ...variants, ...notices].join(' | ')
}

function showProblem(line: string, { problem, pending = [] }: NotInferred): string {
  if (problem === undefined) return `pending: ${pending.join(', ')}`
  return `error: ${problem.message} @ ${line.slice(problem.span.start, problem.span.end)}`
}

/** `m`, `[m]` a list, `[[m]]` a matrix, `{m}` either, `(m, s)` mixed, `*(m, s)` rows, `=m` an equation. */
export function showShape(shape: Shape): string {
  switch (shape.kind) {
    case 'scalar':
      return showMeasured(shape)
    case 'uniform': {
      const element = showMeasured(shape)
      return shape.rank === 2 ? `[[${element}]]` : shape.rank === 1 ? `[${element}]` : `{${element}}`
    }
    case 'list':
      return `(${shape.items.map(showShape).join(', ')})`
    case 'repeat':
      return `*${showShape(shape.item)}`
    case 'equation':
      return `=${showShape(shape.sides)}`
    default:
      return shape.kind
  }
}

export function showMeasured({ dimension, unknowns = [], temperature, zero }: Measured): string {
  if (zero === true) return '0'
  const factors = unknowns.map(({ name, exponent }) => `·${name}^${exponent.toText()}`).join('')
  return `${showDimension(dimension)}${factors}${temperature === undefined ? '' : ` ${temperature}`}`
}

function showDimension(dimension: Dimension): string {
  const hard = dimension.withAngle()
  const angle = dimension.angle.isZero ? '' : ` rad^${dimension.angle.toText()}`
  return `${hard.isPlain ? '1' : nameDimension(hard)}${angle}`
}
