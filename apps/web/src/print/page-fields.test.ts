import type { CheckMark } from '@calcwright/contract'
import { DEFAULT_PAGE, type PageSetup } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { type Logo, pageBox, pageCss } from '@calcwright/blocks/documents/page-css'
import { marginsOfPage } from './page-fields.ts'

const head = { name: 'Beam "A"', author: 'Ann', version: 7, path: [{ hash_string: 'p', name: 'Bridge' }] }
const today = new Date(2026, 10, 27)

function css(change: Partial<PageSetup>, logo: Logo | null = null): string {
  const setup = { ...DEFAULT_PAGE, ...change }
  return pageCss(setup, marginsOfPage(setup, head, today), logo)
}

const boxOf = (change: Partial<PageSetup>) => {
  const setup = { ...DEFAULT_PAGE, ...change }
  return pageBox(setup, marginsOfPage(setup, head, today))
}

const PAGE = '"page " counter(page) " of " counter(pages)'

it.each<[Partial<PageSetup>, number, number]>([
  [{}, 210, 297],
  [{ paper: 'Letter' }, 215.9, 279.4],
  [{ paper: 'Legal', orientation: 'across' }, 355.6, 215.9],
])('%j is %d by %d mm', (change, width, height) => {
  const box = boxOf(change)
  expect([box.width, box.height]).toEqual([width, height])
  expect(css(change)).toContain(`size: ${width}mm ${height}mm;`)
})

describe('what stands in the margins', () => {
  it.each<[Partial<PageSetup>, string, string | null]>([
    [{}, 'bottom-right', PAGE],
    [{ page_numbers: false }, 'bottom-right', null],
    [{ page_numbers: false, header_left: '{page}' }, 'top-left', null],
    [{ header_right: 'p. {page}' }, 'bottom-right', null],
    [
      { header_right: 'Seite {page} von {pages}' },
      'top-right',
      '"Seite " counter(page) " von " counter(pages)',
    ],
    [{ header_left: '{page}' }, 'top-left', 'counter(page)'],
    [{ page_numbers: false, header_left: 'a {pages}' }, 'top-left', '"a "'],
    [{ header_left: '{status}', status: 'for approval' }, 'top-left', '"for approval"'],
    [{ header_left: '{verdict}' }, 'top-left', null],
    [{ footer_right: 'mine' }, 'bottom-center', PAGE],
    [{ footer_right: 'mine', footer_center: 'x' }, 'bottom-right', `"mine" "\\A" ${PAGE}`],
    [{ header_left: '{name}, {project}' }, 'top-left', '"Beam \\"A\\"" ", " "Bridge"'],
    [{ header_left: '{author} {date} {revision}' }, 'top-left', '"Ann" " " "2026-11-27" " " "7"'],
    [{ header_left: '{unknown}' }, 'top-left', '"{unknown}"'],
    [{ header_left: 'a\\"; } body { color: red' }, 'top-left', '"a\\\\\\"; } body { color: red"'],
    [{ header_left: '{logo}' }, 'top-left', null],
  ])('%j', (change, box, content) => {
    const found = new RegExp(`@${box} \\{.* content: (.*); \\}`).exec(css(change))?.[1] ?? null
    expect(found).toBe(content)
  })

  it('has the marks of who has checked it, at the foot or in the title block', () => {
    const at = Date.UTC(2026, 10, 26, 12) / 1000
    const mark = { by: 'Bob', made_at: at, withdrawn_at: null, state: 'content' } as CheckMark
    const printed = (change: Partial<PageSetup>, box: string) => {
      const setup = { ...DEFAULT_PAGE, ...change }
      const rules = pageCss(setup, marginsOfPage(setup, { ...head, checks: [mark] }, today), null)
      return new RegExp(`@${box} \\{.* content: (.*); \\}`).exec(rules)?.[1]
    }
    const words = '"Checked by Bob on 2026-11-26, changed since"'
    expect(printed({}, 'bottom-left')).toBe(words)
    expect(printed({ title_block: true, checked_by: 'me' }, 'bottom-center')).toBe(
      `"Author: Ann" "\\A" ${words}`,
    )
  })

  it('has the worst check in the title block, or where a text asks for it', () => {
    const worst = { ...head, verdict: '12 checks, worst: Bending, 87.0 %, OK' }
    const printed = (change: Partial<PageSetup>) => {
      const setup = { ...DEFAULT_PAGE, ...change }
      return pageCss(setup, marginsOfPage(setup, worst, today), null)
    }
    expect(printed({ title_block: true })).toContain('"Checks: 12 checks, worst: Bending, 87.0 %, OK"')
    expect(printed({ header_left: '{verdict}' })).toContain(
      'content: "12 checks, worst: Bending, 87.0 %, OK";',
    )
    expect(printed({})).not.toContain('12 checks')
  })

  it('frames a title block without a gap', () => {
    const setup = { ...DEFAULT_PAGE, title_block: true }
    const rules = pageCss(setup, marginsOfPage(setup, { ...head, author: '' }, today), null)
    expect(rules).toMatch(/@bottom-center .*content: "";/)
  })

  // At 96 pixels per inch, 10 mm of a margin of 20 mm are 37.8 pixels, a third of 172 mm 216.7 pixels.
  it.each([
    [{}, 120, 480, '3.17x'],
    [{}, 120, 900, '4.15x'],
    [{}, 30, 100, '1.00x'],
    [{ margin_top: 10 }, 120, 120, '7.94x'],
  ])('%j: a logo of %i by %i pixels fits into the margin', (change, height, width, density) => {
    const logo = { address: 'data:image/png;base64,AA', width, height }
    expect(css({ header_left: '{logo}', ...change }, logo)).toContain(
      `content: image-set(url("data:image/png;base64,AA") ${density})`,
    )
  })

  it.each<[Partial<PageSetup>, number]>([
    [{}, 19],
    [{ footer_left: 'a' }, 19],
    [
      {
        company: 'Ingenieurbüro für Tragwerksplanung Meier und Partner mbB',
        project: 'Ersatzneubau der Brücke über den Lech bei Gersthofen',
        footer_left: 'confidential',
      },
      29,
    ],
    [{ footer_right: 'one\ntwo\nthree' }, 25],
  ])('%j: the frame of a title block is %d mm high, and the text ends above it', (change, height) => {
    const setup = { title_block: true, ...change }
    expect(css(setup)).toContain(`height: ${height}mm;`)
    expect(boxOf(setup).margins.bottom).toBe(20 + height + 5)
  })

  it('has a title block, with the page in it once', () => {
    const text = css({
      title_block: true,
      company: 'Ours',
      checked_by: 'Ben',
      number: '12',
      approved_by: 'Cleo',
      status: 'final',
    })
    for (const words of [
      '"Ours"',
      '"Project: Bridge"',
      '"No.: 12"',
      '"Author: Ann"',
      '"Checked by: Ben"',
      '"Approved by: Cleo"',
      '"Status: final"',
      '"Date: 2026-11-27"',
    ])
      // prettier-ignore
      expect(text).toContain(words)
    expect(text.split('counter(pages)')).toHaveLength(2)
  })
})

describe('a text that is long', () => {
  const lines = (count: number): string => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n')
  it.each<[Partial<PageSetup>, string, number]>([
    // 14 mm of a margin of 20 mm are three lines of 8.5 points, or four of 7.
    [{ header_left: lines(3) }, '8.5pt', 20],
    [{ header_left: lines(4) }, '7pt', 20],
    [{ header_left: lines(6) }, '6pt', 23.2],
  ])('%j gets smaller, down to 6 points, before the margin grows', (change, size, top) => {
    expect(/@top-left \{ font: (\S+)\//.exec(css(change))?.[1]).toBe(size)
    expect(boxOf(change).margins.top).toBe(top)
  })

  it('makes a title block higher at last', () => {
    const change = { title_block: true, footer_right: lines(14) }
    expect(css(change)).toMatch(/@bottom-right \{ font: 6pt/)
    expect(boxOf(change).margins.bottom).toBeGreaterThan(20 + 36)
  })
})
