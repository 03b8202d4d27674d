/**
 * Frequency and angular speed: a factor of 2π between them changes one into the other, `2*pi*50 [Hz]` into
 * rad/s and `omega/(2*pi)` into Hz. The tag of the angle decides only in which unit a result is shown.
 */
import { nodesIn } from '../expression/index.ts'
import type { BinaryNode, Expression } from '../expression/tree.ts'
import { Dimension, unitText } from '../units/index.ts'
import { mapForm } from './broadcast.ts'
import { type Form, scalar, type ScalarForm } from './forms.ts'
import type { Session, Typed } from './session.ts'
import { resolve, type Term, termOf } from './term.ts'
import { message } from '../messages/dimensions.ts'

const FREQUENCY = termOf(Dimension.of({ time: -1 }))
const ANGULAR_SPEED = termOf(Dimension.of({ time: -1, angle: 1 }))
const INVERSE = termOf(Dimension.of({ time: 1, angle: -1 }))
const RIM_SPEED = termOf(Dimension.of({ length: 1, time: -1, angle: 1 }))

/** The numbers and the power of π among the factors of a product. */
interface Literal {
  readonly number: number
  readonly pi: number
}

const NONE: Literal = { number: 1, pi: 0 }
const known = new WeakMap<Expression, Literal>()

/**
 * The form of a product or quotient, with the tag that a factor of 2π gives or takes. A torque, a power over an angular
 * speed, is none per angle: a number that is divided by it would be an angle.
 */
export function countTurns(node: BinaryNode, form: Form, divisor: Form | undefined): Form {
  if (node.operator === '/' && divisor && isAngularSpeed(divisor)) return mapForm(form, withoutInverseAngle)
  const { number, pi } = literalOf(node)
  if (pi === 1 && number === 2) return exchanged(form, FREQUENCY, ANGULAR_SPEED)
  if (pi === -1 && number === 0.5) return exchanged(form, ANGULAR_SPEED, FREQUENCY)
  return form
}

/** Adds a notice to `2*pi*n` or `pi*d*n` with n in rpm: the unit counts radians already. */
export function noteTurnsTwice(
  node: BinaryNode,
  product: Form,
  sides: readonly Typed[],
  session: Session,
): void {
  if (literalOf(node).pi !== 1 || !isTurning(product)) return
  const turning = sides.filter(({ form }) => isTurning(form))
  if (
    turning.length === 1 &&
    turning.every(({ source }) => literalOf(source).pi === 0 && !saysRadians(source))
  )
    session.notice(message('unit.turns'))
}

function isAngularSpeed(form: Form): boolean {
  return form.kind === 'scalar' && resolve(form.term).constant === ANGULAR_SPEED.constant
}

/** The inverse of an angular speed stays one: times the speed it is a number. */
function withoutInverseAngle(element: ScalarForm): ScalarForm {
  const { constant, factors } = resolve(element.term)
  return constant.angle.sign < 0 && constant !== INVERSE.constant
    ? { ...element, term: { constant: constant.withAngle(), factors } }
    : element
}

/** Whether the form is that of an angular speed, or of the speed of a rim. */
function isTurning(form: Form): boolean {
  if (form.kind !== 'scalar' && form.kind !== 'uniform') return false
  const { constant, factors } = resolve(form.term)
  return factors.length === 0 && (constant === ANGULAR_SPEED.constant || constant === RIM_SPEED.constant)
}

/** `2*pi*50 [rad/s]` is meant as it stands. */
function saysRadians(source: Expression): boolean {
  return nodesIn(source).some(node => node.kind === 'quantity' && unitText(node.unit).includes('rad'))
}

function exchanged(form: Form, from: Term, to: Term): Form {
  return mapForm(form, element => {
    const { constant, factors } = resolve(element.term)
    return factors.length === 0 && constant === from.constant ? scalar(to) : element
  })
}

function literalOf(node: Expression): Literal {
  if (node.kind === 'number') return { number: Number(node.text), pi: 0 }
  if (node.kind === 'constant') return node.name === 'pi' ? { number: 1, pi: 1 } : NONE
  if (node.kind !== 'binary' || (node.operator !== '*' && node.operator !== '/')) return NONE
  let literal = known.get(node)
  if (!literal) {
    const [left, right] = [literalOf(node.left), literalOf(node.right)]
    literal =
      node.operator === '*'
        ? { number: left.number * right.number, pi: left.pi + right.pi }
        : { number: left.number / right.number, pi: left.pi - right.pi }
    known.set(node, literal)
  }
  return literal
}
