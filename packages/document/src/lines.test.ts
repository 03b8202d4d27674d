import { expect, it } from 'vitest'
import { blockAtLine, lineNumbers } from './lines.ts'
import { sheetOf, testRegistry } from './test-types.ts'

it.each([
  ['a\nb', { a: 1, b: 2 }],
  ['a\ni:indent\n  b\nc', { a: 1, b: 2, c: 3 }],
  ['i:indent\n  j:indent\n    b\nc', { b: 1, c: 2 }],
  ['p:branch\n  b\nc', { p: 1, b: 2, c: 3 }],
  ['a\np:program\n  b\n  q:branch\n    d\n  e\nc', { a: 1, p: 2, b: 1, q: 2, d: 3, e: 4, c: 3 }],
  ['p:program\n  q:program\n    a\n  b\nc', { p: 1, q: 1, a: 1, b: 2, c: 2 }],
])('%j', (outline, numbers) => {
  expect(Object.fromEntries(lineNumbers(testRegistry, sheetOf(outline).blocks()))).toEqual(numbers)
})

it.each([
  [2, 'p'],
  [3, 'c'],
  [4, undefined],
])('line %d of the worksheet is %s', (line, block) => {
  const blocks = sheetOf('a\np:program\n  b\n  d\n  e\nc').blocks()
  expect(blockAtLine(testRegistry, blocks, line)).toBe(block)
})
