/**
 * Units back into a symbolic result. It comes over SI numbers; where names are left in
 * the answer, its numbers get the units that make the shown formula true: `5*t + 3` for a length,
 * t being a time, shows as `5 [m/s]*t + 3 [m]`.
 */
import { unitToPlain } from '../expression/index.ts'
import { findFunction } from '@calcwright/reference/functions'
import type { BinaryNode, CallNode, CompareNode, Expression } from '../expression/tree.ts'
import { Rational } from '../rational.ts'
import { type Dimension, DIMENSIONLESS, type ResolvedUnit } from '../units/index.ts'
import { binaryNode, decimalNode, factorNode, isOne, rationalNode } from './build.ts'
import {
  isAbsorbing,
  isClosed,
  isTransparent,
  literalValue,
  type NameDimensions,
  naturalDimension,
} from './natural.ts'
import { signaturesOf } from './signature.ts'
import { powerOfDimension } from './term.ts'
import type { FreeName, Measured, Shape } from './types.ts'

export interface RestoreOptions {
  /** The unit to show a number of this dimension in; never a thermometer scale. */
  chooseUnit(dimension: Dimension): ResolvedUnit
}

/** Thrown where a part has no reading with units; the whole then gets one unit. */
class NotRestorable extends Error {}

/**
 * The result with units on its numbers.
 * @param tree the answer over SI numbers, in the names of the worksheet
 * @param shape what the whole is
 * @param free the dimensions of the names in it, as the inference gave them
 */
export function restoreUnits(
  tree: Expression,
  shape: Shape,
  free: readonly FreeName[],
  options: RestoreOptions,
): Expression {
  const names: NameDimensions = new Map(free.map(({ name, dimension }) => [name, dimension.withAngle()]))
  return new Restorer(names, options).shaped(tree, shape)
}

class Restorer {
  readonly #names: NameDimensions
  readonly #options: RestoreOptions

  constructor(names: NameDimensions, options: RestoreOptions) {
    this.#names = names
    this.#options = options
  }

  shaped(tree: Expression, shape: Shape): Expression {
    switch (shape.kind) {
      case 'scalar':
        return this.#whole(tree, this.#dimensionOf(shape))
      case 'uniform':
        return this.#items(tree, () => ({ ...shape, kind: 'scalar' }))
      case 'list':
        return this.#items(tree, index => shape.items[index])
      case 'repeat':
        return this.#items(tree, () => shape.item)
      case 'equation':
        if (tree.kind !== 'compare') return tree
        return { ...tree, operands: tree.operands.map(operand => this.shaped(operand, shape.sides)) }
      default:
        return tree
    }
  }

  /** Lists in lists share the shape of a uniform array. */
  #items(tree: Expression, shapeAt: (index: number) => Shape | undefined): Expression {
    const item = (node: Expression, index: number): Expression => {
      const shape = shapeAt(index)
      if (shape === undefined) return node
      if (shape.kind === 'scalar' && (node.kind === 'list' || node.kind === 'matrix'))
        return this.#items(node, () => shape)
      return this.shaped(node, shape)
    }
    if (tree.kind === 'list') return { ...tree, items: tree.items.map(item) }
    if (tree.kind !== 'matrix') {
      const shape = shapeAt(0)
      return shape === undefined ? tree : this.shaped(tree, shape)
    }
    return { ...tree, rows: tree.rows.map((row, index) => this.#row(row, shapeAt(index))) }
  }

  #row(row: readonly Expression[], shape: Shape | undefined): Expression[] {
    const shapeAt = (index: number): Shape | undefined => {
      if (shape?.kind === 'list') return shape.items[index]
      if (shape?.kind === 'repeat') return shape.item
      return shape?.kind === 'uniform' ? { ...shape, kind: 'scalar' } : shape
    }
    return row.map((node, index) => {
      const item = shapeAt(index)
      return item === undefined ? node : this.shaped(node, item)
    })
  }

  #dimensionOf({ dimension, unknowns = [] }: Measured): Dimension {
    return unknowns.reduce(
      (product, { name, exponent }) =>
        product.multiply(powerOfDimension(this.#names.get(name) ?? DIMENSIONLESS, exponent)),
      dimension.withAngle(),
    )
  }

  /** A whole value; when no reading of its parts is found, the unit stands behind it. */
  #whole(tree: Expression, dimension: Dimension): Expression {
    try {
      return isCondition(tree) ? this.#condition(tree, dimension) : this.#restore(tree, dimension)
    } catch (error) {
      if (!(error instanceof NotRestorable)) throw error
      return dimension.isPlain ? tree : this.#quantity(tree, dimension)
    }
  }

  /** The same value, its dimension made `target`. */
  #restore(node: Expression, target: Dimension): Expression {
    if (isClosed(node)) return this.#number(node, target)
    switch (node.kind) {
      case 'name':
        return this.#scaled(node, target, node)
      case 'unary':
        return { ...node, operand: this.#restore(node.operand, target) }
      case 'binary':
        return this.#binary(node, target)
      case 'call':
        return this.#call(node, target)
      case 'compare':
        return this.#comparison(node, target)
      case 'list':
        return { ...node, items: node.items.map(item => this.#restore(item, target)) }
      default:
        throw new NotRestorable()
    }
  }

  #natural(node: Expression): Dimension {
    return naturalDimension(node, this.#names)
  }

  #number(node: Expression, target: Dimension): Expression {
    if (target.isPlain || isInfinite(node) || literalValue(node)?.isZero === true) return node
    if (node.kind === 'unary' && node.operator === '-') {
      return { ...node, operand: this.#number(node.operand, target) }
    }
    return this.#quantity(node, target)
  }

  /** A number in the unit chosen for the dimension. */
  #quantity(node: Expression, dimension: Dimension): Expression {
    const unit = this.#options.chooseUnit(dimension)
    return { kind: 'quantity', value: inUnit(node, unit), unit: unit.expression, span: node.span }
  }

  /** A part whose dimension is fixed by its names, times the unit that is missing. */
  #scaled(node: Expression, target: Dimension, restored: Expression): Expression {
    const missing = target.divide(this.#natural(node))
    if (missing.isPlain || isAbsorbing(node, this.#names)) return restored
    const one: Expression = { kind: 'number', text: '1', span: node.span }
    const unit = this.#quantity(one, missing.withAngle())
    const isFraction = restored.kind === 'binary' && restored.operator === '/'
    return isFraction
      ? { ...restored, left: binaryNode('*', unit, restored.left, node.span) }
      : binaryNode('*', unit, restored, node.span)
  }

  #binary(node: BinaryNode, target: Dimension): Expression {
    switch (node.operator) {
      case '+':
      case '-':
        return { ...node, left: this.#restore(node.left, target), right: this.#restore(node.right, target) }
      case '*':
      case '/': {
        const missing = target.divide(this.#natural(node)).withAngle()
        const absorbed = missing.isPlain || isAbsorbing(node, this.#names)
        const carrier = absorbed ? undefined : carrierOf(node, isRate(this.#options.chooseUnit(missing)))
        const restored = this.#product(node, carrier, missing)
        return absorbed || carrier !== undefined ? restored : this.#scaled(node, target, restored)
      }
      case '^':
        return this.#power(node, target)
      default:
        throw new NotRestorable()
    }
  }

  /** Factors at their natural dimension, but for the number that carries what is missing. */
  #product(node: Expression, carrier: Expression | undefined, missing: Dimension): Expression {
    if (node === carrier) return this.#number(node, missing)
    if (node.kind === 'unary' && node.operator === '-') {
      return { ...node, operand: this.#product(node.operand, carrier, missing) }
    }
    if (node.kind === 'binary' && node.operator === '*') {
      const left = this.#product(node.left, carrier, missing)
      return { ...node, left, right: this.#product(node.right, carrier, missing) }
    }
    if (node.kind === 'binary' && node.operator === '/') {
      const left = this.#product(node.left, carrier, missing)
      return { ...node, left, right: this.#product(node.right, carrier, DIMENSIONLESS.divide(missing)) }
    }
    return this.#restore(node, this.#natural(node))
  }

  #power(node: BinaryNode, target: Dimension): Expression {
    const exponent = literalValue(node.right)
    if (exponent === undefined) {
      const base = this.#restore(node.left, DIMENSIONLESS)
      return this.#scaled(node, target, {
        ...node,
        left: base,
        right: this.#restore(node.right, DIMENSIONLESS),
      })
    }
    if (exponent.isZero) throw new NotRestorable()
    const inner = powerOfDimension(target, Rational.of(1).divide(exponent))
    const isRoot = inner.exponents.some(own => !own.isInteger)
    if (node.left.kind !== 'name' && !isRoot && !inner.divide(this.#natural(node.left)).isPlain) {
      return { ...node, left: this.#restore(node.left, inner) }
    }
    return this.#scaled(node, target, { ...node, left: this.#restore(node.left, this.#natural(node.left)) })
  }

  #call(node: CallNode, target: Dimension): Expression {
    const [first, ...rest] = node.args
    if (first === undefined) throw new NotRestorable()
    if (node.name === 'sqrt') {
      return { ...node, args: [this.#restore(first, powerOfDimension(target, Rational.of(2)))] }
    }
    if (node.name === 'nthroot') {
      const degree = rest[0] && literalValue(rest[0])
      if (degree === undefined) throw new NotRestorable()
      return { ...node, args: [this.#restore(first, powerOfDimension(target, degree)), ...rest] }
    }
    if (node.name === 'piecewise') return this.#piecewise(node, target)
    if (isTransparent(node.name)) return { ...node, args: node.args.map(arg => this.#restore(arg, target)) }
    if (!takesPlain(node)) throw new NotRestorable()
    const args = node.args.map(arg => this.#restore(arg, DIMENSIONLESS))
    return this.#scaled(node, target, { ...node, args })
  }

  #piecewise(node: CallNode, target: Dimension): Expression {
    const args = node.args.map((arg, index) => {
      const isValue = index % 2 === 1 || index === node.args.length - 1
      return isValue ? this.#restore(arg, target) : this.#condition(arg, DIMENSIONLESS)
    })
    return { ...node, args }
  }

  /** @param solved the dimension of the unknown that the condition bounds */
  #condition(node: Expression, solved: Dimension): Expression {
    if (node.kind === 'compare') return this.#comparison(node, solved)
    if (!isCondition(node)) return this.#restore(node, DIMENSIONLESS)
    if (node.kind === 'unary') return { ...node, operand: this.#condition(node.operand, solved) }
    if (node.kind !== 'binary') return node
    return { ...node, left: this.#condition(node.left, solved), right: this.#condition(node.right, solved) }
  }

  #comparison(node: CompareNode, solved: Dimension): Expression {
    const unknown = node.operands.some(operand => isAbsorbing(operand, this.#names))
    const target = unknown ? solved : this.#natural(node)
    return { ...node, operands: node.operands.map(operand => this.#restore(operand, target)) }
  }
}

/**
 * The number among the factors that carries the missing unit: above the fraction line if there is one, and
 * below it where its unit is no fraction there, as in `t/(2 [s])`.
 */
function carrierOf(node: Expression, below: boolean): Expression | undefined {
  return firstNumber(node, true) ?? (below ? firstNumber(node, false) : undefined)
}

/** Whether a unit is one of something, such as 1/s or Hz. */
function isRate({ expression }: ResolvedUnit): boolean {
  return /^(?:1\/|Hz$)/.test(unitToPlain(expression))
}

function firstNumber(node: Expression, above: boolean): Expression | undefined {
  if (isClosed(node)) return above ? node : undefined
  if (node.kind === 'unary' && node.operator === '-') return firstNumber(node.operand, above)
  if (node.kind !== 'binary' || (node.operator !== '*' && node.operator !== '/')) return undefined
  const inRight = node.operator === '*' ? above : !above
  return firstNumber(node.left, above) ?? firstNumber(node.right, inRight)
}

/** A solution in the form of a condition: `x > 2 and x < 3`. */
function isCondition(node: Expression): boolean {
  if (node.kind === 'unary') return node.operator === 'not'
  return node.kind === 'compare' || (node.kind === 'binary' && LOGIC.has(node.operator))
}

const LOGIC: ReadonlySet<string> = new Set(['and', 'or', 'xor'])

function isInfinite(node: Expression): boolean {
  const core = node.kind === 'unary' ? node.operand : node
  return core.kind === 'constant' && (core.name === 'infinity' || core.name === 'undef')
}

/** Whether a function takes plain numbers only, by the function table. */
function takesPlain(node: CallNode): boolean {
  const entry = findFunction(node.name)
  if (entry === undefined || !entry.rule.includes('->')) return false
  const signature = signaturesOf(entry.rule).find(
    ({ least, most }) => node.args.length >= least && node.args.length <= most,
  )
  return signature !== undefined && signature.parameters.every(({ pattern }) => pattern.letters.length === 0)
}

/** An SI number as a number of the unit: exact where both are, decimals stay decimals. */
function inUnit(node: Expression, unit: ResolvedUnit): Expression {
  const { factor } = unit
  if (isOne(factor)) return node
  const value = literalValue(node)
  if (value === undefined || factor.pi !== 0)
    return binaryNode('/', node, factorNode(factor, node.span), node.span)
  const quotient = value.divide(factor.coefficient)
  const exact = factor.exact && !/[.eE]/.test(textOf(node))
  return exact ? rationalNode(quotient, node.span) : decimalNode(quotient.toNumber(), node.span)
}

function textOf(node: Expression): string {
  if (node.kind === 'number') return node.text
  if (node.kind === 'unary') return textOf(node.operand)
  return node.kind === 'binary' ? `${textOf(node.left)}/${textOf(node.right)}` : ''
}
