/** Words that are a unit and a variable at once, read as what fits by dimension where the rule of reading does not. */
import { parseLatex } from '../expression/parser-latex.ts'
import { splitName } from '../expression/names.ts'
import { freeNames } from '../expression/free-names.ts'
import type { Expression, Statement } from '../expression/tree.ts'
import { isUnit } from '../units/find.ts'
import { resolveUnit } from '../units/resolve.ts'
import { formulaDimensions } from './formula-dimensions.ts'
import type { DimensionOf } from './formula-dimensions.ts'
import { Layout } from './layout.ts'
import { isRareUnit } from './measure-or-variable.ts'
import type { TypedToken } from './source.ts'
import type { Choices, UnitRules } from './unit-runs.ts'

/** More words of this kind stand in no formula of a book; each costs a drawing. */
const MOST = 6

/** A reading of the line, and how much speaks against it. */
interface Trial {
  readonly layout: Layout
  readonly drawn: ReturnType<Layout['row']>
  readonly faults: number
}

/**
 * Draws a line with the readings that fit best; where several do equally, those of the rule, or nearest to it.
 * @param isCompared faults are counted also where no word has two readings
 */
export function drawFitting(tokens: readonly TypedToken[], rules: UnitRules, isCompared: boolean): Trial {
  const first = trial(tokens, rules, new Map(), isCompared)
  const isSum = first.faults >= SUM
  // A rare unit is meant where a sum asks for it, `t + 2 d`, and a variable within units, `sqrt(200 mm/d)`, not where
  // a letter does.
  const isFirst = (index: number): boolean => tokens[index - 1]?.kind === 'number'
  const doubtful = [...first.layout.doubtful]
    .filter(([index, name]) => isSum || (isFirst(index) && !isRareUnit(name)))
    .slice(0, MOST)
  if (first.faults === 0 || doubtful.length === 0) return first
  const isUnitNow = (index: number): boolean => first.layout.isUnitWord(index)
  const turned = (indexes: readonly number[]): Choices =>
    new Map(doubtful.map(([index]) => [index, isUnitNow(index) !== indexes.includes(index)]))
  const each = doubtful.map(([index]) => [index])
  const ofOneName = doubtful.map(([, name]) =>
    doubtful.filter(([, other]) => other === name).map(([index]) => index),
  )
  const all = doubtful.map(([index]) => index)
  return [...ofOneName, ...each, all]
    .map(indexes => trial(tokens, rules, turned(indexes), isCompared))
    .reduce((best, next) => (next.faults < best.faults ? next : best), first)
}

function trial(tokens: readonly TypedToken[], rules: UnitRules, chosen: Choices, isCompared = false): Trial {
  const layout = new Layout(tokens, rules, chosen)
  const drawn = layout.row()
  const isAsked = rules.dimensionOf !== undefined && (isCompared || layout.doubtful.size > 0)
  return { layout, drawn, faults: isAsked ? faultsOf(drawn.latex, rules.dimensionOf, isCompared) : 0 }
}

/** Weight of a sum, a comparison or an argument that does not fit; that of a value unlike others of its letter is 1. */
const SUM = 2

function faultsOf(latex: string, dimensionOf: DimensionOf, isCompared: boolean): number {
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok) return 0
  const { dimension, faults } = formulaDimensions(parsed.value, dimensionOf)
  const isUnlike = (expected: ReturnType<DimensionOf>): boolean =>
    dimension !== undefined && expected !== undefined && !dimension.sameHard(expected)
  const asked = 'unit' in parsed.value && parsed.value.unit ? resolveUnit(parsed.value.unit) : null
  if (asked?.ok) return SUM * (faults + (isUnlike(asked.unit.dimension) ? 1 : 0))
  const absurd = isMultipleOfItself(parsed.value) ? SUM : 0
  return SUM * faults + absurd + (isUnlike(expectedOf(parsed.value, dimensionOf, isCompared)) ? 1 : 0)
}

/**
 * Whether a value is said to be one of the names that it is a multiple of, `U = 12 V/2 = V`: below a variable V both
 * are volts.
 */
function isMultipleOfItself(statement: Statement): boolean {
  if (!('value' in statement) || statement.value.kind !== 'compare') return false
  const { operands } = statement.value
  const [value, last] = operands.slice(-2)
  const isSum = last!.kind === 'binary' && !/^[*/^]$/.test(last!.operator)
  if (isSum || (operands.length < 3 && statement.kind !== 'definition')) return false
  const names = [...freeNames(last!).keys()]
  return names.every(isUnit) && names.some(name => freeNames(value!).has(name))
}

/**
 * For a number and a word alone the dimension that the defined name has above, or the name without its subscript:
 * `H_2` is like `H`.
 * @param isCompared the word may be one of letters that are multiplied, `30 mW`
 */
function expectedOf(
  statement: Statement,
  dimensionOf: DimensionOf,
  isCompared: boolean,
): ReturnType<DimensionOf> {
  if (statement.kind !== 'definition' || statement.target.kind !== 'variable') return undefined
  const { value } = statement
  const isAlone =
    value.kind === 'quantity' ||
    (value.kind === 'binary' && value.left.kind === 'number' && value.right.kind === 'name') ||
    (isCompared && isOfLetters(value))
  if (!isAlone) return undefined
  const { name } = statement.target.name
  return dimensionOf(name) ?? dimensionOf(splitName(name).body)
}

/** Whether names are multiplied with a number, or with a number and a unit that stands for one of them. */
const isOfLetters = (node: Expression): boolean =>
  node.kind === 'binary' && node.operator === '*' && node.right.kind === 'name'
    ? node.left.kind === 'number' || node.left.kind === 'quantity' || isOfLetters(node.left)
    : false
