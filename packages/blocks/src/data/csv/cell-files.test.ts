/** Files with cells of their own: OpenDocument, old Excel, Parquet and JSON, from their bytes to names, units and values. */
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
  ['features of a map', '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"depth":1}},{"type":"Feature","properties":{"depth":2}}]}', 'Depth', [[1, 2]]],
  ['names that objects have themselves', '[{"__proto__":1,"constructor":2},{"__proto__":3,"constructor":4}]', 'Proto, Constructor', [[1, 3], [2, 4]]],
])('JSON: %s', async (_, text, names, values) => {
  expect(cellsFormOf(utf8(text))).toBe('json')
  expect(await imported(utf8(text), 'excel')).toMatchObject({ names, values })
})

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
  ['%PDF-1.7', /This is a PDF: copy the table/],
  ['a,b\n1,2', /^$/],
])('names what cannot be read: %s', (head, sentence) => expect(unreadForm(utf8(head))).toMatch(sentence))
