/** Responsibilities: values and functions of a worksheet for the evaluation by numbers alone. */
import type { EngineCommand, EngineResult, EngineValue, Success } from '@calcwright/engine'
import { inferFunction } from '@calcwright/math/dimensions'
import type { FunctionVariant } from '@calcwright/math/dimensions'
import { freeNames, nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { Complex } from '@calcwright/math/numeric'
import type { NumericMeaning, NumericNames, NumericValue } from '@calcwright/math/numeric'
import { rationalOf } from '../results/scale.ts'
import type { KnownFunction, KnownValueName, Scope } from './known.ts'

/** A value of the worksheet as numbers, and whether they are exact, or all of them decimals. */
export interface Numbers {
  readonly kind: 'value'
  readonly value: NumericValue
  readonly exact: boolean
  readonly decimal?: boolean
}

/** @returns the numbers of an engine's answer; null when it is more than numbers */
export function numbersOfAnswer({ value, approximation, numbers }: Success): Numbers | null {
  const all = numbersIn(approximation ?? value, numbers)
  if (all === null) return null
  return { kind: 'value', value: all, exact: isExact(value), decimal: isDecimal(value) }
}

/** Whether the last digits of exact numbers are there as well, which decide in divisions with remainder. */
export function hasAllDigits({ exact, value }: Numbers): boolean {
  const isHeld = (item: NumericValue): boolean =>
    typeof item === 'number'
      ? Math.abs(item) <= Number.MAX_SAFE_INTEGER
      : !Array.isArray(item) || item.every(isHeld)
  return !exact || isHeld(value)
}

/** @returns the variables that a formula reads, through the functions that it calls too; by symbol */
export function variablesBehind(expression: Expression, scope: Scope): Map<string, KnownValueName> {
  const found = new Map<string, KnownValueName>()
  const seen = new Set<KnownFunction>()
  const visit = (part: Expression, within: Scope): void => {
    for (const name of freeNames(part).keys()) {
      const known = within.known(name.split('@')[0] ?? name)
      if (known?.kind === 'variable') found.set(known.symbol, known)
      else if (known && !seen.has(known)) {
        seen.add(known)
        visit(known.definition.body, known.scope)
      }
    }
  }
  visit(expression, scope)
  return found
}

/** @returns the numbers of variables by symbol; null when one of them is more than numbers */
export async function numbersOf(
  variables: ReadonlyMap<string, KnownValueName>,
  send: (commands: readonly EngineCommand[]) => Promise<readonly EngineResult[]>,
): Promise<Map<string, Numbers> | null> {
  const numbers = new Map<string, Numbers>()
  const asked: string[] = []
  for (const [symbol, known] of variables) {
    const { value } = known
    const answered = known.numbers?.()
    if (answered) numbers.set(symbol, answered)
    else if (typeof value === 'number') numbers.set(symbol, { kind: 'value', value, exact: false })
    else if (typeof value === 'object')
      numbers.set(symbol, { kind: 'value', value: value.toNumber(), exact: true })
    else asked.push(symbol)
  }
  if (asked.length === 0) return numbers
  const answers = await send(asked.map(text => ({ text, numeric: true })))
  for (const [index, symbol] of asked.entries()) {
    const answer = answers[index]
    if (!answer?.ok) return null
    const own = numbersOfAnswer(answer)
    if (own === null) return null
    numbers.set(symbol, own)
  }
  return numbers
}

/**
 * @param variants the bodies of functions for certain dimensions that the formula calls
 * @returns what the names of a formula mean
 */
export function numericNames(
  scope: Scope,
  variants: readonly FunctionVariant[],
  numbers: ReadonlyMap<string, Numbers>,
): NumericNames {
  const meanings = new Map<KnownFunction, Map<string, NumericMeaning>>()
  const namesIn =
    (within: Scope): NumericNames =>
    name => {
      const [base = name, variant] = name.split('@')
      const known = within.known(base)
      if (!known) return undefined
      if (known.kind === 'function') return functionMeaning(known, variant)
      return numbers.get(known.symbol)
    }
  const functionMeaning = (known: KnownFunction, variant: string | undefined): NumericMeaning | undefined => {
    const own = meanings.get(known) ?? new Map<string, NumericMeaning>()
    meanings.set(known, own)
    const before = own.get(variant ?? '')
    if (before) return before
    const body = bodyOf(known, variant, variants)
    if (!body) return undefined
    const { parameters } = known.definition
    const meaning: NumericMeaning = { kind: 'function', parameters, body, names: namesIn(known.scope) }
    own.set(variant ?? '', meaning)
    return meaning
  }
  return namesIn(scope)
}

/** The body of a function over SI numbers. */
function bodyOf(
  { definition }: KnownFunction,
  variant: string | undefined,
  variants: readonly FunctionVariant[],
): Expression | undefined {
  if (variant !== undefined)
    return variants.find(one => one.definition === definition && one.variant === Number(variant))?.expression
  const inferred = inferFunction(definition)
  return inferred.ok ? inferred.expression : undefined
}

/** @returns whether no decimal stands in a formula */
export const isWrittenExactly = (expression: Expression): boolean =>
  nodesIn(expression).every(node => node.kind !== 'number' || /^\d+$/.test(node.text))

function isExact(value: EngineValue): boolean {
  switch (value.t) {
    case 'int':
    case 'rat':
      return true
    case 'list':
      return value.items.every(isExact)
    default:
      return false
  }
}

function isDecimal(value: EngineValue): boolean {
  return value.t === 'float' || (value.t === 'list' && value.items.every(isDecimal))
}

/** @returns the double next to a real number; null for any other value */
export function realNumberOf(value: EngineValue): number | null {
  switch (value.t) {
    case 'int':
    case 'real':
      return Number(value.v)
    case 'rat':
      return rationalOf(value).toNumber()
    case 'float':
      return typeof value.v === 'number' ? value.v : null
    default:
      return null
  }
}

/** @returns what an engine's answer is as numbers; null where it is more than that */
export function numbersIn(value: EngineValue, numbers: Float64Array | undefined): NumericValue | null {
  switch (value.t) {
    case 'complex': {
      const [re, im] = [numbersIn(value.re, undefined), numbersIn(value.im, undefined)]
      return typeof re === 'number' && typeof im === 'number' ? new Complex(re, im) : null
    }
    case 'name':
      return value.v === 'true' ? true : value.v === 'false' ? false : null
    case 'list': {
      const items = value.items.map(item => numbersIn(item, numbers))
      return items.every(item => item !== null) ? items : null
    }
    case 'array': {
      const [rows = 0, columns] = value.shape
      const all = [...(numbers ?? [])]
      if (columns === undefined) return all
      return Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns))
    }
    default:
      return realNumberOf(value)
  }
}

/** @returns a value in the engine's words; whole numbers are written as exact ones */
export function numberText(value: NumericValue | undefined): string {
  if (value === undefined) return 'undef'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return realText(value)
  if (value instanceof Complex) return `(${realText(value.re)}+(${realText(value.im)})*i)`
  return `[${value.map(numberText).join(',')}]`
}

function realText(value: number): string {
  const text = String(value)
  return Number.isSafeInteger(value) || /[.e]/.test(text) ? text : `${text}.0`
}
