/**
 * Responsibilities: the uncertainty of a result, from the uncertain numbers in its line and those that the
 * line reads. Along each input the formula is differentiated by the values that depend on it, so that a line
 * needs no knowledge of how the others were computed.
 *
 * Source: JCGM 100:2008 (GUM), sections 5.1 and 5.2.
 */
import { message } from '@calcwright/math/messages/uncertainty'
import type { SolverServices } from '../solving/solver.ts'
import type { EngineResult } from '@calcwright/engine'
import { toPlain } from '@calcwright/math/expression'
import type { Expression, Statement } from '@calcwright/math/expression'
import type { NumericValue } from '@calcwright/math/numeric'
import type { Notice } from '../block-result.ts'
import { itemUnit } from '../values/shown-unit.ts'
import type { ShownUnit } from '../values/shown-unit.ts'
import type { NameMeaning, KnownValueName } from '../values/known.ts'
import { numbersIn } from '../values/numbers.ts'
import { numbersOf, variablesBehind } from '../names/numeric-names.ts'
import type { PreparedStatement } from '../values/prepared.ts'
import type { Solvable } from '../values/prepared.ts'
import { solverCalls, withAnswers } from '../solving/places.ts'
import { CERTAIN } from '../solving/uncertainty-names.ts'
import { arrangedLike, combinedItemwise, numbersInOrder, placesIn } from '../values/arrays.ts'
import { slopeOf } from './derivative.ts'
import { isLost } from '../values/uncertainty.ts'
import type {
  Direction,
  UncertainInput,
  LostUncertainty,
  Origin,
  Uncertainty,
} from '../values/uncertainty.ts'
import { Model, uncertainNodes } from './model.ts'

/** A line that the engine has answered. */
export interface AnsweredLine {
  readonly key: string
  readonly statement: Statement
  readonly ready: PreparedStatement
  /** The formula; null where its uncertainty ends here. */
  readonly uncertain: Solvable | null
  readonly answers: readonly EngineResult[]
  /** Answers to the calls of solvers in it. */
  readonly solved: readonly (Expression | null)[]
}

export interface Propagated {
  /** Null where the value is none that could have one, such as a truth. */
  readonly uncertainty: Uncertainty | LostUncertainty | null
  readonly notices: readonly Notice[]
  /** Where it is known. */
  readonly value?: NumericValue
}

const NONE: Propagated = { uncertainty: null, notices: [] }

/** @throws RunStopped when the run was stopped */
export async function propagate(line: AnsweredLine, solving: SolverServices): Promise<Propagated> {
  const { ready, uncertain: formula, answers } = line
  const answer = answers[ready.value]
  if (!answer?.ok || answers.some(({ ok }) => !ok)) return NONE
  if (!formula) return lost(formula === null ? 'an exponent, a place or an element is uncertain' : IN_PARTS)
  const centre = numbersIn(answer.approximation ?? answer.value, answer.numbers)
  if (centre === null) return lost('the result is a formula, not a number')
  if (typeof centre === 'boolean') return NONE
  const certain = withoutCertain(formula, line.solved)
  if (!certain) return lost('it cannot be computed for other values')
  const { key, statement } = line
  return propagated({ formula: certain, key, statement, unit: ready.unit }, centre, solving)
}

/** A formula with the line that its own inputs are named after. */
export interface NamedFormula {
  readonly formula: Solvable
  readonly key: string
  readonly statement: Statement | null
  /** The unit that the result is shown in. */
  readonly unit: ShownUnit | null
}

/**
 * @param centre the value, where it is known
 * @throws RunStopped when the run was stopped
 */
export async function propagated(
  source: NamedFormula,
  centre: NumericValue | null,
  solving: SolverServices,
): Promise<Propagated> {
  const { formula } = source
  const behind = variablesBehind(formula.expression, formula.scope)
  const gone = [...behind.values()].find(isGone)
  if (gone) return lost(`the uncertainty of ${gone.name} is not known`)
  const numbers = await numbersOf(behind, commands => solving.session.send(commands))
  if (!numbers) return lost('a value that it reads is a formula, not a number')
  const model = new Model(formula, numbers, solving.session.settings)
  const value = centre ?? (await centreOf(model, behind, solving))
  if (value === null || !numbersInOrder(value)) return lost('the result is not made of real numbers')
  const own = ownInputs(source, model, solving.session.settings.oneIndexed)
  if ('lost' in own) return lost(own.lost)
  return new Propagation(model, behind, own, value).run(solving)
}

/** The value of a formula that the engine has not computed yet. */
async function centreOf(
  model: Model,
  behind: ReadonlyMap<string, KnownValueName>,
  solving: SolverServices,
): Promise<NumericValue | null> {
  const direct = await model.value(solving)
  if (direct !== null) return direct
  const uncertain = [...behind].filter(([, { uncertainty }]) => uncertainty)
  const cells = uncertain.flatMap(([symbol]) => model.cells.get(symbol) ?? [])
  return model.useEngine(new Set([...cells, ...model.deviations])) ? model.value(solving) : null
}

/** The formula with the answers to calls whose values are certain, such as uncertainty(y). */
function withoutCertain(formula: Solvable, answers: AnsweredLine['solved']): Solvable | null {
  const calls = solverCalls(formula.expression, formula.scope)
  if (!calls.some(({ name }) => CERTAIN.has(name))) return formula
  if (calls.length !== answers.length) return null
  const known = calls.map(({ name }, index) => (CERTAIN.has(name) ? (answers[index] ?? null) : null))
  return { ...formula, expression: withAnswers(formula.expression, known, formula.scope) }
}

/** Whether an uncertainty has been lost on the way to a value. */
const isGone = ({ uncertain, uncertainty }: KnownValueName): boolean =>
  uncertain === true && (uncertainty === undefined || (uncertainty !== null && isLost(uncertainty)))

const IN_PARTS = 'loops compute with the values alone'

/** @returns what a loop leaves that reads uncertain values */
export function withLostUncertainty(known: NameMeaning): NameMeaning {
  return known.kind === 'function' ? known : { ...known, uncertain: true, uncertainty: { lost: IN_PARTS } }
}

/** The notice at a loop that loses an uncertainty. */
export const LOST_IN_LOOP: Notice = lost(IN_PARTS).notices[0]!

/** @param reason a clause */
function lost(reason: string): Propagated {
  return {
    uncertainty: { lost: reason },
    notices: [message('uncertainty.lost', { reason })],
  }
}

export function withUncertainty(
  ready: PreparedStatement,
  { uncertainty, notices }: Propagated,
): PreparedStatement {
  return { ...ready, uncertainty, notices: [...ready.notices, ...notices] }
}

/** The uncertain numbers that are written in a line. */
function ownInputs(source: NamedFormula, model: Model, oneIndexed: boolean): Direction[] | LostUncertainty {
  const { formula, key, statement } = source
  const found: Direction[] = []
  const nodes = uncertainNodes(formula.expression)
  for (const [index, { left, right, operatorSpan }] of nodes.entries()) {
    const [value, spread] = [model.part(left), model.part(right)]
    const values = value === null ? null : numbersInOrder(value)
    const spreads =
      value === null || spread === null ? null : numbersInOrder(combinedItemwise(spread, value, a => a))
    if (value === null || !values || !spreads)
      return { lost: 'a number before or behind ± has no real value' }
    if (spreads.some(one => one < 0)) return { lost: 'a number behind ± is negative' }
    const label = labelOf(statement, operatorSpan.start, nodes.length === 1)
    const cell = model.deviations[index]!
    placesIn(value, oneIndexed ? 1 : 0).forEach((place, item) => {
      const input: UncertainInput = {
        id: `${key}±${operatorSpan.start}${place.replaceAll(' ', '')}`,
        label: label + place,
        value: values[item]!,
        spread: spreads[item]!,
        unit: source.unit && unitAt(source.unit, item),
      }
      if (input.spread === 0) return
      const by = arrangedLike(
        value,
        values.map((_, other) => (other === item ? 1 : 0)),
      )
      found.push({ input, moves: [{ cell, from: arrangedLike(value, []), by }] })
    })
  }
  return found
}

/** The unit of an item. */
const unitAt = (unit: ShownUnit, item: number): ShownUnit =>
  unit.kind === 'one' ? unit : itemUnit(unit, item)

/** The name that is defined, or the number as it is written where there are several. */
function labelOf(statement: Statement | null, place: number, isOnly: boolean): string {
  const isNamed = statement?.kind === 'definition' && statement.target.kind === 'variable'
  if (isNamed && isOnly) return statement.target.name.name
  if (statement?.kind !== 'definition' && statement?.kind !== 'expression') return '±'
  const [node] = uncertainNodes(statement.value).filter(({ operatorSpan }) => operatorSpan.start === place)
  return node ? toPlain(node) : toPlain(statement.value)
}

/** The step as a share of the values that are moved, where that is more than their uncertainty: large enough for their digits. */
const STEP = 1e-3
/** Remainder of slopes that cancel, as a share of them: they are exact to so many digits. */
const CANCELLED = 1e-9
/** Most numbers that are stored for a value: inputs times items. */
const LARGEST = 1e6
/** From here on what the tangent leaves out counts, as a share of the uncertainty. GUM S1, 8. */
const CURVED = 0.1

class Propagation {
  readonly #model: Model
  readonly #read: Origin['read']
  readonly #own: readonly Direction[]
  readonly #directions: readonly Direction[]
  readonly #correlations: Uncertainty['correlations']
  readonly #centre: NumericValue

  constructor(
    model: Model,
    behind: ReadonlyMap<string, KnownValueName>,
    own: readonly Direction[],
    centre: NumericValue,
  ) {
    this.#model = model
    this.#centre = centre
    const read = [...behind].flatMap(([symbol, { uncertainty }]) =>
      uncertainty && !isLost(uncertainty) ? [[symbol, uncertainty] as const] : [],
    )
    this.#read = read
    this.#own = own
    this.#correlations = new Map(read.flatMap(([, { correlations }]) => [...correlations]))
    this.#directions = [...directionsOf(read, model), ...own]
  }

  /** Formulas that take more than numbers are left to the engine, which is slower. */
  async #valueAtCentre(solving: SolverServices): Promise<NumericValue | null> {
    const [model, centre] = [this.#model, this.#centre]
    const computed = await model.value(solving)
    if (computed !== null && agree(computed, centre, model)) return computed
    const moved = new Set(this.#directions.flatMap(({ moves }) => moves.map(({ cell }) => cell)))
    if (!model.useEngine(moved)) return null
    const asked = await model.value(solving)
    return asked !== null && agree(asked, centre, model) ? asked : null
  }

  async run(solving: SolverServices): Promise<Propagated> {
    const [model, centre] = [this.#model, this.#centre]
    const [directions, correlations] = [this.#directions, this.#correlations]
    if (directions.length === 0) return { ...NONE, value: centre }
    const items = numbersInOrder(centre)!.length
    if (items * directions.length > LARGEST) return lost('there are too many values for that')
    const computed = await this.#valueAtCentre(solving)
    if (computed === null) return lost('it cannot be computed for other values')
    const magnitude = model.magnitude()
    const parts = new Map<string, NumericValue>()
    let [unsettled, curvature] = [false, arrangedLike(centre, [])]
    for (const { input, moves } of directions) {
      const along = async (distance: number): Promise<NumericValue | null> => {
        for (const { cell, from, by } of moves)
          cell.value = combinedItemwise(from, by, (a, b) => a + distance * b)
        const value = await model.value(solving)
        for (const { cell, from } of moves) cell.value = from
        return value
      }
      const relative = relativeSize(moves, input)
      const step = relative === 0 ? 1 : Math.max(STEP / relative, 1)
      const least = CANCELLED * magnitude * relative
      const slope = await slopeOf(computed, along, step, least)
      if (!slope) return lost(`there is no value around ${input.label}`)
      const [above, below] = [await along(1), await along(-1)]
      parts.set(input.id, slope.settled ? slope.slope : (acrossOf(above, below) ?? slope.slope))
      const bend = bendOf(computed, slope.slope, above, below, least)
      if (!slope.settled || bend === null) unsettled = true
      else curvature = combinedItemwise(curvature, bend, (sum, one) => Math.hypot(sum, Math.max(one, 0)))
    }
    const inputs = new Map(directions.map(({ input }) => [input.id, input]))
    const [read, own] = [this.#read, this.#own]
    const uncertainty = { inputs, parts, correlations, origin: { model, read, own, centre } }
    const doubtful = unsettled || isCurved(curvature, parts)
    return { uncertainty, notices: doubtful ? [DOUBTFUL] : [], value: centre }
  }
}

const DOUBTFUL = message('uncertainty.doubtful')

/** The inputs behind the values that are read, each with all the values that it moves. */
function directionsOf(read: readonly (readonly [string, Uncertainty])[], model: Model): Direction[] {
  const inputs = new Map(read.flatMap(([, uncertainty]) => [...uncertainty.inputs]))
  return [...inputs].map(([id, input]) => ({
    input,
    moves: read.flatMap(([symbol, { parts }]) => {
      const [cell, by] = [model.cells.get(symbol), parts.get(id)]
      return cell && by !== undefined ? [{ cell, from: cell.value, by }] : []
    }),
  }))
}

/** Half of the way between both ends of the standard uncertainty, where there is no slope. GUM 5.1.3, note 2. */
const acrossOf = (above: NumericValue | null, below: NumericValue | null): NumericValue | null =>
  above === null || below === null || numbersInOrder(above)?.length !== numbersInOrder(below)?.length
    ? null
    : combinedItemwise(above, below, (high, low) => (high - low) / 2)

/** One standard uncertainty of an input as a share of the values that it changes; 0 beside values of 0. */
function relativeSize(moves: Direction['moves'], input: UncertainInput): number {
  let [size, change] = [0, 0]
  for (const { from, by } of moves) {
    const [values, changes] = [numbersInOrder(from) ?? [], numbersInOrder(by) ?? []]
    changes.forEach((one, index) => {
      if (one === 0) return
      size = Math.max(size, Math.abs(values[index]!))
      change = Math.max(change, Math.abs(one))
    })
  }
  // A number that is written here moves by its deviation, which is 0.
  if (size === 0 && moves.length === 1 && change === 1) [size, change] = [Math.abs(input.value), input.spread]
  return size === 0 ? 0 : change / size
}

/** Deviation from the tangent after one standard uncertainty to either side; null where there is no value. */
function bendOf(
  centre: NumericValue,
  slope: NumericValue,
  above: NumericValue | null,
  below: NumericValue | null,
  least: number,
): NumericValue | null {
  const [here, tangent] = [numbersInOrder(centre)!, numbersInOrder(slope)!]
  const [high, low] = [
    above === null ? null : numbersInOrder(above),
    below === null ? null : numbersInOrder(below),
  ]
  if (!high || !low || high.length !== here.length || low.length !== here.length) return null
  const bends = here.map((value, index) => {
    const [up, down] = [high[index]! - value - tangent[index]!, value - low[index]! - tangent[index]!]
    return Math.max(Math.abs(up), Math.abs(down)) - least - 16 * Number.EPSILON * Math.abs(value)
  })
  return arrangedLike(centre, bends)
}

function isCurved(curvature: NumericValue, parts: Uncertainty['parts']): boolean {
  const bends = numbersInOrder(curvature)!
  const columns = [...parts.values()].map(part => numbersInOrder(part)!)
  return bends.some((bend, index) => {
    const size = Math.hypot(...columns.map(column => column[index]!))
    return bend > CURVED * size && bend > 0
  })
}

/** Whether the numbers here are those of the engine, so that both mean the same formula. */
function agree(one: NumericValue, other: NumericValue, { cells }: Model): boolean {
  const [a, b] = [numbersInOrder(one), numbersInOrder(other)]
  if (!a || !b || a.length !== b.length) return false
  const read = [...cells.values()].flatMap(({ value }) => numbersInOrder(value) ?? [])
  // The remainder where numbers cancel is as large as their last digits.
  const rounding = 1e-13 * Math.max(...read.map(Math.abs), 0)
  const size = Math.max(...b.map(Math.abs), 0)
  return a.every((value, index) => Math.abs(value - b[index]!) <= 1e-7 * size + rounding)
}
