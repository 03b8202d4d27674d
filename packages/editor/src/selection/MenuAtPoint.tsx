import { useRef } from 'react'
import { DropdownMenu } from 'radix-ui'
import type { EditorWithState } from '../state/editor.ts'
import { changeRow, deleteSelection, moveLines, setDisabled, indentOrOutdent } from './commands.ts'
import { MarkItems } from './MarkItems.tsx'
import styles from './menu.module.css'

interface MenuAtPointProps {
  readonly editor: EditorWithState
  readonly point: { readonly x: number; readonly y: number }
  close(): void
}

/** Menu of the selected lines. Loaded when it is opened for the first time. */
export default function MenuAtPoint({ editor, point, close }: MenuAtPointProps) {
  const entered = useRef(false)
  const { lineType } = editor.registry
  const insert = (side: 'before' | 'after'): void => {
    const selected = editor.selected()
    const block = side === 'before' ? selected[0] : editor.state.getState().selection?.head
    if (block) editor.insert(block, side, [{ type: lineType }], { at: 'start' })
  }
  const { copy } = editor.rights
  const edit = editor.mayEdit
  const { comment } = editor.actions
  const off = editor.selected().some(id => editor.worksheet.block(id)?.disabled)
  return (
    <DropdownMenu.Root open onOpenChange={open => !open && close()} modal={false}>
      <DropdownMenu.Trigger asChild>
        <span
          className={styles.point}
          style={{ left: point.x, top: point.y }}
          aria-hidden="true"
          tabIndex={-1}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          aria-label="Selected lines"
          align="start"
          collisionPadding={8}
          onFocus={event => {
            if (entered.current || event.target !== event.currentTarget) return
            entered.current = true
            event.currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            // The selection has the focus again, unless an entry has given it to a line.
            const { selection } = editor.state.getState()
            if (selection) editor.select(selection)
          }}
        >
          {copy && edit && <Item label="Cut" keys="Ctrl X" run={() => clipboard(editor, 'cut')} />}
          {copy && <Item label="Copy" keys="Ctrl C" run={() => clipboard(editor, 'copy')} />}
          {comment && <Item label="Comment…" keys="Shift F2" run={() => comment()} />}
          {edit && <EditItems editor={editor} insert={insert} off={off} />}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface EditItemsProps {
  readonly editor: EditorWithState
  readonly insert: (side: 'before' | 'after') => void
  /** Whether one of the lines is not evaluated. */
  readonly off: boolean
}

function EditItems({ editor, insert, off }: EditItemsProps) {
  return (
    <>
      <DropdownMenu.Separator className={styles.separator} />
      <Item label="Insert line above" run={() => insert('before')} />
      <Item label="Insert line below" run={() => insert('after')} />
      <Item label="Move up" keys="Alt ↑" run={() => moveLines(editor, 'up')} />
      <Item label="Move down" keys="Alt ↓" run={() => moveLines(editor, 'down')} />
      <Item label="Put beside the line above" keys="Alt Shift ↑" run={() => changeRow(editor, 'beside')} />
      {isInRow(editor) && (
        <Item label="Put on a row of its own" keys="Alt Shift ↓" run={() => changeRow(editor, 'separate')} />
      )}
      <Item label="More indent" keys="Tab" run={() => indentOrOutdent(editor, 'indent')} />
      <Item label="Less indent" keys="Shift Tab" run={() => indentOrOutdent(editor, 'outdent')} />
      <DropdownMenu.Separator className={styles.separator} />
      {off ? (
        <Item label="Enable evaluation" run={() => setDisabled(editor, false)} />
      ) : (
        <Item label="Disable evaluation" run={() => setDisabled(editor, true)} />
      )}
      <MarkItems editor={editor} />
      <Item label="Delete" keys="Del" run={() => deleteSelection(editor, 'forward')} />
    </>
  )
}

/** Whether one of the lines stands beside another. */
const isInRow = (editor: EditorWithState): boolean => {
  const rows = new Map(editor.feed.rows.map(row => [row.block, row]))
  return editor.selected().some(id => rows.get(id)?.columns.at(-1)?.block === id)
}

function Item({ label, keys, run }: { label: string; keys?: string; run: () => void }) {
  return (
    <DropdownMenu.Item className={styles.item} onSelect={run}>
      {label}
      {keys && (
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      )}
    </DropdownMenu.Item>
  )
}

/** The browser's own command: it raises the same event as the keys, on what has the focus. */
function clipboard(editor: EditorWithState, command: 'cut' | 'copy'): void {
  const { selection } = editor.state.getState()
  if (!selection) return
  editor.select({ ...selection })
  // Not in the same turn: the menu still has the focus.
  setTimeout(() => document.execCommand(command), 0)
}
