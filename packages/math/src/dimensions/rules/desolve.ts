/** Differential equations in symbols. */
import { type Form, listOf, scalar } from '../forms.ts'
import { DimensionError } from '../session.ts'
import { resolve, type Term, unknownTerm } from '../term.ts'
import { placeOfUnknown, unknownFunction } from '../unknownFunction.ts'
import { argumentAt, bindings, lowered, type Rule, type RuleCall, variableNames } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

/** `desolve(equation, y)`, `desolve(equation, t, y)`: an expression of the dimension of y. */
export const desolve: Rule = call => {
  const equation = argumentAt(call, 0, 'a differential equation')
  const condition = call.node.args.slice(1).find(({ kind }) => kind === 'compare')
  if (condition) throw new DimensionError(message('argument.conditions'), condition.span)
  const last = call.node.args.at(-1)!
  const names = call.node.args.length > 1 ? variableNames(call, last) : []
  const terms = names.map(() => unknownTerm())
  const place = unknownTerm()
  const sought = names.flatMap(({ name }, index) => [
    [unknownFunction(name), terms[index]!] as const,
    [placeOfUnknown(name), place] as const,
  ])
  const inferred = call.session.within(bindings(sought), () => call.infer(equation))
  const form: Form = names.length > 1 ? listOf(terms.map(term => scalar(term))) : functionValue(terms[0])
  return lowered(call, call.finish(form, names.length > 0 ? [inferred.tree, last] : [inferred.tree]), {
    kind: 'desolve',
    equations: inferred.tree,
    names,
    isPlain: [place, ...terms].every(isNumber),
    isNumber: name => isNumberName(call, name),
  })
}

/** Whether a dimension is not known to be one, as where nothing has a unit. */
const isNumber = (term: Term): boolean => resolve(term).constant.isPlain

/** Whether a name is defined above, as a number and not as a formula of names without a value. */
function isNumberName({ session }: RuleCall, name: string): boolean {
  const known = session.binding(name) ? undefined : session.context.variable(name)
  return known?.shape.kind === 'scalar' && (known.free ?? []).length === 0
}

function functionValue(term: Term | undefined): Form {
  return term === undefined ? { kind: 'opaque' } : scalar(term)
}
