/** Calls that stand for a formula (`cbrt(x)` for `surd(x, 3)`): the table's formulas, filled in. */
import { operationName } from '@calcwright/reference/functions'
import { parsePlain } from '../expression/index.ts'
import type { Expression, Span } from '../expression/tree.ts'

/** How `$1` is spelled inside a parsed formula. */
const PLACE = /^arg_(\d+)$/

const parsed = new Map<string, Expression>()

function parseTemplate(text: string): Expression {
  let tree = parsed.get(text)
  if (tree === undefined) {
    const result = parsePlain(text.replaceAll(/\$(\d)/g, 'arg_$1'), { context: 'expression' })
    if (!result.ok || result.value.kind !== 'expression') throw new Error(`Not a formula: ${text}`)
    tree = result.value.value
    parsed.set(text, tree)
  }
  return tree
}

/**
 * The formula with its arguments. Every node gets the span of the call. Function names are marked as
 * operations, so that a user's function of the same name does not get in between.
 * @param firstIndex what `$0` stands for: the number of the first element of a list
 */
export function expandTemplate(
  text: string,
  args: readonly Expression[],
  span: Span,
  firstIndex: 0 | 1,
): Expression {
  const first: Expression = { kind: 'number', text: String(firstIndex), span }
  return fill(parseTemplate(text), [first, ...args], span)
}

/** @param args what stands for `$0`, `$1`, … */
function fill(node: Expression, args: readonly Expression[], span: Span): Expression {
  const go = (child: Expression) => fill(child, args, span)
  switch (node.kind) {
    case 'name': {
      const place = PLACE.exec(node.name)
      return (place && args[Number(place[1])]) ?? { ...node, span }
    }
    case 'unary':
      return { ...node, operand: go(node.operand), span }
    case 'binary':
      return { ...node, left: go(node.left), right: go(node.right), operatorSpan: span, span }
    case 'compare':
      return {
        ...node,
        operands: node.operands.map(go),
        relationSpans: node.relationSpans.map(() => span),
        span,
      }
    case 'call':
      return { ...node, name: operationName(node.name), args: node.args.map(go), nameSpan: span, span }
    case 'lambda':
      return { ...node, body: go(node.body), span }
    case 'list':
      return { ...node, items: node.items.map(go), span }
    case 'matrix':
      return { ...node, rows: node.rows.map(row => row.map(go)), span }
    case 'index':
      return { ...node, target: go(node.target), indexes: node.indexes.map(go), span }
    case 'range':
      return { ...node, from: go(node.from), to: go(node.to), span }
    default:
      return { ...node, span }
  }
}
