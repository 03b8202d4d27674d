import { expect, it } from 'vitest'
import { lineNumbers } from './lines.ts'
import { sheetOf, testRegistry } from './test-types.ts'

it.each([
  ['a\nb', { a: 1, b: 2 }],
  ['a\ni:indent\n  b\nc', { a: 1, b: 2, c: 3 }],
  ['i:indent\n  j:indent\n    b\nc', { b: 1, c: 2 }],
  ['p:branch\n  b\nc', { p: 1, b: 2, c: 3 }],
])('%j', (outline, numbers) => {
  expect(Object.fromEntries(lineNumbers(testRegistry, sheetOf(outline).blocks()))).toEqual(numbers)
})
