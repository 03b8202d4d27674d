/**
 * The soft angle tag. Functions compute in radians; in a worksheet set to degrees a bare number is
 * in degrees wherever an angle is meant.
 */
import { message } from '../messages/dimensions.ts'
import type { Expression } from '../expression/tree.ts'
import { Dimension } from '../units/index.ts'
import { mapForm } from './broadcast.ts'
import { binaryNode, numberNode } from './build.ts'
import type { Form, ScalarForm } from './forms.ts'
import type { Session, Typed } from './session.ts'
import { PLAIN, resolve, type Term, termOf } from './term.ts'

export const ANGLE = termOf(Dimension.of({ angle: 1 }))

/** The term of an angle that inverse trigonometry gives: shown in degrees, or a plain number of radians. */
export function angleResult(session: Session): Term {
  return session.context.angle === 'deg' ? ANGLE : PLAIN
}

/** The term of a sum: a tag on one side only is dropped. */
export function sumTerm(a: ScalarForm, b: ScalarForm): Term {
  const left = resolve(a.term)
  const right = resolve(b.term)
  if (left.constant === right.constant || a.zero === true || b.zero === true) {
    return a.zero === true ? right : left
  }
  return { constant: left.constant.withAngle(), factors: left.factors }
}

/** Sides of a sum or comparison in degree mode: a bare number beside an angle is in degrees. */
export function alignAngles(left: Typed, right: Typed, session: Session): [Typed, Typed] {
  if (session.context.angle !== 'deg') return [left, right]
  if (isAngle(left.form) && isBare(right.form)) return [left, inRadians(right)]
  if (isBare(left.form) && isAngle(right.form)) return [inRadians(left), right]
  return [left, right]
}

/** An argument of a trigonometric function, in radians. */
export function trigArgument(argument: Typed, session: Session): Expression {
  const inDegrees = session.context.angle === 'deg' && isBare(argument.form)
  if (!inDegrees) noteRadians(argument, session)
  return inDegrees ? inRadians(argument).tree : argument.tree
}

/** `sin(30)` with a number that is a usual one of degrees, and hardly one of radians. */
function noteRadians({ source }: Typed, session: Session): void {
  const value = source.kind === 'number' ? Number(source.text) : 0
  const isUsual = value >= 10 && value <= 360 && value % 5 === 0
  if (source.kind === 'number' && isUsual) session.notice(message('reading.radians', { number: source.text }))
}

function inRadians(typed: Typed): Typed {
  const { span } = typed.source
  const pi: Expression = { kind: 'constant', name: 'pi', span }
  const ratio = binaryNode('/', pi, numberNode('180', span), span)
  const form = mapForm(typed.form, element => ({ ...element, term: ANGLE }))
  return { form, tree: binaryNode('*', typed.tree, ratio, span), source: typed.source }
}

function isAngle(form: Form): boolean {
  return hasTerm(form, term => term.constant === ANGLE.constant)
}

function isBare(form: Form): boolean {
  return hasTerm(form, term => term.constant === PLAIN.constant)
}

function hasTerm(form: Form, test: (term: Term) => boolean): boolean {
  if (form.kind === 'list') return form.items.every(item => hasTerm(item, test))
  if (form.kind !== 'scalar' && form.kind !== 'uniform') return false
  const term = resolve(form.term)
  return form.zero !== true && term.factors.length === 0 && test(term)
}
