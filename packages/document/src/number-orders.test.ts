import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveNumberConflicts } from './number-conflicts.ts'
import { testRegistry as registry } from './test-types.ts'
import type { TextBinding } from './types.ts'
import { Worksheet } from './worksheet.ts'
import { sized } from '../../../tests/full.ts'

/** Somebody with a field that shows a formula with one number, which they replace key by key. */
class Person {
  readonly sheet: Worksheet
  readonly #text: TextBinding
  readonly inbox: Uint8Array[] = []
  shown: string
  /** Characters behind the caret and the other end of the selection. */
  #behind = 0
  #anchor = 0
  /** The number as it was shown after the last key. */
  number: string | null = null
  /** Every number that was shown. */
  readonly seen = new Set<string>()

  constructor(state: Uint8Array) {
    this.sheet = Worksheet.load(registry, state)
    this.#text = this.sheet.follow('x', 'latex')!
    this.shown = this.stored
    this.sheet.onNumbersMet(resolveNumberConflicts, () => {})
    this.seen.add(numberOf(this.shown))
  }

  get stored(): string {
    return (this.sheet.block('x')!.props as { latex: string }).latex
  }

  /** Caret behind or before the number, or all of it selected. */
  place(where: string): void {
    const { index, 0: number } = /(?<==)[\d.]*/.exec(this.shown)!
    const [start, end] = [this.shown.length - index, this.shown.length - index - number.length]
    this.#behind = where === 'before' ? start : end
    this.#anchor = where === 'behind' ? end : start
  }

  /** `<` is the key that erases. */
  press(key: string): void {
    const [start, end] = [this.#behind, this.#anchor]
      .map(one => this.shown.length - one)
      .toSorted((a, b) => a - b)
    // Nobody erases more than the number that they see.
    const erased = key === '<' && start === end && /[\d.]/.test(this.shown[start! - 1]!) ? 1 : 0
    const typed = key === '<' ? '' : key
    this.#behind = this.#anchor = this.shown.length - end!
    this.shown = this.shown.slice(0, start! - erased) + typed + this.shown.slice(end)
    this.sheet.type('x', 'latex', { text: this.shown, behindCaret: this.#behind })
    this.number = numberOf(this.shown)
    this.seen.add(this.number)
  }

  catchUp(): void {
    if (!this.#text.waiting) return
    const [caret, anchor] = [this.#behind, this.#anchor].map(one => this.#text.caughtUp(one))
    this.shown = caret!.text
    this.#behind = caret!.behindCaret
    this.#anchor = anchor!.behindCaret
    this.#text.show(this.shown)
    this.seen.add(numberOf(this.shown))
  }

  hear(): void {
    const update = this.inbox.shift()
    if (update) this.sheet.merge(update)
  }
}

const numberOf = (text: string): string => /=([\d.]*)/.exec(text)![1]!

/** How one makes another number of one: what is done before the first key, and the keys. */
const WAYS = [
  ['selected', '13'],
  ['selected', '14'],
  ['selected', '250'],
  ['selected', '7'],
  ['selected', '1.5'],
  ['behind', '<3'],
  ['behind', '<4'],
  ['behind', '<<13'],
  ['behind', '<<14'],
  ['behind', '<<2'],
] as const

/** Digits that are added to what is there. */
const ADDITIONS = [
  ['behind', '5'],
  ['behind', '67'],
  ['before', '9'],
] as const

type Way = (typeof WAYS | typeof ADDITIONS)[number]

/** 0 and 1: one does the next thing; 2 and 3: one hears of the other; 4 and 5: one sees what was heard. */
const moments = fc.array(fc.nat(5), { maxLength: 40 })

/** Two who do these things in their formulas, with what is heard when; in the end each has heard all. */
function run(before: string, ways: readonly Way[], steps: readonly number[]) {
  const blocks = [{ id: 'x', type: 'formula', props: { latex: before } }]
  const state = Worksheet.create(registry, { blocks }).encode()
  const people = [new Person(state), new Person(state)]
  people.forEach((one, who) =>
    one.sheet.onUpdate((update, origin) => {
      if (origin !== 'remote') people[1 - who]!.inbox.push(update)
    }),
  )
  const plans = ways.map(([place, keys]) => [place, ...keys] as string[])
  const act = (who: number) => {
    const next = plans[who]!.shift()
    if (next === undefined) return
    if (next.length > 1) people[who]!.place(next)
    else people[who]!.press(next)
  }
  for (const step of steps) {
    const who = step % 2
    const isTyping = people[who]!.number !== null && plans[who]!.length > 0
    if (step < 2) act(who)
    else if (step < 4) people[who]!.hear()
    // A field takes in what others write when its person rests.
    else if (!isTyping) people[who]!.catchUp()
  }
  for (const who of [0, 1]) while (plans[who]!.length > 0) act(who)
  const hearAll = () => {
    while (people.some(({ inbox }) => inbox.length > 0)) people.forEach(one => one.hear())
    people.forEach(one => one.catchUp())
    expect(people[0]!.stored).toBe(people[1]!.stored)
    expect(people.map(({ shown }) => shown)).toEqual(people.map(({ stored }) => stored))
    expect(people[0]!.stored.replace(/=[\d.]*/, '=')).toBe(before.replace(/=[\d.]*/, '='))
    return numberOf(people[0]!.stored)
  }
  return { people, hearAll }
}

const RUNS = { numRuns: sized({ usual: 15, full: 150 }) }

/** A case that failed once, repeated: chance decides which of two windows has the lower number. */
const FOUND: [Way, Way, number[], string[]][] = Array.from({ length: 8 }, () => [
  ['behind', '<4'],
  ['selected', '13'],
  [0, 0, 1, 3, 1, 2],
  ['undo 0'],
])
const SHEETS = ['x=12', 'x=12+y', 'x=1.2m', 'x=5']

test.each(SHEETS)('whatever is heard when: of two who replace the number in %s one wins', before => {
  const way = fc.constantFrom<Way>(...WAYS)
  fc.assert(
    fc.property(way, way, moments, (mine, theirs, steps) => {
      const { people, hearAll } = run(before, [mine, theirs], steps)
      expect(people.map(({ number }) => number)).toContain(hearAll())
    }),
    RUNS,
  )
})

test.each(SHEETS)('of one who replaces the number in %s and one who adds digits one wins', before => {
  const pair = fc.tuple(fc.constantFrom<Way>(...WAYS), fc.constantFrom<Way>(...ADDITIONS), fc.boolean())
  fc.assert(
    fc.property(pair, moments, ([one, other, turned], steps) => {
      const { people, hearAll } = run(before, turned ? [other, one] : [one, other], steps)
      expect(people.map(({ number }) => number)).toContain(hearAll())
    }),
    RUNS,
  )
})

test.each(SHEETS)(
  'two who both replaced the number in %s take it back: what somebody has seen stands',
  before => {
    const way = fc.constantFrom<Way>(...WAYS)
    const acts = fc.array(fc.constantFrom('undo 0', 'undo 1', 'redo 0', 'redo 1', 'hear 0', 'hear 1'), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(way, way, moments, acts, (mine, theirs, steps, moves) => {
        const { people, hearAll } = run(before, [mine, theirs], steps)
        // Nothing is left where both take back at once what the other has replaced.
        const seen = new Set(['', hearAll(), ...people.flatMap(one => [...one.seen])])
        for (const move of moves) {
          const [what, who] = move.split(' ') as ['undo' | 'redo' | 'hear', string]
          const one = people[Number(who)]!
          if (what === 'hear') one.hear()
          else one.sheet.undo[what]()
          one.catchUp()
        }
        expect([...seen]).toContain(hearAll())
      }),
      { ...RUNS, examples: FOUND },
    )
  },
)
