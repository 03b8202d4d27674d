/** Responsibilities: a formula as a function of the values and inputs that it depends on. */
import type { SolverServices } from '../solving/solver.ts'
import { bindingOf, freeNames, mapExpression, nodesIn } from '@calcwright/math/expression'
import type { BinaryNode, Expression } from '@calcwright/math/expression'
import { compileNumeric } from '@calcwright/math/numeric'
import type { Numeric, NumericNames, NumericValue } from '@calcwright/math/numeric'
import type { EvaluationSettings } from '../contract.ts'
import { numericNames } from '../names/numeric-names.ts'
import { command, engineText } from '../names/engine-text.ts'
import { Formulas } from '../solving/formulas.ts'
import { solverCalls, withAnswers } from '../solving/places.ts'
import { answerSolverCalls, numberNode } from '../solving/solve.ts'
import { numbersInOrder } from '../values/arrays.ts'
import { numbersIn } from '../values/numbers.ts'
import type { Numbers } from '../values/numbers.ts'
import type { Solvable } from '../values/prepared.ts'
import type { Cell, FormulaModel } from '../values/uncertainty.ts'

/** `value ± spread` in a formula over SI numbers. */
export type UncertainNode = BinaryNode & { readonly operator: '±' }

/** The name that stands for the deviation of an input, in standard uncertainties. */
const deviationName = (index: number): string => `±${index}`

/** @returns the uncertain numbers that are written in a formula, each once */
export function uncertainNodes(formula: Expression): UncertainNode[] {
  const found = new Map<number, UncertainNode>()
  for (const node of nodesIn(formula))
    if (node.kind === 'binary' && node.operator === '±')
      found.set(node.operatorSpan.start, node as UncertainNode)
  return [...found.values()]
}

export class Model implements FormulaModel {
  readonly cells: ReadonlyMap<string, Cell>
  readonly deviations: readonly Cell[]
  /** The formula with deviations in it. */
  readonly #formula: Solvable
  readonly #settings: EvaluationSettings
  readonly #names: NumericNames
  readonly #formulas: Formulas
  readonly #own: ReadonlyMap<string, Cell>
  #compiled: Numeric | null = null
  #isDirect: boolean | null = null
  /** The cells that are passed to the engine, by name, where it computes the formula. */
  #asked: ReadonlyMap<string, Cell> | null = null

  constructor(formula: Solvable, numbers: ReadonlyMap<string, Numbers>, settings: EvaluationSettings) {
    const nodes = uncertainNodes(formula.expression)
    this.cells = new Map([...numbers].map(([symbol, number]) => [symbol, { ...number }]))
    this.deviations = nodes.map(() => ({ kind: 'value', value: 0, exact: false }))
    this.#settings = settings
    const places = new Map(nodes.map(({ operatorSpan }, index) => [operatorSpan.start, index]))
    this.#formula = { ...formula, expression: withDeviations(formula.expression, places) }
    const known = numericNames(formula.scope, formula.variants, this.cells)
    const own = new Map(this.deviations.map((cell, index) => [deviationName(index), cell]))
    this.#own = own
    this.#names = name => own.get(name) ?? known(name)
    this.#formulas = new Formulas(this.#formula, this.cells, settings)
  }

  /** Whether numbers alone give its value, without solvers. */
  get isDirect(): boolean {
    const { expression, scope } = this.#formula
    return !this.#asked && (this.#isDirect ??= solverCalls(expression, scope).length === 0)
  }

  /** @returns the value of a part of the formula with the cells as they are; null where it takes the engine */
  part(formula: Expression): NumericValue | null {
    return this.#formulas.value(formula)
  }

  /** The largest of the numbers that a sum adds up to its value: where they cancel, their last digits are left. */
  magnitude(formula: Expression = this.#formula.expression): number {
    if (formula.kind === 'unary') return this.magnitude(formula.operand)
    if (formula.kind === 'binary') {
      const { operator, left, right } = formula
      if (/^\.?[-+]$/.test(operator)) return Math.max(this.magnitude(left), this.magnitude(right))
      if (/^\.?\*$/.test(operator)) return this.magnitude(left) * this.magnitude(right)
      if (/^\.?\/$/.test(operator)) return this.magnitude(left) / (largest(this.part(right)) || 1)
    }
    return largest(this.part(formula))
  }

  /** @returns the value with the cells as they are; null where there is none by numbers alone */
  async value(solving: SolverServices): Promise<NumericValue | null> {
    if (this.#asked) return this.#ask(this.#asked, solving)
    if (this.isDirect) return this.direct()
    const { scope } = this.#formula
    // Solvers know the names of the worksheet, not those of deviations.
    const expression = mapExpression(this.#formula.expression, node => {
      const deviation = node.kind === 'name' ? this.#own.get(node.name) : undefined
      return deviation ? numberNode(deviation.value, node.span) : node
    })
    const calls = solverCalls(expression, scope)
    const solved = await answerSolverCalls(calls, this.#formulas, solving)
    if (!solved.ok || solved.answers.includes(null)) return null
    return this.#run(this.#compile(withAnswers(expression, solved.answers, scope)))
  }

  /**
   * Has the engine compute the formula from now on.
   * @param moved the cells that will be changed. @returns whether it can: all of them stand in the formula itself
   */
  useEngine(moved: ReadonlySet<Cell>): boolean {
    const { expression, scope } = this.#formula
    const free = freeNames(expression)
    const cells = new Map<string, Cell>()
    for (const name of free.keys()) {
      const cell = this.#cellOf(name, scope)
      if (cell && moved.has(cell)) cells.set(name, cell)
    }
    const bound = nodesIn(expression).flatMap(node =>
      node.kind === 'call'
        ? bindingOf(node).names
        : node.kind === 'lambda'
          ? node.parameters.map(p => p.name)
          : [],
    )
    if (cells.size < moved.size || bound.some(name => cells.has(name))) return false
    this.#asked = cells
    return true
  }

  #cellOf(name: string, scope: Solvable['scope']): Cell | undefined {
    const own = this.#own.get(name)
    if (own) return own
    const known = scope.known(name)
    return known?.kind === 'variable' ? this.cells.get(known.symbol) : undefined
  }

  async #ask(cells: ReadonlyMap<string, Cell>, solving: SolverServices): Promise<NumericValue | null> {
    const { expression, scope } = this.#formula
    const moved = mapExpression(expression, node => {
      const cell = node.kind === 'name' ? cells.get(node.name) : undefined
      return cell ? numberNode(cell.value, node.span) : node
    })
    const [answer] = await solving.session.sendWhole([command(engineText(moved, scope))])
    return answer?.ok ? numbersIn(answer.approximation ?? answer.value, answer.numbers) : null
  }

  /** The value of a formula without calls of solvers. */
  direct(): NumericValue | null {
    this.#compiled ??= this.#compile(this.#formula.expression)
    return this.#run(this.#compiled)
  }

  #run(compiled: Numeric | null): NumericValue | null {
    const outcome = compiled?.run([])
    return outcome?.ok ? outcome.value : null
  }

  #compile(formula: Expression): Numeric | null {
    const { complex, oneIndexed } = this.#settings
    const scope = { variables: [], names: this.#names, complex, oneIndexed }
    const compiled = compileNumeric(formula, scope)
    return compiled.ok ? compiled : null
  }
}

function largest(value: NumericValue | null): number {
  const leaves = value === null ? null : numbersInOrder(value)
  return leaves?.reduce((size, leaf) => Math.max(size, Math.abs(leaf)), 0) ?? 0
}

/** `value ± spread` as `value + spread·deviation`, item by item. */
function withDeviations(formula: Expression, places: ReadonlyMap<number, number>): Expression {
  return mapExpression(formula, node => {
    if (node.kind !== 'binary' || node.operator !== '±') return node
    const { left, right, operatorSpan, span } = node
    const common = { kind: 'binary', operatorSpan, span } as const
    const name = deviationName(places.get(operatorSpan.start) ?? 0)
    const deviation: Expression = {
      ...common,
      operator: '.*',
      left: right,
      right: { kind: 'name', name, span },
    }
    return { ...common, operator: '.+', left, right: deviation }
  })
}
