/** Files that are dropped on an open sheet: which are worksheets, and the choices that there are. */
import { readFileSync } from 'node:fs'
import { registry } from '@calcwright/blocks/schemas'
import { worksheetFromPlain } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import { expect, it, test, vi } from 'vitest'
import { readFiles, takeFiles } from './read-files.ts'
import type { Choice } from './files-dialog.tsx'
import { worksheetFiles } from './worksheet-files.ts'

const dialog = vi.hoisted(() => ({ choices: [] as readonly Choice[], summary: [] as readonly string[] }))
vi.mock('@calcwright/ui', () => ({
  openDialog: (_: string, __: unknown, props: typeof dialog) => void Object.assign(dialog, props),
}))

const folder = new URL('../../../../../fixtures/imports/', import.meta.url)
const text = (name: string, content: string) => new File([content], name)
const fixture = (name: string) => new File([readFileSync(new URL(name, folder))], name)

test.each<[string, File, string]>([
  ['a text of formulas', text('a.txt', 'F = 12 kN\nA = 2 cm^2\nF/A ='), 'worksheet'],
  ['a text of Calcpad', text('a.txt', "'Force'F = 12kN\n"), 'worksheet'],
  ['a text of numbers', text('a.txt', 't;U\n1,5;2\n2,5;3\n3,5;4\n4,5;5\n'), 'data'],
  ['a text of numbers and names', text('a.txt', 'bolt\tarea\nM6\t20.1\nM8\t36.6\n'), 'data'],
  ['a text with a head of settings', text('a.txt', `rate = 5\n${'channel A on\n'.repeat(9)}`), 'data'],
  ['a text that is none', text('a.txt', '\0\u0001'), 'data'],
  ['Markdown', text('a.md', '# Title\nwords'), 'worksheet'],
  ['SMath', fixture('rod.sm'), 'worksheet'],
  ['a spreadsheet that is none', text('a.xlsx', 'x'), 'data'],
  ['a worksheet of this program', text('a.calc', '{}'), 'worksheet'],
])('%s', async (_, file, kind) => {
  expect((await readFiles([file], true)) === null ? 'data' : 'worksheet').toBe(kind)
})

test.each<[string, File[], boolean, RegExp]>([
  ['damaged ones', [text('a.sm', '<regions>')], false, /^a\.sm: .*\.$/],
  ['spreadsheets without a reader of data', [text('a.xlsx', 'x')], false, /^a\.xlsx: .*\.$/],
  ['data beside worksheets', [text('a.txt', '1 2\n3 4\n5 6\n7 8'), text('b.txt', 'a = 1')], true, /one after the other\.$/],
])('refused with a sentence: %s', async (_, files, mayBeData, words) => {
  await expect(readFiles(files, mayBeData)).rejects.toThrow(words)
}) // prettier-ignore

const worksheet = (plain: string) => worksheetFromPlain(registry, plain, 'Sheet')
const place = () => ({
  insert: vi.fn<(blocks: readonly NewBlock[], settings?: object) => void>(),
  asContent: null,
})

it('inserts lines with their report, and their settings where the sheet is empty', async () => {
  const at = place()
  await takeFiles([fixture('rod.sm')], worksheet(''), at)
  expect(dialog.summary).toEqual([expect.stringMatching(/^SMath: \d+ formulas, \d+ texts?\.$/)])
  expect(dialog.choices.map(({ label }) => label)).toEqual([
    'Insert the lines here',
    'Make a worksheet of it',
  ])
  dialog.choices[0]!.run!()
  const [blocks, settings] = at.insert.mock.calls[0]!
  expect(blocks.some(({ type }) => type === 'import_report')).toBe(true)
  expect(settings).toEqual({ angle: 'rad', one_indexed: true })
})

it('changes no settings of a sheet with lines, and inserts nothing that would mean something else there', async () => {
  const at = place()
  await takeFiles([text('a.cpd', 'F = 12kN\n')], worksheet('a := 1'), at)
  dialog.choices[0]!.run!()
  expect(at.insert.mock.calls[0]![1]).toBeUndefined()
  await takeFiles([text('a.cpd', 'x = sin(30)\n')], worksheet('a := 1'), at)
  expect(dialog.choices[0]).toMatchObject({ refusal: expect.stringContaining('degrees') as string })
  const fromZero = worksheet('a := 1')
  fromZero.apply({ kind: 'setSettings', settings: { one_indexed: false } })
  await takeFiles([text('a.cpd', 'v = [1; 2]\nv.1\n')], fromZero, at)
  expect(dialog.choices[0]).toMatchObject({ refusal: expect.stringContaining('from 1') as string })
})

it('offers data where both are sensible, and for worksheets of this program a new one alone', async () => {
  const asContent = vi.fn()
  await takeFiles([text('a.txt', 'F = 1 kN\n')], worksheet('a := 1'), { ...place(), asContent })
  expect(dialog.choices.map(({ label }) => label)).toEqual([
    'Insert the lines here',
    'Read the file as data',
    'Make a worksheet of it',
  ])
  dialog.choices[1]!.run!()
  expect(asContent).toHaveBeenCalledOnce()
  await takeFiles([text('a.calc', '{}'), text('b.calc', '{}')], worksheet(''), place())
  expect(dialog.choices.map(({ label }) => label)).toEqual(['Make a worksheet of each'])
})

it('leaves other files to the block types', () => {
  expect(worksheetFiles(worksheet(''))([text('beam.png', '')], place())).toBe(false)
  expect(worksheetFiles(worksheet(''))([text('a.csv', ''), text('a.sm', '')], place())).toBe(false)
})
