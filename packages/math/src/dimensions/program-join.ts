/** The forms that a name may have where two ways through a program meet. */
import { ANGLE, sumTerm } from './angle.ts'
import { asValue } from './broadcast.ts'
import {
  type Form,
  isArray,
  isZero,
  itemOf,
  lengthOf,
  type ListForm,
  listOf,
  OPAQUE,
  type RepeatForm,
  scalar,
  type ScalarForm,
  type UniformForm,
} from './forms.ts'
import type { Session } from './session.ts'
import { PLAIN, resolve, unify, unknownTerm } from './term.ts'
import { eitherText } from './texts.ts'

type ArrayForm = UniformForm | ListForm | RepeatForm

/** @returns the form of a value that is one or the other, null where they have different dimensions */
export function joinForms(a: Form, b: Form, session: Session): Form | null {
  if (a === b) return a
  if (a.kind === 'equation' || b.kind === 'equation') return joinForms(asValue(a), asValue(b), session)
  if (a.kind === 'scalar' && b.kind === 'scalar') return joinScalars(a, b, session)
  if (isArray(a) && isArray(b)) return joinArrays(a, b, session)
  if (a.kind === 'scalar' && isArray(b)) return joinMixed(a, b, session)
  if (isArray(a) && b.kind === 'scalar') return joinMixed(b, a, session)
  if (a.kind === 'text' || b.kind === 'text') return isZero(a) ? b : isZero(b) ? a : eitherText(a, b)
  if (a.kind === 'function' && b.kind === 'function' && a.definition === b.definition) return a
  return OPAQUE
}

function joinScalars(a: ScalarForm, b: ScalarForm, session: Session): Form | null {
  if (a.zero === true && b.zero === true) return a
  if (a.zero === true || b.zero === true) return a.zero === true ? b : a
  if (session.context.angle === 'deg' && isDegreesBesideNumber(a, b)) return null
  if (!unify(a.term, b.term)) return null
  const temperature = a.temperature === b.temperature ? a.temperature : undefined
  const elements = a.elements ?? b.elements
  const form = scalar(sumTerm(a, b), temperature)
  return elements ? { ...form, elements } : form
}

/** A bare number is meant in degrees there, and an angle is one of radians. */
function isDegreesBesideNumber(a: ScalarForm, b: ScalarForm): boolean {
  const [left, right] = [resolve(a.term).constant, resolve(b.term).constant]
  return left !== right && (left === ANGLE.constant || right === ANGLE.constant)
}

/** A number on one way and a list on the other: nothing is known but the dimension. */
function joinMixed(a: ScalarForm, b: ArrayForm, session: Session): Form | null {
  if (a.zero === true) return b
  const item = itemsOf(b).reduce<Form | null>((found, item) => found && joinForms(found, item, session), a)
  if (item === null) return null
  return item.kind === 'scalar' ? { kind: 'uniform', term: item.term, temperature: item.temperature } : item
}

function joinArrays(a: ArrayForm, b: ArrayForm, session: Session): Form | null {
  const [left, right] = [lengthOf(a), lengthOf(b)]
  if (a.kind === 'uniform' && b.kind === 'uniform') return joinUniform(a, b, session)
  if (left !== undefined && left === right) {
    const items = Array.from({ length: left }, (_, at) => joinForms(itemOf(a, at), itemOf(b, at), session))
    if (!items.every(item => item !== null)) return null
    // Zeros in a row of several units stay open: they may become some of another kind.
    const isOpen = (a.kind === 'list' || b.kind === 'list') && items.some(isZero) && !items.every(isZero)
    return isOpen ? { kind: 'list', items } : listOf(items)
  }
  const [first, ...others] = [...itemsOf(a), ...itemsOf(b)]
  if (!first) return a
  const item = others.reduce<Form | null>((found, next) => found && joinForms(found, next, session), first)
  return item && listOfUnknownLength(item)
}

function joinUniform(a: UniformForm, b: UniformForm, session: Session): Form | null {
  const element = joinScalars(elementOf(a), elementOf(b), session)
  if (element?.kind !== 'scalar') return null
  const { term, temperature } = element
  const zero = isZero(a) && isZero(b) ? true : undefined
  const common = <T>(left: T, right: T): T | undefined => (left === right ? left : undefined)
  // An empty list may become one of rows.
  const rank = isEmpty(a) ? b.rank : isEmpty(b) ? a.rank : common(a.rank, b.rank)
  const columns = isEmpty(a) ? b.columns : isEmpty(b) ? a.columns : common(a.columns, b.columns)
  return { kind: 'uniform', term, temperature, zero, rank, length: common(a.length, b.length), columns }
}

function isEmpty(form: Form): boolean {
  return lengthOf(form) === 0
}

function elementOf({ term, temperature, zero, length }: UniformForm): ScalarForm {
  // The items of an empty list fit everything.
  if (length === 0) return { kind: 'scalar', term: unknownTerm(), zero: true }
  return { kind: 'scalar', term, temperature, zero }
}

/** The forms that items may have: one for all where they are alike. */
function itemsOf(form: ArrayForm): Form[] {
  if (isEmpty(form)) return []
  return form.kind === 'list' ? [...form.items] : [itemOf(form, 0)]
}

/** A list whose items all have this form. */
export function listOfUnknownLength(item: Form): Form {
  if (item.kind === 'scalar') {
    return { kind: 'uniform', term: item.term, temperature: item.temperature, zero: item.zero, rank: 1 }
  }
  if (item.kind === 'uniform' && item.rank === 1) {
    const { term, temperature, zero, length } = item
    return { kind: 'uniform', term, temperature, zero, rank: 2, columns: length }
  }
  return { kind: 'repeat', item }
}

/** Whether something has no dimension, or none that is known. */
export function isPlainNumber(form: Form): boolean {
  return form.kind === 'opaque' || (form.kind === 'scalar' && unify(form.term, PLAIN))
}
