/** Range variables of Mathcad, over whose values formulas are repeated, as loops and lists. */
import { callOf, infixOf, nameOf, namesIn, numberOf, withName, withParts } from '../formula.ts'
import type { Formula } from '../formula.ts'

export interface Range {
  readonly from: Formula
  readonly to: Formula
}

/** The item that a repeated formula is about. */
const ITEM = 'n_k'

export class RangeVariables {
  readonly #ranges = new Map<string, Range>()
  /** Ranges in steps of 1, also those that are lists here. */
  readonly #steps = new Map<string, Range>()
  /** Ranges that are lists here. */
  readonly #lists = new Set<string>()
  readonly #indices: ReadonlySet<string>
  readonly #origin: number

  /**
   * @param indices names that stand as indices somewhere in the file
   * @param origin the place of the first item of a list
   */
  constructor(indices: ReadonlySet<string>, origin: number) {
    this.#indices = indices
    this.#origin = origin
  }

  /** Takes the definition of a range: @returns whether its variable is an index, which has no value of its own here. */
  take({ target, value }: Extract<Formula, { kind: 'assign' }>): boolean {
    if (target.kind !== 'name') return false
    this.forget(target.name)
    if (value.kind !== 'call' || value.name !== 'seq') return false
    const [item, , from, to] = value.args
    if (!item || !from || !to) return false
    if (item.kind === 'name') this.#steps.set(target.name, { from, to })
    if (item.kind !== 'name' || !this.#indices.has(target.name)) {
      this.#lists.add(target.name)
      return false
    }
    this.#ranges.set(target.name, { from, to })
    return true
  }

  /** Whether a name is a range variable that has no value of its own here. */
  isIndex(name: string): boolean {
    return this.#ranges.has(name)
  }

  /** Forgets a name that is defined as something else. */
  forget(name: string): void {
    this.#ranges.delete(name)
    this.#steps.delete(name)
    this.#lists.delete(name)
  }

  /** The formula for all values of the range variables in it: a definition in loops, a question as a list. */
  repeated(formula: Formula): Formula {
    const whole = this.#withSums(formula)
    if (whole.kind === 'assign') {
      if (whole.target.kind !== 'element') return whole
      const inPlaces = whole.target.places.flatMap(place => this.#among(place))
      return [...new Set([...inPlaces, ...this.#among(whole.target)])].reduceRight(
        (body: Formula, variable): Formula => ({
          kind: 'for',
          variable,
          ...this.#ranges.get(variable)!,
          body,
        }),
        whole,
      )
    }
    return this.#asList(this.#listed(whole))
  }

  /**
   * The sizes of a list that a definition of items begins: as many as its range variables reach.
   * @returns none for a list that grows from its first item on
   */
  sizes(places: readonly Formula[]): readonly Formula[] {
    const reached = places.map(place => {
      const range = place.kind === 'name' ? this.#ranges.get(place.name) : undefined
      return range ?? { from: place, to: place }
    })
    const [first] = reached
    const isGrowing = first?.from.kind === 'number' && Number(first.from.text) === this.#origin
    return reached.length === 1 && isGrowing ? [] : reached.map(({ to }) => this.#sizeTo(to))
  }

  #sizeTo(last: Formula): Formula {
    if (this.#origin === 1) return last
    return last.kind === 'number' ? numberOf(Number(last.text) + 1) : infixOf(last, '+', numberOf(1))
  }

  #asList(formula: Formula): Formula {
    return this.#among(formula).reduceRight((item: Formula, variable): Formula => {
      const { from, to } = this.#ranges.get(variable)!
      return callOf('seq', item, nameOf(variable), from, to)
    }, formula)
  }

  /** A question about a list of values is asked for each of them. */
  #listed(formula: Formula): Formula {
    if (formula.kind === 'name') return formula
    const names = new Set(namesIn(formula))
    const [list] = [...this.#lists].filter(name => names.has(name))
    if (list === undefined) return formula
    const item: Formula = { kind: 'element', of: nameOf(list), places: [nameOf(ITEM)] }
    const size = callOf('length', nameOf(list))
    const last = this.#origin === 1 ? size : infixOf(size, '-', numberOf(1))
    return callOf('seq', withName(formula, list, item), nameOf(ITEM), numberOf(this.#origin), last)
  }

  /** Sums without limits go over the range of their variable. */
  #withSums(formula: Formula): Formula {
    if (formula.kind === 'assign') return { ...formula, value: this.#withSums(formula.value) }
    const inner = withParts(formula, part => this.#withSums(part))
    if (
      inner.kind !== 'call' ||
      (inner.name !== 'sum' && inner.name !== 'product') ||
      inner.args.length !== 2
    )
      return inner
    const [, variable] = inner.args
    const range = variable?.kind === 'name' ? this.#steps.get(variable.name) : undefined
    return range ? { ...inner, args: [...inner.args, range.from, range.to] } : inner
  }

  #among(formula: Formula): string[] {
    const names = new Set(namesIn(formula))
    return [...this.#ranges.keys()].filter(name => names.has(name))
  }
}
