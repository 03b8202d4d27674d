import { hasFieldCommas } from './field-commas.ts'
import { hasSlotBeyond, slotOf } from './field-model.ts'
import type { FieldAtom, FieldModel } from './field-model.ts'
import type { CaretContext } from './keys.ts'
import type { FormulaField } from './mathlive.ts'
import type { TypedRun } from './typed-run.ts'
import { denominatorEnd, isAtUnitEnd, isInUnitExponent, unitAhead } from './unit-edges.ts'

/**
 * Reads where the caret stands, for {@link decideKey}. Slots that the typing itself has opened count as
 * what is being typed, not as slots.
 */
export function placeOfCaret(
  field: FormulaField,
  typing: TypedRun | null,
  spaceBefore: boolean,
): CaretContext {
  const { model } = field
  const run = typing?.isLive ? typing : null
  const left = run?.start ?? model.at(model.position)
  const slot = slotOf(model, left)
  const collapsed = field.selectionIsCollapsed
  return {
    empty: model.lastOffset === 0,
    position: collapsed ? model.position : Math.min(model.position, model.anchor),
    collapsed,
    slot,
    atEnd: model.at(model.position).isLastSibling,
    atLineEnd: isLineEnd(model.at(Math.max(model.position, model.anchor))),
    behindSlash: run?.text.endsWith('/') ?? false,
    unitAhead: collapsed ? unitAhead(model) : null,
    atUnitEnd: collapsed && isAtUnitEnd(model),
    denominatorEnd: collapsed && !run ? denominatorEnd(model) : null,
    inUnitExponent: isInUnitExponent(model),
    script: collapsed && !run ? scriptBeside(model) : NO_SCRIPT,
    slotAhead: hasSlotBeyond(model, 1),
    slotBehind: hasSlotBeyond(model, -1),
    inMatrix: Array.isArray(left.parentBranch),
    closing: closingOf(left, slot === 'unit'),
    bracketOpen: openBrackets(run?.text ?? textBefore(left)) > 0,
    openSlotBefore: run ? null : openSlotBefore(model, left),
    spaceBefore,
    decimalComma: hasFieldCommas(),
  }
}

/** Whether nothing of the line stands behind the atom, in slots around it either. */
function isLineEnd(atom: FieldAtom): boolean {
  for (let at = atom; at.isLastSibling; at = at.parent!) {
    const { parent, parentBranch } = at
    if (!parent || parent.type === 'root') return true
    if (parent.type === 'leftright' || Array.isArray(parentBranch) || parentBranch === 'above') return false
  }
  return false
}

const NO_SCRIPT = { superscript: null, subscript: null, side: 'left', end: 0 } as const

/** Begin of the scripts right of the caret, end of those left of it. */
function scriptBeside(model: FieldModel): CaretContext['script'] {
  const caret = model.at(model.position)
  const ahead = caret.rightSibling?.type === 'subsup'
  const beside = ahead ? caret.rightSibling : caret.type === 'subsup' ? caret : undefined
  const placeIn = (script: readonly FieldAtom[] | undefined): number | null =>
    script && script.length > 0 ? model.offsetOf(script.at(ahead ? 0 : -1)!) : null
  return {
    superscript: placeIn(beside?.superscript),
    subscript: placeIn(beside?.subscript),
    side: ahead ? 'right' : 'left',
    end: beside ? model.offsetOf(beside) : 0,
  }
}

/** Goes down into the last slots of a fraction, a power or a root. */
function openSlotBefore(model: FieldModel, { below, superscript, body }: FieldAtom): number | null {
  const last = (below ?? superscript ?? body)?.at(-1)
  if (!last) return null
  return openSlotBefore(model, last) ?? (openBrackets(textBefore(last)) > 0 ? model.offsetOf(last) : null)
}

/** The sign that would close what stands around the slot: brackets, bars, a radical that a bracket has opened. */
function closingOf(atom: FieldAtom, inUnit: boolean): string {
  const { parent } = atom
  if (inUnit) return parent?.type === 'leftright' ? ')' : ']'
  if (parent?.type === 'surd') return ')'
  if (Array.isArray(atom.parentBranch)) return ']'
  if (parent?.type !== 'leftright') return ''
  const delimiter = parent.rightDelim ?? ''
  if (/vert|\|/.test(delimiter)) return '|'
  return /brack|\]/.test(delimiter) ? ']' : ')'
}

/** Brackets and bars in the slot left of the caret. */
function textBefore(last: FieldAtom): string {
  let text = ''
  for (let atom = last; atom.type !== 'first'; atom = atom.leftSibling) text = (atom.value ?? ' ') + text
  return text
}

function openBrackets(text: string): number {
  let open = 0
  for (const character of text) {
    if (character === '(' || character === '[') open += 1
    else if ((character === ')' || character === ']') && open > 0) open -= 1
  }
  // Bars have no sides: an odd one is open.
  return open + (text.split('|').length % 2 === 0 ? 1 : 0)
}
