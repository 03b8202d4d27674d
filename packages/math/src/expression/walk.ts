/** Walking over formula trees. */
import { expressionsIn, mapStatements } from './program-walk.ts'
import type { CallNode, Expression } from './tree.ts'

/** The direct parts of an expression, in reading order. The name of a call is not one. */
export function children(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'number':
    case 'quoted':
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
    case 'program':
      return expressionsIn(node.body)
  }
}

/** @returns an expression and all its parts: each before its own parts, in reading order */
export function nodesIn(root: Expression): Expression[] {
  const nodes: Expression[] = []
  const visit = (node: Expression): void => {
    nodes.push(node)
    for (const child of children(node)) visit(child)
  }
  visit(root)
  return nodes
}

/** @returns the calls in an expression, of one function or of all */
export function callsIn(root: Expression, name?: string): CallNode[] {
  return nodesIn(root).filter(
    node => node.kind === 'call' && (name === undefined || node.name === name),
  ) as CallNode[]
}

/** @returns whether the name is read in an expression, as a variable and not as a function */
export function mentions(root: Expression, name: string): boolean {
  return nodesIn(root).some(node => node.kind === 'name' && node.name === name)
}

/**
 * Rebuilds a tree from its leaves up: `change` gets every node after its parts were changed. Nodes
 * without a change keep their identity. Parameters of a lambda and names assigned in a program are left alone.
 */
export function mapExpression(node: Expression, change: (node: Expression) => Expression): Expression {
  return change(mapChildren(node, child => mapExpression(child, change)))
}

/** A node with each direct part replaced; the same node when no part changed. */
export function mapChildren(node: Expression, change: (child: Expression) => Expression): Expression {
  switch (node.kind) {
    case 'number':
    case 'quoted':
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
    case 'program': {
      const body = mapStatements(node.body, change)
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
