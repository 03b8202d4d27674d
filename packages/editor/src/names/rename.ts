/** A definition got another name: what follows may want to read the new one. */
import type { Block, Operation } from '@calcwright/document'
import { viewOf } from '../contract/block-view.ts'
import type { Editor } from '../contract/block-view.ts'
import { ownsNames } from '../state/scope.ts'

/**
 * Changes that make what follows `block` read `to` instead of `from`, up to the next definition of
 * `from`. That definition itself may read the old one. A container with names of its own hides what
 * it defines, and its parameters, from the lines outside.
 */
export function renameOperations(editor: Editor, block: string, from: string, to: string): Operation[] {
  const operations: Operation[] = []
  const blocks = editor.worksheet.blocks()
  const at = blocks.findIndex(({ id }) => id === block)
  const scope = scopeOf(editor, blocks, blocks[at])
  /** Depth of the container in which the name means something else; its content is left as it is. */
  let hidden = Infinity
  let own = -1
  for (const one of at < 0 ? [] : blocks.slice(at + 1)) {
    if (one.depth <= scope) break
    if (one.depth > hidden) continue
    hidden = Infinity
    if (one.depth <= own) own = -1
    if (one.status !== 'ok') continue
    const entry = viewOf(editor.registry, one.type)
    const bound = entry?.binds?.(one.props).includes(from) === true
    const patch =
      !bound && entry?.uses?.(one.props).includes(from) ? entry.rename?.(one.props, from, to) : null
    if (patch) operations.push({ kind: 'setProps', id: one.id, props: patch })
    if (bound) hidden = one.depth
    else if (own < 0 && ownsNames(editor, one)) own = one.depth
    if (!entry?.defines?.(one.props).includes(from) && !entry?.ends?.(one.props).includes(from)) continue
    if (own < 0 || one.depth <= own) break
    // Defined inside a container that hides it: the rest of its lines mean that one.
    hidden = own
  }
  return operations
}

/** Depth of the nearest container with names of its own around a block; -1 for none. */
function scopeOf(editor: Editor, blocks: readonly Block[], block: Block | undefined): number {
  for (let at = block; at?.parent;) {
    const parent = at.parent
    at = blocks.find(({ id }) => id === parent)
    if (at && ownsNames(editor, at)) return at.depth
  }
  return -1
}

/** Asks under the line whether what follows takes the new name along. Nothing to ask without a use. */
export function offerRename(editor: Editor, block: string, from: string, to: string): void {
  const count = renameOperations(editor, block, from, to).length
  if (count === 0) return
  const lines = count === 1 ? 'the line below that uses' : `the ${count} lines below that use`
  const text = `${from} is now called ${to}. Rename it in ${lines} it?`
  editor.announce(text)
  editor.setNotice(block, {
    text,
    actions: [
      {
        label: 'Yes',
        run: () => {
          // Read again: the lines may have changed since.
          const operations = renameOperations(editor, block, from, to)
          const renamed = operations.length === 1 ? '1 line' : `${operations.length} lines`
          if (editor.perform(operations)) editor.announce(`Renamed in ${renamed}`)
          editor.setNotice(block, null)
        },
      },
      { label: 'No', run: () => editor.setNotice(block, null) },
    ],
  })
}
