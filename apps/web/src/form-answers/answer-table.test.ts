import { registry } from '@calcwright/blocks/schemas'
import type { FormAnswer } from '@calcwright/contract'
import { expect, it } from 'vitest'
import { type Cell, columnsOf, inWords, rowsOf, tableText } from './answer-table.ts'

const answer = (
  inputs: FormAnswer['inputs'],
  outputs: FormAnswer['outputs'] = {},
  checks: FormAnswer['checks'] = {},
): FormAnswer => ({ id: 'a', sent_at: 1_796_000_000, version: 1, inputs, outputs, checks })

const MPA = (value: number) => ({ value, unit: 'MPa', text: `${value} MPa` })

it.each<[string, FormAnswer[], (string | Cell)[][]]>([
  [
    'numbers in one unit',
    [answer({ F: '5 [kN]' }, { 'sigma [MPa]': MPA(50) }), answer({ F: '-6.5 kN' }, { 'sigma [MPa]': MPA(65) })],
    [
      ['F [kN]', 'sigma [MPa]'],
      [5, 50],
      [-6.5, 65],
    ],
  ],
  ['units that differ stay in the text', [answer({ F: '5 [kN]' }), answer({ F: '7 [N]' })], [['F'], ['5 [kN]'], ['7 [N]']]],
  ['numbers, truths and choices', [answer({ n: 3, wind: true, steel: 'S355' })], [['n', 'wind', 'steel'], [3, 'true', 'S355']]],
  ['what is no number', [answer({ F: '2*3 [kN]' }), answer({ F: '1e3' })], [['F'], ['2*3 [kN]'], ['1e3']]],
  ['a sum of quantities', [answer({ F: '5 kN + 2 N' })], [['F'], ['5 kN + 2 N']]],
  ['units with powers', [answer({ F: '5 kN*m^-2' })], [['F [kN*m^-2]'], [5]]],
  ['a name that only some have', [answer({ a: 1 }), answer({ b: 2 })], [['a', 'b'], [1, null], [null, 2]]],
  ['a result without a number', [answer({}, { x: { value: null, unit: '', text: '2*y' } }, { Bending: 'OK' })], [['x', 'Bending'], ['2*y', 'OK']]],
  ['a text like a formula of a spreadsheet', [answer({ t: '=HYPERLINK("x")' }), answer({ t: '@a' })], [['t'], ['\'=HYPERLINK("x")'], ["'@a"]]],
])('%s', (_, answers, rows) => {
  expect(rowsOf(answers, true).map(([, ...cells]) => cells)).toEqual(rows)
}) // prettier-ignore

it('writes times for files by ISO 8601, and for people as the language does', () => {
  const [{ cells: inFile } = { cells: [] }] = columnsOf([answer({})])
  const [{ cells: shown } = { cells: [] }] = columnsOf([answer({})], inWords)
  expect(inFile).toEqual(['2026-11-30T00:53:20Z'])
  expect(shown[0]).toMatch(/2026/)
  expect(shown[0]).not.toMatch(/T|Z/)
})

it('is a table of the worksheet', () => {
  const answers = [answer({ F: '5 [kN]', t: 'a, "b"\n{c}' }), answer({ F: '6 [kN]', t: '=1+1' })]
  const type = registry.get('table')!
  const text = type.toPlain!(type.fromPlain!(tableText('answers', answers)) as never)
  expect(
    text
      .split('\n')
      .slice(1, -1)
      .map(line => line.replace(/"2026[^"]*"/, '…').trim()),
  ).toEqual(['Sent, F [kN], t', '…, 5, "a, \\"b\\" {c}"', '…, 6, "=1+1"'])
})
