/**
 * Notices for notation that keeps its meaning, but is often meant otherwise: the line says how it has
 * been read, and how the other meaning is written.
 */
import { toPlain } from '../expression/index.ts'
import type { BinaryNode, Expression, UnaryNode } from '../expression/tree.ts'
import { type Form, rankOf } from './forms.ts'
import type { Session } from './session.ts'
import { message } from '../messages/dimensions.ts'

/** Longest part of a formula that is quoted. */
const LONGEST_QUOTE = 24

function quoted(node: Expression, instead: string): string {
  const text = toPlain(node)
  return text.length > LONGEST_QUOTE ? instead : text
}

/** `x*y` of two lists. Callers of a function with a list seldom think of the products inside it. */
export function noteDotProduct(node: BinaryNode, session: Session): void {
  if (session.shared.depth > 0) return session.notice(message('reading.dot-product.inside'))
  const product = quoted(node, 'A product')
  session.notice(message('reading.dot-product', { product }))
}

/** `v^2` of a list; odd powers go item by item. */
export function noteListPower(node: BinaryNode, session: Session): void {
  const power = quoted(node, 'An even power')
  const [base, exponent] = [quoted(node.left, 'v'), quoted(node.right, 'n')]
  const product = exponent === '2' ? 'its dot product' : 'a power of its dot product'
  session.notice(message('reading.list-power', { power, product, base, exponent }))
}

/** `A/B` of two matrices, where `1/B` is the inverse. */
export function noteMatrixQuotient(node: BinaryNode, a: Form, b: Form, session: Session): void {
  if (rankOf(a) !== 2 || rankOf(b) !== 2) return
  const [left, right] = [quoted(node.left, 'A'), quoted(node.right, 'B')]
  session.notice(message('reading.quotient', { left, right }))
}

/**
 * `a/2b` without brackets is (a/2)*b. A fraction that is drawn leaves no doubt, unless what stands beside it was
 * typed close to the number below; nor does 1/2 before a name.
 */
export function noteSlash(node: BinaryNode, session: Session): void {
  const { left, right, implicit, joined, operatorSpan } = node
  if (!implicit || left.kind !== 'binary' || left.operator !== '/' || right.kind === 'quantity') return
  const isBracketed = operatorSpan.start !== left.span.end || left.span.end !== left.right.span.end
  if ((isBracketed && !joined) || (isShareOf(left) && !isOverPi(node))) return
  const [top, below, factor] = [toPlain(left.left), toPlain(left.right), toPlain(right)]
  session.notice(message('reading.fraction', { top, below, factor }))
}

const isShareOf = ({ left, right }: BinaryNode): boolean => left.kind === 'number' && right.kind === 'number'

/** `1/2πRC`, unlike `4/3πr³`: a frequency has 2π below its line, half a circle above it. */
const isOverPi = ({ left, right }: BinaryNode): boolean =>
  left.kind === 'binary' &&
  right.kind === 'constant' &&
  right.name === 'pi' &&
  /^1\/[24]$/.test(toPlain(left))

/** `3!!` is read as the factorial of a factorial. */
export function noteDoubleFactorial({ operand, span }: UnaryNode, session: Session): void {
  if (operand.kind !== 'unary' || operand.operator !== '!' || span.end !== operand.span.end + 1) return
  const inner = quoted(operand, 'n!')
  session.notice(message('reading.factorial', { inner }))
}

/** `20 + 10%` is 20.1. */
export function noteShare({ operator, left, right }: BinaryNode, session: Session): void {
  if (right.kind !== 'unary' || right.operator !== '%' || isShare(left)) return
  const share = quoted(right, 'p')
  const more = operator.endsWith('+') ? 'more' : 'less'
  session.notice(message('reading.share', { share, number: share.slice(0, -1), more, operator }))
}

/** Shares are added to each other and to 1. */
function isShare(node: Expression): boolean {
  if (node.kind === 'binary') return isShare(node.left) || isShare(node.right)
  if (node.kind === 'unary') return node.operator === '%' || isShare(node.operand)
  return node.kind === 'number' && Number(node.text) === 1
}

/** `20.0+-0.1` stays a sum: a minus behind a plus is as often one that was pasted. */
export function notePlusMinus({ operator, left, right, operatorSpan }: BinaryNode, session: Session): void {
  if (operator !== '+' || right.kind !== 'unary' || right.operator !== '-') return
  const isTogether =
    operatorSpan.end === right.span.start && right.operand.span.start === right.span.start + 1
  if (!isTogether || !isMeasured(left) || !isMeasured(right.operand)) return
  const [value, spread] = [quoted(left, 'a'), quoted(right.operand, 'b')]
  session.notice(message('reading.plus-minus', { value, spread }))
}

/**
 * `9.81(3)`: with few places it could be a product as well. `value` is written before the bracket.
 */
export function noteShort({ left, right, short }: BinaryNode, session: Session): void {
  if (!short || left.kind !== 'number' || right.kind !== 'number') return
  const [, places = '', power = ''] = /\.(\d+)(e.*)?$/i.exec(left.text) ?? []
  if (places.length > SURE_PLACES) return
  const digits = String(Math.round(Number(right.text.replace(power, '')) * 10 ** places.length))
  const written = `${left.text.replace(power, '')}(${digits})${power}`
  session.notice(message('reading.short', { written, value: left.text, spread: right.text }))
}

/** Factors of so many places are written with a sign of times. */
const SURE_PLACES = 4

/** `1234(5)` stays a product, though it may be copied from a table of uncertain numbers. */
export function noteBracketProduct(
  { left, right, implicit, operatorSpan }: BinaryNode,
  session: Session,
): void {
  if (!implicit || left.kind !== 'number' || right.kind !== 'number') return
  const isAttached = left.span.end === operatorSpan.start && right.span.start > operatorSpan.start
  const isLikely = left.text.includes('.') || left.text.length > right.text.length
  if (!isAttached || !isLikely || !/^\d+$/.test(right.text)) return
  session.notice(message('reading.short.product', { value: left.text, digits: right.text }))
}

const isMeasured = (node: Expression): boolean =>
  node.kind === 'number' || (node.kind === 'quantity' && node.value.kind === 'number')

/** `20 % of 50` and `5 % x`: between two operands the sign is a remainder. */
export function noteRemainder({ left, right, operatorSpan }: BinaryNode, session: Session): void {
  const isSign = operatorSpan.end - operatorSpan.start === 1
  if (!isSign || left.kind !== 'number' || isMeasured(right)) return
  const [share, whole] = [quoted(left, 'p'), quoted(right, 'x')]
  session.notice(message('reading.remainder', { share, whole }))
}

/** `2024-03-01` is 2020. */
export function noteDate({ operator, left, right }: BinaryNode, session: Session): void {
  if (operator !== '-' || left.kind !== 'binary' || left.operator !== '-') return
  const parts = [left.left, left.right, right].map(part => (part.kind === 'number' ? part.text : ''))
  if (!/^(19|20)\d\d-(0?[1-9]|1[0-2])-(0?[1-9]|[12]\d|3[01])$/.test(parts.join('-'))) return
  const [year, month, day] = parts.map(Number) as [number, number, number]
  session.notice(message('reading.date', { written: parts.join('-'), value: String(year - month - day) }))
}
