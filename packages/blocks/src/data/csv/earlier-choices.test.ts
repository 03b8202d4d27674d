/** Choices about a file that hold for a newer file in its place, and for other files of the same form. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formOf, rememberedForm, rememberForm } from './form-memory.ts'
import { columnProblem } from './name-problem.ts'
import { previewOf } from './reading/read-table.ts'
import type { CsvColumn } from './schema.ts'
import { OWN_NAMES } from './schema.ts'
import { columnsBy, settingsOf } from './settings.ts'

const preview = (text: string) => previewOf(new TextEncoder().encode(text), 'csv')

/** The columns that are kept of a file, after changes to some of them. */
async function chosen(text: string, changes: Readonly<Record<number, Partial<CsvColumn>>>) {
  const found = await preview(text)
  const columns = columnsBy(found, found.header, []).map((one, at) => ({ ...one, ...changes[at] }))
  return settingsOf(found, { name: 'D', header: found.header, missing: 'gap', no_value: '' }, columns).columns
}

const FIRST = 't [s];F [kN];Part\n0;1,5;1\n1;2,5;2\n2;3,5;3\n'

describe('columns of a file that is replaced', () => {
  it.each<[string, string, Readonly<Record<number, Partial<CsvColumn>>>, string]>([
    [
      'keep names, units and kinds',
      't [s];F [kN];Part\n5;1,5;4\n6;2,5;5\n',
      { 1: { sub: 'load', unit: 'N' }, 2: { kind: 'text' } },
      'T [s], load [N], Part text',
    ],
    [
      'keep them where columns are exchanged',
      'F [kN];Part;t [s]\n1,5;4;5\n2,5;5;6\n',
      { 1: { sub: 'load', unit: 'N' } },
      'load [N], Part, T [s]',
    ],
    ['take another unit of the heading', 't [s];F [N];Part\n5;1,5;4\n6;2,5;5\n', {}, 'T [s], F [N], Part'],
    [
      'leave out what was left out and what is new',
      't [s];F [kN];Part;New\n5;1,5;4;1\n6;2,5;5;1\n',
      {},
      'T [s], F [kN], Part',
    ],
  ])('%s', async (_, text, changes, right) => {
    const before = await chosen(FIRST, changes)
    const found = await preview(text)
    const columns = columnsBy(found, found.header, before).filter(({ wanted }) => wanted)
    const shown = columns.map(
      ({ sub, unit, kind }) => `${sub}${unit && ` [${unit}]`}${kind === 'number' ? '' : ` ${kind}`}`,
    )
    expect(shown.join(', ')).toBe(right)
  })

  it('have names without a row of them', async () => {
    const found = await preview('1;2\n3;4\n5;6\n')
    const before = columnsBy(found, OWN_NAMES, []).map((one, at) => ({
      ...one,
      sub: ['x', 'y'][at]!,
      unit: 'mm',
    }))
    const columns = columnsBy(found, OWN_NAMES, before)
    expect(columns.map(({ sub, unit }) => [sub, unit])).toEqual([
      ['x', 'mm'],
      ['y', 'mm'],
    ])
  })
})

it('data begin where a person says', async () => {
  const found = await preview(FIRST)
  const columns = columnsBy(found, 0, [])
  const given = { name: 'D', header: 0, missing: 'gap', no_value: '' }
  expect(settingsOf(found, given, columns).first).toBe(1)
  expect(settingsOf(found, { ...given, first: 2 }, columns).first).toBe(2)
})

describe('files of one form', () => {
  afterEach(() => vi.unstubAllGlobals())
  const stub = (): void => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
  }

  it('are offered the choices of the last one', async () => {
    stub()
    const found = await preview(FIRST)
    const form = formOf(found, 0)
    expect(rememberedForm(form)).toBeNull()
    const columns = await chosen(FIRST, { 1: { sub: 'load' } })
    rememberForm(form, { upload_name: 'a.csv', missing: 'zero', no_value: '-1', columns })
    const other = await preview(FIRST.replace('1,5', '9,5'))
    expect(rememberedForm(formOf(other, 0))).toMatchObject({ file: 'a.csv', missing: 'zero', columns })
    expect(rememberedForm(formOf(await preview(FIRST.replace('Part', 'Piece')), 0))).toBeNull()
  })

  it('are none where no words tell them apart', async () => {
    stub()
    const found = await preview('1;2\n3;4\n5;6\n')
    expect(formOf(found, -1)).toBe('')
    rememberForm('', { upload_name: 'a.csv', missing: 'zero', no_value: '', columns: [] })
    expect(rememberedForm('')).toBeNull()
  })
})

it.each([
  [['T', 'Force2', 'Kraft'], ''],
  [['T', 'T'], 'Two columns have the name T.'],
  [['F x'], 'The name F x of a column may have letters and digits only.'],
  [[''], 'A column has no name.'],
])('names of columns %j: %s', (subs, sentence) => expect(columnProblem(subs)).toBe(sentence))
