/** Several files of one form as one text. */
import { expect, it } from 'vitest'
import { excelFile } from '../../../testing/excel-file.ts'
import { combined } from './combine.ts'
import { NAMED_ROWS } from './options.ts'

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) })
const written = async (...files: Parameters<typeof combined>[0]): Promise<string> =>
  new TextDecoder().decode(await combined(files))

it('has the rows of all files, without their words below, and the file of each', async () => {
  const first = file('a.csv', 'Test 1\n\nt;F;State\ns;kN;\n0;1,5;"on; hot"\n1;2,5;off\nMean;2;\n')
  const second = file('b.txt', 't\tF\tState\ns\tkN\t\n0\t3,5\ton\n2\t4\t\n')
  expect(await written(first, second)).toBe(
    't [s];F [kN];State;File\n0;1,5;"on; hot";a\n1;2,5;off;a\n0;3,5;on;b\n2;4;;b\n',
  )
})

it('has those of spreadsheets and of text', async () => {
  const rows = [['t [s]', 'F [kN]'], [0, 1.5]] // prettier-ignore
  const sheet = { name: 'x.xlsx', bytes: excelFile([{ name: 'Data', rows }]) }
  expect(await written(sheet, file('y.csv', 't [s],F [kN]\n1,2.5\n'))).toBe(
    't [s],F [kN],File\n0,1.5,x\n1,2.5,y\n',
  )
})

it('has numbers of files in long tables, whose words are not kept', async () => {
  const rows = Array.from({ length: NAMED_ROWS }, (_, row) => `${row},1`).join('\n')
  const text = await written(file('a.csv', `t,F\n${rows}\n`), file('b.csv', 't,F\n0,2\n'))
  expect(text.endsWith(',1,1\n0,2,2\n')).toBe(true)
})

it.each([
  [
    'other names',
    't [s],F [kN]\n0,1.5\n',
    't [s],M [kN]\n0,1.5\n',
    'b has other columns than a: F [kN] is not at its place. Import them one by one.',
  ],
  [
    'other units',
    't [s],F [kN]\n0,1.5\n',
    't [s],F [N]\n0,1.5\n',
    'b has other columns than a: F [kN] is not at its place. Import them one by one.',
  ],
  [
    'one more column',
    't [s],F [kN]\n0,1.5\n',
    't [s],F [kN],x\n0,1.5,1\n',
    'b has other columns than a: x is one more. Import them one by one.',
  ],
  [
    'other decimal marks',
    't;F\n0;1,5\n',
    't;F\n0;1.5\n',
    'a has decimal commas and b has decimal points: import them one by one.',
  ],
])('refuses %s', async (_, first, second, sentence) => {
  await expect(written(file('a.csv', first), file('b.csv', second))).rejects.toThrow(sentence)
})
