import { Worksheet, createRegistry } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import { describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import * as z from 'zod/mini'
import type { ViewRegistry } from '../contract/block-view.ts'
import { CaretLine } from './caret-line.ts'
import type { EditorState } from './context.ts'
import { rowsOf } from './rows.ts'

const textType = (type: string, rules: object = {}) => ({
  type,
  version: 1,
  props: z.object({ text: z.string() }),
  defaults: () => ({ text: '' }),
  migrations: {},
  mergedText: { text: 'latex' as const },
  ...rules,
})
const types = createRegistry([
  textType('line'),
  textType('box', { container: { children: 'any', implicitChild: 'line' } }),
])
const views = {
  entries: new Map(
    ['line', 'box'].map(type => [type, { isBlank: ({ text }: { text: string }) => text === '' }]),
  ),
} as unknown as ViewRegistry

/** `a=1 | box: b=2, c=3`: lines between bars, with what stands in them behind the colon. */
const blocksOf = (sheet: string): NewBlock[] =>
  sheet.split(' | ').map(part => {
    const [head = '', inside] = part.split(': ')
    const block = (text: string): NewBlock => ({ id: text[0]!, type: 'line', props: { text } })
    if (inside === undefined) return block(head)
    return { ...block(head), type: 'box', children: inside.split(', ').filter(Boolean).map(block) }
  })

/** One window with the caret in a line, and another whose changes come when they are told. */
function setUp(sheet: string, caret: string) {
  const start = Worksheet.create(types, { blocks: blocksOf(sheet) })
  const [mine, theirs] = [start, start].map(one => Worksheet.load(types, one.encode())) as [
    Worksheet,
    Worksheet,
  ]
  const state = createStore<EditorState>(
    () => ({ lastActive: caret, notices: new Map() }) as unknown as EditorState,
  )
  const rows = () => rowsOf(mine.blocks(), types)
  const line = new CaretLine(
    {
      worksheet: mine,
      state,
      registry: views,
      feed: {
        get rows() {
          return rows()
        },
      },
    },
    ({ operations }) => mine.batch(() => operations.every(one => mine.apply(one).ok)),
  )
  mine.subscribe(change => line.follow(change))
  const shown = (of: Worksheet = mine) =>
    of
      .blocks()
      .map(({ props, depth }) => '>'.repeat(depth) + (props as { text: string }).text)
      .join(' | ')
  return {
    mine,
    theirs,
    shown,
    receive: () => void mine.merge(theirs.encodeSince(mine.stateVector())),
    tell: () => void theirs.merge(mine.encodeSince(theirs.stateVector())),
    write: (of: Worksheet, id: string, ...texts: string[]) =>
      texts.forEach(text => of.apply({ kind: 'setProps', id, props: { text } })),
    remove: (...ids: string[]) => void theirs.apply({ kind: 'remove', ids }),
    offers: () => [...state.getState().notices].map(([row, { text }]) => `${row}: ${text}`),
    press: (label: string) =>
      [...state.getState().notices.values()][0]?.actions.find(action => action.label === label)?.run(),
  }
}

const REMOVED = 'Somebody else has removed the line'
const CARET = ', where your caret was.'

describe.each(['as one', 'each by itself'])('what others take away comes back, received %s', received => {
  test.each<[string, string, string, readonly string[], string]>([
    ['a line', 'a=1 | b=2 | c=3', 'b', ['-b'], `a: ${REMOVED} below${CARET}`],
    ['a line emptied first', 'a=1 | b=2+3 | c', 'b', ['b', '-b'], `a: ${REMOVED} below${CARET}`],
    [
      'letter by letter',
      'a=1 | b=2+3 | c',
      'b',
      ['b=2+', 'b=2', 'b=', 'b', '', '-b'],
      `a: ${REMOVED} below${CARET}`,
    ],
    ['the first line', 'a=1 | b=2', 'a', ['', '-a'], `b: ${REMOVED} above${CARET}`],
    ['several lines', 'a=1 | b=2 | c=3 | d=4', 'c', ['', '-c', '-b', '-a'], `d: ${REMOVED} above${CARET}`],
    ['the last of all', 'a=1 | b=2 | c=3', 'c', ['-a', '', '-c'], `b: ${REMOVED} below${CARET}`],
    ['one in a container', 'a=1 | x: b=2, c=3', 'c', ['', '-c'], `b: ${REMOVED} below${CARET}`],
    ['the only one in a container', 'a=1 | x: b=2', 'b', ['', '-b'], `x: ${REMOVED} below${CARET}`],
    ['below a container', 'x: b=2, c=3 | d=4', 'd', ['-d'], `c: ${REMOVED} below${CARET}`],
    ['above a container', 'd=4 | x: b=2, c=3', 'd', ['', '-d'], `x: ${REMOVED} above${CARET}`],
    ['a container', 'a=1 | x: b=2, c=3', 'b', ['-x'], `a: ${REMOVED.replace('line', 'block')} below${CARET}`],
    [
      'a line, then its container',
      'a=1 | x: b=2, c=3',
      'b',
      ['', '-b', '-x'],
      `a: ${REMOVED.replace('line', 'block')} below${CARET}`,
    ],
    [
      'content alone',
      'a=1 | b=2+3',
      'b',
      ['b=2', ''],
      `b: Somebody else has removed what stood in this line${CARET}`,
    ],
  ])('%s', (_, sheet, caret, steps, offer) => {
    const { theirs, write, remove, receive, tell, offers, press, shown, mine } = setUp(sheet, caret)
    for (const step of steps) {
      if (step.startsWith('-')) remove(step[1]!)
      else write(theirs, caret, step)
      if (received === 'each by itself') receive()
    }
    receive()
    expect(offers()).toEqual([offer])
    // The line stays, whatever else happens.
    for (const { id, props } of theirs.blocks())
      if (id !== caret) write(theirs, id, `${(props as { text: string }).text}0`)
    receive()
    expect(offers()).toEqual([offer])
    press('Bring it back')
    expect(offers()).toEqual([])
    const removed = steps.filter(step => step.startsWith('-')).map(step => step[1]!)
    const wanted = blocksOf(sheet).flatMap(({ id, props, children = [] }) => [
      { id: id!, text: (props as { text: string }).text, in: null as string | null },
      ...children.map(child => ({ id: child.id!, text: (child.props as { text: string }).text, in: id! })),
    ])
    const back = wanted.filter(
      ({ id }) => !removed.includes(id) || id === caret || (id === 'x' && caret === 'b'),
    )
    const text = back.map(({ id, text: one, in: parent }) => {
      const changed = id !== caret && !(removed.includes('x') && (id === 'x' || parent === 'x'))
      return (parent ? '>' : '') + one + (changed ? '0' : '')
    })
    expect(shown()).toBe(text.join(' | '))
    tell()
    expect(shown(theirs)).toBe(shown(mine))
  })
})

describe('an offer', () => {
  test('goes when the other takes the removal back', () => {
    const { theirs, remove, receive, offers } = setUp('a=1 | b=2', 'b')
    remove('b')
    receive()
    expect(offers()).toHaveLength(1)
    theirs.undo.undo()
    receive()
    expect(offers()).toEqual([])
  })

  test('goes when it is dismissed', () => {
    const { remove, receive, offers, press } = setUp('a=1 | b=2', 'b')
    remove('b')
    receive()
    press('Dismiss')
    expect(offers()).toEqual([])
  })

  test('moves on when the line that shows it is removed', () => {
    const { remove, receive, offers, press, shown } = setUp('a=1 | b=2 | c=3', 'b')
    remove('b')
    receive()
    remove('a')
    receive()
    expect(offers()).toEqual([`c: ${REMOVED} above${CARET}`])
    press('Bring it back')
    expect(shown()).toBe('b=2 | c=3')
  })

  test('of what stood in a line where something stands again makes a line of its own', () => {
    const { mine, theirs, write, receive, press, shown } = setUp('a=1 | b=2', 'b')
    write(theirs, 'b', '')
    receive()
    write(mine, 'b', 'k')
    press('Bring it back')
    expect(shown()).toBe('a=1 | k | b=2')
  })

  test('of two people makes one line', () => {
    const { mine, theirs, remove, receive, tell, press, shown } = setUp('a=1 | b=2 | c=3', 'b')
    remove('b')
    receive()
    theirs.apply({
      kind: 'insert',
      blocks: [{ id: 'b', type: 'line', props: { text: 'b=2' } }],
      at: { after: 'a' },
    })
    press('Bring it back')
    receive()
    tell()
    expect([shown(mine), shown(theirs)]).toEqual(['a=1 | b=2 | c=3', 'a=1 | b=2 | c=3'])
  })

  test.each<[string, (one: ReturnType<typeof setUp>) => void]>([
    ['empties it oneself', ({ mine, write }) => write(mine, 'b', '')],
    ['removes it oneself', ({ mine }) => void mine.apply({ kind: 'remove', ids: ['b'] })],
    [
      'has written less before the other removes it',
      ({ mine, write, remove, receive }) => {
        write(mine, 'b', '')
        remove('b')
        receive()
      },
    ],
  ])('is not there when one %s', (_, act) => {
    const one = setUp('a=1 | b=2', 'b')
    act(one)
    expect(one.offers()).toEqual([])
  })
})
