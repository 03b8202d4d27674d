import { registry } from '@calcwright/blocks/schemas'
import { NEW_NAME } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { followHeading } from './followed-name.tsx'

const h = (text: string) => `<h1>${text}</h1>`

/** Two windows of one worksheet with a first line, a text and a formula; the name follows in both. */
function open(name = NEW_NAME, html = '') {
  const first = Worksheet.create(registry, {
    name,
    blocks: [
      { id: 'title', type: 'text', props: { html } },
      { id: 'math', type: 'math', props: { latex: 'a' } },
    ],
  })
  const window = (worksheet: Worksheet) => {
    let leave = (): void => undefined
    followHeading(worksheet, listener => {
      leave = listener
      return () => undefined
    })
    return {
      worksheet,
      type: (text: string) => void worksheet.apply({ kind: 'setProps', id: 'title', props: { html: text } }),
      edit: (latex: string) => void worksheet.apply({ kind: 'setProps', id: 'math', props: { latex } }),
      rename: (given: string) => void worksheet.apply({ kind: 'rename', name: given }),
      leave: () => leave(),
    }
  }
  const [here, there] = [window(first), window(Worksheet.load(registry, first.encode()))]
  const exchange = (): void => {
    there.worksheet.merge(here.worksheet.encode())
    here.worksheet.merge(there.worksheet.encode())
  }
  return { here, there, exchange }
}

type Windows = ReturnType<typeof open>

describe('the name', () => {
  it.each<[string, string, (windows: Windows) => void]>([
    ['follows when the caret leaves', 'Beam', ({ here }) => (here.type(h('Beam')), here.leave())],
    ['waits for the caret', NEW_NAME, ({ here }) => here.type(h('Beam'))],
    [
      'has no markup and 80 characters',
      'B'.repeat(80),
      ({ here }) => (here.type(h(`<b>${'B'.repeat(90)}</b>`)), here.leave()),
    ],
    ['is not a paragraph', NEW_NAME, ({ here }) => (here.type('<p>Beam</p>'), here.leave())],
    [
      'follows again',
      'Column',
      ({ here }) => {
        here.type(h('Beam'))
        here.leave()
        here.type(h('Column'))
        here.leave()
      },
    ],
    [
      'goes with its heading',
      NEW_NAME,
      ({ here }) => {
        here.type(h('Beam'))
        here.leave()
        here.type('<p>Beam</p>')
        here.leave()
      },
    ],
    [
      'stays when it is given by hand',
      'Mine',
      ({ here }) => {
        here.type(h('Beam'))
        here.leave()
        here.rename('Mine')
        here.type(h('Column'))
        here.leave()
      },
    ],
    [
      'stays when it is given by another',
      'Theirs',
      ({ here, there, exchange }) => {
        here.type(h('Beam'))
        there.rename('Theirs')
        exchange()
        here.leave()
      },
    ],
    [
      'is not taken from what another is typing',
      NEW_NAME,
      ({ here, there, exchange }) => {
        here.type(h('Bea'))
        exchange()
        there.edit('b')
        there.leave()
        exchange()
      },
    ],
    [
      'follows one window after the other',
      'Column',
      ({ here, there, exchange }) => {
        here.type(h('Beam'))
        here.leave()
        exchange()
        there.type(h('Column'))
        there.leave()
        exchange()
        here.leave()
      },
    ],
  ])('%s', (_, name, act) => {
    const windows = open()
    act(windows)
    expect(windows.here.worksheet.name).toBe(name)
    windows.exchange()
    expect(windows.there.worksheet.name).toBe(name)
  })

  it.each<[string, string, string, string]>([
    ['the heading of an opened worksheet', 'Beam', h('Column'), 'Column'],
    ['no heading that has gone, which did not name it here', 'Beam', '<p>Beam</p>', 'Beam'],
    ['no other name', 'Mine', h('Column'), 'Mine'],
  ])('of %s is followed', (_, name, typed, expected) => {
    const { here } = open(name, h('Beam'))
    here.type(typed)
    here.leave()
    expect(here.worksheet.name).toBe(expected)
  })

  it('goes back and forth with undo and redo', async () => {
    const { here } = open()
    here.type(h('Beam'))
    here.leave()
    here.worksheet.undo.undo()
    await Promise.resolve()
    expect(here.worksheet.name).toBe(NEW_NAME)
    expect(here.worksheet.undo.canRedo).toBe(true)
    here.worksheet.undo.redo()
    await Promise.resolve()
    expect(here.worksheet.name).toBe('Beam')
  })
})
