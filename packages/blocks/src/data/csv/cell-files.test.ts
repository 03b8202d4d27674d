/** Files with cells of their own: OpenDocument, old Excel, Parquet and JSON, from their bytes to names, units and values. */
import { utils, write } from '@e965/xlsx'
import { gunzipSync, strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { fromBase64 } from '@calcwright/document'
import { cellsFormOf, unreadForm } from '@calcwright/document/data-kind'
import { imported } from '../../testing/imported-file.ts'
import { WRITTEN } from './testing/written-files.ts'

type Bytes = Uint8Array<ArrayBuffer>

const NO = Number.NaN
const DAY = 86_400
const utf8 = (text: string): Bytes => new Uint8Array(strToU8(text))
const written = (name: keyof typeof WRITTEN): Bytes => fromBase64(WRITTEN[name])!
const old = (): Bytes => new Uint8Array(gunzipSync(written('xlsPacked')))

const SPREADSHEET = {
  names: 'T [s], U [V], On text, Day time, Share',
  values: [
    [0, 1, 2],
    [1.5, 2.5, 3.5],
    ['a', 'b', 'c'],
    [0, DAY, 2 * DAY],
    [0.12, 0.13, 0.14],
  ],
}
const PARQUET = {
  names: 'T [s], N, Name text, At time',
  values: [
    [0, 1, 2],
    [1, NO, 3],
    ['a', 'b', 'c'],
    [0, 3600, 7200],
  ],
}

it.each<[string, () => Bytes, { names: string; values: unknown[] }]>([
  ['.ods', () => written('ods'), SPREADSHEET],
  ['.xls', old, SPREADSHEET],
  ['Parquet, snappy', () => written('snappy'), PARQUET],
  ['Parquet, gzip', () => written('gzip'), PARQUET],
  ['Parquet, zstd', () => written('zstd'), PARQUET],
])('%s is read by its content', async (_, bytes, right) => {
  expect(cellsFormOf(bytes())).not.toBeNull()
  expect(await imported(bytes(), 'excel')).toMatchObject(right)
})

// prettier-ignore
it.each<[string, string, string, unknown[]]>([
  ['records', '[{"t":0,"w":{"v":1.5},"k":"a"},{"t":1,"w":{"v":2.5},"k":"b","x":3}]', 'T, WV, K text, X', [[0, 1], [1.5, 2.5], ['a', 'b'], [NO, 3]]],
  ['columns with their units', '{"lat":48,"hourly_units":{"time":"iso8601","T":"°C"},"hourly":{"time":["2024-03-14T00:00","2024-03-14T01:00"],"T":[5.1,null]}}', 'Time time, T [degC]', [[0, 3600], [5.1, NO]]],
  ['lines of JSON', '{"a":1,"b":"2.5"}\n{"a":2,"b":"3.5"}\n', 'A, B', [[1, 2], [2.5, 3.5]]],
  ['columns by numbers of rows', '{"a":{"0":1,"1":2},"b":{"0":3,"1":4}}', 'A, B', [[1, 2], [3, 4]]],
  ['names and rows apart', '{"columns":["a","b"],"index":[0,1],"data":[[1,2],[3,4]]}', 'A, B', [[1, 3], [2, 4]]],
  ['the largest of several tables', '{"small":[{"q":1}],"deep":{"large":[{"x":1},{"x":2},{"x":3}]}}', 'X', [[1, 2, 3]]],
  ['series of a database', '{"results":[{"id":0,"series":[{"name":"cpu","columns":["time","value"],"values":[["2024-03-05T10:00:00Z",1.5],["2024-03-05T10:01:00Z",1.6]]}]}]}', 'Time time, Value', [[0, 60], [1.5, 1.6]]],
  ['points of a monitor', '{"data":{"result":[{"metric":{"job":"a"},"values":[[1709632800,"1.5"],[1709632860,"1.6"]]}]}}', 'Column1, Column2', [[1709632800, 1709632860], [1.5, 1.6]]],
  ['features of a map', '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"depth":1}},{"type":"Feature","properties":{"depth":2}}]}', 'Depth', [[1, 2]]],
  ['names that objects have themselves', '[{"__proto__":1,"constructor":2},{"__proto__":3,"constructor":4}]', 'Proto, Constructor', [[1, 3], [2, 4]]],
])('JSON: %s', async (_, text, names, values) => {
  expect(cellsFormOf(utf8(text))).toBe('json')
  expect(await imported(utf8(text), 'excel')).toMatchObject({ names, values })
})

const HEAD = 'Datum;Kraft [kN]'.split(';')
const PAGE = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{}</style></head><body><table><tr>${HEAD.map(name => `<td>${name}</td>`).join('')}</tr><tr><td>05.03.2024</td><td>1.234,5</td></tr><tr><td>06.03.2024</td><td>7,25</td></tr></table></body></html>`

it.each<[string, () => Bytes]>([
  ['a page under the name of .xls', () => utf8(PAGE)],
  ['a page in UTF-16', () => new Uint8Array(Buffer.from(`\uFEFF${PAGE}`, 'utf16le'))],
  ...(['xlsb', 'xlml', 'xlsx'] as const).map((form): [string, () => Bytes] => [
    `a spreadsheet as ${form}`,
    () => book(form),
  ]),
])('%s is read by its content', async (_, bytes) => {
  expect(cellsFormOf(bytes())).not.toBeNull()
  const { names, values } = await imported(bytes(), 'excel')
  expect([names, values]).toEqual(['Datum time, Kraft [kN]', [[0, DAY], [1234.5, 7.25]]]) // prettier-ignore
})

/** Its dates have a format of their own with the number of a built-in one. */
function book(bookType: 'xlsb' | 'xlml' | 'xlsx'): Bytes {
  const day = (of: number) => new Date(Date.UTC(2024, 2, of))
  const sheet = utils.aoa_to_sheet([HEAD, [day(5), 1234.5], [day(6), 7.25]], { UTC: true })
  for (const cell of ['A2', 'A3']) sheet[cell].z = 'dd.mm.yyyy'
  const made = utils.book_new()
  utils.book_append_sheet(made, sheet, 'Data')
  return new Uint8Array(write(made, { type: 'array', bookType, UTC: true } as Parameters<typeof write>[1]))
}

it.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['a page without a table', '<!doctype html><html><body><p>x</p></body></html>'],
  ['numbers below a mark', '<x>\n1,2\n'],
])('%s has no cells', (_, text) => expect(cellsFormOf(utf8(text))).toBeNull())

it.each([
  ['a section of a text file', '[Summary]\nx\n[Data]\nt,v\n1,2\n'],
  ['numbers in brackets', '[1] 2 3\n[2] 4 5\n'],
  ['a line in braces', '{comment}\n1,2\n'],
])('%s is no JSON', (_, text) => expect(cellsFormOf(utf8(text))).toBeNull())

/** A packed file whose directory claims 600 MB for its part. */
const bomb = (): Bytes => {
  const bytes = new Uint8Array(zipSync({ 'content.xml': utf8('<x/>') }))
  const directory = bytes.findIndex(
    (byte, at) => byte === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1,
  )
  new DataView(bytes.buffer).setUint32(directory + 24, 600 * 1024 * 1024, true)
  return bytes
}

it.each<[string, () => Bytes, RegExp]>([
  ['a packing that is not read', () => written('brotli'), /packed with BROTLI: save it with snappy/],
  ['Parquet that is cut off', () => written('snappy').slice(0, 700), /no Parquet file, or it is damaged/],
  ['.xls that is cut off', () => old().slice(0, 600), /no spreadsheet \(\.ods, \.xls\)/],
  ['.ods that becomes too large', bomb, /becomes 600 MB when it is unpacked/],
  ['JSON without a table', () => utf8('{"a":1}'), /no list of records/],
  ['JSON that is cut off', () => utf8('[{"a":1},{"a"}]'), /It is no JSON/],
])('says what is wrong: %s', async (_, bytes, sentence) => {
  await expect(imported(bytes(), 'excel')).rejects.toThrow(sentence)
})

it.each([
  ['MATLAB 5.0 MAT-file, Platform', /MATLAB file \(\.mat\): write the table/],
  ['TDSm\u000e', /LabVIEW \(\.tdms\)/],
  ['Title: * rc\nDate: Fri Mar 5\nPlotname: Transient', /raw file of a circuit simulator/],
  ['%PDF-1.7', /This is a PDF: copy the table/],
  ['a,b\n1,2', /^$/],
])('names what cannot be read: %s', (head, sentence) => expect(unreadForm(utf8(head))).toMatch(sentence))
