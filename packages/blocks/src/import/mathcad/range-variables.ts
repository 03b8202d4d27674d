/** Range variables of Mathcad, over whose values formulas are repeated, as loops and lists. */
import type { Formula } from '../formula.ts'

export interface Range {
  readonly from: Formula
  readonly to: Formula
}

export class RangeVariables {
  readonly #ranges = new Map<string, Range>()
  readonly #indices: ReadonlySet<string>

  /** @param indices names that stand as indices somewhere in the file */
  constructor(indices: ReadonlySet<string>) {
    this.#indices = indices
  }

  /** Takes the definition of a range whose variable is an index: @returns whether it is one. */
  take({ target, value }: Extract<Formula, { kind: 'assign' }>): boolean {
    if (target.kind !== 'name') return false
    this.#ranges.delete(target.name)
    if (value.kind !== 'call' || value.name !== 'seq' || !this.#indices.has(target.name)) return false
    const [item, , from, to] = value.args
    if (item?.kind !== 'name' || !from || !to) return false
    this.#ranges.set(target.name, { from, to })
    return true
  }

  /** The formula for all values of the range variables in it: a definition in loops, a question as a list. */
  repeated(formula: Formula): Formula {
    if (formula.kind === 'assign') {
      if (formula.target.kind !== 'element') return formula
      return this.#among(formula.target).reduceRight(
        (body: Formula, variable): Formula => ({
          kind: 'for',
          variable,
          ...this.#ranges.get(variable)!,
          body,
        }),
        formula,
      )
    }
    return this.#among(formula).reduceRight((item: Formula, variable): Formula => {
      const { from, to } = this.#ranges.get(variable)!
      return { kind: 'call', name: 'seq', args: [item, { kind: 'name', name: variable }, from, to] }
    }, formula)
  }

  #among(formula: Formula): string[] {
    const names = new Set(namesIn(formula))
    return [...this.#ranges.keys()].filter(name => names.has(name))
  }
}

function namesIn(formula: Formula): string[] {
  switch (formula.kind) {
    case 'name':
      return [formula.name]
    case 'call':
      return formula.args.flatMap(namesIn)
    case 'infix':
      return [formula.left, formula.right].flatMap(namesIn)
    case 'minus':
    case 'factorial':
    case 'not':
      return namesIn(formula.of)
    case 'element':
      return [formula.of, ...formula.places].flatMap(namesIn)
    case 'rows':
      return formula.rows.flat().flatMap(namesIn)
    case 'choice':
      return [formula.test, formula.value, ...(formula.otherwise ? [formula.otherwise] : [])].flatMap(namesIn)
    default:
      return []
  }
}
