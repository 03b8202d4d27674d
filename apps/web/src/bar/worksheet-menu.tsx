/** The menu of the bar: every command of the worksheet, and everything that can be inserted. */
import { type Command, returnToSheet } from '@calcwright/editor'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keyText } from '../shell/key-names.ts'
import { type CommandContext, type CommandGroup, worksheetCommands } from '../commands/worksheet-commands.ts'
import { InsertMenu } from '../shell/insert-menu.tsx'
import { MenuTrigger } from '../shell/menu-trigger.tsx'
import { SubMenu } from '../shell/sub-menu.tsx'
import css from '../shell/menu.module.css'
import { mayRename } from '../opened/editor-rights.ts'
import { FollowedName } from './followed-name.tsx'

interface WorksheetMenuProps {
  readonly context: CommandContext
  /** Whether it was asked for while it was being fetched. */
  readonly openAtOnce: boolean
}

export default function WorksheetMenu({ context, openAtOnce }: WorksheetMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  /** Runs once the menu has given the focus back: a dialog comes back to that, what is inserted takes it. */
  const chosen = useRef<(() => void) | null>(null)
  /** Whether it closes because something else was pressed, which has the focus by then. */
  const left = useRef(false)
  /** Whether the choice was made with the pointer: the keyboard had been in the sheet. */
  const pointed = useRef(false)
  const [open, setOpen] = useState(openAtOnce)
  const change = (shown: boolean) => {
    flushSync(() => setOpen(shown))
    // At once: a key that follows the choice is meant for what has the focus then.
    if (!shown) leave()
  }
  const leave = () => {
    if (!left.current) trigger.current?.focus()
    left.current = false
    const run = chosen.current
    chosen.current = null
    if (!run) return
    if (pointed.current) returnToSheet(context.editor)
    run()
    if (document.activeElement === trigger.current) returnToSheet(context.editor)
  }
  return (
    <DropdownMenu.Root open={open} onOpenChange={change} modal={false}>
      {/* Comes along with the menu, as both are not needed before the first key. */}
      {context.editor && mayRename(context.open) && (
        <FollowedName worksheet={context.open.worksheet} editor={context.editor} />
      )}
      <DropdownMenu.Trigger asChild>
        <MenuTrigger ref={trigger} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={css.content}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onPointerUpCapture={() => (pointed.current = true)}
          onKeyDownCapture={() => (pointed.current = false)}
          onInteractOutside={() => (left.current = true)}
          onCloseAutoFocus={event => event.preventDefault()}
        >
          <InsertMenu
            editor={context.editor}
            notify={context.notify}
            choose={run => {
              chosen.current = run
            }}
          />
          {worksheetCommands(context).map(group => (
            <Group
              key={group.label}
              group={group}
              onChoose={command => (chosen.current = () => command.run())}
            />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface GroupProps {
  readonly group: CommandGroup
  readonly onChoose: (command: Command) => void
}

function Group({ group, onChoose }: GroupProps) {
  const entries = group.commands.map(command => (
    <Entry key={command.id} command={command} onChoose={() => onChoose(command)} />
  ))
  if (group.nested) return <SubMenu label={group.label}>{entries}</SubMenu>
  return (
    <DropdownMenu.Group aria-label={group.label}>
      <DropdownMenu.Separator className={css.separator} />
      {entries}
    </DropdownMenu.Group>
  )
}

function Entry({ command, onChoose }: { readonly command: Command; readonly onChoose: () => void }) {
  const { label, keys, disabled = false, checked } = command
  const content = (
    <>
      {label}
      {checked && <Check size={16} className={css.mark} aria-hidden />}
      {keys && (
        <span className={css.keys} aria-hidden>
          {keyText(keys)}
        </span>
      )}
    </>
  )
  if (checked === undefined)
    return (
      <DropdownMenu.Item className={css.item} disabled={disabled} onSelect={onChoose}>
        {content}
      </DropdownMenu.Item>
    )
  return (
    <DropdownMenu.CheckboxItem className={css.item} disabled={disabled} checked={checked} onSelect={onChoose}>
      {content}
    </DropdownMenu.CheckboxItem>
  )
}
