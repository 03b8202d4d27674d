/** Lists and matrices put together. */
import { type Form, isArray, itemOf, itemsOf, lengthOf, listOf, rankOf } from '../forms.ts'
import { asList } from '../lists.ts'
import { rowForm, transposeForm } from '../matrix.ts'
import { describe } from '../messages.ts'
import { DimensionError, type Typed } from '../session.ts'
import { joinForms } from '../program-join.ts'
import { unify, unknownTerm } from '../term.ts'
import { joinAll } from '../texts.ts'
import { commonElement, lowered, type Rule, type RuleCall } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

/**
 * `concat(a, b)`: one list after the other. Matrices with as many rows come side by
 * side, others below one another.
 */
export const concat: Rule = call => {
  const args = call.node.args.map(arg => call.infer(arg))
  const text = joinAll(args, call.node)
  if (text) return text
  const trees = args.map(arg => asList(arg).tree)
  const forms = args.map(arg => arg.form)
  const rows = forms.map(form => (rankOf(form) === 2 ? lengthOf(form) : undefined))
  const beside = rows.length > 1 && rows[0] !== undefined && rows.every(count => count === rows[0])
  if (!beside) return call.finish(joinedForm(call, args, forms), trees)
  return call.finish(transposeForm(joinedForm(call, args, forms.map(transposeForm))), trees)
}

/** `stack(A, B)`: the rows of one matrix below those of the other. */
export const stack: Rule = call => {
  const args = call.node.args.map(arg => call.infer(arg))
  const form = joinedForm(
    call,
    args,
    args.map(arg => arg.form),
  )
  return call.finish(
    form,
    args.map(arg => arg.tree),
  )
}

/** `augment(A, B)`: matrices side by side; a list is a column. */
export const augment: Rule = call => {
  const args = call.node.args.map(arg => call.infer(arg))
  if (args.length === 0) throw new DimensionError(message('argument.augment'), call.node.span)
  const columns = args.map(({ form }) => (rankOf(form) === 2 ? transposeForm(form) : rowForm(form)))
  const heights = columns.map(form => lengthOf(isArray(form) ? itemOf(form, 0) : form))
  const odd = heights.findIndex(height => height !== undefined && height !== heights[0])
  if (odd > 0 && heights[0] !== undefined) {
    throw new DimensionError(
      message('argument.augment-rows', { first: heights[0], other: heights[odd]! }),
      args[odd]!.source.span,
    )
  }
  const form = transposeForm(joinedForm(call, args, columns))
  const found = call.finish(
    form,
    args.map(({ tree }) => tree),
  )
  const parts = args.map(({ form: part, tree }) => ({ tree, isMatrix: rankOf(part) === 2 }))
  return lowered(call, found, { kind: 'augment', parts })
}

function joinedForm(call: RuleCall, args: readonly Typed[], forms: readonly Form[]): Form {
  const parts = forms.map(form => (isArray(form) ? itemsOf(form) : [form]))
  if (parts.every(part => part !== undefined)) return listOf(parts.flat())
  return rowsJoined(call, forms) ?? uniformJoined(call, args)
}

/** Rows of several units below others of which nobody knows how many there are; null where they are not alike. */
function rowsJoined({ session }: RuleCall, forms: readonly Form[]): Form | null {
  if (!forms.some(({ kind }) => kind === 'repeat')) return null
  const arrays = forms.map(form => (isArray(form) ? form : listOf([form])))
  return arrays.reduce<Form | null>((joined, form) => joined && joinForms(joined, form, session), {
    kind: 'uniform',
    term: unknownTerm(),
    rank: 1,
    length: 0,
  })
}

function uniformJoined(call: RuleCall, args: readonly Typed[]): Form {
  const [first, ...rest] = args
  const { term } = commonElement(call, first!)
  for (const other of rest) {
    if (unify(term, commonElement(call, other).term)) continue
    throw new DimensionError(
      message('unit.mismatch.joined', {
        name: call.node.name,
        left: describe(first!.source, first!.form),
        right: describe(other.source, other.form),
      }),
      other.source.span,
    )
  }
  return { kind: 'uniform', term, rank: rankOf(first!.form) === 2 ? 2 : 1 }
}
