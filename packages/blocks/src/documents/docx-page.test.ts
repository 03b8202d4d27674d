import { DEFAULT_PAGE, pageFieldsOf, pageMargins } from '@calcwright/document'
import type { PageSetup } from '@calcwright/document'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { writeDocx } from './docx.ts'
import type { Piece } from './model.ts'

const OPTIONS = { folder: 'files', toPng: () => Promise.resolve(new Uint8Array([1])) }

/** The head of a PNG of 360 by 120 pixels. */
const LOGO = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 0x68, 0, 0, 0, 120]) // prettier-ignore

async function partsOf(change: Partial<PageSetup>, pieces: readonly Piece[] = []) {
  const setup = { ...DEFAULT_PAGE, ...change }
  const fields = pageFieldsOf(setup, { name: 'Beam & "A"', author: 'Ann' }, new Date(2026, 10, 27))
  const page = { setup, margins: pageMargins(setup, fields), logo: LOGO }
  const { content } = await writeDocx({ title: 'A', pieces, page }, OPTIONS)
  const parts = unzipSync(content as Uint8Array)
  return (name: string): string => (parts[name] ? strFromU8(parts[name]) : '')
}

it.each<[Partial<PageSetup>, string]>([
  [{}, '<w:pgSz w:w="11906" w:h="16838"/>'],
  [{ paper: 'Letter', orientation: 'across' }, '<w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/>'],
  [{ margin_top: 25.4 }, 'w:top="1440" w:right="1020" w:bottom="1134" w:left="1134"'],
])('%j is the section %s', async (change, section) => {
  expect((await partsOf(change))('word/document.xml')).toContain(section)
})

it('has a header with the logo and a title block in the footer', async () => {
  const part = await partsOf({ header_left: '{logo}', title_block: true, approved_by: 'Cleo' })
  expect(part('word/header.xml')).toMatch(/<w:hdr .*r:embed="rImage1"/)
  expect(part('word/_rels/header.xml.rels')).toContain('Id="rImage1"')
  const footer = part('word/footer.xml')
  for (const words of ['Beam &#38; &#34;A&#34;', 'Author: Ann', 'Approved by: Cleo', ' PAGE ', ' NUMPAGES '])
    expect(footer).toContain(words)
  expect(part('word/document.xml')).toMatch(
    /headerReference .*r:id="rHeader".*footerReference .*r:id="rFooter"/,
  )
  expect(part('[Content_Types].xml')).toMatch(/\/word\/header.xml.*\/word\/footer.xml/)
})

it('has neither where nothing stands in them', async () => {
  const part = await partsOf({ page_numbers: false })
  expect([part('word/header.xml'), part('word/footer.xml')]).toEqual(['', ''])
})

it('counts by fields, from another number where one is left out', async () => {
  const formula = (number: string): Piece => ({ kind: 'formula', latex: 'x', values: [], text: 'x', number })
  const xml = (await partsOf({}, ['1', '2', '5', '2.1'].map(formula)))('word/document.xml')
  const found = [...xml.matchAll(/SEQ Formula [^"]*/g)].map(([field]) => field.trim())
  expect(found).toEqual(['SEQ Formula \\* ARABIC', 'SEQ Formula \\* ARABIC', 'SEQ Formula \\* ARABIC \\r 5'])
  expect(xml).toContain('2.1')
})

it('asks Word to bring contents up to date, and nothing else', async () => {
  const contents: Piece = { kind: 'contents', entries: [{ depth: 0, number: '1', text: 'Loads', label: 'h-a-0' }, { depth: 1, number: '', text: 'Snow', label: 'h-b-0' }] } // prettier-ignore
  const part = await partsOf({}, [contents])
  const xml = part('word/document.xml')
  expect(xml.match(/fldCharType="(\w+)"/g)).toEqual(['begin', 'separate', 'end'].map(kind => `fldCharType="${kind}"`)) // prettier-ignore
  expect(xml).toContain('TOC \\o "1-6"')
  expect(part('word/settings.xml')).toContain('updateFields')
  expect((await partsOf({}))('word/settings.xml')).not.toContain('updateFields')
})
