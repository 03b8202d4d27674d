/** Responsibilities: the names without a value that the definitions behind a formula bring into it. */
import { freeNames } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { KnownFunction, NameScope } from '../values/known.ts'

/** @returns as `x` for `subst(E, x, 2)` over `E := x^2`: in such a call it has to stay what it is */
export function openNames(expression: Expression, scope: NameScope): ReadonlySet<string> {
  const open = new Set<string>()
  const seen = new Set<KnownFunction>()
  const visit = (part: Expression, within: NameScope, bound: readonly string[]): void => {
    for (const written of freeNames(part, bound).keys()) {
      const [name = written] = written.split('@')
      const known = within.known(name)
      if (!known) open.add(name)
      else if (known.kind === 'variable') for (const free of known.variable.free ?? []) open.add(free.name)
      else if (!seen.has(known)) {
        seen.add(known)
        visit(known.definition.body, known.scope, known.definition.parameters)
      }
    }
  }
  visit(expression, scope, [])
  return open
}
