/**
 * Responsibilities: formulas and functions in the engine's words.
 */
import type { EngineCommand } from '@calcwright/engine'
import { withoutSearches } from '@calcwright/lowering/solve'
import type { FunctionDefinition, FunctionVariant } from '@calcwright/math/dimensions'
import { toEngine, freeNames } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { engineWord } from '@calcwright/reference/functions'
import { LAZY_CONDITION, nameOfSymbol, parameterSymbol, serialOf, variantSymbol } from '../engine/symbols.ts'
import { toSymbols } from './to-symbols.ts'
import type { KnownFunction, NameScope } from '../values/known.ts'
import { withNearDecisions, withNearSteps } from './near-decisions.ts'

/** A command whose value is wanted in decimals too. */
export function command(text: string): EngineCommand {
  return { text, numeric: true }
}

/** @param test whether `a = b` asks if it is so, instead of being an equation */
export function engineText(
  expression: Expression,
  scope: NameScope,
  { bound = [], test = false, owner }: TextOptions = {},
): string {
  const isFunction = (name: string) => scope.known(name)?.kind === 'function'
  const own =
    owner === undefined
      ? undefined
      : { isFunction, serial: serialOf(owner), open: openNames(expression, scope) }
  const decided = owner === undefined ? withNearSteps(expression) : expression
  const symbols = toSymbols(withoutSearches(decided), symbolIn(scope), bound, own)
  return toEngine(symbols, name => name, {
    bound: name => name,
    functionName: name => (name === LAZY_CONDITION ? 'when' : engineWord(name)),
    test,
    ...(owner !== undefined && {
      program: { symbol: owner, parameters: bound.map(parameterSymbol), nameOf: nameOfSymbol },
    }),
  })
}

interface TextOptions {
  readonly bound?: readonly string[]
  readonly test?: boolean
  /** Symbol of the function that this is the body of. */
  readonly owner?: string
}

/** Calls of a function for certain dimensions are named `f@2` by the inference. */
function symbolIn(scope: NameScope): (name: string) => string | undefined {
  return name => {
    const [base = name, variant] = name.split('@')
    const symbol = scope.known(base)?.symbol
    return symbol !== undefined && variant !== undefined ? variantSymbol(symbol, Number(variant)) : symbol
  }
}

export interface FunctionVariants {
  readonly commands: EngineCommand[]
  readonly added: { readonly of: KnownFunction; readonly variant: number }[]
}

/** The function bodies that the calls of a line need and the engine does not hold. */
export function variantsOf(variants: readonly FunctionVariant[], scope: NameScope): FunctionVariants {
  const result: FunctionVariants = { commands: [], added: [] }
  for (const { definition, variant, expression } of variants) {
    const known = functionBehind(definition, scope)
    if (known.variants.has(variant)) continue
    const symbol = variantSymbol(known.symbol, variant)
    const text = functionText(symbol, definition.parameters, expression, known.scope)
    result.commands.push({ text })
    result.added.push({ of: known, variant })
  }
  return result
}

const functions = new WeakMap<FunctionDefinition, KnownFunction>()

/** Lets the calls of a definition find its symbol and scope. */
export function rememberFunction(known: KnownFunction): void {
  functions.set(known.definition, known)
}

function functionBehind(definition: FunctionDefinition, scope: NameScope): KnownFunction {
  const known = functions.get(definition) ?? scope.known(definition.name)
  if (known?.kind === 'function') return known
  throw new Error(`The function ${definition.name} was never prepared.`)
}

export function functionText(
  symbol: string,
  parameters: readonly string[],
  body: Expression,
  scope: NameScope,
): string {
  const decided = body.kind === 'program' ? withNearDecisions(body) : withNearSteps(body)
  const text = engineText(decided, scope, { bound: parameters, owner: symbol })
  // A body `t = 3` would give the parameter another value.
  const isAssignment =
    body.kind === 'compare' && body.relations.join() === '==' && body.operands[0]!.kind === 'name'
  return `${symbol}(${parameters.map(parameterSymbol).join(',')}):=${isAssignment ? `head([${text}])` : text}`
}

/** @returns as `x` for `subst(E, x, 2)` over `E := x^2`: in such a call it has to stay what it is */
function openNames(expression: Expression, scope: NameScope): ReadonlySet<string> {
  const open = new Set<string>()
  const seen = new Set<KnownFunction>()
  const visit = (part: Expression, within: NameScope, bound: readonly string[]): void => {
    for (const written of freeNames(part, bound).keys()) {
      const [name = written] = written.split('@')
      const known = within.known(name)
      if (!known) open.add(name)
      else if (known.kind === 'variable') for (const free of known.variable.free ?? []) open.add(free.name)
      else if (!seen.has(known)) {
        seen.add(known)
        visit(known.definition.body, known.scope, known.definition.parameters)
      }
    }
  }
  visit(expression, scope, [])
  return open
}
