import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { resolveNumberConflicts } from './number-conflicts.ts'
import { testRegistry as registry } from './test-types.ts'
import type { TextBinding, MergedTextKind } from './types.ts'
import { Worksheet } from './worksheet.ts'
import { sized } from '../../../tests/full.ts'

const FIELD = { latex: ['formula', 'latex'], html: ['rich', 'html'] } as const

/** Somebody with the caret in the one text of a worksheet. */
class Person {
  readonly sheet: Worksheet
  readonly #field: string
  readonly #text: TextBinding
  shown: string
  /** Characters behind the caret. */
  behind: number
  #sent: Uint8Array

  constructor(state: Uint8Array, kind: MergedTextKind, behind: number) {
    this.sheet = Worksheet.load(registry, state)
    this.#field = FIELD[kind][1]
    this.#text = this.sheet.follow('x', this.#field)!
    this.shown = this.stored
    this.behind = behind
    this.#sent = this.sheet.stateVector()
  }

  get stored(): string {
    return (this.sheet.block('x')!.props as Record<string, string>)[this.#field]!
  }

  get waiting() {
    return this.#text.waiting
  }

  /** Replaces `erased` characters before the caret. */
  type(keys: string, erased = 0): void {
    const caret = this.shown.length - this.behind
    this.becomes(this.shown.slice(0, caret - erased) + keys + this.shown.slice(caret))
  }

  becomes(shown: string): void {
    this.shown = shown
    const done = this.sheet.type('x', this.#field, { text: shown, behindCaret: this.behind })
    if (!done.ok) throw new Error(done.message)
  }

  /** The field shows what others have changed. */
  catchUp(): void {
    const { text, behindCaret } = this.#text.caughtUp(this.behind)
    this.shown = text
    this.behind = behindCaret
    this.#text.show(text)
  }

  /** The field writes the same in other words. */
  reword(shown: string): void {
    this.shown = shown
    this.#text.show(shown)
  }

  send(): Uint8Array {
    const update = this.sheet.encodeSince(this.#sent)
    this.#sent = this.sheet.stateVector()
    return update
  }
}

function two(text: string, kind: MergedTextKind, behind: readonly [number, number] = [0, 0]) {
  const [type, field] = FIELD[kind]
  const state = Worksheet.create(registry, { blocks: [{ id: 'x', type, props: { [field]: text } }] }).encode()
  const a = new Person(state, kind, behind[0])
  const b = new Person(state, kind, behind[1])
  const exchange = () => {
    const [mine, theirs] = [a.sheet.encode(), b.sheet.encode()]
    b.sheet.merge(mine)
    a.sheet.merge(theirs)
  }
  return { a, b, exchange }
}

/** The HTML with its letters from one to another in a tag, or out of all tags of that name. */
function lookingLike(html: string, { from, to, tag }: { from: number; to: number; tag: string }): string {
  const plain = html.replaceAll(new RegExp(`</?${tag}>`, 'g'), '')
  if (from >= to || plain !== html) return plain
  const letters = [...plain.matchAll(/<[^>]*>|[^]/g)].map(([token]) => token)
  const places = letters.flatMap((token, at) => (token.length > 1 ? [] : [at]))
  const [first, last] = [places[from], places[to - 1]]
  if (first === undefined || last === undefined) return plain
  letters.splice(last + 1, 0, `</${tag}>`)
  letters.splice(first, 0, `<${tag}>`)
  return letters.join('')
}

describe('a text that two people type in', () => {
  it.each(['latex', 'html'] as const)('keeps 200 keys of each in order, in one place: %s', kind => {
    // 0 and 1: a key of one of them; 2 and 3: one hears of the other; 4 and 5: one sees what was heard.
    const moments = fc.array(fc.nat(5), { minLength: 500, maxLength: 900 })
    fc.assert(
      fc.property(moments, steps => {
        const { a, b, exchange } = two('x=', kind)
        const keys = ['+ 11 m '.repeat(29).slice(0, 200), '+ 22 m '.repeat(29).slice(0, 200)]
        const left = keys.map(text => [...text])
        const people = [a, b]
        const press = (who: number) => {
          const key = left[who]!.shift()
          if (key !== undefined) people[who]!.type(key)
        }
        for (const step of steps) {
          const who = step % 2
          if (step < 2) press(who)
          else if (step < 4) people[who]!.sheet.merge(people[1 - who]!.send())
          else if (people[who]!.waiting) people[who]!.catchUp()
        }
        while (left.some(rest => rest.length > 0)) [0, 1].forEach(press)
        exchange()
        expect(a.stored).toBe(b.stored)
        expect([`x=${keys[0]}${keys[1]}`, `x=${keys[1]}${keys[0]}`]).toContain(a.stored)
        people.forEach(person => person.catchUp())
        // Each caret is behind its own keys still.
        people.forEach(person => person.type('!'))
        exchange()
        expect([`x=${keys[0]}!${keys[1]}!`, `x=${keys[1]}!${keys[0]}!`]).toContain(a.stored)
      }),
      { numRuns: sized({ usual: 5, full: 30 }) },
    )
  })

  it.each(['latex', 'html'] as const)('keeps every key of three in order, heard of late: %s', kind => {
    const start = '0+0+0'
    const moment = fc.record({ who: fc.nat(2), act: fc.nat(3), from: fc.nat(2) })
    const moments = fc.array(moment, { minLength: 100, maxLength: 300 })
    const behind = fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5))
    fc.assert(
      fc.property(behind, moments, (carets, steps) => {
        const [type, field] = FIELD[kind]
        const blocks = [{ id: 'x', type, props: { [field]: start } }]
        const state = Worksheet.create(registry, { blocks }).encode()
        const people = carets.map(caret => new Person(state, kind, caret))
        const typed = ['', '', '']
        for (const { who, act, from } of steps) {
          const person = people[who]!
          if (act < 2) {
            const key = String.fromCharCode('abc'.charCodeAt(who))
            const text = typed[who]!.length % 7 === 6 ? key.toUpperCase() : key
            person.type(text)
            typed[who] += text
          } else if (act === 2) person.sheet.merge(people[from]!.sheet.encode())
          else if (person.waiting) person.catchUp()
        }
        for (const one of people) for (const other of people) one.sheet.merge(other.sheet.encode())
        for (const one of people) for (const other of people) one.sheet.merge(other.sheet.encode())
        expect(new Set(people.map(({ stored }) => stored)).size).toBe(1)
        const { stored } = people[0]!
        expect(['a', 'b', 'c'].map(key => stored.replaceAll(new RegExp(`[^${key}]`, 'gi'), ''))).toEqual(
          typed,
        )
        expect(stored.replaceAll(/[a-c]/gi, '')).toBe(start)
      }),
      { numRuns: sized({ usual: 8, full: 40 }) },
    )
  })

  test.each<[string, string, readonly [number, number], (a: Person, b: Person) => void, readonly string[]]>([
    ['at both ends', 'a+b', [3, 0], (a, b) => (a.type('1'), b.type('2')), ['1a+b2']],
    [
      'one erases what stands before the other',
      'abc',
      [2, 0],
      (a, b) => (a.type('', 1), b.type('d')),
      ['bcd'],
    ],
    ['both erase the same', 'abc', [1, 1], (a, b) => (a.type('', 1), b.type('', 1)), ['ac']],
    [
      'both replace the same',
      'x=1',
      [0, 0],
      (a, b) => (a.type('23', 1), b.type('45', 1)),
      ['x=2345', 'x=4523'],
    ],
    [
      'a command stays whole',
      'x=\\alpha',
      [0, 0],
      (a, b) => (a.becomes('x=\\beta'), b.becomes('x=\\alpha y')),
      ['x=\\beta y', 'x= y\\beta'],
    ],
    [
      'a letter behind a command, from both',
      'x=\\pi',
      [0, 0],
      (a, b) => (a.becomes('x=\\pi r'), b.becomes('x=\\pi s')),
      ['x=\\pi r s', 'x=\\pi s r'],
    ],
    [
      'brackets keep their partners',
      '\\sqrt{x}',
      [0, 0],
      (a, b) => (a.becomes('\\frac{\\sqrt{x}}{2}'), b.becomes('y')),
      ['\\frac{\\sqrt{x}}{2}y', 'y\\frac{\\sqrt{x}}{2}'],
    ],
    [
      'one types in a fraction, one behind it',
      '\\frac{a}{b}',
      [1, 0],
      (a, b) => (a.type('+1'), b.type('+2')),
      ['\\frac{a}{b+1}+2'],
    ],
  ])('%s', (_, before, behind, act, after) => {
    const { a, b, exchange } = two(before, 'latex', behind)
    act(a, b)
    exchange()
    expect(a.stored).toBe(b.stored)
    expect(after).toContain(a.stored)
  })

  test.each<[string, string, number, string, string]>([
    ['made bold', '<p>one two</p>', 7, '<p><strong>one two</strong></p>', '<p><strong>one !two</strong></p>'],
    ['made bold no more', '<p><b>one two</b></p>', 11, '<p>one two</p>', '<p>one !two</p>'],
    [
      'of which words are marked',
      '<p>one two three</p>',
      13,
      '<p><b>one</b> two <i>three</i></p>',
      '<p><b>one</b> !two <i>three</i></p>',
    ],
    ['made a heading, at its start', '<p>one two</p>', 11, '<h1>one two</h1>', '<h1>!one two</h1>'],
    ['made a heading, at its end', '<p>one two</p>', 4, '<h1>one two</h1>', '<h1>one two!</h1>'],
    [
      'made a list',
      '<p>one two</p>',
      7,
      '<ul><li><p>one two</p></li></ul>',
      '<ul><li><p>one !two</p></li></ul>',
    ],
    ['divided', '<p>one two</p>', 4, '<p>one</p><p>two</p>', '<p>one</p><p>two!</p>'],
  ])('one types in a text that the other one has %s', (_, before, behind, after, expected) => {
    const { a, b, exchange } = two(before, 'html', [0, behind])
    a.becomes(after)
    exchange()
    // The field of b shows the text as it was.
    b.type('!')
    exchange()
    expect([a.stored, b.stored]).toEqual([expected, expected])
    b.catchUp()
    b.type('?')
    expect(b.stored).toBe(expected.replace('!', '!?'))
  })

  it('letters and their order outlast what the other one makes of their looks', () => {
    const start = 'one two three'
    const marks = fc.array(fc.record({ from: fc.nat(13), to: fc.nat(13), tag: fc.constantFrom('b', 'i') }))
    // 0: mark; 1 and 2: a key; 3 and 4: one hears of the other; 5 and 6: one sees what was heard.
    const moments = fc.array(fc.nat(6), { minLength: 30, maxLength: 80 })
    fc.assert(
      fc.property(fc.nat(13), marks, moments, (behind, looks, steps) => {
        const { a, b, exchange } = two(`<p>${start}</p>`, 'html', [0, behind + 4])
        let typed = ''
        for (const step of steps) {
          const look = step === 0 ? looks.pop() : undefined
          if (look) a.becomes(lookingLike(a.shown, look))
          else if (step < 3) b.type((typed += 'ABCDEFG'[typed.length % 7]!).at(-1)!)
          else if (step === 3) a.sheet.merge(b.send())
          else if (step === 4) b.sheet.merge(a.send())
          else if (step === 5 ? a.waiting : b.waiting) (step === 5 ? a : b).catchUp()
        }
        exchange()
        expect(a.stored).toBe(b.stored)
        const at = start.length - behind
        expect(a.stored.replaceAll(/<[^>]*>/g, '')).toBe(start.slice(0, at) + typed + start.slice(at))
      }),
      { numRuns: sized({ usual: 12, full: 100 }) },
    )
  })

  it('a number that the other one has just replaced becomes what is typed last', () => {
    const { a, b, exchange } = two('x=12+y', 'latex', [2, 2])
    a.type('1', 2)
    a.type('3')
    exchange()
    // The field of b shows 12 still.
    b.type('1', 2)
    b.type('4')
    exchange()
    expect([a.stored, b.stored]).toEqual(['x=14+y', 'x=14+y'])
    // The field of a shows 13.
    a.type('5')
    exchange()
    expect([a.stored, b.stored]).toEqual(['x=135+y', 'x=135+y'])
    b.type('', 1)
    exchange()
    expect([a.stored, b.stored]).toEqual(['x=1+y', 'x=1+y'])
  })

  // Keys that the other one has seen; keys typed before hearing of what he makes of the formula.
  it.each([
    ['b:=2+3', 0, 0, 0, '99+12+34+56'],
    ['b:=2+3', 0, 4, 0, '99+34+56'],
    ['b:=2+3', 0, 5, 0, '99+34+56'],
    ['b:=2+3', 0, 6, 0, '99+56'],
    ['b:=2+3', 0, 4, 1, '99+34+56'],
    ['b:=2+3', 0, 7, 2, '99'],
    ['b:=2+3', 1, 4, 0, '99+34+563'],
    ['2', 0, 5, 0, '99+34+56'],
    ['\\sqrt{2}', 1, 4, 0, '99+34+56'],
  ])(
    'what replaces %s stays while the other one types on, %d before its end: %d keys seen, %d not',
    (before, behind, seen, pending, after) => {
      const { a, b, exchange } = two(before, 'latex', [0, behind])
      a.sheet.onNumbersMet(resolveNumberConflicts, () => {})
      b.sheet.onNumbersMet(resolveNumberConflicts, () => {})
      const hear = () => (exchange(), exchange())
      const keys = [...'+12+34+56']
      const press = (count: number) => keys.splice(0, count).forEach(key => b.type(key))
      press(seen)
      hear()
      a.catchUp()
      a.becomes('99')
      press(pending)
      hear()
      while (keys.length > 0) {
        press(1)
        hear()
      }
      expect([a.stored, b.stored]).toEqual([after, after])
      b.catchUp()
      b.type('!')
      expect(b.stored.replace('!', '')).toBe(after)
    },
  )

  it.each([
    ['behind a number that the other one shortens', 'x=12+y', 2, 'x=1+y', 'x=1!+y'],
    ['behind a number at the end', 'x=12', 0, 'x=1', 'x=1!'],
    ['before it', 'x=12+y', 4, 'x=1+y', 'x=!1+y'],
  ])('a caret stays %s', (_, before, behind, after, typed) => {
    const { a, b, exchange } = two(before, 'latex', [0, behind])
    a.becomes(after)
    exchange()
    b.catchUp()
    b.type('!')
    expect(b.stored).toBe(typed)
  })

  it('tells what waits, and by whom it came', () => {
    const { a, b, exchange } = two('x', 'latex')
    a.type('1')
    expect([a.waiting, b.waiting]).toEqual([null, null])
    exchange()
    expect([a.waiting, b.waiting]).toEqual([null, 'foreign'])
    b.sheet.apply({ kind: 'setProps', id: 'x', props: { latex: 'y' } })
    expect(b.waiting).toBe('own')
    b.catchUp()
    expect([b.shown, b.waiting]).toEqual(['y', null])
  })

  it.each([
    ['behind it', (person: Person) => person.type('+1'), 'x^{2}+1'],
    ['in it', (person: Person) => ((person.behind = 0), person.becomes('x^{23}')), 'x^{23}'],
    ['before it', (person: Person) => ((person.behind = 3), person.type('2')), '2x^{2}'],
  ])('a field that writes the same otherwise changes nothing but what is typed: %s', (_, type, after) => {
    const { a, b, exchange } = two('x^{2}', 'latex')
    a.reword('x^2')
    b.reword('x^2')
    type(a)
    expect(a.stored).toBe(after)
    b.type('+b')
    exchange()
    expect(a.stored.replace('+b', '')).toBe(after)
  })

  it.each([
    ['all of it', '', ''],
    ['the command', 'b2+3', 'b2+3'],
    ['what follows the command', 'b\\coloneq', 'b\\coloneq '],
  ])('a space that the field does not show goes with its command: %s is removed', (_, shown, after) => {
    const { a } = two('b\\coloneq 2+3', 'latex')
    a.reword('b\\coloneq2+3')
    a.becomes(shown)
    expect(a.stored).toBe(after)
  })

  it('is gone with its block, and when the text is replaced as a whole', () => {
    const { a } = two('x', 'latex')
    const text = a.sheet.follow('x', 'latex')!
    expect(text.present).toBe(true)
    a.sheet.apply({ kind: 'convert', id: 'x', type: 'rich', props: { html: 'x' } })
    expect([text.present, a.sheet.follow('x', 'latex')]).toEqual([false, null])
  })
})
