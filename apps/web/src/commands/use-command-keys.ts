import type { Command } from '@calcwright/editor'
import { useLayoutEffect } from 'react'
import { type CommandContext, worksheetCommands } from './worksheet-commands.ts'

/** Keys that the page answers wherever the focus is; undo and redo leave fields and dialogs their own. */
const EVERYWHERE: Readonly<Record<string, string>> = { o: 'open', p: 'print', s: 'save' }
const ALONE: Readonly<Record<string, string>> = { F1: 'help', F2: 'rename', F8: 'report' }
const OUTSIDE_FIELDS: Readonly<Record<string, string>> = { z: 'undo', y: 'redo' }

/** The keys of the commands for the whole page. The sheet has heard and stopped its own before. */
export function useCommandKeys(context: CommandContext): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const id = commandFor(event)
      const command = id === undefined ? undefined : find(context, id)
      if (!command) return
      event.preventDefault()
      if (!command.disabled) command.run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [context])
}

function commandFor(event: KeyboardEvent): string | undefined {
  const command = event.ctrlKey || event.metaKey
  if (event.key === 'F2' && event.shiftKey && !command && !event.altKey) return 'comment'
  const alone = ALONE[event.key]
  if (alone !== undefined && !command && !event.shiftKey && !event.altKey)
    return isInDialog(event.target) ? undefined : alone
  if (!command || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (!event.shiftKey && EVERYWHERE[key] !== undefined) return EVERYWHERE[key]
  if (isField(event.target)) return undefined
  return event.shiftKey && key === 'z' ? 'redo' : OUTSIDE_FIELDS[key]
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [role=dialog]') !== null
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable], dialog, [role=dialog], math-field') !== null // prettier-ignore
}

function find(context: CommandContext, id: string): Command | undefined {
  return worksheetCommands(context)
    .flatMap(group => group.commands)
    .find(command => command.id === id)
}
