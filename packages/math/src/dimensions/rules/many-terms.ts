/**
 * Sums and products of many terms. Exact terms are added one to the other, and a thousand sines
 * or roots stay a thousand terms: from a certain number on the terms are taken in decimals.
 */
import { hasTrait } from '@calcwright/reference/functions'
import type { Expression } from '../../expression/tree.ts'
import { children, mentions } from '../../expression/walk.ts'
import type { RuleCall } from './rule.ts'
import { integerValue } from '../values.ts'

/** The form that the exact sum of such terms takes: a formula or a whole number, a fraction, a row of terms. */
type Growth = 'none' | 'fraction' | 'row'

/** Most terms that are taken exactly. */
const LIMITS = {
  sum: { none: Infinity, fraction: 2000, row: 100 },
  product: { none: 20_000, fraction: 2000, row: 100 },
} as const

/** Whether a sum or product from one bound to the other is to be taken in decimals. */
export function hasManyTerms(
  call: RuleCall,
  kind: 'sum' | 'product',
  term: Expression,
  counter: string,
  bounds: readonly Expression[],
): boolean {
  const limit = LIMITS[kind][growthOf(term, counter)]
  const [first, last] = bounds.map(countableBound)
  if (limit === Infinity || !first || !last) return false
  const [from, to] = [integerValue(first, call.session), integerValue(last, call.session)]
  return from !== undefined && to !== undefined && to - from >= limit
}

/** Infinity has no number of terms. */
function countableBound(bound: Expression): Expression | null {
  const infinite = bound.kind === 'constant' || children(bound).some(part => part.kind === 'constant')
  return infinite ? null : bound
}

/** Whether the counter occurs in whole powers only. */
export function isPolynomial(node: Expression, counter: string): boolean {
  return mentions(node, counter) && growthOf(node, counter) === 'none'
}

function growthOf(node: Expression, counter: string): Growth {
  if (!mentions(node, counter)) return 'none'
  switch (node.kind) {
    case 'name':
    case 'index':
      return 'none'
    case 'unary':
      return node.operator === '!' ? 'fraction' : growthOf(node.operand, counter)
    case 'binary':
      if (node.operator === '^') return powerGrowth(node.left, node.right, counter)
      return largest([
        growthOf(node.left, counter),
        growthOf(node.right, counter),
        node.operator === '/' && mentions(node.right, counter) ? 'fraction' : 'none',
      ])
    case 'call': {
      const inner = largest(node.args.map(arg => growthOf(arg, counter)))
      return hasTrait(node.name, 'wholeForWhole') ? largest([inner, 'fraction']) : 'row'
    }
    default:
      return largest(children(node).map(child => growthOf(child, counter)))
  }
}

function powerGrowth(base: Expression, exponent: Expression, counter: string): Growth {
  if (mentions(exponent, counter)) return base.kind === 'number' || base.kind === 'unary' ? 'fraction' : 'row'
  const whole = exponent.kind === 'number' && /^\d+$/.test(exponent.text)
  if (whole) return growthOf(base, counter)
  return exponent.kind === 'unary'
    ? largest(['fraction', powerGrowth(base, exponent.operand, counter)])
    : 'row'
}

function largest(growths: readonly Growth[]): Growth {
  if (growths.includes('row')) return 'row'
  return growths.includes('fraction') ? 'fraction' : 'none'
}
