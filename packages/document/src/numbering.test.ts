import { describe, expect, it } from 'vitest'
import { captionLabel, referenceText, sheetNumbers } from './numbering.ts'
import { createRegistry } from './registry.ts'
import type { LineMarks } from './marks.ts'
import type { AnyBlockType, Block, BlockHeading, NumberedKind } from './types.ts'

const type = (name: string, counts: NumberedKind | null): AnyBlockType => ({
  type: name,
  version: 1,
  props: {} as AnyBlockType['props'],
  defaults: () => ({}),
  migrations: {},
  counts: () => counts,
  headings: ({ headings = [] }: { headings?: BlockHeading[] }) => headings,
})

const registry = createRegistry([
  type('math', 'formula'),
  type('plot', 'figure'),
  type('table', 'table'),
  type('text', null),
])

interface Given extends LineMarks {
  readonly headings?: readonly string[]
  readonly disabled?: boolean
  readonly parent?: string
}

/** `text` with headings as `## Words`, `## Words #id`. */
function block(
  id: string,
  name: string,
  { headings, disabled = false, parent, ...marks }: Given = {},
): Block {
  const read = (headings ?? []).map(line => {
    const [, signs = '', text = '', name = ''] = /^(#+) ?(.*?)(?: #(\w+))?$/.exec(line) ?? []
    return { level: signs.length, text, id: name }
  })
  return {
    id,
    type: name,
    version: 1,
    status: 'ok',
    parent: parent ?? null,
    depth: 0,
    props: { headings: read },
    disabled,
    collapsed: false,
    ...marks,
  }
}

const PLAIN = { number_formulas: false, formula_numbers: 'plain' } as const
const SECTION = { number_formulas: false, formula_numbers: 'section' } as const

describe('headings', () => {
  it.each<[readonly (readonly string[])[], string]>([
    [[['# A', '## B', '## C', '# D', '## E']], '1 1.1 1.2 2 2.1'],
    [[['## A'], ['### B', '## C']], '1 1.1 2'],
    // A level that is passed over counts as one.
    [[['# A', '### B', '## C', '### D']], '1 1.1.1 1.2 1.2.1'],
    [[['## A', '# B']], '1.1 2'],
    // One without words is none.
    [[['# A', '# ', '# B']], '1 2'],
    [[], ''],
  ])('%j are %s', (texts, numbers) => {
    const blocks = texts.map((headings, index) => block(String(index), 'text', { headings }))
    expect(
      sheetNumbers(registry, blocks, PLAIN)
        .headings.map(({ number }) => number)
        .join(' '),
    ).toBe(numbers)
  })

  it('keep their place in their block', () => {
    const blocks = [block('t', 'text', { headings: ['# ', '# B #k'] })]
    expect(sheetNumbers(registry, blocks, PLAIN).headings).toMatchObject([
      { block: 't', index: 1, id: 'k', depth: 0, text: 'B', number: '1' },
    ])
  })
})

const SHEET = [
  block('f0', 'math', { numbered: true }),
  block('h1', 'text', { headings: ['# Loads #h1', '## Wind'] }),
  block('f1', 'math', { numbered: true }),
  block('f2', 'math'),
  block('p1', 'plot', { caption: 'Moment' }),
  block('t1', 'table', { caption: '' }),
  block('off', 'plot', { caption: 'Off', disabled: true }),
  block('box', 'text', { hidden: true, headings: ['# Hidden'] }),
  block('in', 'math', { numbered: true, parent: 'box' }),
  block('h2', 'text', { headings: ['# Design'] }),
  block('f3', 'math', { numbered: true, unprinted: true }),
  block('f4', 'math', { numbered: true }),
  block('p2', 'plot', { caption: 'Shear' }),
]

describe('formulas', () => {
  it.each([
    ['plain', PLAIN, 'f0 1, f1 2, f4 3'],
    ['by section', SECTION, 'f0 1, f1 1.1, f4 2.1'],
    ['all', { ...PLAIN, number_formulas: true }, 'f0 1, f1 2, f2 3, f4 4'],
  ])('%s', (_, choices, numbers) => {
    const { formulas } = sheetNumbers(registry, SHEET, choices)
    expect([...formulas].map(each => each.join(' ')).join(', ')).toBe(numbers)
  })
})

it('captions are counted by their kind, without what is left out', () => {
  const { captions } = sheetNumbers(registry, SHEET, PLAIN)
  expect([...captions.values()].map(caption => captionLabel(caption) + caption.text)).toEqual([
    'Figure\u00a01: Moment',
    'Table\u00a01',
    'Figure: Off',
    'Figure\u00a02: Shear',
  ])
})

describe('references', () => {
  const numbers = sheetNumbers(registry, SHEET, PLAIN)
  const lineNumber = (id: string): number | undefined =>
    SHEET.findIndex(each => each.id === id) + 1 || undefined
  it.each([
    ['p2', '', 'Figure\u00a02'],
    ['t1', '', 'Table\u00a01'],
    ['f4', '', '(3)'],
    // Without a number it is called by its line.
    ['f2', '', 'line\u00a04'],
    ['in', '', 'line\u00a09'],
    ['h1', 'h1', 'section\u00a01'],
    // A heading that has moved with a part of its text.
    ['h2', 'h1', 'section\u00a01'],
    ['h1', 'gone', null],
    ['gone', '', null],
  ])('%s %s is %j', (id, heading, text) => {
    expect(referenceText(numbers, { block: id, heading }, { numberHeadings: true, lineNumber })).toBe(text)
  })

  it('call headings without numbers by their words', () => {
    const options = { numberHeadings: false, lineNumber }
    expect(referenceText(numbers, { block: 'h1', heading: 'h1' }, options)).toBe('section “Loads”')
  })
})
