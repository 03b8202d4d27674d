/**
 * The dimension that a part of a symbolic SI result has by its names alone, its numbers being plain.
 */
import { hasTrait } from '@calcwright/reference/functions'
import { children } from '../expression/index.ts'
import type { Expression } from '../expression/tree.ts'
import { Rational } from '../rational.ts'
import { type Dimension, DIMENSIONLESS } from '../units/index.ts'
import { powerOfDimension } from './term.ts'

/** Dimensions of the free names; a name that is missing (a constant of integration) takes any. */
export type NameDimensions = ReadonlyMap<string, Dimension>

/** Whether a function's value has the dimension of its argument. */
export function isTransparent(name: string): boolean {
  return hasTrait(name, 'transparent')
}

/** Whether no free name is in it: a number, however it is written. */
export function isClosed(node: Expression): boolean {
  if (node.kind === 'name' || node.kind === 'quantity') return false
  return children(node).every(isClosed)
}

/** Whether a name of unknown dimension is a factor of it. */
export function isAbsorbing(node: Expression, names: NameDimensions): boolean {
  switch (node.kind) {
    case 'name':
      return !names.has(node.name)
    case 'unary':
      return isAbsorbing(node.operand, names)
    case 'binary':
      if (node.operator === '*' || node.operator === '/') {
        return isAbsorbing(node.left, names) || isAbsorbing(node.right, names)
      }
      return false
    default:
      return false
  }
}

export function naturalDimension(node: Expression, names: NameDimensions): Dimension {
  const natural = (child: Expression) => naturalDimension(child, names)
  switch (node.kind) {
    case 'name':
      return names.get(node.name) ?? DIMENSIONLESS
    case 'unary':
      return natural(node.operand)
    case 'binary': {
      if (node.operator === '*') return natural(node.left).multiply(natural(node.right))
      if (node.operator === '/') return natural(node.left).divide(natural(node.right))
      if (node.operator === '^') return powerOfNatural(node.left, node.right, names)
      return natural(isClosed(node.left) ? node.right : node.left)
    }
    case 'call': {
      const [first] = node.args
      if (first === undefined) return DIMENSIONLESS
      if (node.name === 'sqrt') return powerOfDimension(natural(first), Rational.of(1, 2))
      if (node.name === 'nthroot') return rootOfNatural(first, node.args[1], names)
      if (node.name === 'piecewise')
        return natural(node.args.find(arg => !isClosed(arg) && arg.kind !== 'compare') ?? first)
      return isTransparent(node.name) ? natural(first) : DIMENSIONLESS
    }
    case 'compare':
      return natural(node.operands.find(operand => !isClosed(operand)) ?? node.operands[0]!)
    default:
      return DIMENSIONLESS
  }
}

function powerOfNatural(base: Expression, exponent: Expression, names: NameDimensions): Dimension {
  const value = literalValue(exponent)
  return value === undefined ? DIMENSIONLESS : powerOfDimension(naturalDimension(base, names), value)
}

function rootOfNatural(base: Expression, degree: Expression | undefined, names: NameDimensions): Dimension {
  const value = degree && literalValue(degree)
  if (value === undefined || value.isZero) return DIMENSIONLESS
  return powerOfDimension(naturalDimension(base, names), Rational.of(1).divide(value))
}

/** The exact value of a number as results write it: an integer, decimal or fraction, perhaps negative. */
export function literalValue(node: Expression): Rational | undefined {
  if (node.kind === 'number') return Rational.parse(node.text) ?? undefined
  if (node.kind === 'unary' && node.operator === '-') return literalValue(node.operand)?.negate()
  if (node.kind !== 'binary' || node.operator !== '/') return undefined
  const [top, bottom] = [literalValue(node.left), literalValue(node.right)]
  return top === undefined || bottom === undefined || bottom.isZero ? undefined : top.divide(bottom)
}
