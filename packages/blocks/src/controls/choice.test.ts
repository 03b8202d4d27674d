import { describe, expect, it } from 'vitest'
import { chosenOf, withItemMoved, problemOfDrafts, readOptions, mergedOptions } from './choice.ts'

const options = (...values: string[]) => values.map(latex => ({ name: latex.toUpperCase(), latex }))
const drafts = (...values: string[]) =>
  values.map((value, key) => ({ key, name: value && `Option ${value}`, value }))

describe('the chosen option', () => {
  it.each([
    [['a', 'b'], 1, 1],
    [['a', 'b'], 2, 0],
    // The first of two options with one value counts.
    [['a', 'b', 'b'], 2, 1],
  ])('of %j at %d is %d', (values, selected, chosen) => {
    expect(chosenOf({ options: options(...values), selected })).toBe(chosen)
  })
})

describe('the dialog of options', () => {
  it.each([
    [['1', '2', '3'], 1, ['1', '2', '3'], 1],
    // Identical values keep only the first, however they are written.
    [['1', '1', '2'], 2, ['1', '2'], 0],
    [['2 + 3', '2+3'], 0, ['2+3'], 0],
    // The chosen place is kept, or is the first one again.
    [['1'], 1, ['1'], 0],
    [['1', '', '2'], 1, ['1', '2'], 1],
  ])('%j with place %d saves %j with place %d', (values, selected, saved, place) => {
    const read = readOptions(drafts(...values), selected)
    expect(read).toMatchObject({ ok: true, selected: place })
    expect(read.ok && read.options.map(({ latex }) => latex)).toEqual(saved)
  })

  it.each([
    [[], 'Please add at least one option'],
    [[''], 'Please add at least one option'],
  ])('%j: %s', (values, problem) => {
    expect(readOptions(drafts(...values), 0)).toEqual({ ok: false, problem })
  })

  it('says which option has no value', () => {
    const read = readOptions([{ key: 0, name: 'Steel', value: '' }], 0)
    expect(read).toMatchObject({ ok: false, problem: expect.stringMatching(/^Option 1: /) })
  })
})

describe('options that others change while the dialog is open', () => {
  // Each option as its name and its value.
  const list = (text: string) =>
    text.split(' ').map(word => ({ name: word.replace(/\d+/, ''), latex: word.replace(/\D+/, '') }))
  it.each([
    // The cases are: changed here, changed there, and nothing changed here.
    ['a1 b2', 'a1 c3', 'a1 b2', 'a1 c3'],
    ['a1 b2', 'a1 b2', 'b2', 'b2'],
    ['a1 b2', 'a1 b2', 'a1 c2 d3', 'a1 c2 d3'],
    // Both: added, renamed, removed, valued anew.
    ['a1 b2', 'a1 x9 b2', 'a1 y8 b2', 'a1 y8 x9 b2'],
    ['a1 b2', 'x1 b2', 'a1 y2', 'x1 y2'],
    ['a1 b2', 'x1 b2', 'y1 b2', 'x1 b2'],
    ['a1 b2 c3', 'a1 c3', 'b2 c3', 'c3'],
    ['a1 b2', 'a9 b2', 'a1 b8', 'b8 a9'],
    ['a1 b2', 'b2 a1', 'a1 b2 c3', 'b2 c3 a1'],
    // Something is left to choose from.
    ['a1 b2', 'a1', 'b2', 'a1'],
  ])('%s, here %s, there %s: %s', (opening, mine, theirs, options) => {
    expect(
      mergedOptions({ options: list(mine), selected: 0 }, list(opening), {
        options: list(theirs),
        selected: 0,
      }).options,
    ).toEqual(list(options))
  })

  it.each([
    // The options at the opening, here and there, the place chosen there: the place that is chosen then.
    ['a1 b2', 'x1 b2', 'c3 a1 b2', 2, 2],
    ['a1 b2 c3', 'b2 c3', 'a1 b2 c3', 2, 1],
    ['a1 b2 c3', 'c3 a1 b2', 'a1 b2 c3', 0, 1],
    ['a1 b2 c3', 'b2 c3', 'a1 b2 c3', 0, 0],
    ['a1 b2', 'a1 b9', 'a1 b2', 1, 1],
  ])(
    '%s, here %s, there %s: the chosen one of place %d stays chosen at %d',
    (opening, mine, theirs, at, place) => {
      const options = list(mine)
      const read = { options, selected: at < options.length ? at : 0 }
      const now = { options: list(theirs), selected: at }
      expect(mergedOptions(read, list(opening), now).selected).toBe(place)
    },
  )
})

it.each([
  [['1', ''], /^$/],
  [['1', '2 +'], /^Option 2: /],
  [['2 =', ''], /^Option 1: /],
])('of %j is said while they are written: %s', (values, problem) => {
  expect(problemOfDrafts(drafts(...values))).toMatch(problem)
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('an item goes from %d to %d: %s', (from, to, result) => {
  expect(withItemMoved(['a', 'b', 'c'], from, to).join('')).toBe(result)
})
