/**
 * Responsibilities: the engine's names. Every definition has a symbol of its own (`F_12`), so that a
 * name may mean one thing on one line and another further down; free and bound names have the
 * number 0 (`x_0`).
 */
import { decodeName, encodeName } from '@calcwright/math/expression'

/** A condition as the printers know it; the inference leaves none under this name. */
export const LAZY_CONDITION = 'ifte'

export class Symbols {
  readonly #serials = new Map<string, number>()

  /** @returns the symbol of a name defined by a step, the same as long as the step exists */
  definition(key: string, name: string): string {
    let serial = this.#serials.get(key)
    if (serial === undefined) {
      serial = this.#serials.size + 1
      this.#serials.set(key, serial)
    }
    return encodeName(name, serial)
  }

  clear(): void {
    this.#serials.clear()
  }
}

/**
 * Names that are their own symbol: many functions of the engine take x for the variable when none is
 * named (`degree(x^3)`), and answer with constants c_0, c_1 of their own.
 */
const OWN_SYMBOL: ReadonlySet<string> = new Set(['x', 'c'])

/** @returns the symbol of a name without a value */
export function freeSymbol(name: string): string {
  return OWN_SYMBOL.has(name) ? name : encodeName(name, 0)
}

/**
 * @returns the symbol of a parameter: while a function is at work, its parameters have their values in the
 *   functions that it calls as well, where the same name may be free, or bound by an integral
 */
export function parameterSymbol(name: string): string {
  return `p0_${encodeName(name, 0)}`
}

/** @returns the symbol of a name that a program assigns: arguments may bring free names of that spelling */
export function localSymbol(name: string): string {
  return `l0_${encodeName(name, 0)}`
}

/** @returns the symbol of a user function's body for certain argument dimensions */
export function variantSymbol(symbol: string, variant: number): string {
  return `v${variant}_${symbol}`
}

/** @returns the symbol of a function that a line makes for its calls */
export function specialisedSymbol(prefix: string, number: number): string {
  return `s${number}_${prefix}`
}

/** @returns the number in the symbol of a definition, which no other has */
export const serialOf = (symbol: string): number => Number(/_(\d+)$/.exec(symbol)?.[1] ?? 0)

/** @returns the name to show for a symbol in a value, which holds none of definitions */
export function nameOfSymbol(symbol: string): string {
  return /^c_\d+$/.test(symbol) ? symbol : definedName(symbol)
}

function definedName(symbol: string): string {
  return decodeName(symbol.replace(/^(?:[lpsv]\d+_)+(?=.*_)/, ''))?.name ?? symbol
}

/** Puts the worksheet's names back into a sentence of the engine. */
export function withoutSymbols(text: string): string {
  return text.replace(/[\p{L}][\p{L}\d_]*_\d+\b/gu, symbol => definedName(symbol))
}
