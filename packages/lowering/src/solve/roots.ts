/** How the engine is asked for roots near a guess, between bounds, and by Newton's method. */
import { freeNames } from '@calcwright/math/expression'
import type { CallNode, Expression, RangeNode } from '@calcwright/math/expression'
import { ROOT_BETWEEN, ROOT_NEAR, ROOTS_ANYWHERE } from '@calcwright/math/dimensions'
import type { QuestionScope, NewtonQuestion, RootQuestion, RootsQuestion } from '@calcwright/math/dimensions'
import {
  binaryNode,
  callNode,
  equationNode,
  expandTemplate,
  isPolynomial,
  numberNode,
} from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'
import { hasSmallNumber } from '../decimals/small.ts'

/** A search by numbers, and the engine's own in case that one fails. */
export function askedRoot(question: RootQuestion, scope: QuestionScope): Expression {
  const { equation, unknown, from, to, source } = question
  const { span } = source
  const search = [equation, unknown, from, ...(to ? [to] : [])]
  const byEngine = question.isOfProgram
    ? callNode(operationName(to ? 'zero_between' : 'zero_near'), search, span)
    : to
      ? between(question, { kind: 'range', from, to, span }, scope)
      : near(question)
  return callNode(to ? ROOT_BETWEEN : ROOT_NEAR, [...search, byEngine], span)
}

/** The engine finds the roots of a polynomial, unless small coefficients are zero to it; other roots are searched. */
export function askedRoots(
  { equation, unknown, call, source }: RootsQuestion,
  scope: QuestionScope,
): Expression {
  if (isPolynomialEquation(equation, unknown.name) && !hasSmallNumber(equation, LEAST_SIZE, scope))
    return call
  return callNode(ROOTS_ANYWHERE, [equation, unknown, call], source.span)
}

const isPolynomialEquation = (equation: Expression, name: string): boolean =>
  (equation.kind === 'compare' ? equation.operands : [equation]).every(
    side => !freeNames(side).has(name) || isPolynomial(side, name),
  )

/** A bracket becomes the engine's range; of the list that the engine answers then, the first root is taken. */
function between(
  { equation, unknown, source }: RootQuestion,
  range: RangeNode,
  scope: QuestionScope,
): Expression {
  const { span } = source
  const sized = ofUsualSize(equation, unknown, range, scope)
  const bracket = solver(source, [sized, equationNode(unknown, range, span)])
  return callNode(operationName('head'), [bracket], span)
}

/** Below it the engine takes the value of an equation for zero. */
const LEAST_SIZE = 1e-9

/** The difference of the sides as a share of the larger of its values at the bounds. */
const SHARE = 'evalf(($1) / max(abs(subst($1, $2 = $3)), abs(subst($1, $2 = $4)), 10^(-300)))'

/** SI numbers are small by nature: x^3 = 8 um^3 is one of 1e-18, and has roots everywhere to the engine. */
function ofUsualSize(
  equation: Expression,
  unknown: Expression,
  range: RangeNode,
  scope: QuestionScope,
): Expression {
  const isTiny = [equation, range].some(part => hasSmallNumber(part, LEAST_SIZE, scope))
  const sides = equation.kind === 'compare' ? equation.operands : [equation, numberNode('0', equation.span)]
  const [left, right] = sides
  if (!isTiny || !left || !right || sides.length > 2) return equation
  const difference = binaryNode('-', left, right, range.span)
  return expandTemplate(SHARE, [difference, unknown, range.from, range.to], range.span, 0)
}

/**
 * Newton's method from the guess; where that goes astray, into complex numbers or far beyond, the root
 * nearest to the guess between bounds around it, and then between wider ones.
 */
const NEAR = `head(map([$1], arg_root -> when(im(arg_root) == 0 or im($4) != 0, arg_root,
  head(sort(concat($2, $3), (arg_p, arg_q) -> abs(arg_p - $4) < abs(arg_q - $4))))))`.replace(/\s+/g, ' ')

const WIDTHS = ['2', '10001']

function near({ equation, unknown, from: guess, source }: RootQuestion): Expression {
  const { span } = source
  const ranges = WIDTHS.map(width => {
    const [from, to] = ['-', '+'].map(sign => expandTemplate(boundOf(sign, width), [guess], span, 0))
    const range: Expression = { kind: 'range', from: from!, to: to!, span }
    return solver(source, [equation, equationNode(unknown, range, span)])
  })
  return expandTemplate(NEAR, [solver(source, [equation, unknown, guess]), ...ranges, guess], span, 0)
}

/** The bounds around a guess; around 0 they lie at the width itself, because 0 gives no scale. */
function boundOf(sign: string, width: string): string {
  return `$1 ${sign} ${width} * (abs($1) + 1 - abs(sign($1)))`
}

function solver(call: CallNode, args: readonly Expression[]): Expression {
  return { ...call, name: 'fsolve', args }
}

const NEAREST_TO_ZERO = 'head(sort($1, (arg_p, arg_q) -> abs(arg_p) < abs(arg_q)))'

/** Steps from a start, or a search that takes them in case it fails. */
export function askedNewton({ equation, unknown, start, steps, source }: NewtonQuestion): Expression {
  const { span } = source
  const search = [equation, unknown]
  const bySteps = callNode(
    operationName('newton_steps'),
    [...search, start ?? numberNode('0.7', span), steps ?? numberNode('50', span)],
    span,
  )
  if (steps) return bySteps
  if (start) return callNode(ROOT_NEAR, [...search, start, bySteps], span)
  const anywhere = callNode(ROOTS_ANYWHERE, [...search, { kind: 'list', items: [bySteps], span }], span)
  return expandTemplate(NEAREST_TO_ZERO, [anywhere], span, 0)
}
