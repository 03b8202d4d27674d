/** A long text becomes several: each key reads and writes the whole of the text that it is typed in. */
import { getHTMLFromFragment } from '@tiptap/core'
import type { Editor as Tiptap } from '@tiptap/core'
import { Fragment } from '@tiptap/pm/model'
import type { Node } from '@tiptap/pm/model'
import { newBlockId } from '@calcwright/document'
import type { BlockViewProps } from '@calcwright/editor'
import { sanitizeHtml } from '../sanitize.ts'
import type { TextProps } from '../schema.ts'

/** Characters of one of several texts, and of the longest one that is left alone. */
const PART = 20_000
const LONGEST = 2 * PART

/**
 * Divides a text that a paste has made long between paragraphs, the longest of these between words.
 * False when it is not too long.
 */
export function divideLongText(tiptap: Tiptap, { block, editor }: BlockViewProps<TextProps>): boolean {
  const { doc, selection } = tiptap.state
  if (doc.content.size <= LONGEST) return false
  const parts = partsOf(doc)
  const blocks = parts.map(({ nodes }, index) => ({
    id: index === 0 ? block.id : newBlockId(),
    type: block.type,
    props: { html: sanitizeHtml(getHTMLFromFragment(Fragment.from(nodes), tiptap.schema)) },
  }))
  const [first, ...others] = blocks
  if (!first || others.length === 0) return false
  const at = parts.findLastIndex(({ start }) => start <= selection.head)
  const offset = Math.max(1, selection.head - parts[at]!.start)
  return editor.perform(
    [
      { kind: 'setProps', id: block.id, props: first.props },
      { kind: 'insert', blocks: others, at: { after: block.id } },
    ],
    { block: blocks[at]!.id, place: { at: 'offset', offset } },
  )
}

interface Part {
  readonly nodes: readonly Node[]
  /** Its place in the whole. A paragraph that is divided counts as if it were not. */
  readonly start: number
}

function partsOf(doc: Node): readonly Part[] {
  const parts: { nodes: Node[]; start: number; size: number }[] = []
  doc.forEach((child, offset) => {
    let start = offset
    for (const node of dividedParagraph(child)) {
      const last = parts.at(-1)
      if (last && last.size + node.nodeSize <= PART) {
        last.nodes.push(node)
        last.size += node.nodeSize
      } else parts.push({ nodes: [node], start, size: node.nodeSize })
      start += node.content.size
    }
  })
  return parts
}

/** Lists and tables stay whole. */
function dividedParagraph(node: Node): readonly Node[] {
  if (node.type.name !== 'paragraph' || node.nodeSize <= PART) return [node]
  const pieces: Node[] = []
  for (let start = 0; start < node.content.size;) {
    const end = Math.min(start + PART - 2, node.content.size)
    const blank = node.textBetween(start, end, undefined, ' ').lastIndexOf(' ')
    const cut = end < node.content.size && blank > 0 ? start + blank + 1 : end
    pieces.push(node.cut(start, cut))
    start = cut
  }
  return pieces
}
