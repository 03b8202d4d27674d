/** Turns what was typed into our language: finished words, equals signs, units. */
import { unitBox, unitBoxBehindNumber } from '@calcwright/math/expression'
import { autoUnit, unitContent } from './auto-unit.ts'
import type { AutoUnitRules } from './auto-unit.ts'
import { replace } from './edit.ts'
import {
  beforeSpaces,
  continuesUnit,
  isAfterValue,
  isNameInLine,
  isThinSpace,
  scientificNumberBefore,
  slotOf,
  topLevel,
  wordBefore,
} from './field-model.ts'
import type { FieldAtom, FieldModel, Word } from './field-model.ts'
import type { FormulaField } from './mathlive.ts'
import { parametersOf } from './parameters.ts'
import { isAfterDerivative } from './situation.ts'
import { signOfWord } from './words.ts'

/** Called with the key that ends a word. True when that key is used up by the sign the word became. */
export function finishWord(field: FormulaField, key: string): boolean {
  if (!field.selectionIsCollapsed || slotOf(field.model) === 'unit') return false
  if (key === '(' && isAfterDerivative(field.model)) return false
  const word = wordBefore(field.model)
  const sign = word.text && signOfWord(word.text, key === '(' ? '(' : key === ' ' ? ' ' : 'other')
  if (!sign) return false
  // A sign between two operands has its own room.
  const start = isLogic(sign.latex) ? beforeSpaces(field.model, word.start) : word.start
  replace(field, start, word.end, sign.latex)
  return sign.takesKey
}

const isLogic = (latex: string): boolean => /^\\l(?:and|or) $/.test(latex)

/** Called before whatever cannot belong to the number on the left of the caret: `2e3` becomes 2 × 10³. */
export function finishNumber(field: FormulaField): boolean {
  if (!field.selectionIsCollapsed || ['unit', 'subscript'].includes(slotOf(field.model))) return false
  const number = scientificNumberBefore(field.model)
  if (!number) return false
  const { significand, exponent } = number
  replace(field, number.start, field.position, `${significand}\\times10^{${exponent}}`)
  return true
}

/** Called when the caret leaves the line. A `≠` with nothing behind it was typed as a factorial and `=`. */
export function finishLine(field: FormulaField): boolean {
  const finished = finishNumber(field) || finishWord(field, 'leave')
  const { model } = field
  const last = model.at(model.lastOffset)
  if (!/^\\(?:ne|neq)$/.test(last.command)) return finished
  replace(field, model.offsetOf(last.leftSibling), model.lastOffset, '!=')
  return true
}

/**
 * Called after a sign was typed. A third `=` brings a doubled one back to a single one; an `=` that
 * ends a line with an equals sign before it is taken away and asks for the result.
 */
export function rewriteAfterInput(field: FormulaField): 'toggle-show' | null {
  dropOrphanSpace(field)
  if (passSign(field)) return null
  const line = topLevel(field.model)
  const at = line.findIndex(entry => entry.offset === field.position)
  const isEqual = (index: number): boolean => line[index]?.atom.value === '='
  if (at < 0 || !isEqual(at)) return null
  if (isEqual(at - 1) && isEqual(at - 2)) {
    replace(field, line[at - 3]?.offset ?? 0, field.position, '=')
    return null
  }
  const earlier = line.slice(0, at).some(({ atom }) => atom.value === '=' || atom.command === '\\coloneq')
  if (isEqual(at - 1) || at !== line.length - 1 || !earlier) return null
  replace(field, line[at - 1]?.offset ?? 0, field.position, '')
  return 'toggle-show'
}

/** A sign typed where a sum or a limit has it already (`k=`, `x->`) leads on to what follows it. */
function passSign(field: FormulaField): boolean {
  const { model } = field
  const sign = model.at(field.position)
  const next = sign.rightSibling
  if (slotOf(model) !== 'bounds' || sign.type !== 'mrel' || next?.type !== 'mrel') return false
  if (next.command !== sign.command || next.value !== sign.value) return false
  field.executeCommand('deleteBackward')
  const after = field.position + 1
  if (model.at(after).rightSibling?.type !== 'placeholder') field.position = after
  else field.selection = { ranges: [[after, after + 1]] }
  return true
}

/** The space before a unit goes when the unit was deleted. */
function dropOrphanSpace(field: FormulaField): void {
  const left = field.model.at(field.position)
  if (isThinSpace(left) && left.rightSibling?.command !== '\\class') field.executeCommand('deleteBackward')
}

/** A unit that typing has just made, and the line before and after. */
export interface UnitTyped {
  readonly word: string
  readonly letters: string
  readonly boxed: string
}

/**
 * Called after a letter was typed: makes a unit box of the word behind a number. A letter typed on
 * after such a box opens it again. `letters` hears the line as it is without the box, for undo.
 * @param ended the unit before was closed by its bracket: what follows does not belong to it
 */
export function unitTyped(
  field: FormulaField,
  rules: AutoUnitRules,
  before: UnitTyped | null,
  ended: boolean,
  letters: (latex: string) => void,
): UnitTyped | null {
  const model = field.model
  if (!field.selectionIsCollapsed || !['line', 'bracket', 'slot', 'bounds'].includes(slotOf(model)))
    return null
  if (before) reopen(field, before)
  const word = unitWordBefore(model)
  const continues = ended ? null : continuesUnit(model, word.start)
  if (!word.text || !(continues || isAfterValue(model, word.start))) return null
  const unit = autoUnit(word.text, rules, continues === 'quotient')
  const asLetters = field.value
  if (!unit || parametersOf(asLetters).includes(word.text)) return null
  // In `s^2 + 2s` the letter is a name.
  if (isNameInLine(model, word.text, word.end)) return null
  letters(asLetters)
  const content = unitContent(unit)
  const start = beforeSpaces(model, word.start)
  const bare = unitBox(content)
  // Two boxes side by side would be no product: `5 N m` shows the dot it means.
  const joined = model.at(start).command === '\\class' ? `\\cdot${bare}` : bare
  replace(field, start, word.end, continues ? joined : unitBoxBehindNumber(content))
  return { word: word.text, letters: asLetters, boxed: field.value }
}

/** The word before the caret; the degree sign of `20°C` belongs to it. */
function unitWordBefore(model: FieldModel): Word {
  const word = wordBefore(model)
  const degree = word.text !== '' && model.at(word.start).command === '\\degree'
  return degree ? { ...word, text: `°${word.text}`, start: word.start - 1 } : word
}

/** The unit before the caret was the start of a name: back to what was typed. */
export function unitToLetters(field: FormulaField, typed: UnitTyped | null): boolean {
  if (!typed) return false
  const { model } = field
  replace(field, boxStart(model, model.at(field.position)), field.position, typed.word)
  return true
}

/** Before a unit box and the space that came with it; one that was typed, as in `5 N m`, stays. */
function boxStart(model: FieldModel, box: FieldAtom): number {
  const before = box.leftSibling
  return model.offsetOf(isThinSpace(before) ? before.leftSibling : before)
}

/** `5[m]` and `m` typed on: back to `5mm`. */
function reopen(field: FormulaField, before: UnitTyped): void {
  const model = field.model
  const letter = model.at(model.position)
  // Everything before it has been deleted.
  if (letter.type === 'first') return
  const box = letter.leftSibling
  if (box.command !== '\\class' || !/^\p{L}$/u.test(letter.value ?? '')) return
  replace(field, boxStart(model, box), field.position, before.word + letter.value!)
}
