/** Sums, products, quotients: the operators of the formula language but the power. */
import { toPlain } from '../expression/index.ts'
import type { BinaryNode, BinaryOperator, Expression } from '../expression/tree.ts'
import { alignAngles, sumTerm } from './angle.ts'
import { asValue, combineForms, mapForm } from './broadcast.ts'
import { invertedNode, operationNode } from './build.ts'
import { type Form, isArray, itemOf, lengthOf, rankOf, scalar, type ScalarForm } from './forms.ts'
import { describe, describeOperand } from './messages.ts'
import { levelSum } from './level.ts'
import { inverseForm, productOfArrays, rowForm, transposeForm } from './matrix.ts'
import { unitOf } from './quantity.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { divideTerms, isPlain, multiplyTerms, PLAIN, resolve, unify } from './term.ts'
import { hasItems, itemByItem } from './truths.ts'
import { noteDate, noteDotProduct, noteMatrixQuotient, notePlusMinus, noteShare } from './notation.ts'
import {
  isAmountOfKelvins,
  noteAbsolute,
  noteEither,
  noteOffset,
  roleOfSum,
  secondAsDifference,
} from './temperature.ts'
import type { ProblemCode, TemperatureRole } from './types.ts'
import { message } from '../messages/dimensions.ts'
import type { Message } from '../messages/message.ts'

const VERBS: Partial<Record<BinaryOperator, string>> = {
  '+': 'add',
  '.+': 'add',
  '-': 'subtract',
  '.-': 'subtract',
  mod: 'divide with remainder',
}

/** The operator as it is to be computed: `tree` of a binary node with new parts. */
export function rebuild(
  node: BinaryNode,
  left: Expression,
  right: Expression,
  operator: BinaryOperator = node.operator,
): Expression {
  if (left === node.left && right === node.right && operator === node.operator) return node
  return { ...node, operator, left, right }
}

/** `a + b`, `a - b` and their element-by-element forms: both sides of one dimension. */
export function addTyped(node: BinaryNode, leftSide: Typed, rightSide: Typed, session: Session): Typed {
  if (node.mixed) requireSmaller(node, session)
  const levels = levelSum(node, leftSide, rightSide, session)
  if (levels) return levels
  noteShare(node, session)
  noteDate(node, session)
  notePlusMinus(node, session)
  const shifted = node.operator === '+' ? secondAsDifference(leftSide, rightSide, session) : rightSide
  const [left, right] = alignAngles(leftSide, shifted, session)
  const isAmount = isAmountOfKelvins(right.source)
  const leaf = (a: ScalarForm, b: ScalarForm): ScalarForm => {
    if (!unify(a.term, b.term)) throw mismatch(node, describeOperand(left, a), describeOperand(right, b))
    const role = roleOfSum(node.operator, a, b, isAmount)
    if (node.operator.endsWith('-')) noteEither(session, a, b, right.source)
    if (node.operator.endsWith('+')) {
      if (b.temperature === 'reading') noteAbsolute(session, a.temperature)
      noteOffset(session, a, right.source)
      noteOffset(session, b, left.source)
    }
    if (a.zero === true && b.zero === true) return a
    return scalar(sumTerm(a, b), role)
  }
  const [a, b] = [asValue(left.form), asValue(right.form)]
  const form = combineForms(a, b, leaf, node.operatorSpan)
  return { form, tree: rebuild(node, left.tree, right.tree, sumOperator(node.operator, a, b)), source: node }
}

/** In `5 [ft] 3 [in]` the units become smaller from left to right; `5 [m] 3 [s]` lacks an operator. */
function requireSmaller(node: BinaryNode, session: Session): void {
  const { right: next, operatorSpan } = node
  const left = node.left.kind === 'binary' ? node.left.right : node.left
  if (left.kind !== 'quantity' || next.kind !== 'quantity') return
  const [a, b] = [unitOf(left.unit, session), unitOf(next.unit, session)]
  const fits = a.dimension.sameHard(b.dimension) && a.factor.toNumber() > b.factor.toNumber()
  if (fits && a.zero === null && b.zero === null) return
  throw new DimensionError(
    message('unit.mismatch.side-by-side', { left: toPlain(left), right: toPlain(next) }),
    { start: operatorSpan.start, end: next.span.end },
  )
}

function mismatch(node: BinaryNode, left: string, right: string): DimensionError {
  return new DimensionError(
    message('unit.mismatch.operands', { verb: VERBS[node.operator]!, left, right }),
    node.operatorSpan,
  )
}

/** A number would be added to the last item of a list and to the diagonal of a matrix unless the sum is marked as element by element. */
function sumOperator(operator: BinaryOperator, left: Form, right: Form): BinaryOperator {
  const [a, b] = [rankOf(left), rankOf(right)]
  if (operator === '+' || operator === '-') {
    const mixed = (a === 0) !== (b === 0) && a !== undefined && b !== undefined
    return mixed ? (`.${operator}` as BinaryOperator) : operator
  }
  return a === 0 && b === 0 ? (operator.slice(1) as BinaryOperator) : operator
}

function isRow(form: Form): boolean {
  return rankOf(form) === 2 && lengthOf(form) === 1
}

/** A matrix of one row by a list: a number. */
function rowByColumn(node: BinaryNode, left: Typed, right: Typed): Typed {
  const list = productOfArrays(asValue(left.form), asValue(right.form), node.operatorSpan)
  const tree = operationNode('head', [rebuild(node, left.tree, right.tree)], node.span)
  return { form: isArray(list) ? itemOf(list, 0) : list, tree, source: node }
}

/** A list, as a column, by a matrix of one row: every product of two elements. */
function columnByRow(node: BinaryNode, left: Typed, right: Typed): Typed {
  const column = transposeForm(rowForm(asValue(left.form)))
  const form = productOfArrays(column, asValue(right.form), node.operatorSpan)
  const row: Expression = { kind: 'list', items: [left.tree], span: node.left.span }
  const tree = rebuild(node, operationNode('tran', [row], row.span), right.tree)
  return { form, tree, source: node }
}

export function multiplyTyped(node: BinaryNode, left: Typed, right: Typed, session: Session): Typed {
  const [a, b] = [asValue(left.form), asValue(right.form)]
  const leaf = (x: ScalarForm, y: ScalarForm) => productOf(x, y, session)
  const pointwise = node.operator === '.*'
  if (!pointwise && isRow(a) && rankOf(b) === 1) return rowByColumn(node, left, right)
  if (!pointwise && rankOf(a) === 1 && isRow(b) && lengthOf(a) !== 1) return columnByRow(node, left, right)
  if (!pointwise && rankOf(a) === 1 && rankOf(b) === 1) noteDotProduct(node, session)
  const form =
    !pointwise && isArray(a) && isArray(b)
      ? productOfArrays(a, b, node.operatorSpan)
      : combineForms(a, b, leaf, node.operatorSpan)
  const operator = pointwise && !isArray(a) && !isArray(b) ? '*' : node.operator
  return { form, tree: rebuild(node, left.tree, right.tree, operator), source: node }
}

function productOf(a: ScalarForm, b: ScalarForm, session: Session): ScalarForm {
  noteAbsolute(session, a.temperature)
  noteAbsolute(session, b.temperature)
  const term = multiplyTerms(a.term, b.term)
  return scalar(term, roleOfMultiple(a, b))
}

/** A difference times a plain number is a difference; any other product is absolute. */
function roleOfMultiple(a: ScalarForm, b: ScalarForm): TemperatureRole | undefined {
  if (a.temperature === 'difference' && isPlain(resolve(b.term))) return 'difference'
  return b.temperature === 'difference' && isPlain(resolve(a.term)) ? 'difference' : undefined
}

export function divideTyped(node: BinaryNode, left: Typed, right: Typed, session: Session): Typed {
  const [a, b] = [asValue(left.form), asValue(right.form)]
  const pointwise = node.operator === './'
  const leaf = (x: ScalarForm, y: ScalarForm): ScalarForm => {
    noteAbsolute(session, x.temperature)
    noteAbsolute(session, y.temperature)
    const role = x.temperature === 'difference' && isPlain(resolve(y.term)) ? 'difference' : undefined
    return scalar(divideTerms(x.term, y.term), role)
  }
  if (!pointwise && a.kind === 'scalar' && rankOf(b) === 2) {
    const inverted = inverseForm(b, node.operatorSpan)
    const form = mapForm(inverted, element => scalar(multiplyTerms(a.term, element.term)))
    return { form, tree: rebuild(node, left.tree, invertedNode(right.tree, node.span), '*'), source: node }
  }
  if (!pointwise) noteMatrixQuotient(node, a, b, session)
  const form = combineForms(a, b, leaf, node.operatorSpan)
  const operator = isArray(b) ? './' : pointwise && !isArray(a) ? '/' : node.operator
  return { form, tree: rebuild(node, left.tree, right.tree, operator), source: node }
}

/** `a mod b`: the remainder with the sign of `b`, for numbers of one dimension, whole or not. */
export function moduloTyped(node: BinaryNode, left: Typed, right: Typed): Typed {
  const leaf = (a: ScalarForm, b: ScalarForm): ScalarForm => {
    if (!unify(a.term, b.term)) throw mismatch(node, describeOperand(left, a), describeOperand(right, b))
    return scalar(sumTerm(a, b))
  }
  const form = combineForms(asValue(left.form), asValue(right.form), leaf, node.operatorSpan)
  const ofTwo = (a: Expression, b: Expression) => rebuild(node, a, b)
  if (hasItems(left.form, right.form)) return { ...itemByItem(left, right, ofTwo, node), form }
  return { form, tree: ofTwo(left.tree, right.tree), source: node }
}

/** `and`, `or`, `xor`: conditions or plain numbers. */
export function logicTyped(node: BinaryNode, left: Typed, right: Typed): Typed {
  for (const side of [left, right])
    requirePlain(side, found => message('unit.plain.logic', { operator: node.operator, found }))
  if (hasItems(left.form, right.form)) return itemByItem(left, right, (a, b) => rebuild(node, a, b), node)
  return { form: scalar(PLAIN), tree: rebuild(node, left.tree, right.tree), source: node }
}

/**
 * Throws unless the value is a plain number or a list of them.
 * @param problem what is wrong, for the unit or kind of value that was found
 */
export function requirePlain(typed: Typed, problem: (found: string) => Message<ProblemCode>): void {
  mapForm(asValue(typed.form), element => {
    if (unify(element.term, PLAIN)) return element
    throw new DimensionError(problem(describe(typed.source, typed.form)), typed.source.span)
  })
}
