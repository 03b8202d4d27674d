import { describe, expect, it } from 'vitest'
import { keyText } from '../shell/key-names.ts'
import { type CommandContext, worksheetCommands } from './worksheet-commands.ts'
import { SHORTCUT_GROUPS, findShortcuts } from '../popups/shortcuts.ts'

const found = (query: string, mac = false) =>
  findShortcuts(query, keys => keyText(keys, mac)).flatMap(group => group.entries.map(entry => entry.does))

describe('search', () => {
  it.each([
    ['undo', ['Undo']],
    ['ctrl z', ['Undo', 'Redo']],
    ['unit box', ['Unit box']],
    ['matrix row', ['Row below', 'Remove the row']],
    ['nonsense', []],
  ])('%s', (query, expected) => {
    expect(found(query).filter(does => expected.length === 0 || expected.includes(does))).toEqual(expected)
  })

  it('knows the names of a Mac', () => {
    expect(found('⌘k', true)).toEqual(['Find a tool, a function or a command'])
  })

  it('shows all without a query', () => {
    expect(found('')).toEqual(SHORTCUT_GROUPS.flatMap(group => group.entries.map(entry => entry.does)))
  })
})

it('says each thing once in a group', () => {
  for (const { entries } of SHORTCUT_GROUPS)
    expect(new Set(entries.map(entry => entry.does)).size).toBe(entries.length)
})

it('lists the key of every command', () => {
  globalThis.localStorage ??= { getItem: () => null } as unknown as Storage
  const open = {
    rightsLevel: 4,
    needPaidPlan: false,
    worksheet: { undo: { canUndo: true, canRedo: true } },
    results: { status: { getState: () => ({ automatic: true }) } },
  }
  const context = { open, editor: null, notify() {}, goHome() {}, createWorksheet() {} }
  const commands = worksheetCommands(context as unknown as CommandContext).flatMap(group => group.commands)
  const listed = SHORTCUT_GROUPS.flatMap(({ entries }) =>
    entries.flatMap(entry => ('keys' in entry ? entry.keys : [])),
  )
  const keys = commands.flatMap(command => command.keys ?? [])
  expect(keys.filter(key => !listed.includes(key))).toEqual([])
  expect(keys.length).toBeGreaterThan(5)
})
