/** Functions whose value is about an uncertainty. */
import type { Expression } from '../../expression/tree.ts'
import { asValue, mapForm } from '../broadcast.ts'
import { operationNode } from '../build.ts'
import { type Form, listOf, PLAIN_SCALAR } from '../forms.ts'
import { PLAIN } from '../term.ts'
import type { Typed } from '../session.ts'
import { argumentAt, requirePlainArgument, type Rule, type RuleCall, uniformList } from './rule.ts'

/** `uncertainty(y)`: like y; of a temperature it is a difference. */
export const spreadOf: Rule = call => {
  const value = call.infer(argumentAt(call, 0, 'a value'))
  return answered(call, differenceLike(value.form), [value.tree])
}

const differenceLike = (form: Form): Form =>
  mapForm(asValue(form), item => ({ ...item, temperature: item.temperature && 'difference' }))

/**
 * `correlation_between(y, z)` and `correlate(a, b, r)`: plain numbers. Of a list, `correlation_between([x, y, z])` and
 * `correlate([a, b, c], R)`, they are matrices.
 */
export const correlationOf: Rule = call => {
  const { args } = call.node
  if (args.length === (call.name === 'correlate' ? 2 : 1)) return correlationMatrix(call)
  const [one, other] = ['a value', 'two values'].map((what, index) =>
    call.infer(argumentAt(call, index, what)),
  )
  if (call.name === 'correlation_between') return answered(call, PLAIN_SCALAR, [one!.tree, other!.tree])
  const coefficient = call.infer(argumentAt(call, 2, 'two names and a coefficient'))
  requirePlainArgument(call, coefficient, 'the coefficient')
  return answered(call, PLAIN_SCALAR, [one!.tree, other!.tree, coefficient.tree])
}

function correlationMatrix(call: RuleCall): Typed {
  const values = call.infer(argumentAt(call, 0, 'a list of values'))
  const matrix = call.node.args[1] && call.infer(call.node.args[1])
  if (matrix) requirePlainArgument(call, matrix, 'the matrix')
  return answered(call, PLAIN_MATRIX, matrix ? [values.tree, matrix.tree] : [values.tree])
}

const PLAIN_MATRIX: Form = { kind: 'uniform', term: PLAIN, rank: 2 }

/** `budget(y)`: the shares of the inputs. */
export const sharesOf: Rule = call => {
  const value = call.infer(argumentAt(call, 0, 'a value'))
  return answered(call, uniformList(PLAIN), [value.tree])
}

/** `monte_carlo(y)`: mean, standard uncertainty and both ends of the interval. */
export const simulation: Rule = call => {
  const value = call.infer(argumentAt(call, 0, 'a value'))
  const draws = call.node.args[1] && call.infer(call.node.args[1])
  if (draws) requirePlainArgument(call, draws, 'the number of draws')
  const form = asValue(value.form)
  const items = [form, differenceLike(form), form, form]
  return answered(call, listOf(items), draws ? [value.tree, draws.tree] : [value.tree])
}

/** The call under a name that nothing else has, for what answers it. */
function answered(call: RuleCall, form: Form, args: readonly Expression[]): Typed {
  return { form, tree: operationNode(call.name, args, call.node.span), source: call.node }
}
