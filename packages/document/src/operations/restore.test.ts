import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlineOf, sheetOf, testRegistry, tree } from '../test-types.ts'
import type { NewBlock, Operation, Place } from '../types.ts'
import { Worksheet } from '../worksheet.ts'
import { longestIncreasingSubsequence } from './restore-places.ts'
import { planRestore, restorableState } from './restore.ts'

const copyOf = (sheet: Worksheet): Worksheet => Worksheet.load(testRegistry, sheet.encode())

const restore = (sheet: Worksheet, earlier: Worksheet): void =>
  expect(sheet.restore(restorableState(earlier), planRestore)).toMatchObject({ ok: true, notice: '' })

/** Everybody gets what the others have. */
function exchange(...sheets: readonly Worksheet[]): void {
  for (const from of sheets)
    for (const to of sheets) if (from !== to) to.merge(from.encodeSince(to.stateVector()))
}

const textOf = (sheet: Worksheet, id: string): string => {
  const { latex, html } = sheet.block(id)!.props as { latex?: string; html?: string }
  return latex ?? html ?? ''
}

const type = (sheet: Worksheet, id: string, text: string): void => {
  const field = sheet.block(id)!.type === 'rich' ? 'html' : 'latex'
  expect(sheet.apply({ kind: 'setProps', id, props: { [field]: text } }).ok).toBe(true)
}

const formula = (id: string, latex: string): NewBlock => ({ id, type: 'formula', props: { latex } })

describe('longestAscent', () => {
  it.each([
    [[], []],
    [
      ['b', 'a', 'c'],
      [1, 2],
    ],
    [
      ['a', null, 'c', 'b', 'd'],
      [0, 3, 4],
    ],
    [['a', 'a', 'a'], [2]],
    [
      ['d', 'a', 'e', 'b', 'c'],
      [1, 3, 4],
    ],
  ])('of %j', (keys, ascent) => {
    expect(longestIncreasingSubsequence(keys)).toEqual(ascent)
  })
})

describe('restore', () => {
  it.each<[string, string, readonly Operation[]]>([
    ['a removed block', 'a\nb\nc', [{ kind: 'remove', ids: ['b'] }]],
    ['a removed container with its content', 'a\nb:branch\n  c\n  d', [{ kind: 'remove', ids: ['b'] }]],
    [
      'a block that was added',
      'a\nb',
      [{ kind: 'insert', blocks: [{ type: 'note' }], at: { after: 'a' } }],
    ],
    ['a moved block', 'a\nb\nc', [{ kind: 'move', ids: ['a'], at: { after: 'c' } }]],
    ['one moved into a container', 'a\nb:branch', [{ kind: 'move', ids: ['a'], at: { inside: 'b', at: 'end' } }]],
    ['an indented block', 'a\nb', [{ kind: 'indent', ids: ['b'] }]],
    ['a block whose container is gone', 'a:branch\n  b\nc', [
      { kind: 'move', ids: ['b'], at: { after: 'c' } },
      { kind: 'remove', ids: ['a'] },
    ]],
    ['changed fields', 'a', [{ kind: 'setProps', id: 'a', props: { text: 'new', size: 3 } }]],
    ['another type', 'a', [{ kind: 'convert', id: 'a', type: 'rich', props: { html: 'x' } }]],
    ['flags', 'a:branch', [{ kind: 'disable', ids: ['a'], disabled: true }, { kind: 'collapse', ids: ['a'], collapsed: true }]],
    ['name and settings', 'a', [{ kind: 'rename', name: 'Other' }, { kind: 'setSettings', settings: { digits: 3 } }]],
  ])('brings back %s', (_, outline, operations) => {
    const sheet = sheetOf(outline)
    const earlier = copyOf(sheet)
    for (const operation of operations) expect(sheet.apply(operation).ok).toBe(true)
    expect(restorableState(sheet)).not.toEqual(restorableState(earlier))
    restore(sheet, earlier)
    expect(restorableState(sheet)).toEqual(restorableState(earlier))
  }) // prettier-ignore

  it('moves as little as it can', () => {
    const sheet = sheetOf('a\nb\nc\nd')
    const earlier = copyOf(sheet)
    sheet.apply({ kind: 'move', ids: ['a'], at: { after: 'd' } })
    const moved: string[] = []
    sheet.subscribe(({ changed }) => moved.push(...changed))
    const size = sheet.encode().length
    restore(sheet, earlier)
    expect(outlineOf(sheet)).toBe('a\nb\nc\nd')
    expect(sheet.encode().length - size).toBeLessThan(40)
  })

  it('writes nothing when nothing differs', () => {
    const sheet = sheetOf('a\nb:branch\n  c')
    const vector = sheet.stateVector()
    restore(sheet, copyOf(sheet))
    expect(sheet.stateVector()).toEqual(vector)
  })

  it('keeps blocks that cannot be read here as they were', () => {
    const newer = { id: 'n', type: 'note', version: 2, props: { new: 1 } }
    const unknown = { id: 'u', type: 'hologram', props: { depth: [1, 2] } }
    const sheet = Worksheet.create(testRegistry, { blocks: [newer, unknown, { id: 'a', type: 'note' }] })
    const earlier = copyOf(sheet)
    sheet.apply({ kind: 'remove', ids: ['n', 'u'] })
    restore(sheet, earlier)
    expect(restorableState(sheet)).toEqual(restorableState(earlier))
    expect(sheet.block('n')).toMatchObject({ status: 'newer-version', props: { new: 1 } })
  })

  it('is one undo step of its own; the name is not undone', () => {
    const sheet = sheetOf('a\nb')
    const earlier = copyOf(sheet)
    sheet.apply({ kind: 'rename', name: 'Other' })
    sheet.apply({ kind: 'remove', ids: ['a'] })
    sheet.apply({ kind: 'insert', blocks: [formula('f', 'x')], at: { after: 'b' } })
    restore(sheet, earlier)
    sheet.apply({ kind: 'remove', ids: ['b'] })
    sheet.undo.undo()
    expect(outlineOf(sheet)).toBe('a\nb')
    sheet.undo.undo()
    expect([outlineOf(sheet), textOf(sheet, 'f')]).toEqual(['b\nf:formula', 'x'])
    expect(sheet.name).toBe('Test')
    sheet.undo.redo()
    expect(restorableState(sheet)).toEqual(restorableState(earlier))
  })
})

describe('while somebody types', () => {
  /** A worksheet of this state on two machines, of which the first has gone on since. */
  function setup(before: readonly NewBlock[], since: readonly Operation[]) {
    const mine = Worksheet.create(testRegistry, { blocks: before })
    const earlier = copyOf(mine)
    for (const operation of since) expect(mine.apply(operation).ok).toBe(true)
    return { mine, earlier, theirs: copyOf(mine) }
  }

  it('a restored text has what was typed in it', () => {
    const { mine, earlier, theirs } = setup([formula('f', 'abc')], [{ kind: 'setProps', id: 'f', props: { latex: 'axyc' } }])
    type(theirs, 'f', 'axycZ')
    restore(mine, earlier)
    exchange(mine, theirs)
    expect([textOf(mine, 'f'), textOf(theirs, 'f')]).toEqual(['abcZ', 'abcZ'])
  }) // prettier-ignore

  const added: Operation = { kind: 'insert', blocks: [formula('n', 'x')], at: { after: 'f' } }

  it('a line that was added stays with what was typed in it, and is a line like others from then on', () => {
    const { mine, earlier, theirs } = setup([formula('f', 'a'), formula('g', 'b')], [added])
    type(theirs, 'n', 'xYZ')
    restore(mine, earlier)
    expect(outlineOf(mine)).toBe('f:formula\ng:formula')
    exchange(mine, theirs)
    expect([outlineOf(mine), textOf(mine, 'n')]).toEqual(['f:formula\nn:formula\ng:formula', 'YZ'])
    type(theirs, 'n', '')
    exchange(mine, theirs)
    expect(outlineOf(mine)).toBe('f:formula\nn:formula\ng:formula')
  })

  it('a line that was added goes when somebody only removes from it', () => {
    const { mine, earlier, theirs } = setup([formula('f', 'a')], [added])
    type(theirs, 'n', '')
    restore(mine, earlier)
    exchange(mine, theirs)
    expect([outlineOf(mine), outlineOf(theirs)]).toEqual(['f:formula', 'f:formula'])
  })

  it('a line comes back that an earlier restore had taken away, with what is typed in it', () => {
    const { mine, earlier } = setup([formula('f', 'a')], [added])
    const later = copyOf(mine)
    const theirs = copyOf(mine)
    restore(mine, earlier)
    type(theirs, 'n', 'xY')
    restore(mine, later)
    expect(restorableState(mine)).toEqual(restorableState(later))
    exchange(mine, theirs)
    expect([textOf(mine, 'n'), textOf(theirs, 'n')]).toEqual([textOf(mine, 'n'), textOf(mine, 'n')])
    expect(textOf(mine, 'n')).toContain('Y')
  })

  it('a line stays at the top level when its container goes', () => {
    const container: Operation = {
      kind: 'insert',
      blocks: [{ id: 'c', type: 'branch', children: [formula('n', 'x')] }],
      at: { after: 'f' },
    }
    const { mine, earlier, theirs } = setup([formula('f', 'a')], [container])
    type(theirs, 'n', 'xY')
    restore(mine, earlier)
    exchange(mine, theirs)
    expect([mine.block('n')?.parent, textOf(mine, 'n'), mine.block('c')]).toEqual([null, 'Y', undefined])
    expect(theirs.blocks()).toEqual(mine.blocks())
  })
})

/** One random change: numbers choose blocks and places among those that are there. */
interface Step {
  readonly kind: 'insert' | 'remove' | 'move' | 'indent' | 'outdent' | 'type' | 'convert' | 'disable' | 'name' | 'digits'
  readonly block: number
  readonly other: number
  readonly text: string
} // prettier-ignore

const START = tree`
  a:formula
  b:branch
    c:rich
    d
  e:rows
  f:bound
  g:program
    h:formula
`

const TYPES = ['formula', 'rich', 'bound', 'rows', 'note', 'branch', 'program'] as const

function perform(sheet: Worksheet, step: Step): void {
  const blocks = sheet.blocks()
  const pick = (number: number): string => blocks[number % blocks.length]!.id
  const place = (number: number): Place =>
    number % 3 === 0 ? { inside: pick(number), at: 'end' } : { [number % 3 === 1 ? 'after' : 'before']: pick(number) } as Place // prettier-ignore
  if (blocks.length === 0) return
  sheet.apply(operationOf(step, pick, place, blocks[step.block % blocks.length]!.type))
}

function operationOf(
  { kind, block, other, text }: Step,
  pick: (number: number) => string,
  place: (number: number) => Place,
  typeNow: string,
): Operation {
  switch (kind) {
    case 'insert': {
      const name = TYPES[block % TYPES.length]!
      return { kind, blocks: [{ type: name, props: propsOf(name, text, other) }], at: place(other) }
    }
    case 'move':
      return { kind, ids: [pick(block)], at: place(other) }
    case 'type':
      return { kind: 'setProps', id: pick(block), props: propsOf(typeNow, text, other) }
    case 'convert': {
      // Between these two the text goes on; another conversion replaces what is typed in it.
      const name = typeNow === 'formula' ? 'bound' : 'formula'
      return ['formula', 'bound'].includes(typeNow)
        ? { kind, id: pick(block), type: name, props: propsOf(name, text, other) }
        : { kind: 'disable', ids: [pick(block)], disabled: true }
    }
    case 'disable':
      return { kind, ids: [pick(block)], disabled: other % 2 === 0 }
    case 'name':
      return { kind: 'rename', name: `N${text}` }
    case 'digits':
      return { kind: 'setSettings', settings: { digits: (other % 14) + 1 } }
    default:
      return { kind, ids: [pick(block), pick(other)] }
  }
}

function propsOf(name: string, text: string, size: number): object {
  if (name === 'formula') return { latex: text }
  if (name === 'bound') return { latex: text, size }
  if (name === 'rich') return { html: `<p>${text}</p>` }
  if (name === 'note') return { text, size: size % 10 }
  if (name === 'rows') return { lines: [...text], pairs: [{ name: text, value: 'v' }] }
  return {}
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move', 'indent', 'outdent', 'type', 'type', 'convert', 'disable', 'name', 'digits'),
  block: fc.nat(40),
  other: fc.nat(40),
  text: fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 }),
}) // prettier-ignore

const steps = fc.array(step, { maxLength: 12 })

describe('any history', () => {
  it('is restored exactly, and back by undo', () => {
    fc.assert(
      fc.property(steps, steps, (before, since) => {
        const sheet = sheetOf(START)
        for (const one of before) perform(sheet, one)
        const earlier = copyOf(sheet)
        for (const one of since) perform(sheet, one)
        const present = restorableState(sheet)
        restore(sheet, earlier)
        expect(restorableState(sheet)).toEqual(restorableState(earlier))
        expect(copyOf(sheet).blocks()).toEqual(earlier.blocks())
        if (!sheet.undo.canUndo || present.blocks === sheet.blocks()) return
        sheet.undo.undo()
        expect(sheet.blocks()).toEqual(present.blocks)
      }),
      { numRuns: 150 },
    )
  })

  it('is restored with what two people connected and one offline type meanwhile', () => {
    const typing = fc.array(fc.record({ block: fc.nat(40), at: fc.nat(8) }), { maxLength: 4 })
    fc.assert(
      fc.property(steps, steps, steps, typing, typing, fc.boolean(), (before, since, late, second, third, early) => {
        const me = sheetOf(START)
        for (const one of before) perform(me, one)
        const earlier = copyOf(me)
        for (const one of since) perform(me, one)
        const offline = copyOf(me)
        for (const one of early ? [] : late) perform(me, one)
        const other = copyOf(me)
        const present = new Map(me.blocks().map(block => [block.id, block.type]))
        const typed = [...typeMarks(other, second, 'KLMN'), ...typeMarks(offline, third, 'WXYZ')]
        restore(me, earlier)
        exchange(me, other)
        exchange(other, offline)
        exchange(me, other, offline)
        expect(other.blocks()).toEqual(me.blocks())
        expect(offline.blocks()).toEqual(me.blocks())
        if (typed.length === 0) expect(restorableState(me)).toEqual(restorableState(earlier))
        for (const { id, mark } of typed)
          if (present.has(id)) expect(me.block(id) && textOf(me, id)).toContain(mark)
      }),
      { numRuns: 150 },
    )
  }) // prettier-ignore
})

/** Types a capital letter at each of these places. */
function typeMarks(
  sheet: Worksheet,
  places: readonly { readonly block: number; readonly at: number }[],
  letters: string,
): { id: string; mark: string }[] {
  return places.flatMap(({ block, at }, index) => {
    const texts = sheet.blocks().filter(one => ['formula', 'bound', 'rich'].includes(one.type))
    if (texts.length === 0) return []
    const { id, type: name } = texts[block % texts.length]!
    const mark = letters[index]!
    const text = textOf(sheet, id)
    const begin = name === 'rich' && text.startsWith('<p>') ? 3 : 0
    const from = Math.min(begin + at, Math.max(begin, text.length - (begin && 4)))
    type(sheet, id, text.slice(0, from) + mark + text.slice(from))
    return [{ id, mark }]
  })
}
