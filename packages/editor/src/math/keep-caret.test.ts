import { expect, test } from 'vitest'
import { mappedOffsets } from './keep-caret.ts'

// `^` is what MathLive has before the first letter.
test.each<[string, number, string, string, number, number]>([
  ['somebody types behind it', 2, '^ab', '^abcd', 2, 2],
  ['somebody types before it', 2, '^ab', '^xyab', 4, 4],
  ['somebody types right behind it', 1, '^ab', '^axb', 1, 1],
  ['somebody types the same letter next to it', 1, '^ab', '^aab', 1, 2],
  ['somebody takes away its letter', 2, '^abc', '^ac', 1, 1],
  ['everything is another', 2, '^abc', '^xyz', 0, 0],
  ['everything is gone', 3, '^abc', '^', 0, 0],
  ['nothing has changed', 2, '^abc', '^abc', 2, 2],
])('%s', (_, offset, before, after, left, right) => {
  expect(mappedOffsets(offset, [...before], [...after])).toEqual({ left, right })
})
