/** Text and the lines around it: taking a text apart, and two of them together. */
import { createNodeFromContent, getHTMLFromFragment, isNodeEmpty } from '@tiptap/core'
import type { Editor as Tiptap } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import type { Block, NewBlock, Operation } from '@calcwright/document'
import type { BlockViewProps } from '@calcwright/editor'
import { storedPictures } from '../pictures.ts'
import { sanitizeHtml } from '../sanitize.ts'
import type { TextProps } from '../schema.ts'

/** Stored HTML of what the editor holds; '' when that is nothing. */
export function htmlOf(tiptap: Tiptap, doc = tiptap.state.doc): string {
  const bare = isNodeEmpty(doc) && doc.firstChild?.type.name === 'paragraph'
  return bare ? '' : sanitizeHtml(storedPictures(getHTMLFromFragment(doc.content, tiptap.schema)))
}

/** HTML between two places, '' for nothing but empty paragraphs. */
function htmlBetween(tiptap: Tiptap, from: number, to: number): string {
  const { doc, schema } = tiptap.state
  const part = goneOn(doc.cut(from, to), doc.resolve(from))
  const holder = document.createElement('div')
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(part.content))
  const empty = part.textContent === '' && !/<(?:img|hr|span|table)\b/.test(holder.innerHTML)
  return empty ? '' : sanitizeHtml(storedPictures(holder.innerHTML))
}

/** Continues the numbers of a list in the part that is cut off it. */
function goneOn(part: Node, $from: ResolvedPos): Node {
  const list = $from.depth > 0 ? $from.node(1) : null
  if (list?.type.name !== 'orderedList') return part
  const start = Number(list.attrs['start']) + $from.index(1)
  const rest = list.type.create({ ...list.attrs, start }, part.child(0).content)
  return part.copy(part.content.replaceChild(0, rest))
}

/** The place between two paragraphs or items when this one is at the edge of one, so that no empty one is left. */
function betweenLines($place: ResolvedPos, edge: 'start' | 'end'): number {
  const { parentOffset, parent, depth } = $place
  const atStart = edge === 'start'
  const inTable = Array.from({ length: depth }, (_, at) => $place.node(at)).some(
    ({ type }) => type.name === 'table',
  )
  if (inTable || !parent.isTextblock || parentOffset !== (atStart ? 0 : parent.content.size))
    return $place.pos
  let out = depth
  const isLast = (at: number): boolean => $place.index(at) === (atStart ? 0 : $place.node(at).childCount - 1)
  while (out > 1 && isLast(out - 1)) out--
  return atStart ? $place.before(out) : $place.after(out)
}

/** Takes the text apart at the caret, what is selected goes, and puts a line for formulas between the parts. */
export function splitForMath(tiptap: Tiptap, { block, editor }: BlockViewProps<TextProps>): void {
  const { $from, $to } = tiptap.state.selection
  const before = htmlBetween(tiptap, 0, betweenLines($from, 'start'))
  const after = htmlBetween(tiptap, betweenLines($to, 'end'), tiptap.state.doc.content.size)
  const line: NewBlock = { id: freshId(), type: editor.registry.lineType }
  const place = { block: line.id!, place: { at: 'start' } } as const
  if (before === '' && after === '') {
    editor.convert(block.id, line, { at: 'start' })
    return
  }
  const operations: Operation[] =
    before === ''
      ? [{ kind: 'insert', blocks: [line], at: { before: block.id } }]
      : [
          {
            kind: 'insert',
            blocks: after === '' ? [line] : [line, { type: block.type, props: { html: after } }],
            at: { after: block.id },
          },
          { kind: 'setProps', id: block.id, props: { html: before } },
        ]
  if (before === '') operations.push({ kind: 'setProps', id: block.id, props: { html: after } })
  editor.perform(operations, place)
}

const freshId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** Backspace at the very start: two texts become one, a blank line above goes; else the caret moves up. */
export function joinAbove(tiptap: Tiptap, { block, editor }: BlockViewProps<TextProps>): boolean {
  const above = sibling(block, editor, -1)
  if (!above) return false
  const { isBlank } = editor.registry.entries.get(above.type) ?? {}
  if (isText(above, block)) {
    const start = createNodeFromContent(above.props.html, tiptap.schema, PARSE) as { size?: number }
    const size = above.props.html === '' ? 0 : sizeOf(start)
    return editor.perform(
      [
        { kind: 'setProps', id: above.id, props: { html: above.props.html + htmlOf(tiptap) } },
        { kind: 'remove', ids: [block.id] },
      ],
      { block: above.id, place: { at: 'offset', offset: size + 1 } },
    )
  }
  if (above.status === 'ok' && isBlank?.(above.props))
    return editor.perform([{ kind: 'remove', ids: [above.id] }], { block: block.id, place: { at: 'start' } })
  return editor.leave(block.id, 'left')
}

/** Delete at the very end: the text below is taken in. */
export function joinBelow(tiptap: Tiptap, { block, editor }: BlockViewProps<TextProps>): boolean {
  const below = sibling(block, editor, 1)
  if (!below || !isText(below, block)) return false
  return editor.perform(
    [
      { kind: 'setProps', id: block.id, props: { html: htmlOf(tiptap) + below.props.html } },
      { kind: 'remove', ids: [below.id] },
    ],
    { block: block.id, place: { at: 'offset', offset: tiptap.state.selection.head } },
  )
}

export const PARSE = { parseOptions: { preserveWhitespace: true } } as const

const sizeOf = (content: { size?: number; nodeSize?: number }): number =>
  content.size ?? content.nodeSize ?? 0

function isText(other: Block, block: Block): other is Block & { props: TextProps } {
  return other.type === block.type && other.status === 'ok'
}

/** The block before or after in the same container. */
function sibling(block: Block, editor: BlockViewProps['editor'], step: 1 | -1): Block | undefined {
  const { worksheet } = editor
  const ids = worksheet.childrenOf(block.parent)
  const id = ids[ids.indexOf(block.id) + step]
  return id === undefined ? undefined : worksheet.block(id)
}
