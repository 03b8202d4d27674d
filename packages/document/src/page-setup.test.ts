import { describe, expect, it } from 'vitest'
import { DEFAULT_PAGE, pageFault, pageLogoOf, pageSetupOf } from './page-setup.ts'

const logo = 'data:image/png;base64,AAAA'

describe('the page setup of a worksheet', () => {
  it.each([
    [{}, {}],
    [
      { paper: 'Legal', margin_top: 30 },
      { paper: 'Legal', margin_top: 30 },
    ],
    // A field of another version, or one written by hand, is the only one that is lost.
    [{ paper: 'A0', line_numbers: true, glossy: 1 }, { line_numbers: true }],
  ])('%j', (stored, differing) => {
    expect(pageSetupOf({ page_setup: stored })).toEqual({ ...DEFAULT_PAGE, ...differing })
  })

  it.each([
    [logo, logo],
    ['', ''],
    ['https://example.com/a.png', ''],
    ['data:image/svg+xml;base64,AAAA', ''],
  ])('a logo %s', (stored, shown) => {
    expect(pageLogoOf({ page_logo: stored })).toBe(shown)
  })
})

it.each([
  [{}, null],
  [{ page_setup: { paper: 'Letter', orientation: 'across' }, page_logo: logo }, null],
  [{ page_setup: { paper: 'A0' } }, 'The paper is Letter, A4 or Legal.'],
  [{ page_setup: { margin_left: 200 } }, 'A margin is a number of millimetres from 5 to 80.'],
  [{ page_setup: { company: 'x'.repeat(301) } }, 'A text on a page has at most 300 characters.'],
  [{ page_logo: 'no picture' }, 'The logo is a picture.'],
])('refuses %j with %s', (settings, sentence) => {
  expect(pageFault(settings)).toBe(sentence)
})
