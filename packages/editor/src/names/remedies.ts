/** Remedies for names that a block reads and nothing above defines. */
import type { UnknownName } from '@calcwright/evaluator'
import type { Remark } from '../output/Messages.tsx'
import { viewOf } from '../contract/block-view.ts'
import type { Editor } from '../contract/block-view.ts'
import { lineOf, showLine } from './show-line.ts'

type Action = Remark['actions'][number]

/** The way to the name that was likely meant, or to the line that defines it further down. */
export function remediesOf(editor: Editor, block: string, unknown: readonly UnknownName[]): Action[] {
  return unknown.flatMap(name => remedies(editor, block, name))
}

function remedies(editor: Editor, id: string, { name, likely, block }: UnknownName): Action[] {
  if (likely !== undefined) {
    return [{ label: `Use ${likely}`, run: () => useName(editor, id, name, likely) }]
  }
  const number = block === undefined ? null : lineOf(editor, block)
  return number === null ? [] : [{ label: `Show line ${number}`, run: () => showLine(block!) }]
}

function useName(editor: Editor, id: string, name: string, likely: string): void {
  const block = editor.worksheet.block(id)
  const patch = block && viewOf(editor.registry, block.type)?.rename?.(block.props, name, likely)
  if (patch) changeAndAnnounce(editor, id, patch, `${name} is now ${likely}`)
}

/** Changes a block by a button, which vanishes then, and the focus with it. */
export function changeAndAnnounce(editor: Editor, id: string, patch: object, message: string): void {
  const pressed = document.activeElement instanceof HTMLButtonElement
  if (!editor.perform([{ kind: 'setProps', id, props: patch }])) return
  editor.announce(message)
  if (pressed) editor.focus(id, { at: 'keep' })
}
