/** The names of a formula whose meaning comes from outside. */
import { bindingOf } from './binders.ts'
import type { Expression, Span } from './tree.ts'
import { children } from './walk.ts'

/** One use of a free name. */
export interface NameUse {
  readonly span: Span
  /** `function` where the name is called. */
  readonly role: 'variable' | 'function'
}

/**
 * Names whose meaning comes from outside: bound variables of sums, integrals, lambdas and the like
 * (see binders.ts) are left out inside their scope. Function names that the engine knows are
 * included; the caller sorts them out. In order of first use.
 * @param bound names already bound, such as the parameters of a function definition
 */
export function freeNames(node: Expression, bound: readonly string[] = []): Map<string, NameUse[]> {
  const uses = new Map<string, NameUse[]>()
  collect(node, new Set(bound), uses)
  return uses
}

function collect(node: Expression, bound: ReadonlySet<string>, uses: Map<string, NameUse[]>): void {
  if (node.kind === 'name') {
    if (!bound.has(node.name)) add(uses, node.name, { span: node.span, role: 'variable' })
    return
  }
  if (node.kind === 'lambda') {
    collect(node.body, new Set([...bound, ...node.parameters.map(parameter => parameter.name)]), uses)
    return
  }
  if (node.kind !== 'call') {
    for (const child of children(node)) collect(child, bound, uses)
    return
  }
  if (!bound.has(node.name)) add(uses, node.name, { span: node.nameSpan, role: 'function' })
  const { names, covers } = bindingOf(node)
  const inner = names.length > 0 ? new Set([...bound, ...names]) : bound
  node.args.forEach((arg, index) => collect(arg, covers(index) ? inner : bound, uses))
}

function add(uses: Map<string, NameUse[]>, name: string, use: NameUse): void {
  const list = uses.get(name)
  if (list) list.push(use)
  else uses.set(name, [use])
}
