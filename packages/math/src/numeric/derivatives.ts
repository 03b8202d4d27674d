/**
 * Derivatives of formulas that read curves known by points, such as solutions of differential equations, or properties
 * of fluids and materials: by the rules of calculus down to the curve, whose slope is known, or to the property, whose
 * slope is found by differences. All others are the engine's.
 */
import { operationName } from '@calcwright/reference/functions'
import type { NativeFunction } from '@calcwright/reference/holders'
import type { BinaryNode, CallNode, Expression } from '../expression/tree.ts'
import { callsIn } from '../expression/walk.ts'
import { freeNames } from '../expression/free-names.ts'
import { wordOf } from './words.ts'
import type { NumericMeaning, NumericNames } from './types.ts'
import { slopeOfNative } from './native.ts'
import { Unsuitable } from './unsuitable.ts'

const NOWHERE = { start: 0, end: 0 }
const CURVE = 'ode_value'
/** The n-th derivative of a curve: of what `ode_value` gives. */
export const SLOPE = 'ode_slope'

type FunctionMeaning = NumericMeaning & { kind: 'function' }

/** Whether a formula, or a function that it calls, reads a curve or a property. */
export function readsCurves(
  formula: Expression,
  names: NumericNames,
  seen = new Set<NumericMeaning>(),
): boolean {
  return callsIn(formula).some(call => {
    const meaning = names(call.name)
    if (meaning?.kind !== 'function') return call.native !== undefined || wordOf(call) === CURVE
    if (seen.has(meaning)) return false
    seen.add(meaning)
    return readsCurves(meaning.body, meaning.names, seen)
  })
}

/** `slope_of(f, [x, y])`, the form of `diff(f, x, y)` where the engine knows no derivative. */
const SLOPE_OF = 'slope_of'

export const isDerivative = (call: CallNode): boolean => ['diff', SLOPE_OF].includes(wordOf(call))

/** @returns the derivative that `diff(f, x)`, `diff(f, x, 2)` or `diff(f, x, y)` stands for */
export function derivativeOf({ args }: CallNode): Expression {
  const [formula, ...rest] = args
  const over = rest[0]?.kind === 'list' ? rest[0].items : rest
  let found = formula!
  for (const [index, arg] of over.entries()) {
    const variable = arg.kind === 'number' ? over[index - 1] : arg
    if (variable?.kind !== 'name') throw new Unsuitable('A derivative is over a variable.')
    const times = arg.kind === 'number' ? Number(arg.text) - 1 : 1
    for (let time = 0; time < times; time += 1) found = derived(found, variable.name)
  }
  return found
}

/** In the name of a derivative of a function, before the place of the parameter and its name. */
const MARK = 'derivative:'

const derivatives = new WeakMap<NumericMeaning, Map<number, FunctionMeaning>>()

/** @returns the derivative of a function that such a name means */
export function meaningOfDerivative(name: string, names: NumericNames): NumericMeaning | undefined {
  if (!name.startsWith(MARK)) return undefined
  const [, place = '', base = ''] = /^derivative:(\d+):(.*)$/su.exec(name) ?? []
  const meaning = meaningOfDerivative(base, names) ?? names(base)
  if (meaning?.kind !== 'function') return undefined
  const parameter = Number(place)
  const known = derivatives.get(meaning) ?? new Map<number, FunctionMeaning>()
  derivatives.set(meaning, known)
  const before = known.get(parameter)
  if (before) return before
  if (meaning.body.kind === 'program') throw new Unsuitable('The derivative of a program is not known.')
  const found = { ...meaning, body: derived(meaning.body, meaning.parameters[parameter]!) }
  known.set(parameter, found)
  return found
}

function derived(node: Expression, variable: string): Expression {
  if (node.kind === 'name') return number(node.name === variable ? 1 : 0)
  if (!freeNames(node).has(variable)) return number(0)
  switch (node.kind) {
    case 'unary':
      if (node.operator !== 'not' && node.operator !== '!')
        return { ...node, operand: derived(node.operand, variable) }
      break
    case 'binary':
      return ofBinary(node, variable)
    case 'list':
      return { ...node, items: node.items.map(item => derived(item, variable)) }
    case 'call':
      return ofCall(node, variable)
  }
  throw new Unsuitable('This derivative is left to the engine.')
}

function ofBinary({ operator, left, right }: BinaryNode, variable: string): Expression {
  const [a, b] = [derived(left, variable), derived(right, variable)]
  switch (operator) {
    case '+':
    case '-':
      return binary(operator, a, b)
    case '*':
      return plus(times(a, right), times(left, b))
    case '/':
      return minus(over(a, right), over(times(left, b), power(right, number(2))))
    case '^':
      if (isZero(b)) return times(times(right, power(left, minus(right, number(1)))), a)
      return times(power(left, right), plus(times(b, call('ln', left)), over(times(right, a), left)))
    default:
      throw new Unsuitable('This derivative is left to the engine.')
  }
}

function ofCall(node: CallNode, variable: string): Expression {
  const { args } = node
  const word = wordOf(node)
  if (node.native) return ofNative(node, node.native, variable)
  if (isDerivative(node)) return derived(derivativeOf(node), variable)
  if (word === 'subst' && args.length === 3 && args[1]!.kind === 'name') {
    const [formula, inner, value] = args as [Expression, Expression & { kind: 'name' }, Expression]
    const at = (each: Expression): Expression => ({ ...node, args: [each, inner, value] })
    const own = inner.name === variable ? number(0) : at(derived(formula, variable))
    return plus(own, times(at(derived(formula, inner.name)), derived(value, variable)))
  }
  if (word === CURVE || word === SLOPE) {
    const [curves, which, place, order = number(0)] = args
    const next = callNode(operationName(SLOPE), [curves!, which!, place!, binary('+', order, number(1))])
    return times(next, derived(place!, variable))
  }
  const outer = args.length === 1 ? ELEMENTARY[word]?.(args[0]!) : undefined
  if (outer) return times(outer, derived(args[0]!, variable))
  // A function of the user; where it is none, its derivative has no meaning.
  return args
    .map((arg, place) => times(callNode(`${MARK}${place}:${node.name}`, args), derived(arg, variable)))
    .reduce(plus)
}

/** A property is differentiated by each of its arguments that has the variable. */
function ofNative(node: CallNode, native: NativeFunction, variable: string): Expression {
  return node.args
    .map((arg, place) => times({ ...node, native: slopeOfNative(native, place) }, derived(arg, variable)))
    .reduce(plus)
}

const number = (value: number): Expression => ({ kind: 'number', text: String(value), span: NOWHERE })
const callNode = (name: string, args: readonly Expression[]): CallNode => ({
  kind: 'call',
  name,
  nameSpan: NOWHERE,
  args,
  span: NOWHERE,
})
const call = (word: string, arg: Expression): Expression => callNode(operationName(word), [arg])
const isZero = (node: Expression): boolean => node.kind === 'number' && node.text === '0'
const isOne = (node: Expression): boolean => node.kind === 'number' && node.text === '1'
const binary = (operator: BinaryNode['operator'], left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
  operatorSpan: NOWHERE,
  span: NOWHERE,
})
const plus = (a: Expression, b: Expression): Expression => (isZero(a) ? b : isZero(b) ? a : binary('+', a, b))
const minus = (a: Expression, b: Expression): Expression => (isZero(b) ? a : binary('-', a, b))
const over = (a: Expression, b: Expression): Expression => (isZero(a) ? a : binary('/', a, b))
const power = (a: Expression, b: Expression): Expression => binary('^', a, b)

function times(a: Expression, b: Expression): Expression {
  if (isZero(a) || isZero(b)) return number(0)
  return isOne(a) ? b : isOne(b) ? a : binary('*', a, b)
}

const squared = (u: Expression): Expression => power(u, number(2))
const inverse = (u: Expression): Expression => over(number(1), u)

const ELEMENTARY: Readonly<Record<string, ((u: Expression) => Expression) | undefined>> = {
  __proto__: null as never,
  sin: u => call('cos', u),
  cos: u => minus(number(0), call('sin', u)),
  tan: u => plus(number(1), squared(call('tan', u))),
  exp: u => call('exp', u),
  ln: inverse,
  log: inverse,
  log10: u => inverse(times(u, call('ln', number(10)))),
  sqrt: u => inverse(times(number(2), call('sqrt', u))),
  asin: u => inverse(call('sqrt', minus(number(1), squared(u)))),
  acos: u => minus(number(0), inverse(call('sqrt', minus(number(1), squared(u))))),
  atan: u => inverse(plus(number(1), squared(u))),
  sinh: u => call('cosh', u),
  cosh: u => call('sinh', u),
  tanh: u => minus(number(1), squared(call('tanh', u))),
  abs: u => call('num_sign', u),
}
