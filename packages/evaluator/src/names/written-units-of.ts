/**
 * Responsibilities: units that a line suggests for its result without asking for one: those in its boxes
 * and in the definitions that it reads, and the habit of the letter on its left.
 */
import { nodesIn, parseUnit } from '@calcwright/math/expression'
import type { BinaryNode, Expression, Statement, UnitExpression } from '@calcwright/math/expression'
import { Dimension, LETTER_HABITS, resolveUnit, unitKey } from '@calcwright/math/units'
import { hasTrait } from '@calcwright/reference/functions'
import type { Habit } from '@calcwright/math/units'
import type { NameMeaning, KnownFunction, NameScope } from '../values/known.ts'
import type { WrittenUnits } from '../values/written-units.ts'

/** Boxes that are looked at; a line with more of them is decided by its own. */
const MOST_UNITS = 24

/** @param requested the unit box that the line or its options ask for */
export function writtenUnitsOf(
  statement: Statement,
  value: Expression,
  scope: NameScope,
  requested: UnitExpression | null,
): WrittenUnits {
  // A line that simplifies its unit does not want the one that was typed.
  const units = isSimplified(value) ? [] : usedUnits(value, scope)
  const unit = requested ?? unitAsTyped(value, scope)
  const others = unit ? units.filter(other => unitKey(other) !== unitKey(unit)) : units
  const first = unit ? [unit, ...others] : units
  return { units: first, unit, asked: requested !== null, habit: habitOf(statement, value, scope) }
}

const isSimplified = (value: Expression): boolean => value.kind === 'call' && value.name === 'usimplify'

/** The boxes of a formula, then those of the names in it; each text once. */
export function usedUnits(value: Expression, scope: NameScope): readonly UnitExpression[] {
  const nodes = nodesIn(value)
  const units = new Map<string, UnitExpression>()
  const add = (unit: UnitExpression): void => {
    const key = unitKey(unit)
    if (units.size < MOST_UNITS && !units.has(key)) units.set(key, unit)
  }
  for (const node of nodes) if (node.kind === 'quantity') add(node.unit)
  for (const node of nodes) {
    const known = node.kind === 'name' || node.kind === 'call' ? scope.known(node.name) : undefined
    if (known) for (const unit of unitsOf(known)) add(unit)
    const energy = node.kind === 'call' && node.native ? energyPerMass(node.native.unit) : null
    if (energy) add(energy)
  }
  return [...units.values()]
}

/** Properties of substances that are energies per mass: their dimension is that of a squared speed, too. */
function energyPerMass(unit: string): UnitExpression | null {
  const parsed = parseUnit(unit)
  if (!parsed.ok) return null
  const resolution = resolveUnit(parsed.value)
  return resolution.ok && resolution.unit.dimension === ENERGY_PER_MASS ? parsed.value : null
}

const inFunctions = new WeakMap<KnownFunction, readonly UnitExpression[]>()

function unitsOf(known: NameMeaning): readonly UnitExpression[] {
  if (known.kind === 'variable') return known.written.units
  let units = inFunctions.get(known)
  if (units === undefined) {
    // The function is registered before its body is read, because it may call itself.
    inFunctions.set(known, [])
    units = usedUnits(known.source, known.scope)
    inFunctions.set(known, units)
  }
  return units
}

/** The unit of a quantity, a list with one unit, or a name for one, as it was typed. */
function unitAsTyped(value: Expression, scope: NameScope): UnitExpression | null {
  if (value.kind === 'unary' && (value.operator === '-' || value.operator === '+'))
    return unitAsTyped(value.operand, scope)
  if (value.kind === 'quantity') return value.unit
  if (value.kind === 'binary') return shareOfSum(value, scope)
  if (value.kind !== 'name') return null
  const known = scope.known(value.name)
  return known?.kind === 'variable' ? known.written.unit : null
}

/** The common unit of `3 [dB] + 5 [dB]` or `25 [%] + 5 [%]`, which are plain numbers. */
function shareOfSum({ operator, left, right }: BinaryNode, scope: NameScope): UnitExpression | null {
  if (operator !== '+' && operator !== '-') return null
  const [a, b] = [unitAsTyped(left, scope), unitAsTyped(right, scope)]
  if (!a || !b || unitKey(a) !== unitKey(b)) return null
  const resolution = resolveUnit(a)
  return resolution.ok && resolution.unit.dimension.isPlain ? a : null
}

function habitOf(statement: Statement, value: Expression, scope: NameScope): Habit | null {
  const letter =
    statement.kind === 'definition' && statement.target.kind === 'variable'
      ? usualQuantityOfLetter(statement.target.name.name)
      : null
  return letter ?? habitOfFormula(value, scope)
}

function habitOfFormula(value: Expression, scope: NameScope): Habit | null {
  if (isFrequency(value)) return 'frequency'
  if (value.kind === 'call' && scope.known(value.name)) return usualQuantityOfLetter(value.name)
  const habits = nodesIn(value).flatMap(node => {
    const known = node.kind === 'name' ? scope.known(node.name) : undefined
    return known?.kind === 'variable' && known.written.habit ? [{ known, habit: known.written.habit }] : []
  })
  if (nameOfItem(value) !== null) return habits[0]?.habit ?? null
  const energy = habits.find(
    ({ known, habit }) =>
      habit === 'energy' &&
      known.variable.shape.kind === 'scalar' &&
      known.variable.shape.dimension === ENERGY,
  )
  return energy?.habit ?? null
}

/** @returns the name where a formula is a name or one of its items: `w`, `-w[2]`, `max(w)` */
export function nameOfItem(value: Expression): string | null {
  if (value.kind === 'index') return nameOfItem(value.target)
  if (value.kind === 'unary') return nameOfItem(value.operand)
  if (value.kind !== 'call') return value.kind === 'name' ? value.name : null
  const isTransparent = hasTrait(value.name, 'transparent') && value.args.length === 1
  return isTransparent ? nameOfItem(value.args[0]!) : null
}

const ENERGY = Dimension.of({ length: 2, mass: 1, time: -2 })
const ENERGY_PER_MASS = Dimension.of({ length: 2, time: -2 })

/** Quantity that a letter usually stands for. */
export function usualQuantityOfLetter(name: string): Habit | null {
  return LETTER_HABITS.find(([letter]) => letter.test(name))?.[1] ?? null
}

/** `1/T`, `c/lambda`, and what is divided by 2π. */
function isFrequency(value: Expression): boolean {
  if (value.kind !== 'binary') return false
  const { right, operator } = value
  const period = right.kind === 'name' && PERIOD.test(right.name)
  const short = right.kind === 'quantity' && isOne(value.left)
  return (operator === '/' && (period || short)) || powerOfPi(value) < 0
}

const PERIOD = /^(T|lambda|λ)(_|\d|$)/

const isOne = (node: Expression): boolean => node.kind === 'number' && Number(node.text) === 1

/** The power of π among the factors of a product. */
export function powerOfPi(node: Expression): number {
  if (node.kind === 'constant') return node.name === 'pi' ? 1 : 0
  if (node.kind !== 'binary' || (node.operator !== '*' && node.operator !== '/')) return 0
  return powerOfPi(node.left) + (node.operator === '*' ? 1 : -1) * powerOfPi(node.right)
}
