/** Where Enter leads from the last field of a block: the next line, which is made where there is none. */
import { newBlockId } from '@calcwright/document'
import type { Place } from '@calcwright/document'
import type { Editor } from '../contract/block-view.ts'

/** The caret goes to an existing empty line; the next line of a container is the first one inside. */
export function enterNextLine(editor: Editor, id: string): void {
  const { worksheet, registry } = editor
  const block = worksheet.block(id)
  if (!block) return
  // In a container of something else than lines, such as a plot, there is none.
  const inside = worksheet.registry.get(block.type)?.container?.implicitChild === registry.lineType
  const siblings = worksheet.childrenOf(inside ? id : block.parent)
  const next = worksheet.block(siblings[inside ? 0 : siblings.indexOf(id) + 1] ?? '')
  const blank = next?.type === registry.lineType && next.status === 'ok'
  if (blank && registry.entries.get(next.type)?.isBlank(next.props))
    return editor.focus(next.id, { at: 'start' })
  const at: Place = inside ? { inside: id, at: 'start' } : { after: id }
  const line = newBlockId()
  editor.perform([{ kind: 'insert', blocks: [{ id: line, type: registry.lineType }], at }], {
    block: line,
    place: { at: 'start' },
  })
}
