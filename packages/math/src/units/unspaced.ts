/**
 * Units written without a sign between them, as textbooks do: the power of kNm^2 belongs to the metre,
 * and the mK of W/mK are metres times kelvins. Only inside a box, and never squared as a whole.
 */
import { UNSPACED_UNITS } from '@calcwright/reference/units'
import type { UnitExpression } from '../expression/tree.ts'
import { Dimension } from './dimension.ts'
import { findUnit, splitPower } from './find.ts'
import { gaugePressure } from './pressure-reference.ts'

type Name = UnitExpression & { kind: 'unit' }

const POWER = Dimension.of({ length: 2, mass: 1, time: -3 })

/** A kilogram-force metre alone; next to other units a kilogram times a metre. */
const MASS_FIRST = /^kg-?m$/

/** The box with unspaced names as products: the node itself when there are none. */
export function withProducts(node: UnitExpression): UnitExpression {
  return node.kind === 'unit' ? (unknownPair(node) ?? node) : withYears(separated(node), false)
}

function separated(node: UnitExpression): UnitExpression {
  switch (node.kind) {
    case 'unit-number':
      return node
    case 'unit':
      return (MASS_FIRST.test(node.name) ? pairOf(node) : unknownPair(node)) ?? node
    case 'unit-power': {
      const product = node.base.kind === 'unit' && isUnspaced(node.base.name) ? pairOf(node.base) : null
      if (product?.kind === 'unit-product')
        return { ...product, right: { ...node, base: product.right }, span: node.span }
      const base = separated(node.base)
      return base === node.base ? node : { ...node, base }
    }
    default: {
      const left = separated(node.left)
      const isConduction = node.kind === 'unit-quotient' && isPower(left)
      const right = isConduction ? separated(metreKelvin(node.right)) : separated(node.right)
      return left === node.left && right === node.right ? node : { ...node, left, right }
    }
  }
}

const isUnspaced = (name: string): boolean => {
  const unit = findUnit(name)
  return unit === undefined || unit.category === 'Torque'
}

/** Below a slash `a` is a year: kWh/(m^2*a), t/a. Nothing is measured per are. */
function withYears(node: UnitExpression, isBelow: boolean): UnitExpression {
  switch (node.kind) {
    case 'unit':
      return isBelow && node.name === 'a' ? { ...node, name: 'yr' } : node
    case 'unit-number':
      return node
    case 'unit-power': {
      const base = withYears(node.base, isBelow !== node.exponent.startsWith('-'))
      return base === node.base ? node : { ...node, base }
    }
    default: {
      const left = withYears(node.left, isBelow)
      const right = withYears(node.right, isBelow !== (node.kind === 'unit-quotient'))
      return left === node.left && right === node.right ? node : { ...node, left, right }
    }
  }
}

/** A name that is no unit by itself. */
const unknownPair = (node: Name): UnitExpression | null => (findUnit(node.name) ? null : pairOf(node))

/** The product that an unspaced name stands for; null for a name that is none. */
export function pairOf(node: Name): UnitExpression | null {
  const name = node.name.replace(/[-_]/g, '')
  for (const pattern of UNSPACED_UNITS) {
    const [, first, second] = pattern.exec(name) ?? []
    if (first === undefined || second === undefined || !findUnit(first) || !findUnit(second)) continue
    const { span } = node
    return {
      kind: 'unit-product',
      left: { kind: 'unit', name: first, span },
      right: { kind: 'unit', name: second, span },
      span,
    }
  }
  return null
}

/** Whether a name is two units without a sign between them, such as `kgK` and `Pas`. */
export const isUnspacedPair = (name: string): boolean =>
  /^[^-_ ]+$/.test(name) &&
  findUnit(name) === undefined &&
  pairOf({ kind: 'unit', name, span: NOWHERE }) !== null

const NOWHERE = { start: 0, end: 0 }

/** Whether a name may stand in a unit box: a unit, one with its power as in `s2`, or two of them as in `kgK`. */
export const isBoxUnit = (name: string): boolean =>
  findUnit(name) !== undefined ||
  splitPower(name) !== undefined ||
  isUnspacedPair(name) ||
  gaugePressure(name, findUnit) !== undefined

/** Reads `mK` as metre kelvin, as in W/mK: no heat is conducted per millikelvin alone. */
function metreKelvin(node: UnitExpression): UnitExpression {
  if (node.kind === 'unit-product') {
    const left = metreKelvin(node.left)
    return left === node.left ? node : { ...node, left }
  }
  return node.kind === 'unit' && node.name === 'mK' ? (pairOf(node) ?? node) : node
}

function isPower(node: UnitExpression): boolean {
  return node.kind === 'unit' && findUnit(node.name)?.dimension === POWER
}
