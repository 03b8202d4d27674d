/** Unit boxes as results are written: symbols for names in words, `m^2` for `m2`, `kN*m` for `kNm`. */
import type { UnitExpression } from '../expression/tree.ts'
import { findUnit, isSymbol } from './find.ts'
import { pairOf, withProducts } from './unspaced.ts'
import { joinWords } from './join-words.ts'

const known = new WeakMap<UnitExpression, UnitExpression>()

/** The same box gives the same object: itself where nothing changes. */
export function canonicalUnit(expression: UnitExpression): UnitExpression {
  let unit = known.get(expression)
  if (unit === undefined) known.set(expression, (unit = rewritten(withProducts(joinWords(expression)))))
  return unit
}

function rewritten(node: UnitExpression): UnitExpression {
  switch (node.kind) {
    case 'unit-number':
      return node
    case 'unit':
      return rename(node)
    case 'unit-power': {
      const base = rewritten(node.base)
      return base === node.base || base.kind !== 'unit' ? node : { ...node, base }
    }
    default: {
      const [left, right] = [rewritten(node.left), rewritten(node.right)]
      return left === node.left && right === node.right ? node : { ...node, left, right }
    }
  }
}

function rename(node: UnitExpression & { kind: 'unit' }): UnitExpression {
  const unit = findUnit(node.name)
  if (!unit) return node
  if (unit.category === 'Torque') return pairOf({ ...node, name: unit.symbol }) ?? node
  if (isSymbol(node.name)) return node
  const [name = '', exponent] = unit.symbol.split('^')
  const base = { ...node, name }
  return exponent === undefined ? base : { kind: 'unit-power', base, exponent, span: node.span }
}
