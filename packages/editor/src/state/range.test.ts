import { describe, expect, it } from 'vitest'
import { blocksIn, extendRange, extendRangeToEnd, toCommonLevel, rangeOfAll } from './range.ts'
import type { BlockRange } from './range.ts'
import { blocksOf } from './test-outline.ts'
import { treeOf } from './tree.ts'

const tree = treeOf(blocksOf('a p >b >q >>c >>d >e f g >h'))

describe('a range is lifted to the level that both ends share', () => {
  it.each([
    ['a', 'a', 'a', 'a'],
    ['a', 'f', 'a p f', 'a p b q c d e f'],
    ['f', 'a', 'a p f', 'a p b q c d e f'],
    ['b', 'e', 'b q e', 'b q c d e'],
    ['c', 'd', 'c d', 'c d'],
    ['c', 'e', 'q e', 'q c d e'],
    ['d', 'a', 'a p', 'a p b q c d e'],
    ['c', 'h', 'p f g', 'p b q c d e f g h'],
    ['c', 'p', 'p', 'p b q c d e'],
    ['p', 'c', 'p', 'p b q c d e'],
    ['q', 'd', 'q', 'q c d'],
    ['a', 'gone', '', ''],
  ])('%s to %s', (anchor, head, siblings, blocks) => {
    expect(toCommonLevel(tree, { anchor, head })?.siblings.join(' ') ?? '').toBe(siblings)
    expect(blocksIn(tree, { anchor, head }).join(' ')).toBe(blocks)
  })
})

/** Carries `keys` out from a block and says what is selected after each; `caret` ends it. */
function press(start: BlockRange, keys: string): string[] {
  const shown: string[] = []
  let range: BlockRange | null = start
  for (const key of keys) {
    range =
      key === 'D' ? extendRange(tree, range, 'down')
      : key === 'U' ? extendRange(tree, range, 'up')
      : extendRangeToEnd(tree, range, key === 'E' ? 'end' : 'start') // prettier-ignore
    if (!range) return [...shown, 'caret']
    shown.push(toCommonLevel(tree, range)!.siblings.join(' '))
  }
  return shown
}

describe('Shift with arrows, Home and End', () => {
  it.each([
    ['a', undefined, 'DDU', ['a p', 'a p f', 'a p']],
    ['a', undefined, 'DUU', ['a p', 'a', 'caret']],
    ['a', 'down', 'U', ['caret']],
    ['f', undefined, 'UD', ['p f', 'f']],
    ['f', undefined, 'UDD', ['p f', 'f', 'caret']],
    ['a', undefined, 'UU', ['a', 'a']],
    ['g', undefined, 'D', ['g']],
    // Past the end of a container: the container itself, then its siblings.
    ['c', undefined, 'DDDDD', ['c d', 'q', 'q e', 'p', 'p f']],
    ['d', undefined, 'UUU', ['c d', 'q', 'b q']],
    // And back the same way.
    ['d', 'down', 'DUU', ['q', 'd', 'caret']],
    ['d', 'down', 'DDDUUUU', ['q', 'q e', 'p', 'q e', 'q', 'd', 'caret']],
    ['c', 'up', 'UDD', ['q', 'c', 'caret']],
    ['c', 'down', 'E', ['c d']],
    ['c', 'down', 'EEEE', ['c d', 'q e', 'p f g', 'p f g']],
    ['d', 'up', 'HHH', ['c d', 'b q', 'a p']],
  ] as const)('from %s (%s) %s', (block, towards, keys, shown) => {
    expect(press({ anchor: block, head: block, ...(towards ? { towards } : {}) }, keys)).toEqual(shown)
  })
})

it('selects everything', () => {
  expect(rangeOfAll(tree)).toEqual({ anchor: 'a', head: 'g' })
  expect(rangeOfAll(treeOf([]))).toBeNull()
})
