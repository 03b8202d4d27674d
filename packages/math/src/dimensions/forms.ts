/**
 * Shapes while they are inferred: like `Shape`, but over terms with unknowns.
 */
import type { DimensionContext, FunctionDefinition, TemperatureRole } from './types.ts'
import { PLAIN, resolve, type Term, unknownTerm } from './term.ts'

export interface ScalarForm {
  readonly kind: 'scalar'
  readonly term: Term
  readonly temperature?: TemperatureRole
  /** The number 0 (its term is unknown: zero has any dimension). */
  readonly zero?: boolean
  /** Elements asked of a value that is not known to be a list: each has a dimension of its own. */
  readonly elements?: Map<string, Form>
}

export interface UniformForm {
  readonly kind: 'uniform'
  readonly term: Term
  readonly temperature?: TemperatureRole
  readonly zero?: boolean
  readonly rank?: 1 | 2
  readonly length?: number
  readonly columns?: number
}

export interface ListForm {
  readonly kind: 'list'
  readonly items: readonly Form[]
}

/** A list of unknown length whose items are all alike, such as the solutions of a system. */
export interface RepeatForm {
  readonly kind: 'repeat'
  readonly item: Form
}

export interface EquationForm {
  readonly kind: 'equation'
  readonly sides: Form
}

export interface FunctionForm {
  readonly kind: 'function'
  readonly definition: FunctionDefinition
  /** Name of a built-in function instead. */
  readonly builtin?: string
}

export interface OpaqueForm {
  readonly kind: 'opaque'
}

/** A text, `"OK"`. */
export interface TextForm {
  readonly kind: 'text'
}

export type Form =
  ScalarForm | UniformForm | ListForm | RepeatForm | EquationForm | FunctionForm | OpaqueForm | TextForm

export type { DimensionContext }

export const PLAIN_SCALAR: ScalarForm = { kind: 'scalar', term: PLAIN }
export const OPAQUE: OpaqueForm = { kind: 'opaque' }
export const TEXT: TextForm = { kind: 'text' }

export function scalar(term: Term, temperature?: TemperatureRole): ScalarForm {
  if (term === PLAIN) return PLAIN_SCALAR
  return temperature === undefined ? { kind: 'scalar', term } : { kind: 'scalar', term, temperature }
}

export function zeroScalar(): ScalarForm {
  return { kind: 'scalar', term: unknownTerm(), zero: true }
}

/** True for everything that has elements (or may have them). */
export function isArray(form: Form): form is UniformForm | ListForm | RepeatForm {
  return form.kind === 'uniform' || form.kind === 'list' || form.kind === 'repeat'
}

/** 0 a scalar, 1 a list, 2 a matrix, undefined when it is not known. */
export function rankOf(form: Form): 0 | 1 | 2 | undefined {
  switch (form.kind) {
    case 'uniform':
      return form.rank
    case 'repeat':
      return isArray(form.item) ? 2 : 1
    case 'list': {
      const arrays = form.items.filter(isArray).length
      return arrays === 0 ? 1 : arrays === form.items.length ? 2 : undefined
    }
    default:
      return 0
  }
}

/** Number of items where it is known. */
export function lengthOf(form: Form): number | undefined {
  if (form.kind === 'list') return form.items.length
  return form.kind === 'uniform' ? form.length : undefined
}

/** The form of one item of an array; for a list of mixed items, of the item at `index`. */
export function itemOf(form: UniformForm | ListForm | RepeatForm, index: number): Form {
  if (form.kind === 'list') return form.items[index]!
  if (form.kind === 'repeat') return form.item
  if (form.rank !== 2)
    return {
      kind: 'scalar',
      term: form.term,
      temperature: form.temperature,
      ...(form.zero && { zero: true }),
    }
  return { ...form, rank: 1, length: form.columns, columns: undefined }
}

/**
 * A list with the given items: uniform where all are alike. Zeros take the dimension of the rest
 * when the rest agrees, and stay open where it does not.
 */
export function listOf(items: readonly Form[]): Form {
  const first = items.find(item => !isZero(item))
  if (items.length === 0) return { kind: 'uniform', term: unknownTerm(), rank: 1, length: 0 }
  if (first === undefined) return zeros(items)
  if (first.kind === 'scalar' && items.every(item => sameScalar(item, first))) {
    adoptZeros(items, first.term)
    const { term, temperature } = first
    return { kind: 'uniform', term, temperature, rank: 1, length: items.length }
  }
  if (first.kind === 'uniform' && first.rank === 1 && items.every(item => sameRow(item, first))) {
    adoptZeros(items, first.term)
    return { ...first, rank: 2, length: items.length, columns: first.length }
  }
  return { kind: 'list', items }
}

/** The number zero, or an array of zeros. */
export function isZero(form: Form): boolean {
  return (form.kind === 'scalar' || form.kind === 'uniform') && form.zero === true
}

function zeros(items: readonly Form[]): Form {
  const first = items[0]!
  const columns = first.kind === 'uniform' ? first.length : undefined
  const rank = first.kind === 'uniform' ? 2 : 1
  return { kind: 'uniform', term: unknownTerm(), zero: true, rank, length: items.length, columns }
}

function sameScalar(item: Form, first: ScalarForm): boolean {
  if (item.kind !== 'scalar') return false
  return item.zero === true || (item.temperature === first.temperature && sameTerm(item.term, first.term))
}

function sameRow(item: Form, first: UniformForm): boolean {
  if (item.kind !== 'uniform' || item.rank !== 1 || item.length !== first.length) return false
  return item.zero === true || (item.temperature === first.temperature && sameTerm(item.term, first.term))
}

function sameTerm(a: Term, b: Term): boolean {
  if (a === b) return true
  const x = resolve(a)
  const y = resolve(b)
  if (x.constant !== y.constant || x.factors.length !== y.factors.length) return false
  return x.factors.every(factor =>
    y.factors.some(other => other.variable === factor.variable && other.exponent.equals(factor.exponent)),
  )
}

function adoptZeros(items: readonly Form[], term: Term): void {
  for (const item of items) {
    if (!isZero(item)) continue
    const [factor] = (item as ScalarForm | UniformForm).term.factors
    const isOwn = term.factors.some(({ variable }) => variable === factor?.variable)
    if (factor !== undefined && !isOwn) factor.variable.binding ??= term
  }
}

/** The items where their number is known and small, or their dimensions differ. */
export function itemsOf(form: Form): readonly Form[] | undefined {
  if (form.kind === 'list') return form.items
  if (form.kind !== 'uniform' || form.length === undefined || form.length > 100) return undefined
  return Array.from({ length: form.length }, (_, index) => itemOf(form, index))
}
