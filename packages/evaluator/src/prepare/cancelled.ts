/**
 * Responsibilities: decimals whose digits cancel, or whose parts are beyond the range of a double: 1 - cos(1e-8) is 0
 * in double precision. The engine gets such a formula in fractions, and computes it with many more digits.
 */
import type { Inferred } from '@calcwright/math/dimensions'
import { message } from '@calcwright/math/messages/results'
import { nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { certainDigits, withNoise } from '@calcwright/math/numeric'
import type { Noise, NumericNames } from '@calcwright/math/numeric'
import type { Notice } from '../block-result.ts'
import { numericNames, variablesBehind } from '../names/numeric-names.ts'
import { numberText } from '../values/numbers.ts'
import type { Numbers } from '../values/numbers.ts'
import type { KnownFormula, KnownValueName, NameScope } from '../values/known.ts'
import type { Request } from '../values/prepared.ts'
import { engineText } from '../names/engine-text.ts'
import { inFractions, isWhole } from './exact-decimals.ts'
import { Items } from './items.ts'
import { mayLoseDigits } from './losing-digits.ts'
import { PreparationStopped } from './preparing.ts'
import { isToBeChecked } from './witness.ts'
import { type Formula, type NameFacts, RoundedWalk } from './rounded-walk.ts'
import { Unfit } from './rounded.ts'
import { partsBehind } from '../values/parts-behind.ts'

/** Share of a result that rounding may change before more digits are taken. */
const MOST_ERROR = 1e-9
/** Digits by which a number is no zero, of the 60 that it is computed with. */
const CERTAIN_DIGITS = 50
/** Digits by which a number of the engine is taken as it is. */
const MOST_DIGITS = 9
/** Digits of a result from which on nothing is said about them. */
const ENOUGH_DIGITS = 6

/** A value in the engine's words, and what there is to say about its digits. */
export interface ManyDigits {
  /** Null where the engine computes the formula as it is. */
  readonly text: string | null
  readonly notices: readonly Notice[]
}

/**
 * @returns the value in the engine's words; null where the digits of a double are enough
 * @throws Stop where values are needed that are still being computed
 */
export function cancelledValue(
  { expression, variants, free, shape }: Inferred,
  { scope, settings }: Request,
): ManyDigits | null {
  if (free.length > 0) return null
  const fractions = inFractions(expression, variants, scope)
  if (fractions) {
    const text = engineText(fractions, scope, { test: true })
    if (isWhole(fractions)) return { text, notices: [] }
    return { text: shape.kind === 'scalar' ? manyDigits(text, null) : `evalf(${text})`, notices: [] }
  }
  if (!mayLoseDigits(expression, scope)) return null
  const formula = { expression, variants, scope, key: '' }
  const numbers = numbersBehind(formula)
  if (!numbers) throw new PreparationStopped({ kind: 'pending' })
  const firstIndex = settings.oneIndexed ? 1 : 0
  const { names, facts } = withNumbers(formula, numbers, firstIndex)
  const of = (item: Expression): ManyDigits | null => {
    const found = inManyDigits(item, new RoundedWalk(names, facts), scope)
    if (found !== 'unfit') return found
    return isToBeChecked(item, scope) || hasLongColumns(formula)
      ? null
      : byNoise(item, noisyNames(formula, numbers), settings)
  }
  const textOf = (item: Expression): string => engineText(item, scope)
  const items = new Items(names, firstIndex).of(expression)
  if (items) return ofItems(items, of, textOf) ?? of(expression)
  const calls = callsOfItems(expression, scope)
  if (calls) return together(calls, of, textOf)
  if (expression.kind === 'list') return ofItems(expression.items, of, textOf)
  return expression.kind === 'matrix' ? ofItems(expression.rows, of, textOf) : of(expression)
}

/** The items of a list, or of the rows of a matrix. */
function ofItems(
  items: readonly (Expression | readonly Expression[])[],
  of: (item: Expression) => ManyDigits | null,
  textOf: (item: Expression) => string,
): ManyDigits | null {
  return together<Expression | readonly Expression[]>(
    items,
    item => (isRow(item) ? together(item, of, textOf) : of(item)),
    item => (isRow(item) ? `[${item.map(textOf).join(',')}]` : textOf(item)),
  )
}

const isRow = (item: Expression | readonly Expression[]): item is readonly Expression[] => Array.isArray(item)

/** The calls of a function of the worksheet that a call with a list in place of a number stands for; null for others. */
function callsOfItems(node: Expression, scope: NameScope): readonly CallNode[] | null {
  if (node.kind !== 'call' || scope.known(node.name.split('@')[0]!)?.kind !== 'function') return null
  const place = node.args.findIndex(({ kind }) => kind === 'list')
  const list = node.args[place]
  if (list?.kind !== 'list' || node.args.some((arg, at) => arg.kind === 'list' && at !== place)) return null
  return list.items.map(item => ({ ...node, args: node.args.with(place, item) }))
}

/** The items of a list; null where all of them have digits enough. */
function together<Item>(
  items: readonly Item[],
  of: (item: Item) => ManyDigits | null,
  textOf: (item: Item) => string,
): ManyDigits | null {
  const found = items.map(of)
  if (found.every(item => item === null)) return null
  const texts = found.map((item, at) => item?.text ?? textOf(items[at]!))
  const isAsItIs = found.every(item => (item?.text ?? null) === null)
  return {
    text: isAsItIs ? null : `[${texts.join(',')}]`,
    notices: found.flatMap(item => item?.notices ?? []),
  }
}

/** The numbers of all names behind a formula, by symbol; null where some are still being computed. */
function numbersBehind(formula: KnownFormula): ReadonlyMap<string, Numbers> | null {
  const numbers = new Map<string, Numbers>()
  const seen = new Set<KnownValueName>()
  const visit = ({ expression, scope }: KnownFormula): boolean =>
    [...variablesBehind(expression, scope)].every(([symbol, known]) => {
      if (seen.has(known)) return true
      seen.add(known)
      const own = known.numbers?.()
      if (known.value === 'pending' && own === undefined) return false
      if (own) numbers.set(symbol, own)
      return !known.formula || visit(known.formula)
    })
  return visit(formula) ? numbers : null
}

function withNumbers(
  { expression, variants, scope }: KnownFormula,
  numbers: ReadonlyMap<string, Numbers>,
  firstIndex: number,
): Formula {
  const formulaOf = (name: string): Formula | undefined => {
    const known = scope.known(name)
    const own = known?.kind === 'variable' ? known.formula : undefined
    return own && partsBehind(own.expression, own.scope) !== null
      ? withNumbers(own, numbers, firstIndex)
      : undefined
  }
  const facts: NameFacts = { formulaOf, firstIndex }
  return { expression, names: numericNames(scope, variants, numbers), facts }
}

/** @returns the value of a formula in the engine's words; null where the digits of a double are enough */
function inManyDigits(
  expression: Expression,
  walk: RoundedWalk,
  scope: NameScope,
): ManyDigits | 'unfit' | null {
  try {
    const { value, error, given, tree } = walk.of(expression)
    if (!walk.hasDecimals && !walk.isBeyondExact) return null
    // The engine turns one fraction into a decimal to the last digit.
    if (walk.hasLongFraction && walk.isRational && !Number.isNaN(value))
      return { text: `evalf(${engineText(tree, scope)})`, notices: [] }
    const isBeyond = Number.isNaN(value)
    const isLost =
      walk.isBeyondExact || walk.hasLongFraction || walk.isRewritten || error > MOST_ERROR * Math.abs(value)
    if (!isBeyond && !isLost) return null
    const text = engineText(tree, scope)
    const digits = (part: number): number =>
      value === 0 ? 0 : Math.max(0, Math.floor(-Math.log10(part / Math.abs(value))))
    if (!walk.isRough) {
      const notices = !isBeyond && given > 0 ? fewDigits(digits(given)) : []
      const isOpen = isBeyond || walk.isRewritten || walk.isSaturated || walk.isTurned
      return { text: manyDigits(text, isOpen ? null : error), notices }
    }
    if (isBeyond) return null
    return { text: walk.isRewritten ? `evalf(${text})` : null, notices: fewDigits(digits(error)) }
  } catch (fault) {
    if (fault instanceof Unfit) return 'unfit'
    throw fault
  }
}

/** Most numbers of a column whose rounding is looked at. */
const MOST_ELEMENTS = 1000

const hasLongColumns = ({ expression, scope }: KnownFormula): boolean =>
  [...variablesBehind(expression, scope).values()].some(
    ({ elements }) => (elements?.length ?? 0) > MOST_ELEMENTS,
  )

/** The meanings of names, of which those that are calculated are rounded. */
const noisyNames =
  ({ variants, scope }: KnownFormula, numbers: ReadonlyMap<string, Numbers>) =>
  (noise: Noise | undefined): NumericNames => {
    const names = numericNames(scope, variants, numbers)
    if (!noise) return names
    return name => {
      const meaning = names(name)
      const known = scope.known(name)
      if (meaning?.kind !== 'value' || known?.kind !== 'variable') return meaning
      // Lists of decimals and whole numbers have these for exact ones.
      const isMixed = Array.isArray(meaning.value) && numbers.get(known.symbol)?.exact === false
      if (!meaning.decimal && !isMixed) return meaning
      const isRounded = known.formula
        ? !isWrittenOut(known.formula.expression)
        : typeof meaning.value === 'number'
      const change: Noise = meaning.decimal ? noise : item => (Number.isInteger(item) ? item : noise(item))
      return isRounded ? { ...meaning, value: withNoise(meaning.value, change) } : meaning
    }
  }

/** Whether a value is typed as it is, with its unit. */
const isWrittenOut = (expression: Expression): boolean =>
  nodesIn(expression).every(({ kind }) => /^(number|unary|binary|list|matrix)$/.test(kind))

const fewDigits = (digits: number): readonly Notice[] =>
  digits < ENOUGH_DIGITS ? [message('result.digits', { digits })] : []

/** Polls, each after 4096 passes and calls, after which nothing is found out about the digits. */
const MOST_POLLS = 4

class TooLong extends Error {}

/** The digits that rounding leaves of a formula that is more than one number: a list, a call of a program. */
function byNoise(
  expression: Expression,
  namesWith: (noise: Noise | undefined) => NumericNames,
  { complex, oneIndexed }: Request['settings'],
): ManyDigits | null {
  let polls = 0
  const poll = (): void => {
    polls += 1
    if (polls > MOST_POLLS) throw new TooLong()
  }
  try {
    const digitsOf = (asWritten: boolean) =>
      certainDigits(expression, noise => ({
        variables: [],
        names: namesWith(noise),
        complex,
        oneIndexed,
        asWritten,
        poll,
      }))
    const written = digitsOf(true)
    if (!written) return null
    if (written.digits >= MOST_DIGITS)
      return written.cleaned === null ? null : { text: numberText(written.cleaned), notices: [] }
    const own = digitsOf(false)
    if (!own || own.digits <= written.digits) return { text: null, notices: fewDigits(written.digits) }
    return { text: numberText(own.value), notices: fewDigits(own.digits) }
  } catch (fault) {
    if (fault instanceof TooLong) return null
    throw fault
  }
}

/**
 * @param error the most that the rounding of doubles changes; null where the size of the terms is not known
 * @returns the call of a procedure. The rounding of a double is 1e-16 of the terms: a rest far below it is zero
 */
function manyDigits(text: string, error: number | null): string {
  if (error === null) return `dec_agreed(${text})`
  return `dec_rest(${text},${CERTAIN_DIGITS - 16 - Math.ceil(Math.log10(error))})`
}
