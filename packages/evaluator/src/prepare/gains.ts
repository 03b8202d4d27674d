/**
 * Responsibilities: whether a plain number is a level, such as 20*log10(V/V_0), or the ratio that a level stands
 * for: only the first is a number of decibels. The units that meet in a formula tell, and the lines that it reads.
 */
import { nodesIn, unitNames } from '@calcwright/math/expression'
import type { BinaryNode, Expression, UnitExpression } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import type { NameScope } from '../values/known.ts'

/** `quantity` is what has a unit, `number` what may be either. */
export type Gain = 'level' | 'ratio' | 'quantity' | 'number'

const LOGARITHMS: ReadonlySet<string> = new Set(['log', 'log10', 'ln', 'log2', 'lg', 'logb', 'log1p'])

/** Functions inside each other that are followed. */
const DEEPEST = 8

export function gainOf(node: Expression, scope: NameScope, depth = 0): Gain {
  const inside = (child: Expression): Gain => gainOf(child, scope, depth)
  switch (node.kind) {
    case 'quantity':
      return gainOfUnit(node.unit)
    case 'name': {
      const known = scope.known(node.name)
      if (known?.kind !== 'variable') return 'number'
      const { shape } = known.variable
      return 'dimension' in shape && !shape.dimension.isPlain ? 'quantity' : (known.gain ?? 'number')
    }
    case 'unary':
      return node.operator === '%' ? 'ratio' : inside(node.operand)
    case 'binary':
      return gainOfOperation(node, inside(node.left), inside(node.right))
    case 'call': {
      if (LOGARITHMS.has(node.name)) return 'level'
      const known = scope.known(node.name)
      const isFollowed = known?.kind === 'function' && depth < DEEPEST
      return joined([
        ...node.args.map(inside),
        ...(isFollowed ? [gainOf(known.source, known.scope, depth + 1)] : []),
      ])
    }
    case 'list':
      return joined(node.items.map(inside))
    case 'index':
      return inside(node.target)
    default:
      return nodesIn(node).length > 1 ? joined(nodesIn(node).slice(1).map(inside)) : 'number'
  }
}

function gainOfOperation({ operator }: BinaryNode, left: Gain, right: Gain): Gain {
  switch (operator.replace('.', '')) {
    case '/':
      return left === 'level' && right === 'number' ? 'level' : 'ratio'
    case '*':
      return left === 'quantity' && right === 'quantity' ? 'ratio' : joined([left, right])
    case '^':
      return right === 'level' ? 'ratio' : left
    default:
      return joined([left, right])
  }
}

/** One of several values, or their sum. */
function joined(gains: readonly Gain[]): Gain {
  return (['level', 'ratio', 'quantity'] as const).find(gain => gains.includes(gain)) ?? 'number'
}

function gainOfUnit(unit: UnitExpression): Gain {
  if (unitNames(unit).includes('dB')) return 'level'
  const resolved = resolveUnit(unit)
  if (!resolved.ok || !resolved.unit.dimension.isPlain) return 'quantity'
  return unit.kind === 'unit-quotient' || unit.kind === 'unit-product' ? 'ratio' : 'number'
}
