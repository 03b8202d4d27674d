/** What a math line does with what the formula field tells. */
import { plainOf, plainPart } from '@calcwright/editor'
import type { BlockViewProps, FormulaEvents, PastedLine } from '@calcwright/editor'
import { escapeText } from '@calcwright/document'
import type { FollowedText, NewBlock, TextEdit } from '@calcwright/document'
import { isBoxUnit, isUnit } from '@calcwright/math/units'
import { becomesTool } from './becomes-tool.ts'
import type { MathProps } from './schema.ts'
import { loadReadings } from './use-remark.ts'

const LATEX_FORMAT = 'application/x-latex'

/** What a line remembers for as long as it is on the page. */
export interface LineSession {
  /** Words that an undo has turned back into letters; they are saved with the next change. */
  readonly skipped: Set<string>
  /** The person has changed the line since the caret came. */
  typed: boolean
  /** The formula in the worksheet while the field shows it; null before the line is a block. */
  text: FollowedText | null
}

export function formulaEvents(view: BlockViewProps<MathProps>, session: LineSession): FormulaEvents {
  const { block, props, editor } = view
  const { skipped } = session
  const { lineType, proseType } = editor.registry
  return {
    change(latex, step, behindCaret) {
      session.typed = true
      const words = [...skipped].filter(word => !props.skipAutoUnit.includes(word))
      const patch: Partial<MathProps> = {}
      if (words.length && !step) patch.skipAutoUnit = [...props.skipAutoUnit, ...words]
      // Editing a collapsed line shows its result again.
      if (props.outputMode === 1) patch.outputMode = 0
      const write = (edit: TextEdit): void =>
        editor.setProps(
          block.id,
          { ...patch, latex: edit.text },
          { step, behindCaret: { latex: edit.behindCaret } },
        )
      const text = textOf(session)
      if (text) return text.edit(latex, behindCaret, write)
      write({ text: latex, behindCaret })
      this.shown(latex)
    },
    shown(latex) {
      session.text?.stop()
      session.text = latex === null ? null : editor.worksheet.follow(block.id, 'latex')
      if (latex !== null) session.text?.show(latex)
    },
    get text() {
      return textOf(session)
    },
    caret: offset => editor.placeCaret(block.id, offset),
    enter(where) {
      // The line is done: the one run that manual mode makes without being asked for.
      if (!editor.results.status.getState().automatic) editor.actions.calculate?.([block.id])
      if (where === 'below' && becomesTool(editor, block.id)) return
      editor.insert(
        block.id,
        where === 'above' ? 'before' : 'after',
        [{ type: lineType, props: {} }],
        where === 'above' ? null : { at: 'start' },
      )
    },
    leave: (direction, x) =>
      void editor.leave(block.id, direction, direction === 'up' || direction === 'down' ? x : undefined),
    erase: direction => editor.remove(block.id, direction),
    prose() {
      const html = asParagraphs(plainOf(props.latex))
      if (!joinText(view, html))
        editor.convert(block.id, { type: proseType, props: { html } }, { at: 'start' })
    },
    toggleShow: () => editor.setProps(block.id, { outputMode: props.outputMode === 2 ? 0 : 2 }),
    skipUnit: word => void skipped.add(word),
    otherReading(caret) {
      const latex = (editor.worksheet.block(block.id)?.props as MathProps | undefined) ?? props
      void loadReadings().then(part => part.useOtherReading(editor, block.id, latex, caret))
    },
    copy(latex, data) {
      data.setData('text/plain', plainOf(latex))
      data.setData(LATEX_FORMAT, latex)
    },
    paste(data, insert) {
      paste(view, session, data, this.unitRules, insert)
    },
    focus() {
      if (!view.active) editor.focus(block.id, { at: 'keep' })
    },
    unitRules: {
      isUnit,
      isDefined: word => editor.namesAbove(block.id).has(word),
      singles: editor.worksheet.settings.single_convert_units,
      skipped: new Set([...props.skipAutoUnit, ...skipped]),
    },
    names: { editor, block: block.id },
    copyAllowed: editor.rights.copy,
  }
}

/** A text that was replaced as a whole is followed no more. */
const textOf = ({ text }: LineSession): FollowedText | null => (text?.present ? text : null)

/** The words go on in the text above, as its next paragraph; false when there is none. */
function joinText({ block, editor }: BlockViewProps<MathProps>, html: string): boolean {
  const { worksheet, registry } = editor
  const siblings = worksheet.childrenOf(block.parent)
  const above = worksheet.block(siblings[siblings.indexOf(block.id) - 1] ?? '')
  if (above?.type !== registry.proseType || above.status !== 'ok') return false
  const before = (above.props as { readonly html: string }).html
  return editor.perform(
    [
      { kind: 'setProps', id: above.id, props: { html: before + (html || '<p></p>') } },
      { kind: 'remove', ids: [block.id] },
    ],
    { block: above.id, place: { at: 'end' } },
  )
}

/** One line goes to the caret, several become blocks; an empty line takes the first of them. */
function paste(
  { block, props, editor }: BlockViewProps<MathProps>,
  session: LineSession,
  data: DataTransfer,
  rules: FormulaEvents['unitRules'],
  insert: (latex: string) => void,
): void {
  const part = plainPart.loaded
  // The field, which pastes, comes with it.
  if (!part) return
  const latex = data.getData(LATEX_FORMAT)
  const text = data.getData('text/plain')
  const lines = part.readLines(text, isBoxUnit, part.unitsOfPasted(rules))
  const [first, ...others] = lines
  if (!first) return
  const empty = props.latex === ''
  const single = lines.length === 1 && !(first.kind === 'prose' && first.text.includes('\n'))
  if (single && !empty) return insert(latex || part.readFragment(text, isBoxUnit, part.unitsOfPasted(rules)))
  if (single && latex) return insert(latex)
  const { lineType, proseType } = editor.registry
  const toBlock = (line: PastedLine): NewBlock =>
    line.kind === 'prose'
      ? { type: proseType, props: { html: asParagraphs(line.text) } }
      : {
          type: lineType,
          props: { latex: line.latex, expectedUnits: line.unit, outputMode: line.show ? 2 : 0 },
        }
  if (!empty) return editor.insert(block.id, 'after', lines.map(toBlock), { at: 'end' })
  editor.worksheet.undo.stop()
  editor.worksheet.batch(() => {
    const { type, props: fields } = toBlock(first)
    if (type === block.type) editor.setProps(block.id, fields ?? {})
    else editor.convert(block.id, { type, props: fields }, { at: 'end' })
    if (others.length) editor.insert(block.id, 'after', others.map(toBlock), { at: 'end' })
  })
  if (others.length) return
  session.typed = true
  editor.focus(block.id, { at: 'end' })
}

function asParagraphs(text: string): string {
  return text === '' ? '' : `<p>${escapeText(text).replaceAll('\n', '</p><p>')}</p>`
}
