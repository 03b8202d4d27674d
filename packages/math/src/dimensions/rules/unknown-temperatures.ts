/**
 * Whether an unknown temperature of an equation is a reading of a thermometer or a difference. Readings have
 * the weight 1 and differences 0: both sides of an equation have the same weight, and a sum that is a factor
 * has none. In `15 [deltaC] = 25 [degC] - T` T has the weight 1.
 */
import type { Expression } from '../../expression/tree.ts'
import { children } from '../../expression/walk.ts'
import { resolve } from '../term.ts'
import { TEMPERATURE } from '../temperature.ts'
import type { TemperatureRole } from '../types.ts'
import type { RuleCall } from './rule.ts'
import type { Unknowns } from './unknowns.ts'

/** Weights of the unknowns in a sum, and that of what is known in it. */
interface Weight {
  readonly by: ReadonlyMap<string, number>
  readonly known: number
  /** Whether the weight of everything known in it is certain: kelvins are of neither kind. */
  readonly isSure: boolean
}

const NOTHING: Weight = { by: new Map(), known: 0, isSure: true }

/** @param equations as they are written, whose unknowns have their dimensions by now */
export function temperatureRoles(
  call: RuleCall,
  { names, terms }: Unknowns,
  equations: Expression,
): readonly (TemperatureRole | undefined)[] {
  const isTemperature = terms.map(term => {
    const { constant, factors } = resolve(term)
    return factors.length === 0 && constant.sameHard(TEMPERATURE)
  })
  if (!isTemperature.includes(true)) return terms.map(() => undefined)
  const unknown = new Set(names.map(({ name }) => name))
  const balanced: Weight[] = []
  new Weighing(call, unknown, balanced).equations(equations)
  const found = solved(balanced)
  return names.map(({ name }, index) => {
    const weight = isTemperature[index] ? found.get(name) : undefined
    if (weight === undefined) return undefined
    if (Math.abs(weight - 1) < 1e-9) return 'reading'
    return Math.abs(weight) < 1e-9 ? 'difference' : undefined
  })
}

/** Gauss's method. @returns the weights of the unknowns that have only one */
function solved(balanced: readonly Weight[]): Map<string, number> {
  let open = balanced.filter(({ isSure }) => isSure)
  let done: Weight[] = []
  for (const name of new Set(open.flatMap(({ by }) => [...by.keys()]))) {
    const pivot = open.find(({ by }) => shareOf(by, name) !== 0)
    if (!pivot) continue
    const own = sum(NOTHING, pivot, 1 / shareOf(pivot.by, name))
    const cleared = (row: Weight): Weight => sum(row, own, -shareOf(row.by, name))
    open = open.filter(row => row !== pivot).map(cleared)
    done = [...done.map(cleared), own]
  }
  return new Map(
    done.flatMap(({ by, known }) => {
      const [only, ...others] = [...by].filter(([name]) => shareOf(by, name) !== 0)
      return only && others.length === 0 ? [[only[0], 0 - known / only[1]] as const] : []
    }),
  )
}

/** Rounding is no share. */
function shareOf(by: ReadonlyMap<string, number>, name: string): number {
  const share = by.get(name) ?? 0
  return Math.abs(share) < 1e-12 ? 0 : share
}

class Weighing {
  readonly #call: RuleCall
  readonly #unknown: ReadonlySet<string>
  readonly #balanced: Weight[]

  constructor(call: RuleCall, unknown: ReadonlySet<string>, balanced: Weight[]) {
    this.#call = call
    this.#unknown = unknown
    this.#balanced = balanced
  }

  equations(node: Expression): void {
    if (node.kind === 'list') {
      for (const item of node.items) this.equations(item)
      return
    }
    if (node.kind !== 'compare') {
      this.#balanced.push(this.#weigh(node))
      return
    }
    const [left, ...others] = node.operands.map(side => this.#weigh(side))
    for (const right of others) this.#balanced.push(sum(left!, right, -1))
  }

  #weigh(node: Expression): Weight {
    switch (node.kind) {
      case 'name':
        return this.#unknown.has(node.name)
          ? { by: new Map([[node.name, 1]]), known: 0, isSure: true }
          : this.#known(node)
      case 'quantity':
        return this.#known(node)
      case 'unary':
        return node.operator === '-' ? sum(NOTHING, this.#weigh(node.operand), -1) : this.#weigh(node.operand)
      case 'binary': {
        const { operator, left, right } = node
        if (operator === '+') return sum(this.#weigh(left), this.#weigh(right), 1)
        if (operator === '-') return sum(this.#weigh(left), this.#weigh(right), -1)
        if (operator === '*' && left.kind === 'number')
          return sum(NOTHING, this.#weigh(right), Number(left.text))
        if (operator === '*' && right.kind === 'number')
          return sum(NOTHING, this.#weigh(left), Number(right.text))
        if (operator === '/' && right.kind === 'number')
          return sum(NOTHING, this.#weigh(left), 1 / Number(right.text))
        return this.#factors(node)
      }
      default:
        return this.#factors(node)
    }
  }

  /** The sums among the factors of a product have no weight, and nor has the product. */
  #factors(node: Expression): Weight {
    for (const part of children(node)) {
      const isSum = part.kind === 'binary' && (part.operator === '+' || part.operator === '-')
      if (isSum) this.#balanced.push(this.#weigh(part))
      else this.#factors(part)
    }
    return node.kind === 'call' ? { ...NOTHING, isSure: false } : NOTHING
  }

  #known(node: Expression): Weight {
    const { form } = this.#call.infer(node)
    if (form.kind !== 'scalar') return { ...NOTHING, isSure: false }
    const { constant, factors } = resolve(form.term)
    const isTemperature = factors.length === 0 && constant.sameHard(TEMPERATURE)
    return {
      ...NOTHING,
      known: form.temperature === 'reading' ? 1 : 0,
      isSure: !isTemperature || form.temperature !== undefined,
    }
  }
}

function sum(a: Weight, b: Weight, share: number): Weight {
  const by = new Map(a.by)
  for (const [name, weight] of b.by) by.set(name, (by.get(name) ?? 0) + share * weight)
  return { by, known: a.known + share * b.known, isSure: a.isSure && b.isSure }
}
