/**
 * A worksheet as functions of its inputs: each chosen result becomes a function whose parameters take the place
 * of the values that the worksheet gives its inputs.
 */
import {
  freeNames,
  isColumnName,
  nameToLatex,
  parsePlain,
  tableOf,
  toPlain,
} from '@calcwright/math/expression'
import type { Expression, NameUse } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import type { SharedTable, SharedVariable } from '@calcwright/editor'
import { asIncluded } from './as-included.ts'
import type { IncludedTable, IncludedVariable } from './fields.ts'

export interface FunctionChoice {
  /** Name of the function, or before the names of several. */
  readonly name: string
  /** Its parameters in their order. */
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
}

export type SheetFunctions =
  | {
      readonly ok: true
      readonly variables: readonly IncludedVariable[]
      readonly tables: readonly IncludedTable[]
    }
  | { readonly ok: false; readonly problem: string }

/** Evaluations of one call: definitions that read others twice double them. */
const MOST_CALLS = 2000

/** Variables that a person may want to give other values: they depend on no other. */
export const inputsIn = (variables: readonly SharedVariable[]): SharedVariable[] =>
  variables.filter(({ formula, data }) => {
    if (formula === '' || data.includes('->')) return false
    const value = readFormula(formula)
    return value !== null && freeNames(value).size === 0
  })

export function sheetFunctions(variables: readonly SharedVariable[], choice: FunctionChoice): SheetFunctions {
  try {
    return { ok: true, ...new Translation(variables, choice).functions() }
  } catch (error) {
    if (error instanceof Untranslatable) return { ok: false, problem: error.message }
    throw error
  }
}

class Untranslatable extends Error {}

interface Definition {
  readonly variable: SharedVariable
  readonly uses: ReadonlyMap<string, readonly NameUse[]>
  /** Whether its value changes with the inputs. */
  readonly dependent: boolean
}

class Translation {
  readonly #choice: FunctionChoice
  /** In the order of the worksheet: each reads only those above. */
  readonly #definitions = new Map<string, Definition>()

  constructor(variables: readonly SharedVariable[], choice: FunctionChoice) {
    this.#choice = choice
    for (const variable of variables) this.#define(variable)
  }

  functions(): Omit<SheetFunctions & { ok: true }, 'ok'> {
    const { name, inputs, outputs } = this.#choice
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name))
      throw new Untranslatable(`Invalid function name (${name}).  Please enter letters and digits.`)
    if (inputs.length === 0) throw new Untranslatable('Please choose at least one input')
    if (outputs.length === 0) throw new Untranslatable('Please choose at least one variable to include')
    for (const input of [...inputs, ...outputs])
      if (!this.#definitions.has(input))
        throw new Untranslatable(
          `${input} has no value there: it failed, is not computed yet, or was renamed or deleted.`,
        )
    const table = outputs.find(output => this.#tableOf(output))
    if (table !== undefined)
      throw new Untranslatable(`${table} is a table, not a result of the function: include it by itself.`)
    const needed = new Set<string>()
    for (const output of outputs) this.#need(output, needed)
    const calls = new Map<string, number>()
    for (const output of outputs) if (this.#countCalls(output, calls) > MOST_CALLS) throw tooDeep(output)
    const names = [...this.#definitions.keys()].filter(one => needed.has(one))
    const tables = names.flatMap(one => {
      const table = this.#tableOf(one)
      return table ? [asIncluded(this.#nameOf(one), table)] : []
    })
    return { variables: names.filter(one => !this.#tableOf(one)).map(one => this.#included(one)), tables }
  }

  #define(variable: SharedVariable): void {
    const { name, formula, table } = variable
    if (this.#choice.inputs.includes(name))
      return void this.#definitions.set(name, { variable, uses: new Map(), dependent: true })
    const value = formula === '' ? null : readFormula(formula)
    const uses = value ? freeNames(value) : new Map<string, NameUse[]>()
    const dependent = [...(table?.reads ?? uses.keys())].some(one => this.#definitions.get(one)?.dependent)
    this.#definitions.set(name, { variable, uses, dependent })
  }

  /** Collects all that an output reads, and refuses what cannot be followed. */
  #need(name: string, needed: Set<string>): void {
    if (this.#choice.inputs.includes(name) || needed.has(name)) return
    const { variable, uses, dependent } = this.#definitions.get(name)!
    if (variable.table) {
      if (dependent) throw new Untranslatable(`${name} is a table that depends on the inputs itself.`)
      return void needed.add(name)
    }
    if (variable.formula === '')
      throw new Untranslatable(
        `${name} comes from a block that cannot be a part of a function, or is defined more than once.`,
      )
    if (dependent && isFunction(variable))
      throw new Untranslatable(`${name} is a function that depends on the inputs itself.`)
    needed.add(name)
    for (const [used, places] of uses) {
      const table = isColumnName(used) ? tableOf(used) : used
      const known = this.#definitions.get(table)
      if (known) this.#need(table, needed)
      else if (places.some(({ role }) => role === 'variable'))
        throw new Untranslatable(`${name} reads ${used}, which has no value there.`)
      if (known?.dependent && places.some(({ role }) => role === 'function'))
        throw new Untranslatable(`${name} calls ${used}, which depends on the inputs.`)
    }
  }

  #countCalls(name: string, counted: Map<string, number>): number {
    const known = counted.get(name)
    if (known !== undefined) return known
    const { uses, dependent } = this.#definitions.get(name)!
    const below = [...uses].map(([used, places]) =>
      dependent && this.#definitions.get(used)?.dependent
        ? places.length * this.#countCalls(used, counted)
        : 0,
    )
    const count = below.reduce((sum, one) => sum + one, 1)
    counted.set(name, count)
    return count
  }

  /** A definition that depends on the inputs as a function of them; another one as it is. */
  #included(name: string): IncludedVariable {
    const { variable, dependent } = this.#definitions.get(name)!
    const { inputs, outputs } = this.#choice
    if (!dependent && isFunction(variable)) return pick(variable, variable.name)
    if (!dependent && !outputs.includes(name)) return pick(variable, this.#nameOf(name))
    if (!dependent)
      throw new Untranslatable(`${name} does not depend on ${inputs.join(', ')}: include it as a value.`)
    const body = this.#translated(name)
    const data = `(${inputs.join(', ')}) -> ${body}`
    const parameters = inputs.map(input => nameToLatex(input)).join(',')
    return {
      name: this.#nameOf(name),
      latex: `${nameToLatex(this.#nameOf(name))}\\left(${parameters}\\right)`,
      data,
    }
  }

  #translated(name: string): string {
    const { variable, uses } = this.#definitions.get(name)!
    const { inputs } = this.#choice
    const replaced = [...uses]
      .filter(([used]) => this.#definitions.has(used) && !inputs.includes(used))
      .flatMap(([used, places]) => places.map(({ span }) => ({ span, text: this.#reading(used) })))
    let text = variable.formula
    // The loop runs from the end, so that the places before stay where they are.
    for (const { span, text: by } of replaced.sort((a, b) => b.span.start - a.span.start))
      text = `${text.slice(0, span.start)}${by}${text.slice(span.end)}`
    const value = readFormula(text)
    if (!value) throw new Untranslatable(`The formula of ${name} cannot be made a function.`)
    return toPlain(value)
  }

  #reading(name: string): string {
    const { variable, dependent } = this.#definitions.get(name)!
    if (dependent) return `${this.#nameOf(name)}(${this.#choice.inputs.join(', ')})`
    return isFunction(variable) ? variable.name : this.#nameOf(name)
  }

  #tableOf = (name: string): SharedTable | undefined => this.#definitions.get(name)?.variable.table

  #nameOf(name: string): string {
    const { name: own, outputs } = this.#choice
    return outputs.length === 1 && outputs[0] === name ? own : `${own}_${name}`
  }
}

const isFunction = ({ data }: SharedVariable): boolean => data.includes('->')

const pick = ({ latex, data }: SharedVariable, name: string): IncludedVariable => ({ name, latex, data })

const tooDeep = (name: string): Untranslatable =>
  new Untranslatable(`${name} reads its inputs in too many ways to be one function.`)

function readFormula(formula: string): Expression | null {
  const parsed = parsePlain(formula, { context: 'expression', isUnit })
  return parsed.ok && parsed.value.kind === 'expression' ? parsed.value.value : null
}
