import { describe, expect, it } from 'vitest'
import { occurrencesIn } from './find-query.ts'

describe('a query occurs', () => {
  it.each([
    ['beam', 'The Beam and the beam', false, [4, 17]],
    ['beam', 'The Beam and the beam', true, [17]],
    ['aa', 'aaaaa', false, [0, 2]],
    ['a b', 'a\u00a0b a b', false, [0, 4]],
    ['ÄRGER', 'kein ärger', false, [5]],
    ['😀', 'a😀b', false, [1]],
    ['x', '', false, []],
    ['', 'abc', false, []],
    ['İ', 'i̇İ', false, [2]],
    ['.*', 'a.*b', false, [1]],
  ])('%s in %s (case %s)', (text, passage, matchCase, places) => {
    expect(occurrencesIn([...passage], { text, matchCase })).toEqual(places)
  })
})
