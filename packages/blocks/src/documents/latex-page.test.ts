import { DEFAULT_PAGE, pageFieldsOf, pageMargins } from '@calcwright/document'
import type { PageSetup } from '@calcwright/document'
import { expect, it } from 'vitest'
import { pageLatex } from './latex-page.ts'

function latexOf(change: Partial<PageSetup>, logo = ''): string {
  const setup = { ...DEFAULT_PAGE, ...change }
  const fields = pageFieldsOf(setup, { name: 'Beam & 5 %', author: 'Ann' }, new Date(2026, 10, 27))
  return pageLatex({ setup, margins: pageMargins(setup, fields), logo: null }, logo)
}

it.each<[Partial<PageSetup>, string]>([
  [{}, 'paperwidth=210mm,paperheight=297mm,left=20mm,right=18mm,top=20.0mm'],
  [{ paper: 'Letter', orientation: 'across' }, 'paperwidth=279.4mm,paperheight=215.9mm'],
  [{}, '\\fancyfoot[R]{'],
  [{}, 'page \\thepage{} of \\pageref{last-page}'],
  [{ header_left: '{name}' }, 'Beam \\& 5 \\%'],
  [{ header_left: 'a\nb' }, 'a\\\\ b'],
  [{ title_block: true }, '\\fancyfoot[L]{\\begin{tabular}'],
  [{ title_block: true }, 'Author: Ann'],
])('%j has %s', (change, wanted) => {
  expect(latexOf(change)).toContain(wanted)
})

it('includes the logo where a margin has it', () => {
  expect(latexOf({ header_left: '{logo}' }, 'files/1.png')).toMatch(
    /fancyhead\[L\].*includegraphics.*files\/1.png/,
  )
  expect(latexOf({ header_left: '{logo}' })).not.toContain('includegraphics')
})
