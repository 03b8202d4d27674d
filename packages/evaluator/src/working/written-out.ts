/**
 * Responsibilities: what stands behind the calls of a formula: the terms of a sum, the branch that counts, the body
 * of a function.
 */
import { bindingOf, callsIn, freeNames, mapExpression, nodesIn } from '@calcwright/math/expression'
import type { BinaryOperator, CallNode, Expression } from '@calcwright/math/expression'
import { symbolNames } from './symbol-names.ts'
import { substituteValues, wholeNumber } from './substitute-values.ts'

/** A name that no formula can have: it stands for the terms between. */
export const ELLIPSIS_NAME = '…'

/** Terms of the longest sum that is written out with all of them. */
const ALL_TERMS = 4

const NOWHERE = { start: 0, end: 0 }

/** @returns the terms of the sums and products in a formula: all, or the first two and the last */
export function withWrittenOutTerms(formula: Expression, oneIndexed: boolean): Expression {
  return mapExpression(formula, node => (node.kind === 'call' ? (termsOf(node, oneIndexed) ?? node) : node))
}

const SIGNS: ReadonlyMap<string, BinaryOperator> = new Map([
  ['sum', '+'],
  ['product', '*'],
])

function termsOf({ name, args }: CallNode, oneIndexed: boolean): Expression | null {
  const operator = SIGNS.get(name)
  const [term, counter, from, to] = args
  if (!operator || args.length !== 4 || !term || counter?.kind !== 'name' || !from || !to) return null
  const [first, last] = [wholeNumber(from), wholeNumber(to)]
  if (first === null || last === null || last < first) return null
  const at = (place: number): Expression =>
    substituteValues(term, { valueOf: name => (name === counter.name ? wholeNode(place) : null), oneIndexed })
  const all = last - first < ALL_TERMS
  const places = all ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : []
  const dots: Expression = { kind: 'name', name: ELLIPSIS_NAME, span: NOWHERE }
  const terms = all ? places.map(at) : [at(first), at(first + 1), dots, at(last)]
  return terms.reduce((left, right) => joined(operator, left, right))
}

const joined = (operator: BinaryOperator, left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
  operatorSpan: NOWHERE,
  span: NOWHERE,
})

function wholeNode(value: number): Expression {
  const number: Expression = { kind: 'number', text: String(Math.abs(value)), span: NOWHERE }
  return value < 0 ? { kind: 'unary', operator: '-', operand: number, span: NOWHERE } : number
}

/** A test that decided, as a formula over numbers. */
export interface DecidedTest {
  readonly test: Expression
  readonly truth: boolean
}

/**
 * @param truthOf the answer of a test; null where it is not known
 * @param reasons gets the tests that decided
 * @returns the formula with the value that counts in the place of each choice
 */
export function withBranches(
  formula: Expression,
  truthOf: (test: Expression) => boolean | null,
  reasons: DecidedTest[],
): Expression {
  const chosen = (node: Expression): Expression => {
    if (node.kind !== 'call' || node.name !== 'piecewise') return node
    const found: DecidedTest[] = []
    for (let at = 0; at < node.args.length; at += 2) {
      const [test, value] = [node.args[at]!, node.args[at + 1]]
      // The last argument without a value is that of all other cases.
      const truth = value ? truthOf(test) : true
      if (truth === null) return node
      if (value) found.push({ test, truth })
      if (!truth) continue
      reasons.push(...(value ? found.slice(-1) : found))
      return value ?? test
    }
    return node
  }
  return mapExpression(formula, chosen)
}

/** A function of one's own: what it is defined as. */
export interface OwnFunctionBody {
  readonly parameters: readonly string[]
  /** The body with the values of its other names. */
  readonly formula: Expression
}

/** @returns the body with the arguments in it; null where a name would change its meaning */
export function bodyOfCall(
  { args }: CallNode,
  { parameters, formula }: OwnFunctionBody,
  oneIndexed: boolean,
): Expression | null {
  if (args.length !== parameters.length) return null
  const symbols = new Set(args.flatMap(arg => [...freeNames(arg).keys()]))
  if (boundIn(formula).some(name => symbols.has(name))) return null
  // A derivative is taken first, and then at the argument.
  if (callsIn(formula).some(call => symbolNames(call).some(name => parameters.includes(name)))) return null
  const given = new Map(parameters.map((name, index) => [name, args[index]!]))
  return substituteValues(formula, { valueOf: name => given.get(name) ?? null, oneIndexed })
}

function boundIn(formula: Expression): string[] {
  return nodesIn(formula).flatMap(node => {
    if (node.kind === 'lambda') return node.parameters.map(({ name }) => name)
    return node.kind === 'call' ? bindingOf(node).names : []
  })
}
