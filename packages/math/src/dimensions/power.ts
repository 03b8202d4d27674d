/** Powers and roots: the exponent of something with a unit has to be a known number. */
import { children, nodesIn } from '../expression/index.ts'
import type { BinaryNode, BinaryOperator, Expression, Span } from '../expression/tree.ts'
import { Rational } from '../rational.ts'
import { rebuild } from './arithmetic.ts'
import { asValue, combineForms, mapForm } from './broadcast.ts'
import { binaryNode, invertedNode, operationNode, rationalNode } from './build.ts'
import { type Form, isArray, rankOf, scalar, type ScalarForm } from './forms.ts'
import { powerOfMatrix, requireSquare } from './matrix.ts'
import { describe } from './messages.ts'
import { literalValue } from './natural.ts'
import { noteListPower } from './notation.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { noteAbsolute } from './temperature.ts'
import { isPlain, PLAIN, powerTerm, resolve, unify, unknownTerm } from './term.ts'
import { isOpenNumber, rationalValue } from './values.ts'
import { message } from '../messages/dimensions.ts'

/** `a^n` and `a.^n`. */
export function powerTyped(node: BinaryNode, base: Typed, exponent: Typed, session: Session): Typed {
  const form = powerForm(base, exponent, node, session)
  if (node.operator === '^' && rankOf(asValue(base.form)) === 2 && !isArray(exponent.form))
    return { form, tree: matrixPowerTree(node, base, exponent, session), source: node }
  const operator = powerOperator(node.operator, base.form, exponent.form, form)
  const raisedTo = wholeExponent(node, session) ?? exponent.tree
  const tree = rebuild(node, base.tree, raisedTo, operator)
  const isExactRoot = isUnfinished(literalValue(node.right)) && !hasDecimals(node.right)
  return { form, tree: isExactRoot ? tidied(tree, node.left, session) : tree, source: node }
}

/**
 * (x^2.0)^0.5 would become x, where (x^2)^0.5 is |x|: an exponent that is a decimal without
 * digits behind its point goes to it as a whole number.
 * @returns undefined for an exponent that stays as it is
 */
function wholeExponent({ left, right }: BinaryNode, session: Session): Expression | undefined {
  const isWhole = right.kind === 'number' && /^\d+$/.test(right.text)
  if (isWhole || !hasSymbols(left, session) || !isOfDecimals(right, session)) return undefined
  const value = rationalValue(right, session)
  return value?.isInteger === true ? rationalNode(value, right.span) : undefined
}

/** Whether an exponent of numbers and defined variables may be a decimal. */
function isOfDecimals(node: Expression, session: Session): boolean {
  return nodesIn(node).some(part => {
    if (part.kind === 'number') return !/^\d+$/.test(part.text)
    return (
      part.kind === 'name' && !session.binding(part.name) && typeof numberOf(part.name, session) === 'number'
    )
  })
}

const numberOf = (name: string, session: Session): Rational | number | undefined =>
  session.context.variable(name) === undefined ? undefined : session.value(name)

/** `A^-n` of a matrix by its inverse, and what may be no whole number by its eigenvectors. */
function matrixPowerTree(node: BinaryNode, base: Typed, { tree }: Typed, session: Session): Expression {
  const exponent = rationalValue(node.right, session)
  if (!exponent?.isInteger) return operationNode('mat_power', [base.tree, tree], node.span)
  if (exponent.sign >= 0) return rebuild(node, base.tree, tree, '^')
  const inverse = invertedNode(base.tree, node.span)
  const times = exponent.negate()
  return times.numerator === 1n
    ? inverse
    : binaryNode('^', inverse, rationalNode(times, node.right.span), node.span)
}

/** Square roots are worked out at once, but not 4^(3/2) or 27^(1/3). */
function isUnfinished(exponent: Rational | null | undefined): boolean {
  if (!exponent) return false
  return exponent.denominator > 2n || (exponent.denominator === 2n && exponent.absolute().numerator > 1n)
}

function hasDecimals(node: Expression): boolean {
  return nodesIn(node).some(part => part.kind === 'number' && !Number.isInteger(Number(part.text)))
}

/**
 * A root of a number has to be worked out to be seen as exact (27^(1/3)); a
 * symbolic one is left as it is.
 */
export function tidied(tree: Expression, source: Expression, session: Session): Expression {
  return hasSymbols(source, session) ? tree : operationNode('normal', [tree], tree.span)
}

/**
 * Whether names without a number stand in a formula.
 * @param counts whether a name that is bound, such as a parameter, is one of them
 */
export function hasSymbols(
  node: Expression,
  session: Session,
  counts: (name: string, session: Session) => boolean = () => true,
): boolean {
  if (node.kind === 'name')
    return session.binding(node.name) ? counts(node.name, session) : session.shared.free.has(node.name)
  return children(node).some(child => hasSymbols(child, session, counts))
}

function powerForm(base: Typed, exponent: Typed, node: BinaryNode, session: Session): Form {
  const form = asValue(base.form)
  requirePlainExponent(exponent)
  const known = () => rationalValue(exponent.source, session)
  if (isArray(exponent.form)) {
    const leaf = (a: ScalarForm) => raised(a, base, undefined, node.right, session)
    return combineForms(form, asValue(exponent.form), leaf, node.operatorSpan)
  }
  if (node.operator === '^' && isArray(form)) {
    if (rankOf(form) === 2) return matrixPower(form, known, node, session)
    const even = isEven(known())
    if (even && rankOf(form) === 1) noteListPower(node, session)
    const powered = mapForm(form, element => powerOf(element, base, known, node.right, session))
    if (even && powered.kind === 'uniform') return scalar(powered.term)
    return even && powered.kind === 'list' ? sumOfSquares(powered.items, node.operatorSpan) : powered
  }
  return mapForm(form, element => powerOf(element, base, known, node.right, session))
}

function requirePlainExponent(exponent: Typed): void {
  mapForm(asValue(exponent.form), element => {
    if (unify(element.term, PLAIN)) return element
    const found = describe(exponent.source, exponent.form)
    throw new DimensionError(message('unit.plain.exponent', { found }), exponent.source.span)
  })
}

function matrixPower(
  form: Form,
  known: () => Rational | undefined,
  node: BinaryNode,
  session: Session,
): Form {
  requireSquare(form, node.operatorSpan)
  const plain = form.kind === 'uniform' && isPlain(resolve(form.term))
  if (plain) return form
  const exponent = known()
  if (exponent === undefined) {
    if (isOpenNumber(node.right, session)) return { kind: 'uniform', term: unknownTerm(), rank: 2 }
    throw unknownExponent(node.right)
  }
  return powerOfMatrix(form, exponent, node.operatorSpan)
}

/** An even power of a list is a power of its scalar product with itself. */
function sumOfSquares(items: readonly Form[], span: Span): Form {
  const [first, ...rest] = items
  if (first?.kind !== 'scalar') return { kind: 'opaque' }
  for (const item of rest) {
    if (item.kind === 'scalar' && unify(first.term, item.term)) continue
    throw new DimensionError(
      message('unit.mismatch.power', { left: describe(undefined, first), right: describe(undefined, item) }),
      span,
    )
  }
  return scalar(first.term)
}

function isEven(exponent: Rational | undefined): boolean {
  return exponent !== undefined && exponent.isInteger && exponent.sign > 0 && exponent.numerator % 2n === 0n
}

function powerOf(
  element: ScalarForm,
  base: Typed,
  known: () => Rational | undefined,
  exponent: Expression,
  session: Session,
): ScalarForm {
  noteAbsolute(session, element.temperature)
  const term = resolve(element.term)
  if (term === PLAIN) return scalar(PLAIN)
  return raised(element, base, known(), exponent, session)
}

/** One base to a known or unknown exponent. */
function raised(
  element: ScalarForm,
  base: Typed,
  exponent: Rational | undefined,
  node: Expression,
  session: Session,
): ScalarForm {
  if (exponent !== undefined) return scalar(powerTerm(element.term, exponent))
  if (isOpenNumber(node, session)) return scalar(unknownTerm())
  const term = resolve(element.term)
  if (term.factors.length > 0 ? unify(term, PLAIN) : term.constant.isPlain) return scalar(PLAIN)
  throw unknownExponent(node, describe(base.source, base.form))
}

function unknownExponent(node: Expression, unit = 'this matrix'): DimensionError {
  return new DimensionError(message('unit.exponent.power', { base: unit }), node.span)
}

/** Lists are raised element by element, except to an even power, which is a scalar product. */
function powerOperator(operator: BinaryOperator, base: Form, exponent: Form, result: Form): BinaryOperator {
  if (isArray(exponent)) return '.^'
  if (!isArray(base)) return '^'
  return operator === '^' && rankOf(base) === 1 && isArray(result) ? '.^' : operator
}

/** The value of a root of a known degree: x^(1/n). */
export function rootForm(argument: Typed, degree: Rational, session: Session): Form {
  return mapForm(asValue(argument.form), element => {
    noteAbsolute(session, element.temperature)
    return scalar(powerTerm(element.term, Rational.of(1).divide(degree)))
  })
}
