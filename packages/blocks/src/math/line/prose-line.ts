/** Lines of words that are typed as formulas, and the way back. */
import type { Editor, FieldSession, Remark } from '@calcwright/editor'
import { checkPlacement, escapeText, newBlockId } from '@calcwright/document'
import type { Operation } from '@calcwright/document'
import {
  parsePlain,
  proseIn,
  toLatex,
  withoutWordsAround,
  withRemark,
  wordsOfLatex,
} from '@calcwright/math/expression'
import type { Prose } from '@calcwright/math/expression'
import { typedLines } from '@calcwright/math/typing'
import { isBoxUnit, isUnit, isUnspacedPair, isWrittenBeside } from '@calcwright/math/units'
import { namesOf } from '../../result-view.ts'
import type { MathProps } from './schema.ts'

/** A line that Enter has made a text, and the empty line below it that Enter has made. */
interface MadeText {
  readonly editor: Editor
  readonly id: string
  readonly below: string
  readonly props: MathProps
}

let last: MadeText | null = null

/** Formulas that have been made texts, by block: who takes that back wants the formula. */
const taken = new Map<string, string>()

interface Words {
  readonly text: string
  readonly prose: Prose
}

/** The words of a line that may be prose where it stands; null for a formula. */
function wordsIn(editor: Editor, id: string, latex: string, typed: FieldSession['words']): Words | null {
  const text = typed?.latex === latex ? typed.text.trim() : wordsOfLatex(latex)
  if (!/[\p{L}\p{M}]{2}/u.test(text)) return null
  const prose = proseIn(text, { isUnit, isDefined: wordsDefinedAt(editor, id) })
  return prose && mayStand(editor, id) ? { text, prose } : null
}

/** Tells names that mean something at a line, or are defined anywhere. */
function wordsDefinedAt(editor: Editor, id: string): (word: string) => boolean {
  const above = editor.namesAbove(id)
  let all: ReadonlySet<string> | null = null
  return word => above.has(word) || (all ??= new Set(namesOf(editor))).has(word)
}

/** Whether a text may stand where the line does. */
function mayStand({ worksheet, registry }: Editor, id: string): boolean {
  const above: string[] = []
  for (let at = worksheet.block(id)?.parent ?? null; at !== null;) {
    const block = worksheet.block(at)
    if (!block) break
    above.push(block.type)
    at = block.parent
  }
  return checkPlacement(worksheet.registry, registry.proseType, above) === 'allowed'
}

const paragraph = (text: string): string => `<p>${escapeText(text)}</p>`

/** Makes a text of a line that Enter ends and that means nothing as a formula, with a line below; one undo step. */
export function becomesText(editor: Editor, id: string, session: FieldSession): boolean {
  const made = textOf(editor, id, session)
  if (!made) return false
  const below = newBlockId()
  editor.worksheet.undo.stop()
  const line = {
    kind: 'insert',
    blocks: [{ id: below, type: editor.registry.lineType }],
    at: { after: id },
  } as const
  if (!editor.perform([made.convert, line], { block: below, place: { at: 'start' } })) return false
  taken.set(id, made.props.latex)
  last = { editor, id, below, props: made.props }
  editor.announce('This line is a text now. Backspace makes it a formula again')
  return true
}

/**
 * Makes a text, or a remark, of a line that the caret has left already: by a press elsewhere, or by Enter before these
 * functions were there. Returns whether it is a text now.
 */
export function endsLate(
  editor: Editor,
  id: string,
  session: Pick<FieldSession, 'typed' | 'words'>,
): boolean {
  const made = textOf(editor, id, session)
  if (!made) {
    keepsWords(editor, id, session)
    return false
  }
  if (!editor.perform([made.convert])) return false
  taken.set(id, made.props.latex)
  editor.announce('This line is a text now')
  return true
}

/** The text that a typed line becomes; null for one that stays a formula. */
function textOf(
  editor: Editor,
  id: string,
  { typed, words }: Pick<FieldSession, 'typed' | 'words'>,
): { readonly props: MathProps; readonly convert: Operation } | null {
  const block = editor.worksheet.block(id)
  if (block?.type !== editor.registry.lineType || !typed) return null
  const props = block.props as MathProps
  const found = taken.get(id) === props.latex ? null : wordsIn(editor, id, props.latex, words)
  if (found?.prose !== 'certain') return null
  const html = paragraph(withRemark(found.text, props.remark))
  return { props, convert: { kind: 'convert', id, type: editor.registry.proseType, props: { html } } }
}

/**
 * Makes a remark of the words around a formula that Enter ends, `F = 5 kN from table 3`, `Check: A + B = 3`. The line stays a formula.
 */
export function keepsWords(
  editor: Editor,
  id: string,
  { typed, words }: Pick<FieldSession, 'typed' | 'words'>,
): void {
  const props = editor.worksheet.block(id)?.props as MathProps | undefined
  if (!props || !typed || props.remark !== '' || taken.get(id) === props.latex) return
  const text = words?.latex === props.latex ? words.text : wordsOfLatex(props.latex)
  const isDefined = wordsDefinedAt(editor, id)
  const around = withoutWordsAround(text, { isUnit, isDefined })
  if (!around) return
  const singles = editor.worksheet.settings.single_convert_units
  const line = typedLines({
    isUnit: isBoxUnit,
    isUnitWord: word => isUnit(word) || isUnspacedPair(word),
    isDefined,
    isAttachable: letter => singles.includes(letter),
    isWrittenBeside,
  })(around.formula)
  const parsed = parsePlain(line, { isUnit: isBoxUnit })
  if (!parsed.ok || !('show' in parsed.value) || parsed.value.show) return
  taken.set(id, props.latex)
  editor.setProps(id, { latex: toLatex(parsed.value), remark: around.remark }, { step: true })
  editor.announce('The words are a remark on the formula now')
}

/** Backspace in the line that Enter has just made takes the text back. */
export function takeTextBack(editor: Editor, below: string): boolean {
  const made = last
  last = null
  if (made?.editor !== editor || made.below !== below) return false
  const { worksheet, registry } = editor
  const [text, line] = [worksheet.block(made.id), worksheet.block(below)]
  if (text?.type !== registry.proseType || (line?.props as MathProps | undefined)?.latex !== '') return false
  return editor.perform(
    [
      { kind: 'remove', ids: [below] },
      { kind: 'convert', id: made.id, type: registry.lineType, props: made.props },
    ],
    { block: made.id, place: { at: 'end' } },
  )
}

/** The offer under a line of words. */
export function proseOffer(editor: Editor, id: string, latex: string): Remark['actions'] {
  const found = wordsIn(editor, id, latex, null)
  if (!found) return []
  const makeText = (): void => {
    const { remark } = editor.worksheet.block(id)!.props as MathProps
    const html = paragraph(withRemark(found.text, remark))
    if (!editor.convert(id, { type: editor.registry.proseType, props: { html } }, { at: 'end' })) return
    editor.announce('This line is a text now')
  }
  return [{ label: 'Make it a text', run: makeText }]
}
