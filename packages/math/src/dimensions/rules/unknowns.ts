/** The unknowns of a call: names whose dimensions follow from what stands in it. */
import type { Expression, NameNode } from '../../expression/tree.ts'
import { scalar } from '../forms.ts'
import { describe } from '../messages.ts'
import { DimensionError, type Typed } from '../session.ts'
import { type Term, unify, unknownTerm } from '../term.ts'
import { bindings, commonElement, type RuleCall, variableNames } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

export interface Unknowns {
  readonly names: readonly NameNode[]
  readonly terms: readonly Term[]
}

export function unknowns(call: RuleCall, node: Expression): Unknowns {
  const names = variableNames(call, node)
  return { names, terms: names.map(() => unknownTerm()) }
}

export function withUnknowns<T>(call: RuleCall, { names, terms }: Unknowns, action: () => T): T {
  const bound = bindings(names.map((name, index) => [name.name, terms[index]!]))
  const sought = new Map([...bound].map(([name, binding]) => [name, { ...binding, isSought: true as const }]))
  return call.session.within(sought, action)
}

/** A start value or bound has the dimension of its unknown. */
export function settle(call: RuleCall, found: Unknowns, index: number, start: Typed): void {
  const term = found.terms[index]!
  const { term: given } = commonElement(call, start)
  if (unify(term, given)) return
  const unknown = words(describe(undefined, scalar(term)))
  throw new DimensionError(
    message('unit.mismatch.start', {
      name: found.names[index]!.name,
      measured: unknown,
      found: startWords(start),
    }),
    start.source.span,
  )
}

function startWords({ source, form }: Typed): string {
  return words(describe(source, form))
}

/** `in m`, `a plain number`. */
export function words(found: string): string {
  return found.startsWith('a ') ? found : `in ${found}`
}
