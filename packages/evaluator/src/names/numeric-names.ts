/** Responsibilities: the meaning of a formula's names for the evaluation by numbers alone. */
import type { EngineCommand, EngineResult } from '@calcwright/engine'
import { inferFunction } from '@calcwright/math/dimensions'
import type { FunctionVariant } from '@calcwright/math/dimensions'
import { freeNames } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { NumericMeaning, NumericNames } from '@calcwright/math/numeric'
import type { KnownFunction, KnownValueName, NameScope } from '../values/known.ts'
import { numbersOfAnswer } from '../values/numbers.ts'
import type { Numbers } from '../values/numbers.ts'

/** @returns the variables that a formula reads, through the functions that it calls too; by symbol */
export function variablesBehind(expression: Expression, scope: NameScope): Map<string, KnownValueName> {
  const found = new Map<string, KnownValueName>()
  const seen = new Set<KnownFunction>()
  const visit = (part: Expression, within: NameScope): void => {
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

/** @returns the numbers of variables by symbol, without those that are more than numbers; `pending` before all are there */
export function numbersNow(variables: ReadonlyMap<string, KnownValueName>): Map<string, Numbers> | 'pending' {
  const numbers = new Map<string, Numbers>()
  for (const [symbol, { value, numbers: find }] of variables) {
    if (value === 'pending') return 'pending'
    const own = find?.()
    if (own) numbers.set(symbol, own)
    else if (typeof value === 'number') numbers.set(symbol, { kind: 'value', value, exact: false })
    else if (value) numbers.set(symbol, { kind: 'value', value: value.toNumber(), exact: true })
  }
  return numbers
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
  scope: NameScope,
  variants: readonly FunctionVariant[],
  numbers: ReadonlyMap<string, Numbers>,
): NumericNames {
  const meanings = new Map<KnownFunction, Map<string, NumericMeaning>>()
  const namesIn =
    (within: NameScope): NumericNames =>
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
