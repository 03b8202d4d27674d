/** What a key means in a formula, before MathLive sees it. Pure: the situation in, the decision out. */
import type { Slot } from './field-model.ts'

export interface Situation {
  readonly empty: boolean
  readonly position: number
  readonly collapsed: boolean
  readonly slot: Slot
  /** The sign left of the caret, in the same slot. */
  readonly left: 'nothing' | 'space' | 'thin-space' | 'operand' | 'other'
  /** A number stands left of the caret, directly. */
  readonly afterNumber: boolean
  readonly inNumerator: boolean
  /** The caret stands in a radical or between bars that a word made. */
  readonly inRadical: boolean
  readonly slotAhead: boolean
  readonly slotBehind: boolean
  /** A number with its unit stands left of the caret. */
  readonly afterQuantity: boolean
  /** The caret follows a unit that typing has just made. */
  readonly afterTypedUnit: boolean
  /** In a unit box: its exponent is being typed, the box itself was not opened. */
  readonly exponentOnly: boolean
  readonly inExponent: boolean
  /** The last key, spaces apart, was an `=` that asked for the result of a definition. */
  readonly resultAsked: boolean
  /** The last key was a space that left an exponent or a subscript. */
  readonly scriptLeft: boolean
  /** The unit box was opened by a bracket, which will close it: spaces stand between its factors. */
  readonly unitBracket: boolean
  /** Somewhere between bars. */
  readonly inBars: boolean
  /** The bracket of `sqrt(` is open: what is typed is as in brackets. */
  readonly inTypedRadical: boolean
  /** A space was typed at the start of the empty line. */
  readonly spaceBefore: boolean
  /** Directly in a cell of a matrix. */
  readonly inMatrix: boolean
  /** Behind a fraction, or all of a denominator that holds a single factor: `a/b`. */
  readonly afterFraction: boolean
  /** Behind all of a denominator that is one bracket, or a power of one: `1/(2a)`. */
  readonly afterBracketFraction: boolean
  /** Behind the units below another one: `60 km/h`, `2 W/m/K`. */
  readonly afterUnitQuotient: boolean
  /** Behind a dot: `a.` and `0.5.` may become `a./b` and `0.5./b`. */
  readonly afterDot: boolean
  /** A bracket of the same slot is open: MathLive leaves the one of `2.5/(` to be paired when it closes. */
  readonly inOpenBracket: boolean
  /** Behind `d/dx`, or in the exponent of a function's name: what the function is of comes next. */
  readonly beforeArgument: boolean
}

export type KeyDecision =
  /** MathLive handles it; `first` is done before. */
  | { readonly to: 'mathlive'; readonly first?: 'leave-slot' | 'leave-all' | 'drop-space' | 'unit-letters' }
  /** Neither MathLive nor we: the browser's own action. */
  | { readonly to: 'browser' }
  | { readonly to: 'insert'; readonly latex: string }
  | { readonly to: 'leave-slot'; readonly side: 'left' | 'right' }
  | { readonly to: 'open-unit' }
  /** `[` after `x := a/b=`: the unit of the result. */
  | { readonly to: 'open-result-unit' }
  /** `/` after `3 kN`: number and unit are the numerator. */
  | { readonly to: 'divide-quantity' }
  /** `/` after `a/b`: the fraction is the next numerator. */
  | { readonly to: 'divide-fraction' }
  /** Home and End: to the edge of the slot, from there to the edge of the line. */
  | {
      readonly to: 'edge'
      readonly side: 'start' | 'end'
      readonly of: 'slot' | 'line'
      readonly select: boolean
    }
  | { readonly to: 'matrix'; readonly change: MatrixChange }
  /** `^` after `20mm`: an exponent of the unit. */
  | { readonly to: 'unit-exponent' }
  | { readonly to: 'close-unit' }
  | { readonly to: 'enter'; readonly where: 'above' | 'below' }
  | { readonly to: 'erase'; readonly direction: 'back' | 'forward' }
  | { readonly to: 'leave'; readonly direction: 'left' }
  | { readonly to: 'prose' }
  | { readonly to: 'remember-space' }
  | { readonly to: 'nothing' }

export type MatrixChange = 'next-column' | 'next-row' | 'removeColumn' | 'removeRow'

export interface Key {
  readonly key: string
  readonly shift: boolean
  /** Ctrl, Meta or Alt as a command, not AltGr as a way to type a character. */
  readonly command: boolean
}

const MATHLIVE: KeyDecision = { to: 'mathlive' }
const LEAVE_SLOT: KeyDecision = { to: 'leave-slot', side: 'right' }
const SPACE: KeyDecision = { to: 'insert', latex: '\\:' }

/** Operators leave a subscript, which holds a name only. */
const ENDS_SUBSCRIPT = /^[^\p{L}\d]$/u
/** x^2+1 goes on behind the exponent; a longer exponent stands in brackets, a sign at its start stays. */
const ENDS_SUPERSCRIPT = /^[-+*/=<>$:,;!%)\]}|]$/
/** What can only belong to what the fraction stands in. */
const ENDS_FRACTION = /^[=<>,;)\]]$/
const SIGN = /^[-+*/=<>,;:!%^_|)\]}]$/

const MATRIX: Readonly<Record<string, MatrixChange>> = {
  ',': 'next-column',
  ';': 'next-row',
  '<': 'removeColumn',
  '>': 'removeColumn',
  ':': 'removeRow',
}

export function decideKey(key: Key, now: Situation): KeyDecision {
  if (key.key === 'Home' || key.key === 'End') {
    const side = key.key === 'Home' ? 'start' : 'end'
    return { to: 'edge', side, of: key.command ? 'line' : 'slot', select: key.shift }
  }
  if (key.command) return MATHLIVE
  return decideNamed(key, now) ?? (key.key.length === 1 ? decideCharacter(key.key, now) : MATHLIVE)
}

function decideNamed({ key, shift }: Key, now: Situation): KeyDecision | null {
  switch (key) {
    case 'Enter':
      return { to: 'enter', where: now.position === 0 && !now.empty ? 'above' : 'below' }
    case 'Backspace':
      if (now.empty) return { to: 'erase', direction: 'back' }
      if (now.position === 0 && now.collapsed) return { to: 'leave', direction: 'left' }
      return now.left === 'thin-space' && now.collapsed ? { to: 'mathlive', first: 'drop-space' } : MATHLIVE
    case 'Delete':
      return now.empty ? { to: 'erase', direction: 'forward' } : MATHLIVE
    case 'Escape':
      return { to: 'leave-slot', side: shift ? 'left' : 'right' }
    case 'Tab':
      if (shift ? now.slotBehind : now.slotAhead) return MATHLIVE
      // Out of the last slot first, and only then out of the formula.
      return now.slot === 'line' ? { to: 'browser' } : { to: 'leave-slot', side: shift ? 'left' : 'right' }
    default:
      return null
  }
}

function decideCharacter(character: string, now: Situation): KeyDecision {
  if (character === ' ') return decideSpace(now)
  if (now.slot === 'superscript' && now.left !== 'nothing' && endsExponent(character, now))
    return { to: 'mathlive', first: 'leave-slot' }
  if (now.resultAsked && /["[]/.test(character)) return { to: 'open-result-unit' }
  if (character === '"') return { to: now.slot === 'unit' ? 'close-unit' : 'open-unit' }
  if (character === '\\') return { to: 'nothing' }
  if (character === '#') return now.position === 0 ? { to: 'prose' } : { to: 'nothing' }
  // `W/m/K` divides by both units, as in print.
  if (character === '/' && now.afterUnitQuotient && now.collapsed) return { to: 'insert', latex: '\\cdot' }
  if (character === '/' && now.afterFraction && now.collapsed) return { to: 'divide-fraction' }
  // Whoever has put the denominator in brackets has said where it ends.
  // Nor is more meant below `60 km/h`; a plus after `1/x^2 ` stands behind the fraction as well.
  const denominatorEnds =
    now.afterBracketFraction || now.afterUnitQuotient || (now.scriptLeft && now.afterFraction)
  if (denominatorEnds && /^[-+*]$/.test(character)) return { to: 'mathlive', first: 'leave-slot' }
  if (now.slot === 'unit') return decideInUnit(character, now)
  const change = now.inMatrix ? MATRIX[character] : undefined
  if (change) return { to: 'matrix', change }
  if (character === '/' && now.afterDot) return { to: 'insert', latex: '/' }
  if (character === '/' && now.afterQuantity && now.collapsed) return { to: 'divide-quantity' }
  // No unit has an index: `2g_n` is twice a name.
  if (character === '_' && now.afterTypedUnit) return { to: 'mathlive', first: 'unit-letters' }
  if (character === '^' && now.afterTypedUnit) return { to: 'unit-exponent' }
  if (character === '[' && (now.afterNumber || (isSpace(now) && now.slot !== 'subscript')))
    return { to: 'open-unit' }
  if (character === ')' && now.inRadical) return LEAVE_SLOT
  if (now.slot === 'subscript') {
    if (character === '_') return { to: 'insert', latex: ',' }
    if (ENDS_SUBSCRIPT.test(character)) return { to: 'mathlive', first: 'leave-slot' }
  }
  if (character === '(' && now.beforeArgument) return { to: 'mathlive', first: 'leave-slot' }
  const closes = now.inOpenBracket && /[,;)\]]/.test(character)
  // One slot at a time: the bracket may be that of a `sqrt(` around the fraction.
  if (now.slot === 'slot' && ENDS_FRACTION.test(character) && !closes)
    return { to: 'mathlive', first: /[)\]]/.test(character) ? 'leave-slot' : 'leave-all' }
  if (now.slot === 'slot' && character === '|' && now.inBars && now.left === 'operand')
    return { to: 'mathlive', first: 'leave-slot' }
  return isSpace(now) && SIGN.test(character) ? { to: 'mathlive', first: 'drop-space' } : MATHLIVE
}

/** A number in an exponent has neither a unit nor an index; `sin^2(x)` is the square of a sine. */
function endsExponent(character: string, now: Situation): boolean {
  if (character === '"') return true
  if (now.inOpenBracket) return false
  if (character === '[' || character === '_') return now.afterNumber
  return (character === '(' && now.beforeArgument) || ENDS_SUPERSCRIPT.test(character)
}

const isSpace = (now: Situation): boolean => now.left === 'space' || now.left === 'thin-space'

function decideSpace(now: Situation): KeyDecision {
  if (now.empty) return now.spaceBefore ? { to: 'prose' } : { to: 'remember-space' }
  if (now.resultAsked) return { to: 'nothing' }
  // `a / b`: an empty place, or one behind an operator, waits for what belongs there.
  if (now.left !== 'operand') return { to: 'nothing' }
  if (now.slot === 'unit' && now.unitBracket && !now.exponentOnly)
    return now.inExponent ? { to: 'mathlive', first: 'leave-slot' } : SPACE
  // From a numerator and from bounds Tab leads on.
  const enclosed =
    now.slot === 'line' ||
    now.slot === 'bracket' ||
    now.slot === 'bounds' ||
    now.inOpenBracket ||
    now.inTypedRadical ||
    (now.slot === 'slot' && now.inNumerator)
  return enclosed ? SPACE : LEAVE_SLOT
}

/** A unit holds names, powers, products and quotients. */
function decideInUnit(character: string, now: Situation): KeyDecision {
  if (now.exponentOnly && !(now.inExponent && /[\d.-]/.test(character)))
    return { to: 'mathlive', first: 'leave-all' }
  // m^3/h and N^2*m: factors follow the power.
  if (now.inExponent && now.left !== 'nothing' && /[*/]/.test(character))
    return { to: 'mathlive', first: 'leave-slot' }
  if (/[\p{L}\d*/^.()%°µ-]/u.test(character)) return MATHLIVE
  return character === ']' ? { to: 'close-unit' } : { to: 'mathlive', first: 'leave-all' }
}
