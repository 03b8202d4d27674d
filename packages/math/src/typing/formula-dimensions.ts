/**
 * Dimensions of a formula as far as the names above tell them, for its reading alone: quick, and silent about what
 * it does not know. Whether a formula is right, the inference of dimensions says (`../dimensions`).
 */
import { bindingOf } from '../expression/binders.ts'
import type { BinaryNode, CallNode, Expression, Statement } from '../expression/tree.ts'
import { children } from '../expression/walk.ts'
import { Rational } from '../rational.ts'
import { DIMENSIONLESS, isWritableExponent } from '../units/dimension.ts'
import type { Dimension } from '../units/dimension.ts'
import { resolveUnit } from '../units/resolve.ts'

/** Dimension of the variable of a name; undefined where it is not known, as of a function. */
export type DimensionOf = (name: string) => Dimension | undefined

export interface FormulaDimensions {
  /** Dimension of the value; undefined where it is not known. */
  readonly dimension: Dimension | undefined
  /** How many sums, comparisons and arguments do not fit. */
  readonly faults: number
}

/** Dimensions of a line; names that it binds itself are not known. */
export function formulaDimensions(statement: Statement, dimensionOf: DimensionOf): FormulaDimensions {
  if (!('value' in statement)) return { dimension: undefined, faults: 0 }
  const target = statement.kind === 'definition' ? statement.target : null
  const own = new Set(target?.kind === 'function' ? target.parameters.map(({ name }) => name) : [])
  const check = new Check(name => (own.has(name) ? undefined : dimensionOf(name)))
  const dimension = check.of(statement.value)
  return { dimension, faults: check.faults }
}

/** Functions of a pure number or an angle. */
const OF_PLAIN =
  /^(?:(?:a|arc)?(?:sin|cos|tan|cot|sec|csc)h?|exp|ln|log|log10|log2|lg|erf|erfc|gamma|Gamma|factorial)$/

/** Functions with a value like their arguments, which are alike. */
const ALIKE = /^(?:abs|min|max|floor|ceil|round|mean|hypot)$/

class Check {
  faults = 0
  readonly #dimensionOf: DimensionOf

  constructor(dimensionOf: DimensionOf) {
    this.#dimensionOf = dimensionOf
  }

  of(node: Expression): Dimension | undefined {
    switch (node.kind) {
      case 'number':
        return Number(node.text) === 0 ? undefined : DIMENSIONLESS
      case 'constant':
        return node.name === 'infinity' || node.name === 'undef' ? undefined : DIMENSIONLESS
      case 'name':
        return this.#dimensionOf(node.name)
      case 'quantity': {
        const [value, unit] = [this.of(node.value), resolveUnit(node.unit)]
        return value && unit.ok ? value.multiply(unit.unit.dimension) : undefined
      }
      case 'unary':
        return this.#unary(node.operator, this.of(node.operand))
      case 'binary':
        return this.#binary(node)
      case 'compare':
        this.#alike(node.operands)
        return undefined
      case 'call':
        return this.#call(node)
      case 'list':
      case 'matrix':
      case 'index':
        for (const child of children(node)) this.of(child)
        return undefined
      default:
        return undefined
    }
  }

  #unary(operator: string, operand: Dimension | undefined): Dimension | undefined {
    return operator === '+' || operator === '-' || !operand ? operand : this.#plain(operand)
  }

  #binary(node: BinaryNode): Dimension | undefined {
    if (node.operator === '^') return this.#power(node)
    const [left, right] = [this.of(node.left), this.of(node.right)]
    switch (node.operator) {
      case '*':
      case '.*':
        return left && right?.multiply(left)
      case '/':
      case './':
        return right && left?.divide(right)
      case '+':
      case '-':
        return this.#same(left, right)
      default:
        return undefined
    }
  }

  #power({ left, right }: BinaryNode): Dimension | undefined {
    const [base, exponent] = [this.of(left), this.of(right)]
    if (exponent) this.#plain(exponent)
    if (!base || base.isPlain) return base
    const amount = rationalOf(right)
    return amount && isWritableExponent(amount) ? base.power(amount) : undefined
  }

  #call(node: CallNode): Dimension | undefined {
    const { name, args } = node
    if (bindingOf(node).names.length > 0) return undefined
    if (name === 'sqrt') return this.of(args[0]!)?.power(Rational.of(1, 2))
    if (ALIKE.test(name)) return this.#alike(args)
    const dimensions = args.map(argument => this.of(argument))
    if (!OF_PLAIN.test(name)) return undefined
    for (const dimension of dimensions) if (dimension) this.#plain(dimension)
    return DIMENSIONLESS
  }

  #alike(nodes: readonly Expression[]): Dimension | undefined {
    return nodes
      .map(node => this.of(node))
      .reduce<Dimension | undefined>((one, other) => this.#same(one, other), undefined)
  }

  #same(one: Dimension | undefined, other: Dimension | undefined): Dimension | undefined {
    if (one && other && !one.sameHard(other)) this.faults += 1
    return one ?? other
  }

  #plain(dimension: Dimension): Dimension {
    if (!dimension.isPlain) this.faults += 1
    return DIMENSIONLESS
  }
}

/** Number of an exponent such as `2`, `-1` or `3/2`. */
function rationalOf(node: Expression): Rational | undefined {
  switch (node.kind) {
    case 'number':
      return Rational.parse(node.text) ?? undefined
    case 'unary': {
      const operand = rationalOf(node.operand)
      return node.operator === '-' ? operand?.negate() : undefined
    }
    case 'binary': {
      const [left, right] = [rationalOf(node.left), rationalOf(node.right)]
      return node.operator === '/' && right && !right.isZero ? left?.divide(right) : undefined
    }
    default:
      return undefined
  }
}
