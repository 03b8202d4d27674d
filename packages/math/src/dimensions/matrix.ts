/**
 * Matrices of mixed dimensions. A matrix that maps quantities to quantities has entries of the
 * dimension row_i · column_j; determinants, inverses and powers exist for such matrices only.
 * Zeros fit anywhere: their terms are open and settle with the rest.
 */
import type { Span } from '../expression/tree.ts'
import { Rational } from '../rational.ts'
import { checkLengths } from './broadcast.ts'
import {
  type Form,
  isArray,
  itemOf,
  lengthOf,
  listOf,
  rankOf,
  scalar,
  type ScalarForm,
  type UniformForm,
} from './forms.ts'
import { describe } from './messages.ts'
import { DimensionError } from './session.ts'
import {
  divideTerms,
  invertTerm,
  multiplyTerms,
  PLAIN,
  powerTerm,
  resolve,
  type Term,
  unify,
  unknownTerm,
} from './term.ts'
import { message } from '../messages/dimensions.ts'

/** A matrix or list looked at by place. A size is absent when it is not known; then all places are alike. */
interface View {
  readonly rows?: number
  readonly columns?: number
  at(row: number, column: number): ScalarForm
}

/** A matrix from its rows: uniform where all entries are alike, else a list of mixed rows. */
export function matrixOf(rows: readonly (readonly Form[])[]): Form {
  const flat = listOf(rows.flat())
  if (flat.kind !== 'uniform' || flat.rank !== 1) return { kind: 'list', items: rows.map(rowOf) }
  return { ...flat, rank: 2, length: rows.length, columns: rows[0]?.length ?? 0 }
}

/** A row keeps its zeros open: another row or a product decides what they are. */
function rowOf(items: readonly Form[]): Form {
  return { kind: 'list', items }
}

function viewOf(form: Form): View | undefined {
  if (form.kind === 'uniform') {
    const element = scalarOf(form)
    return { rows: form.length, columns: form.columns, at: () => element }
  }
  if (form.kind !== 'list') return undefined
  const columns = lengthOf(form.items[0] ?? form)
  return { rows: form.items.length, columns, at: (row, column) => entry(form.items[row]!, column) }
}

function scalarOf(form: UniformForm): ScalarForm {
  return { kind: 'scalar', term: form.term, temperature: form.temperature, zero: form.zero }
}

function entry(row: Form, column: number): ScalarForm {
  const item = isArray(row) ? itemOf(row, column) : row
  return item.kind === 'scalar' ? item : scalar(PLAIN)
}

/** `a * b` for lists and matrices: scalar product, matrix times list, matrix times matrix. */
export function productOfArrays(a: Form, b: Form, span: Span): Form {
  const [left, right] = [rankOf(a), rankOf(b)]
  if (left === undefined || right === undefined || a.kind === 'repeat' || b.kind === 'repeat') {
    if (a.kind === 'uniform' && b.kind === 'uniform')
      return { kind: 'uniform', term: multiplyTerms(a.term, b.term) }
    if (a.kind === 'repeat' && right === 1 && isArray(a.item)) {
      const row = productOfArrays(a.item, b, span)
      return row.kind === 'scalar' ? columnOf(row) : { kind: 'repeat', item: row }
    }
    return { kind: 'opaque' }
  }
  const x = left === 1 ? rowView(a) : viewOf(a)!
  const y = right === 1 ? columnView(b) : viewOf(b)!
  if (left === 1 && right === 1) checkLengths(a, b, span)
  checkInner(x, y, span)
  const inner = x.columns ?? y.rows ?? 1
  const at = (row: number, column: number): Form => sumOfProducts(x, y, row, column, inner, span)
  if (left === 1 && right === 1) return at(0, 0)
  if (right === 1) return places(x.rows, row => at(row, 0), a.kind === 'uniform')
  if (left === 1) return places(y.columns, column => at(0, column), b.kind === 'uniform')
  if (a.kind === 'uniform' && b.kind === 'uniform') {
    const term = multiplyTerms(a.term, b.term)
    return { kind: 'uniform', term, rank: 2, length: x.rows, columns: y.columns }
  }
  return matrixOf(range(x.rows).map(row => range(y.columns).map(column => at(row, column))))
}

function rowView(form: Form): View {
  const view = viewOf(form)!
  const at = form.kind === 'list' ? (_: number, column: number) => entry(form, column) : view.at
  return { rows: 1, columns: view.rows, at }
}

function columnView(form: Form): View {
  const view = viewOf(form)!
  const at = form.kind === 'list' ? (row: number) => entry(form, row) : view.at
  return { rows: view.rows, columns: 1, at }
}

function range(count: number | undefined): number[] {
  return Array.from({ length: count ?? 1 }, (_, index) => index)
}

/** A list of one item a place; all alike when the operand is uniform. */
function places(count: number | undefined, at: (index: number) => Form, alike: boolean): Form {
  if (!alike) return listOf(range(count).map(at))
  const item = at(0)
  return item.kind === 'scalar' ? { kind: 'uniform', term: item.term, rank: 1, length: count } : item
}

function checkInner(x: View, y: View, span: Span): void {
  if (x.columns === undefined || y.rows === undefined || x.columns === y.rows) return
  throw new DimensionError(message('argument.size.product', { columns: x.columns, rows: y.rows }), span)
}

function sumOfProducts(x: View, y: View, row: number, column: number, inner: number, span: Span): ScalarForm {
  let total: Term | undefined
  for (let k = 0; k < inner; k += 1) {
    const [a, b] = [x.at(row, k), y.at(k, column)]
    if ((a.zero === true || b.zero === true) && inner > 1) continue
    const term = multiplyTerms(a.term, b.term)
    if (total === undefined) total = term
    else if (!unify(total, term)) throw unlike(total, term, span)
  }
  return total === undefined ? { ...scalar(unknownTerm()), zero: true } : scalar(total)
}

function unlike(a: Term, b: Term, span: Span): DimensionError {
  return new DimensionError(
    message('unit.mismatch.product', {
      left: describe(undefined, scalar(a)),
      right: describe(undefined, scalar(b)),
    }),
    span,
  )
}

/** The dimensions of the rows and the columns of a square or other matrix. */
interface Structure {
  readonly rows: readonly Term[]
  readonly columns: readonly Term[]
}

/** Throws at `span` for a matrix whose dimensions do not follow its rows and columns. */
export function structureOf(form: Form, span: Span): Structure {
  const view = viewOf(form)
  if (view === undefined || rankOf(form) !== 2) throw new DimensionError(message('argument.matrix'), span)
  if (view.rows === undefined || view.columns === undefined) {
    throw new DimensionError(message('unit.exponent.matrix'), span)
  }
  const rows = range(view.rows).map(() => unknownTerm())
  const columns = range(view.columns).map((_, index) => (index === 0 ? PLAIN : unknownTerm()))
  rows.forEach((row, i) => {
    columns.forEach((column, j) => {
      const place = view.at(i, j)
      if (place.zero === true || unify(place.term, multiplyTerms(row, column))) return
      throw new DimensionError(
        message('unit.mismatch.entry', { entry: describe(undefined, place), row: i + 1, column: j + 1 }),
        span,
      )
    })
  })
  return { rows, columns }
}

function isUniformMatrix(form: Form): form is UniformForm {
  return form.kind === 'uniform' && form.zero !== true
}

/** The inverse of a matrix (of a number for rank 0). */
export function inverseForm(form: Form, span: Span): Form {
  if (form.kind === 'scalar') return scalar(invertTerm(form.term))
  if (isUniformMatrix(form)) {
    if (form.rank === 2) requireSquare(form, span)
    const { rank, length, columns } = form
    return { kind: 'uniform', term: invertTerm(form.term), rank, length: columns, columns: length }
  }
  requireSquare(form, span)
  const { rows, columns } = structureOf(form, span)
  return matrixOf(columns.map(column => rows.map(row => scalar(invertTerm(multiplyTerms(row, column))))))
}

/** The dimension of a determinant. */
export function determinantTerm(form: Form, span: Span): Term {
  if (form.kind === 'scalar') return form.term
  requireSquare(form, span)
  const count = lengthOf(form)
  if (isUniformMatrix(form)) {
    if (count !== undefined) return powerTerm(form.term, Rational.of(count))
    if (unify(form.term, PLAIN)) return PLAIN
    throw new DimensionError(message('unit.exponent.determinant'), span)
  }
  const { rows, columns } = structureOf(form, span)
  return [...rows, ...columns].reduce(multiplyTerms, PLAIN)
}

/** The one dimension of all eigenvalues, which is that of the diagonal too. */
export function eigenvalueTerm(form: Form, span: Span): Term {
  if (form.kind === 'scalar') return form.term
  requireSquare(form, span)
  if (isUniformMatrix(form)) return form.term
  const { rows, columns } = structureOf(form, span)
  const value = multiplyTerms(rows[0]!, columns[0]!)
  rows.forEach((row, index) => {
    const entry = multiplyTerms(row, columns[index]!)
    if (unify(entry, value)) return
    const names = [value, entry].map(term => describe(undefined, scalar(term))).join(' and ')
    throw new DimensionError(message('unit.mismatch.diagonal', { names }), span)
  })
  return value
}

/** `A^n` for a whole number n: entries keep their pattern. */
export function powerOfMatrix(form: Form, exponent: Rational, span: Span): Form {
  if (exponent.sign < 0) return powerOfMatrix(inverseForm(form, span), exponent.negate(), span)
  if (exponent.equals(Rational.of(1))) return form
  if (isUniformMatrix(form)) {
    return { ...form, term: powerTerm(form.term, exponent), temperature: undefined }
  }
  const scale = powerTerm(eigenvalueTerm(form, span), exponent.subtract(Rational.of(1)))
  const { rows, columns } = structureOf(form, span)
  return matrixOf(
    rows.map(row => columns.map(column => scalar(multiplyTerms(multiplyTerms(row, column), scale)))),
  )
}

/** The solution x of A x = b: one dimension for each column of A. */
export function solutionForm(matrix: Form, right: Form, span: Span): Form {
  if (isUnknown(matrix) || isUnknown(right)) return solutionOfUnknowns(matrix, right)
  if (!isArray(matrix) || !isArray(right)) throw new DimensionError(message('argument.matrix-and-list'), span)
  if (isUniformMatrix(matrix) && right.kind === 'uniform') {
    const { rank, columns } = right
    return {
      kind: 'uniform',
      term: divideTerms(right.term, matrix.term),
      rank,
      length: matrix.columns,
      columns,
    }
  }
  return productOfArrays(inverseForm(matrix, span), right, span)
}

/** Whether this is the parameter of a function, for which a call may give a matrix. */
function isUnknown(form: Form): form is ScalarForm {
  return form.kind === 'scalar' && resolve(form.term).factors.length > 0
}

function solutionOfUnknowns(matrix: Form, right: Form): Form {
  const [a, b] = [matrix, right].map(form =>
    form.kind === 'scalar' || form.kind === 'uniform' ? form.term : undefined,
  )
  return a === undefined || b === undefined
    ? { kind: 'opaque' }
    : { kind: 'uniform', term: divideTerms(b, a), rank: 1 }
}

export function transposeForm(form: Form): Form {
  if (form.kind === 'uniform') {
    return form.rank === 2 ? { ...form, length: form.columns, columns: form.length } : form
  }
  const open = transposedTable(form)
  if (open) return open
  const view = rankOf(form) === 2 ? viewOf(form) : undefined
  if (view === undefined) return form
  return matrixOf(range(view.columns).map(column => range(view.rows).map(row => view.at(row, column))))
}

/** Rows whose number is not known, each column of which has a unit, and the columns that they make. */
function transposedTable(form: Form): Form | undefined {
  if (form.kind === 'repeat' && form.item.kind === 'list' && form.item.items.every(isScalar))
    return { kind: 'list', items: form.item.items.map(columnOf) }
  if (form.kind !== 'list' || !form.items.every(isOpenColumn)) return undefined
  const items = form.items.map((column): Form => itemOf(column as UniformForm, 0))
  return { kind: 'repeat', item: { kind: 'list', items } }
}

const isScalar = (form: Form): form is ScalarForm => form.kind === 'scalar'

const columnOf = (form: Form): Form =>
  form.kind === 'scalar'
    ? { kind: 'uniform', term: form.term, temperature: form.temperature, zero: form.zero, rank: 1 }
    : form

const isOpenColumn = (form: Form): boolean =>
  form.kind === 'uniform' && form.rank === 1 && form.length === undefined

/** A list as the only row of a matrix. */
export function rowForm(list: Form): Form {
  return list.kind === 'uniform'
    ? { ...list, rank: 2, length: 1, columns: list.length }
    : { kind: 'list', items: [list] }
}

/** The entries of the diagonal. */
export function diagonalOf(form: Form): ScalarForm[] {
  const view = viewOf(form)
  if (view === undefined) return []
  return range(Math.min(view.rows ?? 1, view.columns ?? 1)).map(index => view.at(index, index))
}

/** Throws for a matrix whose size is known and that is not square. */
export function requireSquare(form: Form, span: Span): void {
  const view = viewOf(form)
  if (view?.rows === undefined || view.columns === undefined || view.rows === view.columns) return
  throw new DimensionError(message('argument.size.square', { rows: view.rows, columns: view.columns }), span)
}
