import { isUnit } from '@calcwright/math/units'
import { expect, it } from 'vitest'
import { readLines } from './read-lines.ts'

it('pasted lines of words are one text, what else cannot be read stays as typed', () => {
  const lines = readLines(
    'The load is taken from EN 1991, see p. 5.\r\n\r\nIt is a live load.\nF := 2 // load\n# Moment\n2+*',
    { isUnit, isDefined: () => false },
  )
  expect(lines).toEqual([
    { kind: 'prose', text: 'The load is taken from EN 1991, see p. 5.\nIt is a live load.' },
    { kind: 'formula', latex: 'F\\coloneq 2', unit: '', show: false, remark: 'load' },
    { kind: 'prose', text: 'Moment' },
    { kind: 'formula', latex: '2+*', unit: '', show: false, remark: '' },
  ])
})
