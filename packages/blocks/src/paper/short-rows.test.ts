import { worksheetFromPlain } from '@calcwright/document'
import { expect, it } from 'vitest'
import { registry } from '../schemas.ts'
import { shortRows } from './short-rows.ts'

/** Numbers of the lines that come to stand beside the line before. */
function rowsOf(text: string): number[] {
  const blocks = worksheetFromPlain(registry, text).blocks()
  const rows = shortRows(blocks)
  return blocks.flatMap(({ id }, at) => (rows.has(id) ? [at + 1] : []))
}

it.each([
  ['a := 1 [m]\nb := 2 [m]', [2]],
  ['a := 1\nb := 2\nc := 3\nd := 4\nf := 5', [2, 3, 5]],
  ['a := 1\n# words\nb := 2', []],
  ['a := 1\nb := 2 // a remark\nc := 3', []],
  ['a := 1\nb := a*2 =\nc := 3\nd := 4', [4]],
  ['a := 1\nb := sqrt(a^2 + 3*a + 5)*sin(a) + cos(a)*tan(2*a)\nc := 3', []],
  ['a := 1\nif a > 0 {\n  b := 2\n  c := 3\n}\nd := 4', [4]],
])('%s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})
