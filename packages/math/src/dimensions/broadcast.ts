/** Element-by-element rules: a rule for scalars carried over to lists and matrices. */
import type { Span } from '../expression/tree.ts'
import {
  type Form,
  isArray,
  isZero,
  itemOf,
  lengthOf,
  listOf,
  PLAIN_SCALAR,
  rankOf,
  type ScalarForm,
  type UniformForm,
} from './forms.ts'
import { isOpen } from './keys.ts'
import { describe } from './messages.ts'
import { DimensionError } from './session.ts'
import { unknownTerm } from './term.ts'
import { eitherText } from './texts.ts'
import { message } from '../messages/dimensions.ts'

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
 * Arrays of different sizes are an error at `span`.
 */
export function combineForms(
  left: Form,
  right: Form,
  leaf: (left: ScalarForm, right: ScalarForm) => ScalarForm,
  span: Span,
): Form {
  if (left.kind === 'scalar' && right.kind === 'scalar') return leaf(left, right)
  if (left.kind === 'text' || right.kind === 'text') return ofText(left, right, span)
  if (left.kind === 'scalar') return mapForm(right, element => leaf(anyZero(left), element))
  if (right.kind === 'scalar') return mapForm(left, element => leaf(element, anyZero(right)))
  if (!isArray(left) || !isArray(right)) return { kind: 'opaque' }
  checkSizes(left, right, span)
  if (left.kind === 'uniform' && right.kind === 'uniform') {
    const element = leaf(elementOf(left), elementOf(right))
    return uniformLike(left.rank === undefined ? right : left, element)
  }
  const count = lengthOf(left) ?? lengthOf(right)
  if (count === undefined)
    return { kind: 'repeat', item: combineForms(itemOf(left, 0), itemOf(right, 0), leaf, span) }
  return listOf(
    Array.from({ length: count }, (_, index) =>
      combineForms(anyZero(itemOf(left, index)), anyZero(itemOf(right, index)), leaf, span),
    ),
  )
}

/** Zero fits each item of a list by itself, whatever it measures. */
function anyZero<F extends Form>(form: F): F {
  return isZero(form) && isOpen(form) ? { ...form, term: unknownTerm() } : form
}

/** Throws for a list beside a matrix, and for lists or matrices of different sizes. */
function checkSizes(left: Form, right: Form, span: Span): void {
  const [a, b] = [rankOf(left), rankOf(right)]
  if (a !== 2 && b !== 2) return checkLengths(left, right, span)
  const [first, second] = [sizeOf(left), sizeOf(right)]
  if (a === undefined || b === undefined || first === second || (a === b && !(first && second))) return
  const sizes = [sizeWords(a, first), sizeWords(b, second)].join(' and ')
  throw new DimensionError(message('argument.size.operands', { sizes }), span)
}

/** `3` for a list, `2×3` for a matrix; undefined where it is not known or the rows differ. */
function sizeOf(form: Form): string | undefined {
  const rows = lengthOf(form)
  if (rows === undefined || !isArray(form) || rankOf(form) !== 2) return rows?.toString()
  const [columns, ...others] = Array.from({ length: rows }, (_, index) => lengthOf(itemOf(form, index)))
  if (columns === undefined || others.some(other => other !== columns)) return undefined
  return `${rows}×${columns}`
}

function sizeWords(rank: 0 | 1 | 2, size: string | undefined): string {
  if (rank === 2) return size === undefined ? 'a matrix' : `a ${size} matrix`
  return size === undefined ? 'a list' : `a list of ${size}`
}

/** Throws for two lists of different lengths. */
export function checkLengths(left: Form, right: Form, span: Span): void {
  const [a, b] = [lengthOf(left), lengthOf(right)]
  if (a === undefined || b === undefined || a === b) return
  throw new DimensionError(message('argument.size.lengths', { left: a, right: b }), span)
}

/** A text beside a value of which nothing is known, another text, or the items of a list. */
function ofText(left: Form, right: Form, span: Span): Form {
  const either = eitherText(left, right)
  if (either) return either
  const [a, b] = [describe(undefined, left), describe(undefined, right)]
  throw new DimensionError(message('argument.text.mixed', { left: a, right: b }), span)
}
