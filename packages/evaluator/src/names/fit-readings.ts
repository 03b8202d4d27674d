/**
 * Responsibilities: statistics of a fit, read by the name of the fitted function. `fit_residuals(f)` of `f(x)
 * := linear_regression(X, Y, x)` is `Y - linear_regression(X, Y, X)`, with the names that `X` and `Y` have
 * where `f` is defined. The band and the errors of exponentials and powers are those of the line in logarithms,
 * by the rule of small errors: d(exp(l)) = exp(l)*dl. Source: Draper, Smith, Applied Regression Analysis, 3rd
 * edition, 1.4 and 5.1.
 */
import type { Message, MessageCode } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/names'
import { mapExpression, parsePlain } from '@calcwright/math/expression'
import type { CallNode, Expression, Span } from '@calcwright/math/expression'
import { ownName } from '@calcwright/reference/functions'
import type { KnownFunction, NameScope } from '../values/known.ts'
import { NameFault } from './name-fault.ts'

/** A function that may be a fit, as it is written. */
export interface FittedFunction {
  /** A function without a name has one that cannot be typed in a formula. */
  readonly name: string
  readonly source: Expression
  readonly definition: Pick<KnownFunction['definition'], 'parameters'>
  readonly scope: NameScope
}

/** The functions that read a fit, in the place of the names of `Readings`. */
const READERS = {
  fit_coefficients: 'coefficients',
  fit_errors: 'errors',
  fit_residuals: 'residuals',
  r_squared: 'determination',
  fit_band: 'band',
} as const

/** Formulas in X, Y, the rest of the arguments of the fit by their letters, F for the fitted values at the data. */
type Readings = Partial<Record<(typeof READERS)[keyof typeof READERS], string>>

interface FitKind {
  /** Letters of its arguments; `u` is the place. */
  readonly args: readonly string[]
  readonly readings: Readings
}

const OF_DATA: Readings = { residuals: 'Y - F', determination: 'r_squared(Y, F)' }

const polynomial = (args: readonly string[], order: string, coefficients: string): FitKind => ({
  args,
  readings: {
    ...OF_DATA,
    coefficients,
    errors: `regression_errors(X, Y, ${order})`,
    band: `regression_band(X, Y, ${order}, u, p)`,
  },
})

const SEVERAL = ['Y', 'X', 'u', 'c', 'w']

const KINDS: Readonly<Record<string, FitKind>> = {
  linear_regression: polynomial(['X', 'Y', 'u'], '1', 'linear_regression(X, Y)'),
  polynomial_regression: polynomial(['X', 'Y', 'n', 'u'], 'n', 'polynomial_regression(X, Y, n)'),
  exponential_regression: {
    args: ['X', 'Y', 'u'],
    readings: {
      ...OF_DATA,
      coefficients: 'exponential_regression(X, Y)',
      errors: 'exponential_regression(X, Y) .* regression_errors(X, ln(Y/max(Y)), 1)',
      band: 'f*regression_band(X, ln(Y/max(Y)), 1, u, p)',
    },
  },
  power_regression: {
    args: ['X', 'Y', 'u'],
    readings: {
      ...OF_DATA,
      coefficients: 'power_regression(X, Y)',
      errors: '(power_regression(X, Y) .* [0, 1] + [1, 0]) .* regression_errors(ln(X), ln(Y), 1)',
      band: 'f*regression_band(ln(X/max(X)), ln(Y/max(Y)), 1, ln(u/max(X)), p)',
    },
  },
  logarithmic_regression: {
    args: ['X', 'Y', 'u'],
    readings: {
      ...OF_DATA,
      coefficients: 'logarithmic_regression(X, Y)',
      // The coefficients have the units of the errors, and say what to do where X has one.
      errors: '0*logarithmic_regression(X, Y) + regression_errors(ln(X), Y, 1)',
      band: 'regression_band(ln(X/max(X)), Y, 1, ln(u/max(X)), p)',
    },
  },
  multi_regression: {
    args: SEVERAL,
    readings: {
      ...OF_DATA,
      coefficients: 'multi_regression_coefficients(Y, X, c, w)',
      errors: 'multi_regression_errors(Y, X, c, w)',
      band: 'multi_regression_band(Y, X, u, p, c, w)',
    },
  },
  interpolate: { args: ['X', 'Y', 'n', 'u', 'e'], readings: OF_DATA },
}

/** A call that reads a fit, as a formula with the names where the fit is defined. */
export interface FitReading {
  readonly known: FittedFunction
  /** Its parameters: places, and the level of confidence where one is given. */
  readonly parameters: readonly string[]
  readonly args: readonly Expression[]
  readonly formula: Expression
}

/** @returns null for a call that reads no fit */
export function fitReading(
  node: CallNode,
  functionOf: (given: Expression) => FittedFunction | null,
): FitReading | null {
  const reader = readerOf(node.name)
  const [given, ...args] = node.args
  if (!reader || (reader === 'determination' && node.args.length !== 1)) return null
  const known = given ? functionOf(given) : null
  const fit = known && fitOf(known)
  if (!given || !fit) {
    throw new NameFault(message('argument.count.fit', { name: node.name }), given?.span ?? node.nameSpan)
  }
  const text = fit.kind.readings[reader]
  if (text === undefined) throw new NameFault(absent(node.name, fit.name), node.nameSpan)
  const places = reader === 'band' ? fit.known.definition.parameters.length : 0
  const most = reader === 'band' ? places + 1 : 0
  if (args.length < places || args.length > most) {
    const { name } = node
    throw new NameFault(
      reader === 'band'
        ? message('argument.count.band', { name, variables: places })
        : message('argument.count.fit-alone', { name }),
      node.nameSpan,
    )
  }
  const parameters = args.map((_, index) => (index === places ? LEVEL : `${AT}${index + 1}`))
  return { known: fit.known, parameters, args, formula: filledIn(text, fit, parameters, node.span) }
}

function readerOf(name: string): keyof Readings | undefined {
  const own = ownName(name)
  return own in READERS ? READERS[own as keyof typeof READERS] : undefined
}

const absent = (reader: string, fit: string): Message<MessageCode> =>
  fit === 'interpolate'
    ? message('argument.count.curve', { reader })
    : message('argument.count.reading', { reader, fit })

/** Parameters of the function that computes a reading: names that cannot be typed in a formula. */
const [AT, LEVEL] = ["at''", "level''"]

interface Fit {
  readonly known: FittedFunction
  readonly name: string
  readonly kind: FitKind
  readonly call: CallNode
}

/** The fit that a function is as a whole, in its own parameters. */
function fitOf(known: FittedFunction): Fit | null {
  const { source, definition, scope } = known
  if (source.kind !== 'call') return null
  const named = scope.known(source.name)
  const own = definition.parameters
  if (named) {
    const alike = source.args.length === own.length && source.args.every((arg, at) => isName(arg, own[at]!))
    return named.kind === 'function' && named !== known && alike ? fitOf(named) : null
  }
  const name = ownName(source.name)
  const kind = KINDS[name]
  const place = kind && source.args[kind.args.indexOf('u')]
  const places = place?.kind === 'list' ? place.items : place ? [place] : []
  if (!kind || places.length !== own.length || !places.every((one, at) => isName(one, own[at]!))) return null
  return { known, name, kind, call: source }
}

const isName = (node: Expression, name: string): boolean => node.kind === 'name' && node.name === name

function filledIn(
  text: string,
  { kind, call, name }: Fit,
  parameters: readonly string[],
  span: Span,
): Expression {
  const nameNode = (parameter: string): Expression => ({ kind: 'name', name: parameter, span })
  const places = parameters.filter(parameter => parameter !== LEVEL).map(nameNode)
  const at: Expression =
    name === 'multi_regression' ? { kind: 'list', items: places, span } : (places[0] ?? nameNode(AT))
  const atPlace = (place: Expression): Expression => ({
    ...call,
    args: call.args.map((arg, index) => (kind.args[index] === 'u' ? place : arg)),
  })
  const data = call.args[kind.args.indexOf('X')]!
  const values = new Map<string, Expression>([
    ...call.args.map((arg, index) => [kind.args[index]!, arg] as const),
    ['u', at],
    ['F', atPlace(data)],
    ['f', atPlace(at)],
    ['p', parameters.includes(LEVEL) ? nameNode(LEVEL) : { kind: 'number', text: '0.95', span }],
  ])
  if (name === 'multi_regression' && !values.has('c')) values.set('c', { kind: 'number', text: '1', span })
  return mapExpression(templateOf(text), node => {
    if (node.kind === 'name') return values.get(node.name) ?? { ...node, span }
    if (node.kind !== 'call') return { ...node, span }
    const args = node.args.filter(arg => arg.kind !== 'name' || arg.name !== 'w')
    return { ...node, args, span, nameSpan: span }
  })
}

function templateOf(text: string): Expression {
  const parsed = parsePlain(text, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(`Not a formula: ${text}`)
  return parsed.value.value
}
