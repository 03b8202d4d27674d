/** Lines of Calcpad that begin with `#`. */

export type Control =
  | { readonly kind: 'if' | 'else if' | 'while'; readonly test: string }
  | { readonly kind: 'else' | 'end' | 'break' | 'continue' }
  | { readonly kind: 'for'; readonly variable: string; readonly from: string; readonly to: string }
  | { readonly kind: 'repeat'; readonly times: string }
  | { readonly kind: 'angle'; readonly angle: 'deg' | 'rad' }
  | { readonly kind: 'shown'; readonly hidden: boolean }
  /** Whether formulas are calculated, or shown alone. */
  | { readonly kind: 'calculated'; readonly calculated: boolean }
  | { readonly kind: 'include'; readonly file: string }
  | { readonly kind: 'look' | 'unknown'; readonly word: string }

const LOOK = /^#(?:nosub|novar|varsub|split|wrap|round|format|md|phasor|complex|input|pause)\b/i

/** @returns null for a line of texts and formulas */
export function controlOf(source: string): Control | null {
  if (!source.startsWith('#')) return null
  const words = source.replace(/\s+/g, ' ')
  const rest = (word: RegExp): string | undefined => word.exec(words)?.[1]?.trim()
  const elseIf = rest(/^#else ?if\b(.*)$/i)
  if (elseIf !== undefined) return { kind: 'else if', test: elseIf }
  const test = rest(/^#if\b(.*)$/i)
  if (test !== undefined) return { kind: 'if', test }
  const condition = rest(/^#while\b(.*)$/i)
  if (condition !== undefined) return { kind: 'while', test: condition }
  if (/^#else\b/i.test(words)) return { kind: 'else' }
  if (/^#(?:end if|loop)\b/i.test(words)) return { kind: 'end' }
  if (/^#break\b/i.test(words)) return { kind: 'break' }
  if (/^#continue\b/i.test(words)) return { kind: 'continue' }
  const loop = /^#for ?([\p{L}_][^\s=]*) ?= ?(.+?) ?: ?(.+)$/iu.exec(words)
  if (loop) return { kind: 'for', variable: loop[1]!, from: loop[2]!, to: loop[3]! }
  const times = rest(/^#repeat\b(.*)$/i)
  if (times !== undefined) return { kind: 'repeat', times }
  if (/^#(?:rad|deg)\b/i.test(words)) return { kind: 'angle', angle: /^#rad/i.test(words) ? 'rad' : 'deg' }
  const file = rest(/^#include\b(.*)$/i)
  if (file !== undefined) return { kind: 'include', file }
  if (/^#noc\b/i.test(words)) return { kind: 'calculated', calculated: false }
  if (/^#(?:val|equ)\b/i.test(words)) return { kind: 'calculated', calculated: true }
  if (/^#(?:hide|pre)\b/i.test(words)) return { kind: 'shown', hidden: true }
  if (/^#(?:show|post)\b/i.test(words)) return { kind: 'shown', hidden: false }
  const [word = '#'] = words.split(' ')
  return { kind: LOOK.test(words) ? 'look' : 'unknown', word }
}
