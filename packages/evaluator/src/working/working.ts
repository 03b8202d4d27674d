/**
 * Responsibilities: the steps between a formula and its result, as a checker reads them: the formula with the
 * values of its names, with the bodies of the functions that it calls, with the terms of its sums and the branches
 * that count. They are made where they are asked for, from results that are there already.
 */
import { inferDimensions } from '@calcwright/math/dimensions'
import { mapExpression, unitToPlain } from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode, PropertyNode, Statement } from '@calcwright/math/expression'
import type { EvaluationSettings } from '../contract.ts'
import type { Outcome, WorkingStep } from '../block-result.ts'
import type { OutputOptions } from '../block-plan.ts'
import { withColumns } from '../names/columns.ts'
import { writtenUnitsOf } from '../names/written-units-of.ts'
import { NameFault } from '../names/name-fault.ts'
import { agree, numberOf } from './numbers.ts'
import { scopeOf } from './names.ts'
import type { WorkingNames } from './names.ts'
import { printed } from './print.ts'
import { substituteValues } from './substitute-values.ts'
import { fullValue, valueOfNumbers } from './shown-value.ts'
import type { ShownValue } from './shown-value.ts'
import { ELLIPSIS_NAME, bodyOfCall, withBranches, withWrittenOutTerms } from './written-out.ts'
import type { DecidedTest } from './written-out.ts'

/** Characters of the longest step that is shown; the result says more than a longer one. */
const LONGEST_STEP = 2000

/** @returns whether a line shows the steps to its result: it says so itself, or the worksheet does */
export const showsWorking = (output: OutputOptions, settings: EvaluationSettings): boolean =>
  output.working ?? settings.working ?? false

/**
 * @param outcome of the statement
 * @returns the outcome with the steps to it; as it is where there is nothing between the formula and its result
 */
export function withWorking(
  outcome: Outcome,
  statement: Statement,
  names: WorkingNames,
  settings: EvaluationSettings,
): Outcome {
  const formula = formulaOf(statement)
  if (!formula || outcome.error || outcome.skipped || outcome.kind === 'function') return outcome
  if (isLiteral(formula)) return outcome
  const working = new Working(names, settings).stepsOf(formula, outcome)
  return { ...outcome, shown: true, ...(working.length > 0 && { working }) }
}

/** Whether two outcomes are the same number, as far as both are numbers. */
export function agreeInNumbers(left: Outcome, right: Outcome, settings: EvaluationSettings): boolean {
  if (left.error || right.error) return false
  const [one, other] = [left, right].map(({ value, unit }) => {
    const full = fullValue(value, unit)
    return full && numberOf(full, scopeOf(new Map(), settings), settings)
  })
  return one && other ? agree(one, other) : left.display === right.display
}

function formulaOf(statement: Statement): Expression | null {
  if (statement.kind === 'expression') return statement.value
  if (statement.kind !== 'definition' || statement.target.kind === 'function') return null
  return statement.value.kind === 'lambda' || statement.value.kind === 'program' ? null : statement.value
}

/** Whether a formula is a value as it stands: `12 kN`. */
function isLiteral(node: Expression): boolean {
  switch (node.kind) {
    case 'number':
    case 'constant':
    case 'range':
      return true
    case 'quantity':
      return isLiteral(node.value)
    case 'unary':
      return node.operator === '-' && isLiteral(node.operand)
    case 'binary':
      return node.operator === '±'
    case 'list':
      return node.items.every(isLiteral)
    case 'matrix':
      return node.rows.every(row => row.every(isLiteral))
    default:
      return false
  }
}

const unitOf = (value: Expression): string => (value.kind === 'quantity' ? unitToPlain(value.unit) : '')

/** Figures of libraries, tables and materials in the place of `P.I_y`; what takes arguments stays as it is. */
function withFigures(formula: Expression, names: WorkingNames, parameters: readonly string[]): Expression {
  const read = (node: Expression): Expression => {
    try {
      return withColumns(node, names.scope, parameters)
    } catch (fault) {
      if (fault instanceof NameFault) return node
      throw fault
    }
  }
  return mapExpression(formula, node => {
    if (node.kind === 'property') return node.args ? node : read(node)
    if (node.kind !== 'call' || read(node).kind !== 'index') return node
    const cell = cellOf(node, names)
    return cell.kind === 'property' ? read(cell) : cell
  })
}

/**
 * `bolts(s, A_s)` as the cell that it reads, `bolts("M12", A_s)`. Where no line shows the text of the row it stays a
 * call, whose column is no variable of that name.
 */
function cellOf(call: CallNode, names: WorkingNames): PropertyNode | CallNode {
  const { name, nameSpan, span } = call
  const [row, column] = call.args as readonly [Expression, NameNode]
  const text = row.kind === 'name' ? names.value(row.name)?.shown : row
  if (text?.kind !== 'quoted')
    return { ...call, args: [row, { kind: 'quoted', text: column.name, span: column.span }] }
  const object: NameNode = { kind: 'name', name, span: nameSpan }
  return { kind: 'property', object, row: text, property: column.name, columnSpan: column.span, span }
}

class Working {
  readonly #names: WorkingNames
  readonly #settings: EvaluationSettings
  /** Values with all their digits, by the trees in which they are rounded. */
  readonly #full = new Map<Expression, Expression>()
  /** Calls that stay as they are. */
  readonly #settled = new Set<Expression>()

  constructor(names: WorkingNames, settings: EvaluationSettings) {
    this.#names = names
    this.#settings = settings
  }

  stepsOf(formula: Expression, outcome: Outcome): WorkingStep[] {
    const { oneIndexed } = this.#settings
    const reasons: DecidedTest[] = []
    const withValues = this.#putIn(formula, this.#names, [])
    // The value of a name alone is the result itself, unless that is in another unit.
    if (formula.kind === 'name' && unitOf(withValues) === outcome.unit) return []
    const withBodies = this.#withProperties(this.#withBodies(withValues, this.#names, new Set()))
    const withChoices = withBranches(withBodies, test => this.#truthOf(test), reasons)
    const withAll = withWrittenOutTerms(withChoices, oneIndexed)
    const stages = [
      { tree: withValues },
      { tree: withBodies },
      { tree: withChoices, reasons },
      { tree: withAll },
    ]
    const steps: WorkingStep[] = []
    const shown = new Set([printed(formula).latex, outcome.latex])
    for (const { tree, reasons: why } of stages) {
      const bare = printed(tree)
      if (shown.has(bare.latex) || bare.latex.length > LONGEST_STEP || !this.#leadsTo(tree, outcome)) continue
      shown.add(bare.latex)
      steps.push(why ? printed(tree, why) : bare)
    }
    return steps
  }

  #putIn(formula: Expression, names: WorkingNames, parameters: readonly string[]): Expression {
    const values = new Map<string, Expression | null>()
    const valueOf = (name: string): Expression | null => {
      if (parameters.includes(name)) return null
      if (!values.has(name)) {
        const value = names.value(name)
        if (value?.full) this.#full.set(value.shown, value.full)
        values.set(name, value?.shown ?? null)
      }
      return values.get(name) ?? null
    }
    const read = withFigures(formula, names, parameters)
    return substituteValues(read, { valueOf, oneIndexed: this.#settings.oneIndexed })
  }

  /** The formula with the bodies of functions in the place of their calls; a function inside itself stays a call. */
  #withBodies(formula: Expression, names: WorkingNames, within: ReadonlySet<string>): Expression {
    return mapExpression(formula, node => {
      if (node.kind !== 'call' || this.#settled.has(node)) return node
      const body = within.has(node.name) ? null : this.#bodyOf(node, names, within)
      if (!body) this.#settled.add(node)
      return body ?? node
    })
  }

  /** Properties at a state as the numbers that they are: `W:rho(20 [degC], 1 [bar])`. */
  #withProperties(formula: Expression): Expression {
    // One that stands alone is the result itself.
    if (formula.kind === 'property') return formula
    return mapExpression(formula, node => {
      const value = this.#propertyValue(node)
      if (value?.full) this.#full.set(value.shown, value.full)
      return value?.shown ?? node
    })
  }

  #propertyValue(node: Expression): ShownValue | null {
    if (node.kind !== 'property' || !node.args) return null
    const { scope } = this.#names
    const found = withColumns(node, scope, [])
    const inferred = inferDimensions(found, scope.dimensions)
    const value = inferred.ok ? numberOf(found, scope, this.#settings) : null
    if (!inferred.ok || value === null) return null
    const line: Statement = { kind: 'expression', value: found, show: true, span: node.span }
    const written = writtenUnitsOf(line, found, scope, null)
    return valueOfNumbers({ value, exact: false }, { variable: inferred, written }, this.#settings)
  }

  #bodyOf(call: CallNode, names: WorkingNames, within: ReadonlySet<string>): Expression | null {
    const own = names.function(call.name)
    if (!own) return null
    const { parameters, source } = own
    const formula = this.#putIn(source, own.names, parameters)
    const body = bodyOfCall(call, { parameters, formula }, this.#settings.oneIndexed)
    return body && this.#withBodies(body, own.names, new Set([...within, call.name]))
  }

  #truthOf(test: Expression): boolean | null {
    const value = this.#numberOf(test)
    return typeof value === 'boolean' ? value : typeof value === 'number' ? value !== 0 : null
  }

  #numberOf(tree: Expression) {
    const full = mapExpression(tree, node => this.#full.get(node) ?? node)
    return numberOf(full, this.#names.scope, this.#settings)
  }

  /** Whether a step gives the result; one that needs more than numbers is assumed to do so. */
  #leadsTo(tree: Expression, { value, unit }: Outcome): boolean {
    const result = fullValue(value, unit)
    if (!result || printed(tree).plain.includes(ELLIPSIS_NAME)) return true
    const [step, end] = [this.#numberOf(tree), this.#numberOf(result)]
    return step === null || end === null || agree(step, end)
  }
}
