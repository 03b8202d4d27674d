/** Linear algebra. */
import type { Expression } from '../../expression/tree.ts'
import { checkLengths, mapForm } from '../broadcast.ts'
import { type Form, isArray, lengthOf, listOf, rankOf, scalar, type ScalarForm } from '../forms.ts'
import {
  determinantTerm,
  diagonalOf,
  eigenvalueTerm,
  inverseForm,
  matrixOf,
  productOfArrays,
  requireSquare,
  rowForm,
  transposeForm,
} from '../matrix.ts'
import { describe } from '../messages.ts'
import { DimensionError, type Typed } from '../session.ts'
import { invertTerm, multiplyTerms, PLAIN, type Term, unify, unknownTerm } from '../term.ts'
import { argumentAt, commonElement, isMatrix, type Rule, type RuleCall, uniformList } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

/** A rule for functions of one matrix. */
function ofMatrix(form: (matrix: Typed, call: RuleCall) => Form): Rule {
  return call => {
    const matrix = call.infer(argumentAt(call, 0, 'a matrix'))
    const rest = call.node.args.slice(1).map(arg => call.infer(arg).tree)
    return call.finish(form(matrix, call), [matrix.tree, ...rest])
  }
}

export const det = ofMatrix((matrix, call) => scalar(determinantTerm(matrix.form, call.node.nameSpan)))

/** The reciprocal of a number or the inverse of a matrix. */
export const inverse = ofMatrix((matrix, call) => {
  if (!isArray(matrix.form) || rankOf(matrix.form) !== 1) return inverseForm(matrix.form, call.node.nameSpan)
  return mapForm(matrix.form, element => scalar(invertTerm(element.term)))
})

/** `transpose(A)`; a list is a column, so its transpose is a matrix of one row. */
export const transpose: Rule = call => {
  const { form, tree } = call.infer(argumentAt(call, 0, 'a matrix'))
  if (rankOf(form) !== 1) return call.finish(transposeForm(form), [tree])
  const row = { kind: 'list', items: [tree], span: call.node.span } as const
  return { form: rowForm(form), tree: row, source: call.node }
}

export const trace = ofMatrix((matrix, call) => {
  const { form } = matrix
  requireSquare(form, call.node.nameSpan)
  return form.kind === 'uniform' ? scalar(form.term) : oneUnit(call, matrix, diagonalOf(form))
})

export const eigenvalues = ofMatrix((matrix, call) => {
  const term = eigenvalueTerm(matrix.form, call.node.nameSpan)
  return uniformList(term, lengthOf(matrix.form))
})

/** The Jordan form: eigenvalues on the diagonal. */
export const diagonalised = ofMatrix((matrix, call) => {
  const term = eigenvalueTerm(matrix.form, call.node.nameSpan)
  const length = lengthOf(matrix.form)
  return { kind: 'uniform', term, rank: 2, length, columns: length }
})

/** Row reduction leaves ratios of columns. */
export const reduce = ofMatrix((matrix, call) => {
  const { form } = matrix
  if (form.kind === 'uniform') return { ...form, term: PLAIN, temperature: undefined }
  return rowRatios(call, matrix)
})

function rowRatios(call: RuleCall, matrix: Typed): Form {
  const { form } = matrix
  if (form.kind !== 'list' || rankOf(form) !== 2) return { kind: 'opaque' }
  const columns = lengthOf(form.items[0]!) ?? 0
  const rows = form.items.map(() => unknownTerm())
  const terms = Array.from({ length: columns }, () => unknownTerm())
  form.items.forEach((row, i) => {
    for (let j = 0; j < columns; j += 1) {
      const place = entryOf(row, j)
      if (place.zero === true || unify(place.term, multiplyTerms(rows[i]!, terms[j]!))) continue
      throw new DimensionError(message('unit.mismatch.matrix'), call.node.nameSpan)
    }
  })
  return matrixOf(
    form.items.map((_, i) =>
      terms.map(term => scalar(i < columns ? multiplyTerms(term, invertTerm(terms[i]!)) : term)),
    ),
  )
}

function entryOf(row: Form, column: number): ScalarForm {
  const item = row.kind === 'list' ? row.items[column] : row
  if (item?.kind === 'scalar') return item
  return item?.kind === 'uniform' ? scalar(item.term) : scalar(PLAIN)
}

/** A diagonal matrix from a list, or the diagonal of a matrix. */
export const diag = ofMatrix(matrix => {
  const { form } = matrix
  const length = lengthOf(form)
  if (isMatrix(form)) {
    return form.kind === 'uniform' ? uniformList(form.term, length) : listOf(diagonalOf(form))
  }
  if (form.kind === 'uniform') return { ...form, rank: 2, length, columns: length }
  if (form.kind !== 'list') return { kind: 'opaque' }
  const open = () => ({ ...scalar(unknownTerm()), zero: true })
  return matrixOf(form.items.map((item, i) => form.items.map((_, j) => (i === j ? item : open()))))
})

function oneUnit(call: RuleCall, matrix: Typed, places: readonly ScalarForm[]): ScalarForm {
  return commonElement(call, { ...matrix, form: { kind: 'list', items: places } })
}

/** The scalar product of two lists. */
export const dot: Rule = call => {
  const [a, b] = pair(call)
  return call.finish(productOfArrays(asList(a.form), asList(b.form), call.node.nameSpan), [a.tree, b.tree])
}

/** A form that is not known to be a list counts as one here. */
function asList(form: Form): Form {
  if (isArray(form)) return form
  return { kind: 'uniform', term: form.kind === 'scalar' ? form.term : PLAIN, rank: 1 }
}

function pair(call: RuleCall): [Typed, Typed] {
  const a = call.infer(argumentAt(call, 0, 'two lists'))
  return [a, call.infer(argumentAt(call, 1, 'two lists'))]
}

/** The vector product: each component is a difference of two products. */
export const cross: Rule = call => {
  const [a, b] = pair(call)
  checkLengths(a.form, b.form, call.node.nameSpan)
  const args: Expression[] = [a.tree, b.tree]
  if (a.form.kind !== 'list' && b.form.kind !== 'list') {
    const term = multiplyTerms(commonElement(call, a).term, commonElement(call, b).term)
    return call.finish(uniformList(term, 3), args)
  }
  const component = (i: number, j: number) =>
    difference(call, [placeAt(a.form, i), placeAt(b.form, j)], [placeAt(a.form, j), placeAt(b.form, i)])
  return call.finish(listOf([component(1, 2), component(2, 0), component(0, 1)]), args)
}

function placeAt(form: Form, index: number): ScalarForm {
  if (form.kind === 'list') {
    const item = form.items[index]
    return item?.kind === 'scalar' ? item : scalar(PLAIN)
  }
  return form.kind === 'uniform' || form.kind === 'scalar' ? scalar(form.term) : scalar(PLAIN)
}

function difference(
  call: RuleCall,
  first: readonly [ScalarForm, ScalarForm],
  second: readonly [ScalarForm, ScalarForm],
): ScalarForm {
  const [a, b] = [first, second].map(([x, y]): Term | undefined =>
    x.zero === true || y.zero === true ? undefined : multiplyTerms(x.term, y.term),
  )
  if (a !== undefined && b !== undefined && !unify(a, b)) {
    throw new DimensionError(
      message('unit.mismatch.difference', {
        left: describe(undefined, scalar(a)),
        right: describe(undefined, scalar(b)),
      }),
      call.node.nameSpan,
    )
  }
  return scalar(a ?? b ?? unknownTerm())
}
