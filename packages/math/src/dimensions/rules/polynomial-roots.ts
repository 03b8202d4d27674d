/** All roots of a polynomial. */
import type { NameNode } from '../../expression/tree.ts'
import { type Form, scalar } from '../forms.ts'
import { DimensionError } from '../session.ts'
import { multiplyTerms, PLAIN, powerTerm, type Term, unify, unknownTerm } from '../term.ts'
import { Rational } from '../../rational.ts'
import { argumentAt, type Rule, type RuleCall, symbolTerm, uniformList } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

/** `proot(polynomial)` or `proot([coefficients])`: the roots, in the dimension of the variable. */
export const polynomialRoots: Rule = call => {
  const body = call.infer(argumentAt(call, 0, 'a polynomial or its coefficients'))
  const { form } = body
  if (form.kind === 'uniform') return call.finish(uniformList(PLAIN), [body.tree])
  if (form.kind === 'list') return call.finish(uniformList(rootTerm(call, form.items)), [body.tree])
  const name: NameNode = { kind: 'name', name: 'x', span: call.node.span }
  return call.finish(uniformList(symbolTerm(call, name)), [body.tree])
}

/** Coefficients from the highest power down: each step carries one more factor of the root. */
function rootTerm(call: RuleCall, items: readonly Form[]): Term {
  const root = unknownTerm()
  const [first, ...rest] = items.map(item => (item.kind === 'scalar' ? item.term : PLAIN))
  rest.forEach((term, index) => {
    const expected = multiplyTerms(first!, powerTerm(root, Rational.of(index + 1)))
    if (unify(term, expected)) return
    throw new DimensionError(message('unit.mismatch.coefficients'), call.node.span)
  })
  return root
}

/** `roots(polynomial, x)`: rows of a root and how often it occurs. */
export const roots: Rule = call => {
  const body = call.infer(argumentAt(call, 0, 'a polynomial'))
  const second = call.node.args[1]
  const name: NameNode = second?.kind === 'name' ? second : { kind: 'name', name: 'x', span: call.node.span }
  const row: Form = { kind: 'list', items: [scalar(symbolTerm(call, name)), scalar(PLAIN)] }
  return call.finish({ kind: 'repeat', item: row }, [body.tree, ...call.node.args.slice(1)])
}
