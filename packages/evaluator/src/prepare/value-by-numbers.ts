/**
 * Responsibilities: formulas whose programs run long, single values of long columns, and formulas in which the rounding
 * of decimals decides, evaluated numerically. The engine gets the numbers in place of the formula, wherever its own
 * result would be in decimals too.
 */
import type { Inferred } from '@calcwright/math/dimensions'
import { nodesIn } from '@calcwright/math/expression'
import type { Expression, ProgramStatement } from '@calcwright/math/expression'
import {
  closeAsSame,
  commonDigits,
  compileNumeric,
  Complex,
  exactnessOf,
  gridOf,
  isList,
  wordOf,
} from '@calcwright/math/numeric'
import type { Exactness, NotNumeric, Numeric, NumericOutcome, NumericValue } from '@calcwright/math/numeric'
import type { NameScope } from '../values/known.ts'
import { hasAllDigits, numberText } from '../values/numbers.ts'
import { numericNames, variablesBehind } from '../names/numeric-names.ts'
import type { Numbers } from '../values/numbers.ts'
import { inFractions } from './exact-decimals.ts'
import { PreparationStopped } from './preparing.ts'
import type { Request } from '../values/prepared.ts'
import { partsBehind } from '../values/parts-behind.ts'

/** Polls, each after 4096 passes and calls, after which the engine has it, which can be interrupted. */
const MOST_POLLS = 100
/** Milliseconds after which it has it too, where passes take long or the machine is slow. */
const MOST_TIME = 1000

/** Elements from which on a column is not written out for the engine where one number of it is asked for. */
const LONG_COLUMN = 10_000

/** Stands for a value that is still being computed. */
const UNKNOWN: Numbers = { kind: 'value', value: 0, exact: false, decimal: true }

class TooLong extends Error {}

/**
 * @returns the value in the engine's words; null where the engine is to compute it: it has exact numbers
 *   there, or little to do, or something is wrong
 * @throws Stop where values are needed that are still being computed
 */
export function valueByNumbers(inferred: Inferred, { scope, settings }: Request): string | null {
  const { expression, variants, free } = inferred
  if (free.length > 0) return null
  const isOfColumn = inferred.shape.kind === 'scalar' && readsLongColumn(expression, scope)
  const isLong = isOfColumn || runsLoops(expression, scope, new Set())
  const isDecision = !isLong && decides(expression, scope, DECIDING)
  if (!isLong && !isDecision) return null
  // Decimals that are typed in the formula decide exactly.
  if (isDecision && inFractions(expression, variants, scope)) return null
  const numbers = new Map<string, Numbers>()
  let isPending = false
  for (const [symbol, known] of variablesBehind(expression, scope)) {
    const pending = known.value === 'pending'
    const own = pending ? UNKNOWN : known.numbers?.()
    if (known.hasGaps !== undefined) return null
    if (!own || !hasAllDigits(own)) return null
    numbers.set(symbol, own)
    isPending ||= pending
  }
  const names = numericNames(scope, variants, numbers)
  const anyway = exactnessOf(expression, names)
  const loopsRun = anyway === 'open'
  const exactness = loopsRun ? exactnessOf(expression, names, loopsRun) : anyway
  const isOfDecimals = hasDecimals(expression, scope) || [...numbers.values()].some(holdsDecimals)
  if (exactness === 'open' && !isOfDecimals) return null
  if (isPending) throw new PreparationStopped({ kind: 'pending' })
  const { complex, oneIndexed } = settings
  const begun = performance.now()
  let polls = 0
  const poll = (): void => {
    polls += 1
    if (polls > MOST_POLLS || performance.now() - begun > MOST_TIME) throw new TooLong()
  }
  const parts = isLong ? (partsBehind(expression, scope) ?? []).map(([part]) => part) : []
  const grid = isLong ? gridOf(parts, [...numbers.values()].map(({ value }) => value)) : undefined // prettier-ignore
  const options = { variables: [], names, complex, oneIndexed, poll }
  try {
    const numeric = compileNumeric(expression, options)
    if (!numeric.ok) return null
    const strict = numeric.run([])
    const exact = grid === undefined ? null : onGrid(compileNumeric(expression, { ...options, grid }), strict)
    if (exact !== null) return exact
    if (!strict.ok && strict.fault.code === 'number.close' && isOfDecimals) return withCloseAsSame(numeric)
    const isRest = isOfDecimals && decides(expression, scope, REMAINDER)
    const rest = isRest ? withoutLeftOver(numeric, strict) : null
    if (rest !== null || isDecision) return rest
    if (exactness === 'open') return null
    const sure = loopsRun ? compileNumeric(expression, { ...options, loopsRun }) : null
    const outcome = sure?.ok ? sure.run([]) : strict
    return outcome.ok && (polls > 0 || isOfColumn) && !outcome.lost
      ? decimalText(outcome.value, exactness)
      : null
  } catch (error) {
    if (error instanceof TooLong) return null
    throw error
  }
}

/** Share by which sums that do not drift may change a result. */
const SAME = 1e-9

/** The value of a program whose sums of typed decimals do not drift, where that makes another one; null elsewhere. */
function onGrid(numeric: Numeric | NotNumeric, strict: NumericOutcome): string | null {
  const outcome = numeric.ok ? closeAsSame(() => numeric.run([])) : null
  if (!outcome?.ok || outcome.lost) return null
  const [text, plain] = [numberText(outcome.value), strict.ok ? numberText(strict.value) : '']
  const same = strict.ok ? commonDigits(outcome.value, [strict.value]) : null
  return text === plain || (same !== null && same >= -Math.log10(SAME)) ? null : text
}

/** The value of a program of decimals in which rounding decides, with numbers that it sets apart taken for the same. */
function withCloseAsSame(numeric: Numeric): string | null {
  const outcome = closeAsSame(() => numeric.run([]))
  return outcome.ok && !outcome.lost ? numberText(outcome.value) : null
}

/** The value where a remainder is the rounding of a quotient that is whole, or may be one to the engine; null elsewhere. */
function withoutLeftOver(numeric: Numeric, strict: NumericOutcome): string | null {
  const text = withCloseAsSame(numeric)
  return strict.ok && (hasZero(strict.value) || text !== numberText(strict.value)) ? text : null
}

const hasZero = (value: NumericValue): boolean => value === 0 || (isList(value) && value.some(hasZero))

const holdsDecimals = ({ decimal, exact, value }: Numbers): boolean =>
  decimal === true || (!exact && isList(value))

/** Functions that decide by a comparison, a step or a whole number, by the names that are typed and the engine's. */
const DECIDING =
  /^(floor|ceil(ing)?|(num_m|m)?round|round(down|up)|trunc|[if]Part|frac|iquo|intDiv|quotient|div|irem|iquorem|s?mods?|piecewise|when|ifte|(sta_)?lookup|(law_)?(poisson|(neg)?binomial|geometric)\w*|cdf|num_(sign|step)|sign|sgn|signum|[Hh]eaviside|comb|nCr|combin|perm|nPr|permut|even|odd|count\w*|member|sta_place|select|remove|sort)$/
/** Functions of these that leave what is behind a whole number, or take its sign. */
const REMAINDER = /^(mod|floor|[if]Part|frac|trunc|num_(sign|step)|sign|sgn|signum|[Hh]eaviside)$/

/** Whether a formula decides by such a function, a comparison or a place in a list, or what it calls does. */
function decides(
  expression: Expression,
  scope: NameScope,
  words: RegExp,
  seen: Set<string> = new Set(),
): boolean {
  return nodesIn(expression).some(node => {
    if (node.kind === 'binary') return words.test(node.operator)
    if (words === DECIDING && (node.kind === 'compare' || isPlace(node, expression.kind === 'program')))
      return true
    if (node.kind !== 'call' && node.kind !== 'name') return false
    const known = scope.known(node.name.split('@')[0] ?? node.name)
    if (known?.kind !== 'function') return node.kind === 'call' && words.test(wordOf(node))
    if (seen.has(known.symbol)) return false
    seen.add(known.symbol)
    return decides(known.definition.body, known.scope, words, seen)
  })
}

/** A place in a list that is computed, in a program perhaps by a line before. */
const isPlace = (node: Expression, inProgram: boolean): boolean =>
  node.kind === 'index' &&
  node.indexes.some(({ kind }) => kind !== 'number' && (inProgram || kind !== 'name'))

/** Whether decimals are typed in a formula, or behind it. */
const hasDecimals = (expression: Expression, scope: NameScope): boolean =>
  partsBehind(expression, scope)?.some(([part]) => part.kind === 'number' && /[.eE]/.test(part.text)) === true

const readsLongColumn = (expression: Expression, scope: NameScope): boolean =>
  nodesIn(expression).some(node => {
    const known = node.kind === 'name' ? scope.known(node.name) : undefined
    return known?.kind === 'variable' && (known.elements?.length ?? 0) >= LONG_COLUMN
  })

/** Whether programs with loops are called, by the formula or by what it calls. */
function runsLoops(expression: Expression, scope: NameScope, seen: Set<string>): boolean {
  return nodesIn(expression).some(node => {
    if (node.kind !== 'call' && node.kind !== 'name') return false
    const { name } = node
    const known = scope.known(name.split('@')[0] ?? name)
    if (known?.kind !== 'function' || seen.has(known.symbol) || !known.traits.has('program')) return false
    seen.add(known.symbol)
    const { body } = known.definition
    return (body.kind === 'program' && hasLoop(body.body)) || runsLoops(body, known.scope, seen)
  })
}

function hasLoop(statements: readonly ProgramStatement[]): boolean {
  return statements.some(
    statement =>
      statement.kind === 'loop' ||
      (statement.kind === 'choice' && statement.branches.some(({ body }) => hasLoop(body))),
  )
}

/** All numbers as decimals; null where that is not certain of a zero, and for a truth value. */
function decimalText(value: NumericValue, exactness: Exactness): string | null {
  if (typeof value === 'number') return value === 0 && exactness === 'zero' ? null : realText(value)
  if (typeof value === 'boolean') return null
  if (value instanceof Complex) return `(${realText(value.re)}+(${realText(value.im)})*i)`
  const items = value.map(item => decimalText(item, exactness))
  return items.includes(null) ? null : `[${items.join(',')}]`
}

function realText(value: number): string {
  const text = String(value)
  return /[.e]/.test(text) ? text : `${text}.0`
}
