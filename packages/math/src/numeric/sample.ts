/** Formulas at many points at once: one loop over all points for each part of the formula. */
import { hasTrait } from '@calcwright/reference/functions'
import type {
  BinaryOperator,
  CallNode,
  CompareNode,
  Expression,
  Relation,
  UnaryNode,
} from '../expression/tree.ts'
import { compilerOf } from './bodies.ts'
import { wordOf } from './words.ts'
import { leniently } from './close.ts'
import type { Compiler } from './compile.ts'
import { Shared } from './shared.ts'
import { numbersOf } from './functions/index.ts'
import { nativeNumbers } from './native.ts'
import { suitable } from './numeric.ts'
import { binaryClosure, compareClosure } from './operators.ts'
import type { Closure, Frame } from './value.ts'
import type { NotNumeric, NumericScope } from './types.ts'
import { NumericFault, type NumericValue, realOf } from './value.ts'

/** The values of a part at all points; one number where it is the same everywhere. */
type Column = Float64Array | number
type Columns = (points: readonly Column[]) => Column

/** Where a number is computed from others, NaN for none. */
type Pointwise = (...numbers: number[]) => number

/**
 * The values of a formula where the first variable of the scope goes through the points, the others
 * being as given. NaN where there is no real value, whatever the scope says of complex numbers.
 */
export function sampleNumeric(
  expression: Expression,
  scope: NumericScope,
  points: Float64Array,
  others: readonly NumericValue[] = [],
): { readonly ok: true; readonly values: Float64Array } | NotNumeric {
  return suitable(() => {
    const sampler = new Sampler(scope, others)
    const values = leniently(() => sampler.sample(expression, points))
    return { ok: true, values }
  })
}

class Sampler {
  readonly #scope: NumericScope
  readonly #shared: Shared
  readonly #compiler: Compiler
  readonly #others: readonly NumericValue[]

  constructor(scope: NumericScope, others: readonly NumericValue[]) {
    this.#scope = scope
    this.#others = others
    this.#shared = new Shared({ ...scope, complex: false })
    this.#compiler = compilerOf(this.#shared)
    this.#shared.begin([0, ...others])
  }

  sample(expression: Expression, points: Float64Array): Float64Array {
    const column = this.#compile(expression)([points])
    const values = typeof column === 'number' ? new Float64Array(points.length).fill(column) : column
    return this.#throughComplex(expression, points, values)
  }

  /** Where complex numbers on the way cancel, as in abs(sqrt(x)), there is a real value all the same. */
  #throughComplex(expression: Expression, points: Float64Array, values: Float64Array): Float64Array {
    if (values.every(Number.isFinite)) return values
    const shared = new Shared({ ...this.#scope, complex: true })
    const closure = compilerOf(shared).compile(expression)
    shared.begin([0, ...this.#others])
    return values.map((value, index) => {
      if (Number.isFinite(value)) return value
      shared.variables[0] = points[index]!
      const found = numberFrom(() => closure([]))
      return Number.isFinite(found) ? found : NaN
    })
  }

  #compile(node: Expression): Columns {
    switch (node.kind) {
      case 'number':
      case 'constant':
        return this.#constant(node)
      case 'name':
        return node.name === this.#scope.variables[0] ? ([x]) => x! : this.#constant(node)
      case 'unary':
        return this.#unary(node)
      case 'binary':
        if (node.operator === '±') return this.#compile(node.left)
        return this.#binary(node.operator, node.left, node.right) ?? this.#pointByPoint(node)
      case 'compare':
        return this.#compare(node)
      case 'call':
        return this.#call(node)
      default:
        return this.#pointByPoint(node)
    }
  }

  #constant(node: Expression): Columns {
    const closure = this.#compiler.compile(node)
    return () => numberFrom(() => closure([]))
  }

  #unary(node: UnaryNode): Columns {
    if (node.operator !== '-')
      return node.operator === '+' ? this.#compile(node.operand) : this.#pointByPoint(node)
    return pointwise(x => -x, [this.#compile(node.operand)])
  }

  #binary(operator: BinaryOperator, left: Expression, right: Expression): Columns | undefined {
    const plain = PLAIN_OPERATORS[operator]
    const parts = [this.#compile(left), this.#compile(right)]
    if (plain) return pointwise(plain, parts)
    const pair: [NumericValue, NumericValue] = [0, 0]
    const closure = binaryClosure(
      operator,
      () => pair[0],
      () => pair[1],
      { complex: false },
      this.#shared,
    )
    return pointwise((x, y) => {
      pair[0] = x!
      pair[1] = y!
      return realOf(closure([]))
    }, parts)
  }

  #compare(node: CompareNode): Columns {
    const values: number[] = []
    const closure = compareClosure(
      node.operands.map((_, index) => () => values[index]!),
      node.relations as readonly Relation[],
    )
    return pointwise(
      (...numbers) => {
        numbers.forEach((number, index) => void (values[index] = number))
        return numbers.some(Number.isNaN) ? NaN : realOf(closure([]))
      },
      node.operands.map(operand => this.#compile(operand)),
    )
  }

  #call(node: CallNode): Columns {
    const args = (): Columns[] => node.args.map(arg => this.#compile(arg))
    if (node.native) return pointwise(nativeNumbers(node.native), args())
    const user = this.#compiler.function(node.name)
    if (user) {
      const frame: Frame = []
      return pointwise((...numbers) => {
        frame.length = 0
        frame.push(...numbers)
        return realOf(user.run(frame))
      }, args())
    }
    const word = wordOf(node)
    if (hasTrait(word, 'conditional')) return choice(args())
    const numbers = numbersOf(word, node.args.length)
    if (!numbers) return this.#pointByPoint(node)
    return pointwise(numbers, args())
  }

  /** Computes formulas with lists or counters in them, one point after the other. */
  #pointByPoint(node: Expression): Columns {
    const closure: Closure = this.#compiler.compile(node)
    const { variables } = this.#shared
    return pointwise(
      x => {
        variables[0] = x!
        return realOf(closure([]))
      },
      [([x]) => x!],
    )
  }
}

const PLAIN_OPERATORS: Partial<Record<BinaryOperator, Pointwise>> = {
  '+': (a, b) => a! + b!,
  '-': (a, b) => a! - b!,
  '*': (a, b) => a! * b!,
  '/': (a, b) => (b === 0 ? NaN : a! / b!),
}

/** Faults are points without a value. */
function numberFrom(compute: () => NumericValue): number {
  try {
    const value = compute()
    return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : NaN
  } catch (error) {
    if (error instanceof NumericFault) return NaN
    throw error
  }
}

function pointwise(of: Pointwise, parts: readonly Columns[]): Columns {
  return points => {
    const columns = parts.map(part => part(points))
    const length = columns.find(column => typeof column !== 'number')?.length
    if (length === undefined) return numberFrom(() => of(...(columns as number[])))
    const [a, b] = columns
    const at = (index: number): number[] =>
      columns.map(column => (typeof column === 'number' ? column : column[index]!))
    if (columns.length === 1) return filled(length, index => of((a as Float64Array)[index]!))
    if (columns.length > 2) return filled(length, index => of(...at(index)))
    if (typeof a === 'number') return filled(length, index => of(a, (b as Float64Array)[index]!))
    if (typeof b === 'number') return filled(length, index => of(a![index]!, b))
    return filled(length, index => of(a![index]!, b![index]!))
  }
}

function filled(length: number, of: (index: number) => number): Float64Array {
  const values = new Float64Array(length)
  let index = 0
  // Faults are rare: the loop goes on behind one.
  while (index < length) {
    try {
      for (; index < length; index += 1) values[index] = of(index)
    } catch (error) {
      if (!(error instanceof NumericFault)) throw error
      values[index] = NaN
      index += 1
    }
  }
  return values
}

/** `condition, value, …, otherwise`. */
function choice(parts: readonly Columns[]): Columns {
  const pairs = parts.length - (parts.length % 2)
  return points => {
    const columns = parts.map(part => part(points))
    const at = (place: number, index: number): number => {
      const column = columns[place]
      return column === undefined ? NaN : typeof column === 'number' ? column : column[index]!
    }
    const length = columns.find(column => typeof column !== 'number')?.length ?? 1
    return filled(length, index => {
      for (let place = 0; place < pairs; place += 2) {
        const test = at(place, index)
        if (Number.isNaN(test)) return NaN
        if (test !== 0) return at(place + 1, index)
      }
      return at(pairs, index)
    })
  }
}
