/** Events of a formula field of a block: typing has the same effects in a line and in a block of fields. */
import type { TextBinding } from '@calcwright/document'
import { isUnit } from '@calcwright/math/units'
import type { FormulaEvents } from '../math/formula-events.ts'
import { commasOf } from '../results/decimal-separator.ts'
import { plainOf } from '../math/clipboard.ts'
import type { BlockViewProps } from '../contract/block-view.ts'
import { unitsAbove } from '../state/known-units.ts'

export const LATEX_FORMAT = 'application/x-latex'

/** State of a field for as long as it is on the page. */
export interface FieldSession {
  /** Words that an undo has turned back into letters. */
  readonly skipped: Set<string>
  /** The person has changed the field since the caret came. */
  typed: boolean
  /** The formula in the characters that were typed, where they are known. */
  words: { readonly latex: string; readonly text: string } | null
  /** Numbers behind which a point was typed where the comma is decimal. */
  readonly points: Set<string>
  /** The text in the worksheet while the field shows it; null before the block is there. */
  text: TextBinding | null
}

export const newSession = (): FieldSession => ({
  skipped: new Set(),
  typed: false,
  words: null,
  points: new Set(),
  text: null,
})

/** Behaviour of a field besides holding the typed text. */
export interface FieldBehaviour
  extends
    Pick<FormulaEvents, 'enter' | 'leave' | 'erase' | 'paste'>,
    Partial<Pick<FormulaEvents, 'prose' | 'remark' | 'toggleShow' | 'tab' | 'otherReading'>> {
  /** Further words that typing does not turn into units. */
  readonly skippedWords?: readonly string[]
  /** The field takes values or names between commas. */
  readonly holdsList?: boolean
}

/**
 * @param only the block has no other field, so that places in the block need not name it
 */
export function fieldEvents(
  { block, active, caret, editor }: BlockViewProps<object>,
  field: string,
  session: FieldSession,
  behaviour: FieldBehaviour,
  only = false,
): FormulaEvents {
  const named = only ? {} : { field }
  const known = (word: string): boolean => editor.namesAbove(block.id).has(word)
  return {
    enter: behaviour.enter,
    leave: behaviour.leave,
    erase: behaviour.erase,
    paste: behaviour.paste,
    tab: behaviour.tab,
    remark: behaviour.remark,
    prose: sign => behaviour.prose?.(sign),
    toggleShow: () => behaviour.toggleShow?.(),
    otherReading: caretAt => behaviour.otherReading?.(caretAt),
    change(latex, step, behindCaret, typed) {
      session.typed = true
      session.words = typed ? { latex, text: typed } : null
      const isFollowed = textOf(session) !== null
      // Where a word has just become a unit, that is the step which an undo takes back.
      const wordsInLetters = step ? [] : [...session.skipped]
      editor.type(block.id, fieldNow(session, field), { text: latex, behindCaret, wordsInLetters }, step)
      if (!isFollowed) this.shown(latex)
    },
    shown(latex) {
      session.text?.stop()
      session.text = latex === null ? null : editor.worksheet.follow(block.id, field)
      if (latex !== null) session.text?.show(latex)
    },
    get text() {
      return textOf(session)
    },
    caret: offset => editor.placeCaret(block.id, offset, named.field),
    located: behind =>
      editor.setCaretText({
        block: block.id,
        get field() {
          return fieldNow(session, field)
        },
        read() {
          const text = textOf(session)
          const { caret, anchor } = behind()
          if (!text || caret === undefined) return null
          const head = text.placeAt(caret)
          return anchor === undefined || anchor === caret ? { head } : { head, anchor: text.placeAt(anchor) }
        },
        find: place => textOf(session)?.caretAt(place) ?? null,
      }),
    skipUnit: word => void session.skipped.add(word),
    copy(latex, data) {
      const plain = plainOf(latex)
      data.setData('text/plain', commasOf(editor.worksheet)?.plainWithComma(plain) ?? plain)
      data.setData(LATEX_FORMAT, latex)
    },
    focus() {
      if (!active || (!only && caret?.field !== undefined && caret.field !== field))
        editor.focus(block.id, { at: 'keep', ...named })
    },
    unitRules: {
      pointTyped: whole => void session.points.add(whole),
      isUnit,
      isDefined: known,
      unitsAbove: () => unitsAbove(editor, block.id),
      singles: editor.worksheet.settings.single_convert_units,
      skipped: new Set([...(behaviour.skippedWords ?? []), ...session.skipped]),
      holdsList: behaviour.holdsList === true,
      get commas() {
        return commasOf(editor.worksheet)
      },
    },
    names: { editor, block: block.id, enter: () => behaviour.enter('below') },
    copyAllowed: editor.rights.copy,
  }
}

/** Name of the field by now: somebody else may have added or removed rows before it. */
const fieldNow = (session: FieldSession, field: string): string => session.text?.field ?? field

/** A text that was replaced as a whole is followed no more. */
const textOf = ({ text }: FieldSession): TextBinding | null => (text?.present ? text : null)
