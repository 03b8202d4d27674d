/** Walking over formula trees. */
import { binderOf } from './binders.ts'
import type { Expression, NameNode, Span } from './tree.ts'

/** The direct parts of an expression, in reading order. The name of a call is not one. */
export function children(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'number':
    case 'name':
    case 'constant':
      return []
    case 'unary':
      return [node.operand]
    case 'binary':
      return [node.left, node.right]
    case 'compare':
      return node.operands
    case 'call':
      return node.args
    case 'index':
      return [node.target, ...node.indexes]
    case 'range':
      return node.next ? [node.from, node.next, node.to] : [node.from, node.to]
    case 'list':
      return node.items
    case 'matrix':
      return node.rows.flat()
    case 'quantity':
      return [node.value]
    case 'property':
      return node.args ? [node.object, ...node.args] : [node.object]
    case 'lambda':
      return [...node.parameters, node.body]
  }
}

/**
 * Rebuilds a tree from its leaves up: `change` gets every node after its parts were changed. Nodes
 * without a change keep their identity. Parameters of a lambda are left alone.
 */
export function mapExpression(node: Expression, change: (node: Expression) => Expression): Expression {
  return change(mapChildren(node, child => mapExpression(child, change)))
}

/** A node with each direct part replaced; the same node when no part changed. */
export function mapChildren(node: Expression, change: (child: Expression) => Expression): Expression {
  switch (node.kind) {
    case 'number':
    case 'name':
    case 'constant':
      return node
    case 'unary': {
      const operand = change(node.operand)
      return operand === node.operand ? node : { ...node, operand }
    }
    case 'binary': {
      const left = change(node.left)
      const right = change(node.right)
      return left === node.left && right === node.right ? node : { ...node, left, right }
    }
    case 'compare': {
      const operands = mapAll(node.operands, change)
      return operands === node.operands ? node : { ...node, operands }
    }
    case 'call': {
      const args = mapAll(node.args, change)
      return args === node.args ? node : { ...node, args }
    }
    case 'index': {
      const target = change(node.target)
      const indexes = mapAll(node.indexes, change)
      return target === node.target && indexes === node.indexes ? node : { ...node, target, indexes }
    }
    case 'range': {
      const from = change(node.from)
      const next = node.next && change(node.next)
      const to = change(node.to)
      if (from === node.from && next === node.next && to === node.to) return node
      return { ...node, from, ...(next && { next }), to }
    }
    case 'list': {
      const items = mapAll(node.items, change)
      return items === node.items ? node : { ...node, items }
    }
    case 'matrix': {
      const rows = node.rows.map(row => mapAll(row, change))
      return rows.every((row, index) => row === node.rows[index]) ? node : { ...node, rows }
    }
    case 'quantity': {
      const value = change(node.value)
      return value === node.value ? node : { ...node, value }
    }
    case 'property': {
      const object = change(node.object)
      const args = node.args && mapAll(node.args, change)
      return object === node.object && args === node.args ? node : { ...node, object, ...(args && { args }) }
    }
    case 'lambda': {
      const body = change(node.body)
      return body === node.body ? node : { ...node, body }
    }
  }
}

function mapAll(
  nodes: readonly Expression[],
  change: (node: Expression) => Expression,
): readonly Expression[] {
  const mapped = nodes.map(change)
  return mapped.every((node, index) => node === nodes[index]) ? nodes : mapped
}

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
  const binder = binderOf(node.name)
  const names = binder ? boundNames(node.args[binder.variable]) : []
  const inner = names.length > 0 ? new Set([...bound, ...names.map(name => name.name)]) : bound
  node.args.forEach((arg, index) => {
    const within = binder && (index === binder.variable || binder.scope.includes(index))
    collect(arg, within ? inner : bound, uses)
  })
}

/** The variables that an argument in the place of a binder's variable names: `x`, `x = 1`, `[x, y]`. */
export function boundNames(variable: Expression | undefined): readonly NameNode[] {
  if (!variable) return []
  if (variable.kind === 'name') return [variable]
  if (variable.kind === 'list') return variable.items.flatMap(item => boundNames(item))
  if (variable.kind === 'compare' && variable.relations[0] === '==') return boundNames(variable.operands[0])
  return []
}

function add(uses: Map<string, NameUse[]>, name: string, use: NameUse): void {
  const list = uses.get(name)
  if (list) list.push(use)
  else uses.set(name, [use])
}

/** Height of a tree: 1 for a leaf. Needs no stack, so it is safe on trees of any height. */
export function heightOf(root: Expression): number {
  let height = 0
  let level: Expression[] = [root]
  while (level.length > 0) {
    height += 1
    level = level.flatMap(node => children(node))
  }
  return height
}
