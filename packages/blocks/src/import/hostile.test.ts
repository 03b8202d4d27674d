/** Files that are damaged, or made to harm whoever opens them. */
import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { importForeign } from './index.ts'
import { worksheetOfImport } from './worksheet.ts'

/** Packed zeros by what their headers say, which is where they are refused. */
const SIZE = 60_000_000
const zipBomb = (path: string): Uint8Array =>
  withSize(zipSync({ [path]: new Uint8Array(9) }), [0x50, 0x4b, 1, 2], 24)
const gzipBomb = (): Uint8Array => {
  const bytes = gzipSync(new Uint8Array(9))
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(bytes.length - 4, SIZE, true)
  return bytes
}

function withSize(bytes: Uint8Array, mark: readonly number[], offset: number): Uint8Array {
  const at = bytes.findIndex((_, place) => mark.every((byte, next) => bytes[place + next] === byte))
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(at + offset, SIZE, true)
  return bytes
}

const SHEET = '<worksheet xmlns="http://schemas.mathsoft.com/worksheet50"><regions/></worksheet>'
const prime = (parts: Record<string, Uint8Array>): Uint8Array => zipSync(parts, { level: 1 })
const opened = (bytes: Uint8Array | string, file: string) =>
  importForeign(typeof bytes === 'string' ? strToU8(bytes) : bytes, file)

/** More elements within one another than a stack holds. */
const deep = `<regions>${'<area>'.repeat(2000)}${'</area>'.repeat(2000)}</regions>`

describe('is refused with a sentence', () => {
  test.each<[string, () => Uint8Array | string, string, RegExp]>([
    ['a zip bomb', () => zipBomb('mathcad/worksheet.xml'), 'a.mcdx', /more than 50 MB/],
    ['a gzip bomb', () => gzipBomb(), 'a.smz', /more than 50 MB/],
    ['a gzip bomb of Mathcad', () => gzipBomb(), 'a.xmcdz', /more than 50 MB/],
    ['a zip file that is cut off', () => prime({ 'mathcad/worksheet.xml': strToU8(SHEET) }).slice(0, 60), 'a.mcdx', /damaged/],
    ['a zip file of something else', () => prime({ 'readme.txt': strToU8('hello') }), 'a.mcdx', /./],
    ['a gzip file that is cut off', () => gzipSync(strToU8('<regions></regions>')).slice(0, 20), 'a.smz', /./],
    ['XML that is cut off', () => '<regions><region><math>', 'a.sm', /ends before its end/],
    ['XML that is nested without end', () => deep, 'a.sm', /nested too deeply/],
    ['an empty file', () => '', 'a.sm', /damaged/],
    ['an empty packed file', () => '', 'a.mcdx', /damaged/],
    ['JSON that is cut off', () => '{"data": {"cells": [', 'a.epxyz', /./],
    ['JSON of something else', () => '[1, 2]', 'a.epxyz', /./],
    ['a zip bomb of Excel', () => zipBomb('xl/workbook.xml'), 'a.xlsx', /more than 50 MB/],
    ['a zip file that is no spreadsheet', () => prime({ 'a.txt': strToU8('a') }), 'a.xlsx', /no spreadsheet/],
    ['a spreadsheet whose XML is none', () => prime({ 'xl/workbook.xml': strToU8('<workbook'), '[Content_Types].xml': strToU8('') }), 'a.xlsx', /./],
    ['bytes as a text', () => new Uint8Array([0xff, 0xfe, 0, 0]), 'a.txt', /no text/],
    ['bytes as Markdown', () => new Uint8Array([0x89, 0x50, 0, 1]), 'a.md', /no text/],
    ['bytes of Calcpad', () => new Uint8Array([65, 0, 66]), 'a.cpd', /no text/],
    ['an empty text', () => ' \n', 'a.cpd', /is empty/],
    ['a line without end', () => `a = 2\nb = ${'1+'.repeat(30_000)}1`, 'a.cpd', /Line 2 has more than/],
    ['a text in another encoding', () => new Uint8Array([39, 0xe4, 39]), 'a.cpd', /UTF-8/],
    ['brackets without end', () => `a = ${'('.repeat(10_000)}1${')'.repeat(10_000)}`, 'a.txt', /nested too deeply/],
    ['brackets without end in Markdown', () => `\`\`\`\na = ${'('.repeat(10_000)}1${')'.repeat(10_000)}\n\`\`\``, 'a.md', /nested too deeply/],
    ['more than a worksheet holds', () => new Uint8Array(21_000_000), 'a.cpd', /more than 20 MB/],
  ])('%s', async (_, bytes, file, sentence) => {
    const content = bytes()
    let words = ''
    try {
      await opened(content, file)
    } catch (error) {
      words = (error as Error).message
    }
    expect(words).toMatch(sentence)
    expect(words).toMatch(/\.$/)
  }) // prettier-ignore
})

test('entities of a document type are not read', async () => {
  const text = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
<regions><region top="1" left="1"><text lang="eng"><p>&b;&f;</p></text></region></regions>`
  const words = (await opened(text, 'a.sm')).lines.map(({ plain }) => plain).join('\n') // prettier-ignore
  expect(words).not.toContain('aaaa')
  expect(words).not.toContain('root:')
})

test.each([
  "'<script>alert(1)</script><img src=x onerror=alert(2)>'x = 3",
  '\'<a href="javascript:alert(3)">here</a>',
  "'<svg onload=alert(4)><style>*{display:none}</style></svg>",
])('scripts in texts of Calcpad come to nothing: %j', async text => {
  const html = JSON.stringify(worksheetOfImport(await opened(text, 'a.cpd'), 'a.cpd').blocks())
  expect(html).not.toMatch(/<script|<img|<svg|<style|onerror|onload|javascript:/)
})

test.each(['#include /etc/passwd', '#include ..\\..\\secret.cpd', '#include http://a.b/c.cpd', '#read M from /etc/passwd'])(
  'nothing outside of the file is read: %j', async text => {
    const [line] = (await opened(text, 'a.cpd')).lines
    expect(line).toMatchObject({ plain: `# ${text}` })
    expect(line!.remark).toBeTruthy()
  },
) // prettier-ignore

test.each([
  ['a.cpd', `a = ${'('.repeat(10_000)}1${')'.repeat(10_000)}`],
  ['a.sm', `<regions><region><math><input><e type="operand">1</e>${'<e type="operand">1</e><e type="operator" args="2">+</e>'.repeat(10_000)}</input></math></region></regions>`],
])('a formula that is nested too deeply is a text with the reason: %s', async (file, text) => {
  const { lines } = await opened(text, file)
  expect(lines).toMatchObject([{ kind: 'kept', remark: 'The formula is nested too deeply.' }])
}) // prettier-ignore

test('texts of Windows in two bytes a letter are read', async () => {
  const bytes = new Uint8Array([0xff, 0xfe, ...[..."'Länge'a = 2"].flatMap(sign => [sign.charCodeAt(0), 0])])
  expect((await opened(bytes, 'a.cpd')).lines.map(({ plain }) => plain)).toEqual(['# Länge', '& a := 2'])
})

test('macros that call one another end', async () => {
  const text = `#def a$ = b$b$\n#def b$ = a$a$\nx = a$`
  expect((await opened(text, 'a.cpd')).remarks.join(' ')).toContain('call one another')
})
