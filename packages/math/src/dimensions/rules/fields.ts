/** Vector analysis: gradients, divergences, rotations. */
import type { Expression } from '../../expression/tree.ts'
import { type Form, listOf, scalar, type ScalarForm } from '../forms.ts'
import { matrixOf } from '../matrix.ts'
import { describe } from '../messages.ts'
import { DimensionError, type Typed } from '../session.ts'
import { divideTerms, multiplyTerms, PLAIN, type Term, unify } from '../term.ts'
import { argumentAt, type Rule, type RuleCall, symbolTerm, termFor, variableNames } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

interface Field {
  readonly body: Typed
  readonly variables: readonly Term[]
  readonly args: readonly Expression[]
}

function field(call: RuleCall): Field {
  const list = argumentAt(call, 1, 'an expression and a list of variables')
  const body = call.infer(call.node.args[0]!)
  const variables = variableNames(call, list).map(name => symbolTerm(call, name))
  return { body, variables, args: [body.tree, list] }
}

/** One partial derivative for each variable. */
export const gradient: Rule = call => {
  const { body, variables, args } = field(call)
  const term = termFor(body)
  return call.finish(listOf(variables.map(variable => scalar(divideTerms(term, variable)))), args)
}

/** Second partial derivatives. */
export const hessian: Rule = call => {
  const { body, variables, args } = field(call)
  const term = termFor(body)
  const rows = variables.map(row =>
    variables.map(column => scalar(divideTerms(term, multiplyTerms(row, column)))),
  )
  return call.finish(matrixOf(rows), args)
}

/** Each component by each variable: one row for each component. */
export const jacobian: Rule = call => {
  const { body, variables, args } = field(call)
  const rows = componentsOf(body.form).map(part =>
    variables.map(variable => scalar(divideTerms(part, variable))),
  )
  return call.finish(rows.length > 0 ? matrixOf(rows) : { kind: 'opaque' }, args)
}

/** The sum of the unmixed second derivatives. */
export const laplacian: Rule = call => {
  const { body, variables, args } = field(call)
  const term = termFor(body)
  const parts = variables.map(variable => divideTerms(term, multiplyTerms(variable, variable)))
  return call.finish(oneTerm(call, parts), args)
}

/** The sum of the derivatives of each component by its own variable. */
export const divergence: Rule = call => {
  const { body, variables, args } = field(call)
  return call.finish(
    oneTerm(
      call,
      variables.map((variable, index) => divideTerms(component(body.form, index), variable)),
    ),
    args,
  )
}

/** The rotation of a field of three components. */
export const curl: Rule = call => {
  const { body, variables, args } = field(call)
  if (variables.length !== 3) {
    throw new DimensionError(message('argument.size.curl'), call.node.span)
  }
  const over = (index: number, by: number) => divideTerms(component(body.form, index), variables[by]!)
  const parts = [
    [over(2, 1), over(1, 2)],
    [over(0, 2), over(2, 0)],
    [over(1, 0), over(0, 1)],
  ]
  return call.finish(listOf(parts.map(pair => oneTerm(call, pair))), args)
}

function componentsOf(form: Form): Term[] {
  if (form.kind === 'uniform' && form.length !== undefined)
    return Array.from({ length: form.length }, () => form.term)
  return form.kind === 'list' ? form.items.map((_, index) => component(form, index)) : []
}

function component(form: Form, index: number): Term {
  if (form.kind === 'uniform' || form.kind === 'scalar') return form.term
  const item = form.kind === 'list' ? form.items[index] : undefined
  return item?.kind === 'scalar' ? item.term : PLAIN
}

/** Parts that are added: all of one dimension. */
function oneTerm(call: RuleCall, parts: readonly Term[]): ScalarForm {
  const [first = PLAIN, ...rest] = parts
  for (const part of rest) {
    if (unify(first, part)) continue
    throw new DimensionError(
      message('unit.mismatch.field', {
        name: call.node.name,
        left: describe(undefined, scalar(first)),
        right: describe(undefined, scalar(part)),
      }),
      call.node.nameSpan,
    )
  }
  return scalar(first)
}
