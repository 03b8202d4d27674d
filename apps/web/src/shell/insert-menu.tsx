/** Everything that can be inserted, in the sections of the toolbox. */
import { type EditorWithState, insertTool, toolboxSections, toolboxState } from '@calcwright/editor'
import { DropdownMenu } from 'radix-ui'
import css from './menu.module.css'
import { SubMenu } from './sub-menu.tsx'

interface InsertMenuProps {
  readonly editor: EditorWithState | null
  readonly notify: (message: string) => void
  /** Runs it once the menu has closed: what is inserted takes the focus. */
  readonly choose: (run: () => void) => void
}

export function InsertMenu({ editor, notify, choose }: InsertMenuProps) {
  if (!editor?.rights.edit) return null
  const { unreleased } = toolboxState.getState()
  const hosts = editor.actions.hostSections?.getState()
  return (
    <SubMenu label="Insert">
      {toolboxSections(editor.registry, unreleased, hosts).map(({ name, entries }) => (
        <DropdownMenu.Group key={name} aria-label={name}>
          <DropdownMenu.Label className={css.label}>{name}</DropdownMenu.Label>
          {entries.map(entry =>
            entry.kind === 'tool' ? (
              <Entry
                key={entry.tool.id}
                title={entry.tool.title}
                word={entry.tool.typedWord}
                onChoose={() => choose(() => insertTool(editor, entry.tool))}
              />
            ) : (
              <Entry
                key={entry.title}
                title={entry.title}
                word=""
                onChoose={() => notify('This feature is not yet available')}
              />
            ),
          )}
        </DropdownMenu.Group>
      ))}
    </SubMenu>
  )
}

interface EntryProps {
  readonly title: string
  /** The word that can be typed instead; '' for none. */
  readonly word: string
  readonly onChoose: () => void
}

function Entry({ title, word, onChoose }: EntryProps) {
  return (
    <DropdownMenu.Item className={css.item} onSelect={onChoose}>
      {title}
      {word !== '' && (
        <span className={css.keys} aria-hidden>
          {word}
        </span>
      )}
    </DropdownMenu.Item>
  )
}
