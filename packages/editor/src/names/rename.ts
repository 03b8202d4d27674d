/** A definition got another name: what follows may want to read the new one. */
import type { Operation } from '@calcwright/document'
import { viewOf } from '../types.ts'
import type { Editor } from '../types.ts'

/**
 * Changes that make what follows `block` read `to` instead of `from`, up to the next definition of
 * `from`. That definition itself may read the old one.
 */
export function renameOperations(editor: Editor, block: string, from: string, to: string): Operation[] {
  const operations: Operation[] = []
  let follows = false
  for (const { id, type, status, props } of editor.worksheet.blocks()) {
    if (id === block) follows = true
    else if (follows && status === 'ok') {
      const entry = viewOf(editor.registry, type)
      const patch = entry?.uses?.(props).includes(from) ? entry.rename?.(props, from, to) : null
      if (patch) operations.push({ kind: 'setProps', id, props: patch })
      if (entry?.defines?.(props).includes(from)) break
    }
  }
  return operations
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
