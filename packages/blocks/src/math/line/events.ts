/** Handles the events of the formula field in a math line. */
import { changeReadingAt, fieldEvents, LATEX_FORMAT, plainOf, plainPart } from '@calcwright/editor'
import type {
  BlockViewProps,
  CaretPlace,
  Editor,
  FieldSession,
  FormulaEvents,
  PastedLine,
} from '@calcwright/editor'
import { escapeText } from '@calcwright/document'
import type { Block, NewBlock } from '@calcwright/document'
import { splitRemark, withRemark } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { lazyModule } from '@calcwright/ui'
import { becomesTool } from './becomes-tool.ts'
import type { MathProps } from './schema.ts'
import { REMARK } from './LineRemark.tsx'
import { lineAt } from './use-remark.ts'

/** Fetched while the first line has the caret. */
export const proseLine = lazyModule(() => import('./prose-line.ts'))

export function formulaEvents(view: BlockViewProps<MathProps>, session: FieldSession): FormulaEvents {
  const { block, editor } = view
  const { lineType, proseType } = editor.registry
  /** The block after the last key: several keys may come before the line is drawn again. */
  const now = (): Block => editor.worksheet.block(block.id) ?? block
  const propsNow = (): MathProps => now().props as MathProps
  /** The line is the word of a tool, or a text, or it is empty and ends its container. */
  const becomesOther = (): boolean =>
    becomesTool(editor, block.id) ||
    proseLine.loaded?.becomesText(editor, block.id, session) === true ||
    leaveContainer(editor, now())
  const events = fieldEvents(
    view as unknown as BlockViewProps<object>,
    'latex',
    session,
    {
      skippedWords: view.props.skipAutoUnit,
      enter(where) {
        // The line is done: the one run that manual mode makes without being asked for.
        if (!editor.results.status.getState().automatic) editor.actions.calculate?.([block.id])
        if (where === 'below' && becomesOther()) return
        if (proseLine.loaded) proseLine.loaded.keepsWords(editor, block.id, session)
        else endLate(editor, block.id, session)
        editor.insert(
          block.id,
          where === 'above' ? 'before' : 'after',
          [{ type: lineType, props: {} }],
          where === 'above' ? null : { at: 'start' },
        )
      },
      leave: (direction, x) =>
        void editor.leave(block.id, direction, direction === 'up' || direction === 'down' ? x : undefined),
      erase(direction) {
        const isUndone = direction === 'back' && proseLine.loaded?.takeTextBack(editor, block.id)
        if (!isUndone) editor.remove(block.id, direction)
      },
      remark: () => editor.focus(block.id, { at: 'end', field: REMARK }),
      prose(sign) {
        const { latex, remark } = propsNow()
        const html = asParagraphs(withRemark(plainOf(latex), remark))
        const begun = sign === '#' && latex === '' ? { begunBy: sign } : {}
        if (!joinText(view, html, begun))
          editor.convert(block.id, { type: proseType, props: { html } }, { at: 'start', ...begun })
      },
      toggleShow: () => editor.setProps(block.id, { outputMode: propsNow().outputMode === 2 ? 0 : 2 }),
      otherReading(caret) {
        const { latex } = propsNow()
        changeReadingAt(editor, lineAt(block.id), latex, caret)
      },
      paste: (data, insert) => paste({ ...view, props: propsNow() }, session, data, events.unitRules, insert),
    },
    true,
  )
  return events
}

/** Ends a line before the functions that tell words from formulas have come, as fast hands do with the first one. */
function endLate(editor: Editor, id: string, { typed, words }: FieldSession): void {
  // Without it the line stays as it was typed.
  void proseLine().then(
    ({ endsLate }) => void endsLate(editor, id, { typed, words }),
    () => {},
  )
}

/** Enter in the empty last line of a container with a header goes on below the container. */
function leaveContainer(editor: Editor, { id, parent, props }: Block): boolean {
  const { worksheet, registry } = editor
  const container = parent === null ? undefined : worksheet.block(parent)
  const rule = container && worksheet.registry.get(container.type)?.container
  if (!container || !rule || rule.indents || (props as MathProps).latex !== '') return false
  const siblings = worksheet.childrenOf(parent)
  // A line that is no block yet stands where the caret went: behind the last one, or alone.
  const at = { after: container.id }
  if (!siblings.includes(id)) {
    if (siblings.length > 0) return false
    editor.insert(container.id, 'after', [{ type: registry.lineType, props: {} }], { at: 'start' })
    return true
  }
  if (siblings.at(-1) !== id) return false
  return editor.perform([{ kind: 'move', ids: [id], at }], { block: id, place: { at: 'start' } })
}

/** The words go on in the text above, as its next paragraph; false when there is none. */
function joinText(
  { block, editor }: BlockViewProps<MathProps>,
  html: string,
  begun: Pick<CaretPlace, 'begunBy'>,
): boolean {
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
    { block: above.id, place: { at: 'end', ...begun } },
  )
}

/** One line, or a column of numbers, goes to the caret, several become blocks; an empty line takes the first of them. */
function paste(
  { block, props, editor }: BlockViewProps<MathProps>,
  session: FieldSession,
  data: DataTransfer,
  rules: FormulaEvents['unitRules'],
  insert: (latex: string) => void,
): void {
  const part = plainPart.loaded
  // The field, which pastes, comes with it.
  if (!part) return
  const latex = data.getData(LATEX_FORMAT)
  const text = data.getData('text/plain')
  const lines = part.readLines(
    text,
    { isUnit: isBoxUnit, isDefined: rules.isDefined },
    part.unitsOfPasted(rules),
  )
  const [first, ...others] = lines
  if (!first) return
  const empty = props.latex === ''
  const single = lines.length === 1 && !(first.kind === 'prose' && first.text.includes('\n'))
  // A column of numbers goes on with what is there as a list.
  const isPiece = single || part.columnIn(text) !== null
  if (isPiece && !empty) {
    const { formula, remark } = splitRemark(text.trim())
    insert(latex || part.readFragment(part.withoutLatex(formula), isBoxUnit, part.unitsOfPasted(rules)))
    if (remark !== '' && props.remark === '') editor.setProps(block.id, { remark })
    return
  }
  if (single && latex) return insert(latex)
  const { lineType, proseType } = editor.registry
  const toBlock = (line: PastedLine): NewBlock =>
    line.kind === 'prose'
      ? { type: proseType, props: { html: asParagraphs(line.text) } }
      : {
          type: lineType,
          props: {
            latex: line.latex,
            remark: line.remark,
            expectedUnits: line.unit,
            outputMode: line.show ? 2 : 0,
          },
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
