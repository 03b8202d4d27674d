import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { outlineOf, sheetOf, testRegistry } from './test-types.ts'
import type { Operation, Place } from './types.ts'
import { Worksheet } from './worksheet.ts'
import { sized } from '../../../tests/full.ts'

const copyOf = (sheet: Worksheet): Worksheet => Worksheet.load(testRegistry, sheet.encode())

/** Exchanges what each has beyond the other. */
function exchange(a: Worksheet, b: Worksheet): void {
  const [toA, toB] = [b.encodeSince(a.stateVector()), a.encodeSince(b.stateVector())]
  a.merge(toA)
  b.merge(toB)
}

/** Both people act on `start` without seeing each other, then exchange. */
function meanwhile(start: string, mine: Operation[], theirs: Operation[]): { a: Worksheet; b: Worksheet } {
  const a = sheetOf(start)
  const b = copyOf(a)
  for (const operation of mine) expect(a.apply(operation).ok).toBe(true)
  for (const operation of theirs) expect(b.apply(operation).ok).toBe(true)
  exchange(a, b)
  expect(b.blocks()).toEqual(a.blocks())
  return { a, b }
}

const move = (id: string, at: Place): Operation => ({ kind: 'move', ids: [id], at })
const insert = (id: string, at: Place): Operation => ({ kind: 'insert', blocks: [{ id, type: 'note' }], at })
const set = (id: string, props: object): Operation => ({ kind: 'setProps', id, props })

describe('two people at the same time', () => {
  it('move one block to two places: it is in one of them, once', () => {
    const { a } = meanwhile('a\nb\nc\nd', [move('a', { after: 'b' })], [move('a', { after: 'd' })])
    expect(['b\na\nc\nd', 'b\nc\nd\na']).toContain(outlineOf(a))
  })

  it('move two containers into each other: both stay, one inside the other', () => {
    const { a } = meanwhile(
      'a:branch\n  x\nb:branch\n  y',
      [move('a', { inside: 'b', at: 'end' })],
      [move('b', { inside: 'a', at: 'end' })],
    )
    expect(outlineOf(a)).toBe('a:branch\n  x\n  b:branch\n    y')
    expect(a.apply(move('b', { after: 'a' })).ok).toBe(true)
    expect(outlineOf(a)).toBe('a:branch\n  x\nb:branch\n  y')
  })

  it('one removes a container while the other inserts into it: the new block goes to the top level', () => {
    const { a } = meanwhile(
      'a:branch',
      [{ kind: 'remove', ids: ['a'] }],
      [insert('n', { inside: 'a', at: 'end' })],
    )
    expect(outlineOf(a)).toBe('n')
  })

  it('change different fields of one block: both changes stay', () => {
    const { a } = meanwhile('a', [set('a', { size: 5 })], [set('a', { text: 'new' })])
    expect(a.block('a')!.props).toEqual({ text: 'new', size: 5, tags: [] })
  })

  it('change and move one block: both stay', () => {
    const { a } = meanwhile('a\nb', [set('a', { text: 'new' })], [move('a', { after: 'b' })])
    expect(a.blocks().map(block => block.id)).toEqual(['b', 'a'])
    expect(a.block('a')!.props).toMatchObject({ text: 'new' })
  })

  it('convert one block to two types: it has one of them with that type’s fields', () => {
    const { a } = meanwhile(
      'a',
      [{ kind: 'convert', id: 'a', type: 'rich', props: { html: 'x' } }],
      [{ kind: 'convert', id: 'a', type: 'branch' }],
    )
    const { type, props } = a.block('a')!
    expect([
      { type: 'rich', props: { html: 'x' } },
      { type: 'branch', props: {} },
    ]).toContainEqual({ type, props })
  })

  it('type in a text and convert its block to a type that has the text, too: it has what both did', () => {
    const { a, b } = meanwhile(
      'f:formula',
      [set('f', { latex: 'x+1' })],
      [{ kind: 'convert', id: 'f', type: 'bound', props: { latex: '', size: 3 } }],
    )
    expect(a.block('f')).toMatchObject({ type: 'bound', props: { latex: 'x+1', size: 3 } })
    a.undo.stop()
    expect(a.apply({ kind: 'convert', id: 'f', type: 'formula', props: { latex: 'x+1' } }).ok).toBe(true)
    exchange(a, b)
    expect(b.block('f')).toMatchObject({ type: 'formula', props: { latex: 'x+1' } })
    a.undo.undo()
    expect(a.block('f')).toMatchObject({ type: 'bound', props: { latex: 'x+1', size: 3 } })
  })

  it('write into one text: both pieces stay and no tag is torn', () => {
    const start = Worksheet.create(testRegistry, {
      blocks: [{ id: 'a', type: 'rich', props: { html: '<p>one two</p>' } }],
    })
    const other = copyOf(start)
    start.apply(set('a', { html: '<p><b>one</b> two</p>' }))
    other.apply(set('a', { html: '<p>one two &amp; three</p>' }))
    exchange(start, other)
    expect(start.block('a')!.props).toEqual({ html: '<p><b>one</b> two &amp; three</p>' })
    expect(other.block('a')!.props).toEqual(start.block('a')!.props)
  })

  it('begin to write into an empty text: both pieces stay', () => {
    const start = Worksheet.create(testRegistry, { blocks: [{ id: 'a', type: 'rich' }] })
    const other = copyOf(start)
    start.apply(set('a', { html: 'mine' }))
    other.apply(set('a', { html: 'theirs' }))
    exchange(start, other)
    expect(['minetheirs', 'theirsmine']).toContain((start.block('a')!.props as { html: string }).html)
    expect(other.blocks()).toEqual(start.blocks())
  })

  it('change different settings: both stay', () => {
    const { a } = meanwhile(
      'a',
      [{ kind: 'setSettings', settings: { digits: 3 } }],
      [{ kind: 'setSettings', settings: { angle: 'deg' } }],
    )
    expect(a.settings).toMatchObject({ digits: 3, angle: 'deg' })
  })

  it('type lines at one place: neither run is mixed into the other', () => {
    const lines = (prefix: string): Operation[] =>
      ['1', '2', '3'].map((n, i, all) => insert(prefix + n, { after: i ? prefix + all[i - 1] : 'a' }))
    const { a } = meanwhile('a\nb', lines('x'), lines('y'))
    expect(['ax1x2x3y1y2y3b', 'ay1y2y3x1x2x3b']).toContain(
      a
        .blocks()
        .map(block => block.id)
        .join(''),
    )
  })
})

/** Operations by numbers, so that they mean something in whatever state they meet. */
const step = fc.record({
  person: fc.nat(1),
  kind: fc.constantFrom('insert', 'insert', 'container', 'move', 'move', 'move', 'remove', 'indent', 'outdent', 'set', 'undo', 'redo', 'exchange'),
  what: fc.nat(20),
  to: fc.nat(20),
  place: fc.nat(2),
}) // prettier-ignore

describe('any operations of two people', () => {
  it('end in the same worksheet, with no block lost or doubled', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), steps => {
        const first = sheetOf('a\nb\nc:branch\n  d\ne')
        const people = [first, copyOf(first)] as const
        let made = 0
        for (const { person, kind, what, to, place } of steps) {
          const sheet = people[person]!
          const ids = sheet.blocks().map(block => block.id)
          const id = ids[what % ids.length] ?? ''
          const target = ids[to % ids.length] ?? ''
          const at: Place = [
            { after: target },
            { before: target },
            { inside: target || null, at: 'end' } as const,
          ][place]!
          const fresh = (type: string): Operation => ({
            kind: 'insert',
            blocks: [{ id: `n${made++}`, type }],
            at,
          })
          sheet.undo.stop()
          if (kind === 'exchange') exchange(...people)
          else if (kind === 'undo') sheet.undo.undo()
          else if (kind === 'redo') sheet.undo.redo()
          else if (kind === 'insert') sheet.apply(fresh('note'))
          else if (kind === 'container') sheet.apply(fresh('branch'))
          else if (kind === 'move') sheet.apply({ kind: 'move', ids: [id, target], at })
          else if (kind === 'set') sheet.apply(set(id, { size: to % 9 }))
          else sheet.apply({ kind, ids: [id, target] })
        }
        exchange(...people)
        const [a, b] = people
        expect(b.blocks()).toEqual(a.blocks())
        expect(copyOf(a).blocks()).toEqual(a.blocks())
        expect(new Set(a.blocks().map(block => block.id)).size).toBe(a.blocks().length)
      }),
      { numRuns: sized({ usual: 60, full: 300 }) },
    )
  })

  it('lose nothing while nobody removes anything', () => {
    const moves = fc.array(
      fc.record({ person: fc.nat(1), what: fc.nat(6), to: fc.nat(6), place: fc.nat(2), meet: fc.nat(3) }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(moves, steps => {
        const first = sheetOf('a:branch\nb:branch\nc:branch\nd\ne\nf\ng')
        const people = [first, copyOf(first)] as const
        const names = 'abcdefg'
        for (const { person, what, to, place, meet } of steps) {
          const target = names[to]!
          const at: Place = [{ after: target }, { before: target }, { inside: target, at: 'end' } as const][
            place
          ]!
          people[person]!.apply({ kind: 'move', ids: [names[what]!], at })
          if (meet === 0) exchange(...people)
        }
        exchange(...people)
        for (const sheet of people)
          expect(
            sheet
              .blocks()
              .map(block => block.id)
              .sort()
              .join(''),
          ).toBe(names)
        expect(people[1].blocks()).toEqual(people[0].blocks())
      }),
      { numRuns: sized({ usual: 60, full: 300 }) },
    )
  })

  it('reach the same worksheet whatever the order in which updates arrive', () => {
    const first = sheetOf('a\nb')
    const start = first.encode()
    const updates: Uint8Array[] = []
    first.onUpdate(update => updates.push(update))
    first.apply(insert('c', { after: 'a' }))
    first.apply(set('c', { text: 'new' }))
    first.apply(move('c', { after: 'b' }))
    const late = Worksheet.load(testRegistry, start)
    expect(updates.reverse().map(update => late.merge(update))).toEqual([false, false, true])
    expect(late.blocks()).toEqual(first.blocks())
    expect(late.merge(updates[0]!)).toBe(true)
    expect(late.blocks()).toEqual(first.blocks())
  })
})

describe('a change that no operation makes', () => {
  const changed = (sheet: Worksheet, change: (doc: Y.Doc) => void): Uint8Array => {
    const doc = new Y.Doc()
    Y.applyUpdate(doc, sheet.encode())
    const before = Y.encodeStateVector(doc)
    change(doc)
    return Y.encodeStateAsUpdate(doc, before)
  }

  it.each<[string, string, (doc: Y.Doc) => void]>([
    ['removes all lines', 'empty', doc => doc.getMap('blocks').clear()],
    ['says that a newer program wrote it', 'unreadable', doc => doc.getMap('meta').set('format', 99)],
    ['says that nothing wrote it', 'unreadable', doc => doc.getMap('meta').clear()],
  ])('is not merged when it %s', (_, code, change) => {
    const sheet = sheetOf('a b')
    const before = [sheet.name, outlineOf(sheet)]
    expect(() => sheet.merge(changed(sheet, change), { blank: false })).toThrow(
      expect.objectContaining({ code }),
    )
    expect([sheet.name, outlineOf(sheet)]).toEqual(before)
    expect(outlineOf(Worksheet.load(testRegistry, sheet.encode()))).toEqual(outlineOf(sheet))
    // A second attempt is refused too, and what comes after it is judged by the worksheet as it is.
    expect(() => sheet.merge(changed(sheet, change), { blank: false })).toThrow(
      expect.objectContaining({ code }),
    )
    const other = copyOf(sheet)
    other.apply(insert('c', { after: 'a' }))
    expect(sheet.merge(other.encodeSince(sheet.stateVector()), { blank: false })).toBe(true)
    expect(outlineOf(sheet)).toBe(outlineOf(other))
  })

  it.each<[string, (sheet: Worksheet) => void]>([
    ['this window adds it', sheet => void sheet.apply(insert('c', { after: 'a' }))],
    ['it comes without a rehearsal', sheet => bring(sheet, { rehearse: false })],
    ['it comes from elsewhere', sheet => bring(sheet, {})],
  ])('is merged when a line is left, since %s after another merge', (_, add) => {
    const sheet = sheetOf('a\nb')
    const removal = changed(sheet, doc => doc.getMap('blocks').clear())
    sheet.merge(sheet.encode(), { blank: false })
    add(sheet)
    expect(sheet.merge(removal, { blank: false })).toBe(true)
    expect(outlineOf(sheet)).toBe('c')
  })

  it('is judged by the worksheet as it is after any number of own changes', () => {
    const sheet = sheetOf('a\nb')
    const removal = changed(sheet, doc => doc.getMap('blocks').clear())
    sheet.merge(sheet.encode(), { blank: false })
    for (let size = 0; size < 1100; size++) sheet.apply(set('a', { size }))
    sheet.apply(insert('c', { after: 'a' }))
    expect(sheet.merge(removal, { blank: false })).toBe(true)
    expect(outlineOf(sheet)).toBe('c')
  })

  /** A line that another window adds. */
  function bring(sheet: Worksheet, options: { readonly rehearse?: boolean }): void {
    const other = copyOf(sheet)
    other.apply(insert('c', { after: 'a' }))
    sheet.merge(other.encodeSince(sheet.stateVector()), { blank: false, ...options })
  }
})

describe('rows of lines that two people change', () => {
  const beside = (id: string, of: string): Operation => ({
    kind: 'move',
    ids: [id],
    at: { after: of },
    beside: true,
  })
  const rowsIn = (sheet: Worksheet): string =>
    sheet.blocks().map(block => `${block.beside ? '| ' : ''}${block.id}`).join(' ') // prettier-ignore

  it.each([
    [
      'both put a line beside the same one',
      [beside('b', 'a')],
      [beside('c', 'a')],
      ['a | b | c', 'a | c | b'],
    ],
    ['one removes its first line', [beside('b', 'a')], [{ kind: 'remove', ids: ['a'] }], ['b c']],
    [
      'one moves what the other puts beside',
      [beside('b', 'a')],
      [move('b', { after: 'c' })],
      ['a c b', 'a | b c'],
    ],
    ['each puts one beside the other', [beside('b', 'a')], [beside('a', 'b')], ['a | b c', 'b | a c']],
  ] as const)('%s', (_, mine, theirs, outcomes) => {
    const { a } = meanwhile('a\nb\nc', [...mine] as Operation[], [...theirs] as Operation[])
    expect(outcomes).toContain(rowsIn(a))
  })

  it('no line is lost or shown twice, and both see the same', () => {
    const id = fc.constantFrom(...'abcdefgh')
    const operation = fc.oneof(
      fc.tuple(id, id).map(([one, of]) => beside(one, of)),
      fc.tuple(id, id).map(([one, of]) => move(one, { before: of })),
      id.map((one): Operation => ({ kind: 'separate', ids: [one] })),
      fc.tuple(id, id).map(([one, of]): Operation => ({ kind: 'indent', ids: [one, of] })),
    )
    const steps = fc.array(fc.tuple(fc.boolean(), fc.oneof(operation, fc.constant('undo' as const))), {
      maxLength: 14,
    })
    fc.assert(
      fc.property(steps, changes => {
        const a = sheetOf([...'abcdefgh'].join('\n'))
        const b = copyOf(a)
        for (const [mine, change] of changes) {
          const sheet = mine ? a : b
          if (change === 'undo') sheet.undo.undo()
          else sheet.apply(change)
          sheet.undo.stop()
        }
        exchange(a, b)
        expect(b.blocks()).toEqual(a.blocks())
        const lines = a.blocks().filter(block => block.type === 'note')
        expect(lines.map(line => line.id).sort()).toEqual([...'abcdefgh'])
        for (const parent of new Set(a.blocks().map(block => block.parent))) {
          const row = a.childrenOf(parent).map(child => (a.block(child)!.beside ? '|' : ' '))
          expect(row.join('')).toMatch(/^( \|{0,3})*$/)
        }
      }),
      { numRuns: sized({ usual: 60, full: 500 }) },
    )
  })
})
