import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { commonCells } from './common-cells.ts'
import { resolveNumberConflicts } from './number-conflicts.ts'
import { testRegistry as registry } from './test-types.ts'
import { tokensOf } from './text-tokens.ts'
import { changesOf, provideCommonCells } from './token-changes.ts'
import { Worksheet } from './worksheet.ts'
import { sized } from '../../../tests/full.ts'

provideCommonCells(commonCells)

/** `1,2;3,4`: cells between commas, rows between semicolons; `_` is one that waits. */
const matrix = (cells: string): string => {
  const rows = cells.split(';').map(row => row.split(',').join(' & '))
  return `M=\\begin{bmatrix}${rows.join('\\\\ ').replaceAll('_', '\\placeholder{}')}\\end{bmatrix}`
}
const cellsOf = (latex: string): string =>
  latex
    .replaceAll('\\placeholder{}', '_')
    .replace(/^.*?matrix\}|\\end.*$/g, '')
    .replaceAll('\\\\', ';')
    .replaceAll('&', ',')
    .replaceAll(' ', '')

const formulaOf = (sheet: Worksheet): string => (sheet.block('x')!.props as { latex: string }).latex

const write = (sheet: Worksheet, latex: string): void =>
  void sheet.apply({ kind: 'setProps', id: 'x', props: { latex } })

it.each([
  ['a column is added at the end', '1,2;3,4', '1,2;3+5,4', '1,2,_;3,4,6', '1,2,_;3+5,4,6'],
  ['a column is added at the start', '1,2;3,4', '1+5,2;3,4', '_,1,2;6,3,4', '_,1+5,2;6,3,4'],
  ['a column is removed', '1,2;3,4', '1,2;3+5,4', '1;3', '1;3+5'],
  ['a row is added in between', '1,2;3,4', '1,2+7;3+5,4', '1,2;_,6;3,4', '1,2+7;_,6;3+5,4'],
  ['a row is removed', '1,2;3,4;5,6', '1,2;3,4;5+5,6', '1,2;5,6', '1,2;5+5,6'],
  ['both add a column', '1,2;3,4', '1,2,_;3,4,5', '1,2,_;3,4,6', '1,2,_,_;3,4,5,6'],
  ['a row and a column', '1,2;3,4', '5,6;1,2;3,4', '1,2,_;3,4,7', '5,6;1,2,_;3,4,7'],
  ['two cells are changed at once', '1,2;3,4', '8,2;3,9', '1,2+7;3,4', '8,2+7;3,9'],
])('%s while somebody types in another cell', (_, start, mine, theirs, merged) => {
  const sheet = Worksheet.create(registry, {
    blocks: [{ id: 'x', type: 'formula', props: { latex: matrix(start) } }],
  })
  const [a, b] = [sheet, sheet].map(one => Worksheet.load(registry, one.encode())) as [Worksheet, Worksheet]
  for (const one of [a, b]) one.onNumbersMet(resolveNumberConflicts, () => {})
  write(a, matrix(mine))
  write(b, matrix(theirs))
  const [toA, toB] = [b.encode(), a.encode()]
  a.merge(toA)
  b.merge(toB)
  expect(formulaOf(a)).toBe(formulaOf(b))
  const sorted = (text: string): string =>
    text.split(';').map(row => row.split(',').toSorted().join(',')).join(';') // prettier-ignore
  // Of two columns at one place either may be the first.
  expect(sorted(cellsOf(formulaOf(a)))).toBe(sorted(merged))
})

const cell = fc.constantFrom('', '1', '12', 'x^{2}', '\\frac{a}{b}', '\\begin{bmatrix}1 & 2\\end{bmatrix}')
const table = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map(rows => matrix(rows.map(row => row.join(',')).join(';')))

it('the pieces make of one matrix the other, and each has its brackets in pairs', () => {
  fc.assert(
    fc.property(table, table, (before, after) => {
      const tokens = tokensOf(before, 'latex')
      const pieces = changesOf(tokens, tokensOf(after, 'latex'), 'latex')
      const result = [...tokens]
      for (const { start, end, inserted } of pieces.toReversed()) {
        for (const part of [tokens.slice(start, end), inserted])
          expect(part.filter(sign => sign === '{')).toHaveLength(part.filter(sign => sign === '}').length)
        result.splice(start, end - start, ...inserted)
      }
      expect(result.join('')).toBe(after)
    }),
    { numRuns: sized({ usual: 100, full: 500 }) },
  )
})
