/** Element-by-element rules: a rule for scalars carried over to lists and matrices. */
import type { Span } from '../expression/tree.ts'
import {
  type Form,
  isArray,
  itemOf,
  lengthOf,
  listOf,
  PLAIN_SCALAR,
  type ScalarForm,
  type UniformForm,
} from './forms.ts'
import { DimensionError } from './session.ts'

/** Conditions count as plain numbers in arithmetic. */
export function asValue(form: Form): Form {
  return form.kind === 'equation' ? PLAIN_SCALAR : form
}

/** Applies a rule for one scalar to every element. Forms without a dimension pass through. */
export function mapForm(form: Form, leaf: (scalar: ScalarForm) => ScalarForm): Form {
  switch (form.kind) {
    case 'scalar':
      return leaf(form)
    case 'uniform':
      return uniformLike(form, leaf(elementOf(form)))
    case 'list':
      return listOf(form.items.map(item => mapForm(item, leaf)))
    case 'repeat':
      return { kind: 'repeat', item: mapForm(form.item, leaf) }
    case 'equation':
      return { kind: 'equation', sides: mapForm(form.sides, leaf) }
    default:
      return form
  }
}

/** The element of a uniform array. */
export function elementOf(form: UniformForm): ScalarForm {
  return { kind: 'scalar', term: form.term, temperature: form.temperature, zero: form.zero }
}

/** An array of the same size with another element. */
export function uniformLike(form: UniformForm, element: ScalarForm): UniformForm {
  const { rank, length, columns } = form
  const { term, temperature, zero } = element
  return { kind: 'uniform', term, temperature, zero, rank, length, columns }
}

/**
 * Applies a rule for two scalars element by element; a scalar meets every element of an array.
 * Arrays of different lengths are an error at `span`.
 */
export function combineForms(
  left: Form,
  right: Form,
  leaf: (left: ScalarForm, right: ScalarForm) => ScalarForm,
  span: Span,
): Form {
  if (left.kind === 'scalar' && right.kind === 'scalar') return leaf(left, right)
  if (left.kind === 'scalar') return mapForm(right, element => leaf(left, element))
  if (right.kind === 'scalar') return mapForm(left, element => leaf(element, right))
  if (!isArray(left) || !isArray(right)) return { kind: 'opaque' }
  checkLengths(left, right, span)
  if (left.kind === 'uniform' && right.kind === 'uniform') {
    const element = leaf(elementOf(left), elementOf(right))
    return uniformLike(left.rank === undefined ? right : left, element)
  }
  const count = lengthOf(left) ?? lengthOf(right)
  if (count === undefined)
    return { kind: 'repeat', item: combineForms(itemOf(left, 0), itemOf(right, 0), leaf, span) }
  return listOf(
    Array.from({ length: count }, (_, index) =>
      combineForms(itemOf(left, index), itemOf(right, index), leaf, span),
    ),
  )
}

/** Throws for two lists of different lengths. */
export function checkLengths(left: Form, right: Form, span: Span): void {
  const [a, b] = [lengthOf(left), lengthOf(right)]
  if (a === undefined || b === undefined || a === b) return
  throw new DimensionError(`the lists have different lengths: ${a} and ${b}`, span, 'argument')
}
