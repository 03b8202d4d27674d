/** Formulas of Calcpad as trees. */

export type Node =
  | { readonly kind: 'number'; readonly text: string }
  /** A number with the unit that follows it, in the spelling of this program. */
  | { readonly kind: 'quantity'; readonly text: string; readonly unit: string }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[] }
  | { readonly kind: 'binary'; readonly sign: string; readonly left: Node; readonly right: Node }
  | { readonly kind: 'minus'; readonly of: Node }
  | { readonly kind: 'factorial'; readonly of: Node }
  | { readonly kind: 'item'; readonly of: Node; readonly places: readonly Node[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Node[])[] }
  /** `$Sum{f @ k = a : b}`; a second range is that of a map. */
  | {
      readonly kind: 'command'
      readonly name: string
      readonly parts: readonly (readonly Node[])[]
      readonly ranges: readonly Range[]
      /** The value that the expression shall have, of `$Root{f = c @ …}`. */
      readonly equals?: Node
      /** Steps of `$Block{a = 1; b = 2*a; b}` and its like, in place of parts. */
      readonly statements?: readonly Statement[]
    }

/** A step of a block: an assignment, or a value. */
export interface Statement {
  /** A name, or an item of a list. */
  readonly target?: Node
  readonly value: Node
}

export interface Range {
  readonly variable: string
  readonly from: Node
  readonly to: Node
}

/** Formulas that stand directly in one, and the names that it binds in all of them. */
export function partsOf(node: Node): { readonly nodes: readonly Node[]; readonly bound: readonly string[] } {
  switch (node.kind) {
    case 'call':
      return { nodes: node.args, bound: [] }
    case 'binary':
      return { nodes: [node.left, node.right], bound: [] }
    case 'minus':
    case 'factorial':
      return { nodes: [node.of], bound: [] }
    case 'item':
      return { nodes: [node.of, ...node.places], bound: [] }
    case 'rows':
      return { nodes: node.rows.flat(), bound: [] }
    case 'command': {
      const steps = (node.statements ?? []).flatMap(({ target, value }) =>
        target ? [target, value] : [value],
      )
      const limits = node.ranges.flatMap(({ from, to }) => [from, to])
      return {
        nodes: [...node.parts.flat(), ...steps, ...limits, ...(node.equals ? [node.equals] : [])],
        bound: [...node.ranges.map(({ variable }) => variable), ...assignedIn(node)],
      }
    }
    default:
      return { nodes: [], bound: [] }
  }
}

/** Names that the steps of a block assign to. */
export const assignedIn = (node: Node): string[] =>
  node.kind === 'command'
    ? (node.statements ?? []).flatMap(({ target }) => (target?.kind === 'name' ? [target.name] : []))
    : []

/** Names of variables that a formula reads, and of functions that it calls. */
export function readIn(node: Node): {
  readonly names: ReadonlySet<string>
  readonly calls: ReadonlySet<string>
} {
  const names = new Set<string>()
  const calls = new Set<string>()
  const walk = (one: Node, hidden: ReadonlySet<string>): void => {
    if (one.kind === 'name' && !hidden.has(one.name)) names.add(one.name)
    if (one.kind === 'call') calls.add(one.name)
    const { nodes, bound } = partsOf(one)
    const inner = bound.length > 0 ? new Set([...hidden, ...bound]) : hidden
    for (const part of nodes) walk(part, inner)
  }
  walk(node, new Set())
  return { names, calls }
}

/** Names of the variables of the commands in a formula. */
export function boundIn(node: Node): ReadonlySet<string> {
  const { nodes } = partsOf(node)
  const own = node.kind === 'command' ? node.ranges.map(({ variable }) => variable) : []
  return new Set([...own, ...nodes.flatMap(part => [...boundIn(part)])])
}
