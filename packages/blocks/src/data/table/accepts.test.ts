/** Cells of a spreadsheet that are pasted into the sheet. */
import type { Offer } from '@calcwright/editor'
import { describe, expect, it } from 'vitest'
import { tableAccepts } from './accepts.ts'
import { tableToPlain } from './plain.ts'
import table from './schema.ts'
import type { TableProps } from './props.ts'

const BOLTS = 'Size\tYield strength [MPa]\tA_s [mm²]\r\nM10\t640\t58\r\nM12\t640\t84,3\r\n'

const offered = (given: Partial<Offer>): Offer => ({
  plain: '',
  html: '',
  files: [],
  caretIn: null,
  ...given,
})

describe('cells of a spreadsheet', () => {
  it.each<[string, Partial<Offer>, string[]]>([
    [
      'headings with units and decimal commas',
      { plain: BOLTS },
      ['Size, YieldStrength [MPa], A_s [mm²]', '"M10", 640, 58', '"M12", 640, 84.3'],
    ],
    [
      'a picture beside them, as Excel offers it',
      { plain: 'x\ty\n1\t2\n', files: [new File([], 'image.png', { type: 'image/png' })] },
      ['x, y', '1, 2'],
    ],
    [
      'rows without headings',
      { plain: 'M10\t640\nM12\t800\n', caretIn: 'math' },
      ['"", ""', '"M10", 640', '"M12", 800'],
    ],
  ])('%s become a table', async (_, given, lines) => {
    const [made] = (await tableAccepts(offered(given))?.blocks?.()) ?? []
    const plain = tableToPlain({ ...table.defaults(), ...(made!.props as TableProps) })
    const [, ...shown] = plain.split('\n').map(line => line.trim())
    expect(shown.filter(line => line !== '}')).toEqual(lines)
  })

  it('in one column become a table where a spreadsheet offers them', () => {
    const html = '<head><title>x</title></head><table></table>'
    expect(tableAccepts(offered({ plain: 'F [kN]\n1\n2\n', html }))).not.toBeNull()
  })

  it.each<[string, Partial<Offer>]>([
    ['in a text with the caret', { plain: BOLTS, caretIn: 'text' }],
    ['in a field of a plot', { plain: BOLTS, caretIn: 'plot_line' }],
    ['with a paragraph before a table', { plain: 'Loads\nF\n1', html: '<p>Loads</p><table></table>' }],
    ['of numbers alone', { plain: '1\t2\n3\t4\n' }],
    ['of words', { plain: 'Name\tRole\nAnn\tOwner\nBob\tGuest' }],
    ['in a row alone', { plain: '1\t2\t3' }],
    ['in a column alone, which are lines', { plain: '1\n2\n3' }],
    ['among paragraphs', { plain: 'Results\n\nx\ty\n1\t2\n' }],
  ])('%s stay what they are', (_, given) => {
    expect(tableAccepts(offered(given))).toBeNull()
  })
})
