import { PREFIX_FUNCTIONS } from '@calcwright/math/expression'
import {
  hasSlotBeyond,
  isAfterUnitQuotient,
  isAfterValue,
  isDigit,
  isLetter,
  isSpace,
  isThinSpace,
  slotOf,
  quantityStart,
  wordBefore,
} from './field-model.ts'
import type { FieldAtom, FieldModel } from './field-model.ts'
import type { Situation } from './keys.ts'
import type { FormulaField } from './mathlive.ts'

/** What the controller remembers of the keys before this one. */
export interface KeyMemory {
  readonly spaceBefore: boolean
  readonly afterTypedUnit: boolean
  readonly exponentOnly: boolean
  readonly resultAsked: boolean
  readonly scriptLeft: boolean
  readonly unitBracket: boolean
  /** Brackets of `sqrt(` that are still open. */
  readonly openRadicals: number
}

/** Reads where the caret stands, for {@link decideKey}. */
export function situationOf(field: FormulaField, memory: KeyMemory): Situation {
  const model = field.model
  const left = model.at(model.position)
  return {
    empty: model.lastOffset === 0,
    position: model.position,
    collapsed: field.selectionIsCollapsed,
    slot: slotOf(model),
    left: kindOf(left),
    afterNumber: (isDigit(left) || left.type === 'subsup') && isAfterValue(model, model.position),
    inNumerator: left.parentBranch === 'above',
    inRadical: isInRadical(left),
    inBars: isInBars(left),
    inTypedRadical: memory.openRadicals > 0 && isInRadical(left),
    slotAhead: hasSlotBeyond(model, 1),
    slotBehind: hasSlotBeyond(model, -1),
    afterQuantity: quantityStart(model) !== null,
    inExponent: left.parentBranch === 'superscript',
    inMatrix: Array.isArray(left.parentBranch),
    afterFraction: isAfterFraction(left),
    afterBracketFraction: isAfterBracketFraction(left),
    afterUnitQuotient: isAfterUnitQuotient(left),
    afterDot: left.value === '.',
    inOpenBracket: isInOpenBracket(left),
    beforeArgument: isAfterDerivative(model) || isPowerOfFunction(model),
    ...memory,
  }
}

function kindOf(atom: FieldAtom): Situation['left'] {
  if (atom.type === 'first') return 'nothing'
  if (isThinSpace(atom)) return 'thin-space'
  if (isSpace(atom)) return 'space'
  if (atom.type === 'placeholder') return 'nothing'
  if (isLetter(atom) || isDigit(atom)) return 'operand'
  // MathLive's macro for `:=` is of no type of its own.
  if (atom.command === '\\coloneq') return 'other'
  return /^(?:mbin|mrel|mpunct|mopen|mop)$/.test(atom.type) ? 'other' : 'operand'
}

function isAfterDenominator(last: FieldAtom): boolean {
  return last.parentBranch === 'below' && last.parent?.type === 'genfrac' && last.isLastSibling
}

/** Behind all of a denominator without an operator, or behind a fraction. */
function isAfterFraction(last: FieldAtom): boolean {
  if (last.type === 'genfrac') return true
  if (!isAfterDenominator(last)) return false
  if (last.type === 'first') return false
  for (let atom = last; atom.type !== 'first'; atom = atom.leftSibling)
    if (/^(?:mbin|mrel|mpunct)$/.test(atom.type)) return false
  return true
}

/** Behind all of a denominator that is one pair of brackets, perhaps with an exponent. */
function isAfterBracketFraction(last: FieldAtom): boolean {
  if (!isAfterDenominator(last)) return false
  const bracket = last.type === 'subsup' ? last.leftSibling : last
  if (bracket.type === 'leftright') return bracket.leftSibling.type === 'first'
  return bracket.type === 'mclose' && pairOf(bracket)?.leftSibling.type === 'first'
}

/** The opening bracket of a closing one. */
function pairOf(closing: FieldAtom): FieldAtom | null {
  let open = 0
  for (let atom = closing; atom.type !== 'first'; atom = atom.leftSibling) {
    if (atom.type === 'mclose') open++
    else if (atom.type === 'mopen' && --open === 0) return atom
  }
  return null
}

/** Directly in a radical or between bars, where a closing bracket was typed after `sqrt(`. */
function isInRadical(atom: FieldAtom): boolean {
  const parent = atom.parent
  if (parent?.type === 'surd') return true
  return parent?.type === 'leftright' && /vert|\|/.test(parent.leftDelim ?? '')
}

/** Somewhere between bars, perhaps in a fraction there. */
function isInBars(atom: FieldAtom): boolean {
  for (let outer = atom.parent; outer; outer = outer.parent)
    if (outer.type === 'leftright' && /vert|\|/.test(outer.leftDelim ?? '')) return true
  return false
}

function isInOpenBracket(last: FieldAtom): boolean {
  let closed = 0
  for (let atom = last; atom.type !== 'first'; atom = atom.leftSibling) {
    if (atom.type === 'mclose') closed++
    else if (atom.type === 'mopen' && closed-- === 0) return true
  }
  return false
}

/** In the exponent of `sin^2`. */
function isPowerOfFunction(model: FieldModel): boolean {
  const { parentBranch, parent } = model.at(model.position)
  if (parentBranch !== 'superscript' || !parent) return false
  const { command } = parent
  if (command && PREFIX_FUNCTIONS.has(command.slice(1))) return true
  return PREFIX_FUNCTIONS.has(wordBefore(model, model.offsetOf(parent.leftSibling)).text)
}

/** Behind all of `d/dx`. */
export function isAfterDerivative(model: FieldModel): boolean {
  const name = model.at(model.position)
  const over = name.parent?.above?.filter(atom => atom.type !== 'first')
  if (name.parentBranch !== 'below' || !name.isLastSibling || over?.length !== 1) return false
  const sign = name.leftSibling
  return over[0]!.value === 'd' && isLetter(name) && sign.value === 'd' && sign.leftSibling.type === 'first'
}
