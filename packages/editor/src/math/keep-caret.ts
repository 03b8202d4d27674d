/** Caret and selection stay at their letters when others change the formula around them. */
import type { FieldAtom, FieldModel } from './field-model.ts'
import type { FormulaField } from './mathlive.ts'
import { inBraces, writtenIn } from './written.ts'

/** A character that is never typed: it marks the place of the caret while the formula is serialised. */
const MARK = '\uE0FF'

/**
 * Characters of LaTeX behind a place of the field; undefined where no piece of its LaTeX ends there, as
 * behind a letter that shares `\mathrm` with the next.
 */
export function latexBehind(
  field: FormulaField,
  offset = field.model.position,
  latex = writtenIn(field),
): number | undefined {
  const { model } = field
  const atom = model.at(offset)
  if (isInSlot(model, atom)) return behindInSlot(field, atom, latex)
  const behind = inBraces(field.getValue(offset, model.lastOffset, 'latex'))
  return latex.endsWith(behind) ? behind.length : undefined
}

/** The places of both ends of a selection. */
export function selectionBehind(field: FormulaField, latex = writtenIn(field)): CharactersBehind {
  const caret = latexBehind(field, undefined, latex)
  return {
    caret,
    anchor: field.selectionIsCollapsed ? caret : latexBehind(field, field.model.anchor, latex),
  }
}

export const isInSlot = (model: FieldModel, atom = model.at(model.position)): boolean =>
  atom.parent?.parent !== undefined

/** In a slot the formula is written once more with a mark in it. */
function behindInSlot(field: FormulaField, atom: FieldAtom, latex: string): number | undefined {
  const marked = withMark(field, atom)
  const at = marked.indexOf(MARK)
  // The mark may have taken the place of a space that ends a command.
  if (at < 0 || dense(marked.replace(MARK, '')) !== dense(latex)) return undefined
  let left = dense(marked.slice(0, at)).length
  let place = 0
  while (left > 0) if (latex[place++] !== ' ') left -= 1
  return latex.length - place
}

function withMark(field: FormulaField, atom: FieldAtom): string {
  const changed: [FieldAtom, string | undefined][] = []
  const put = (of: FieldAtom, latex: string | undefined): void => {
    changed.push([of, of.verbatimLatex])
    of.verbatimLatex = latex
  }
  try {
    put(atom, atom._serialize({ defaultMode: 'math' }) + MARK)
    // The elements around it are serialized again.
    for (let around = atom.parent; around; around = around.parent) put(around, undefined)
    return inBraces(field.value)
  } finally {
    for (const [of, latex] of changed) of.verbatimLatex = latex
  }
}

const dense = (latex: string): string => latex.replaceAll(' ', '')

/** Where caret and anchor of the selection belong: characters of LaTeX behind them, where they are known. */
export interface CharactersBehind {
  readonly caret: number | undefined
  readonly anchor: number | undefined
}

/**
 * Shows another formula. Where it is not known what stands behind caret and selection afterwards, they
 * stay next to the letter on their left.
 */
export function showKeepingCaret(field: FormulaField, show: () => void, behind?: CharactersBehind): void {
  const { model } = field
  const { anchor, position } = model
  const before = atomsOf(model)
  show()
  const after = atomsOf(model)
  const place = (offset: number, known: number | undefined): number => {
    const guess = mappedOffsets(offset, before, after).left
    return known === undefined ? guess : (placeBehind(field, known, guess) ?? guess)
  }
  const caret = place(position, behind?.caret)
  if (anchor === position) {
    field.position = caret
    return
  }
  const other = place(anchor, behind?.anchor)
  field.selection = {
    ranges: [[Math.min(other, caret), Math.max(other, caret)]],
    direction: caret < other ? 'backward' : 'forward',
  }
}

/** Distance from the guess within which a place is looked for: each try writes the formula. */
const FAR = 60

/** The place of the field with so much LaTeX behind it, looked for around a guess. */
function placeBehind(field: FormulaField, behind: number, guess: number): number | undefined {
  const latex = writtenIn(field)
  const { lastOffset } = field.model
  for (let away = 0; away <= FAR; away++)
    for (const at of away === 0 ? [guess] : [guess + away, guess - away])
      if (at >= 0 && at <= lastOffset && latexBehind(field, at, latex) === behind) return at
  return undefined
}

/** Names that tell atoms apart, by offset. */
const atomsOf = (model: FieldModel): string[] =>
  Array.from({ length: model.lastOffset + 1 }, (_, offset) => nameOf(model.at(offset)))

function nameOf({ type, command, value, parentBranch, parent }: FieldAtom): string {
  return JSON.stringify([type, command, value, parentBranch, parent?.command])
}

/** Where an offset is in the other formula: one place, or several when equal letters follow each other. */
export function mappedOffsets(
  offset: number,
  before: readonly string[],
  after: readonly string[],
): { readonly left: number; readonly right: number } {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  const fromEnd = offset - before.length + after.length
  const left = offset < start ? offset : offset >= before.length - end ? fromEnd : Math.max(0, start - 1)
  const right = offset >= before.length - end ? fromEnd : left
  return { left: Math.min(left, right), right: Math.max(left, right) }
}
