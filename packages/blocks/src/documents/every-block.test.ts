/** Each type of block in each state in each format: nothing that stands in a worksheet is dropped without a word. */
import { Worksheet, fieldsOf, writeField } from '@calcwright/document'
import type { AnyBlockType, Field, NewBlock } from '@calcwright/document'
import { EMPTY_OUTCOME } from '@calcwright/evaluator'
import type { BlockResult, Outcome } from '@calcwright/evaluator'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { blockEvaluations } from '../registered/evaluations.ts'
import { blockTypes, registry } from '../schemas.ts'
import { documentOf } from './document.ts'
import { writeDocx } from './docx.ts'
import { writeHtml } from './html.ts'
import { writeLatex } from './latex.ts'
import { writeMarkdown } from './markdown.ts'
import type { DocumentWriter, ExportDocument, Piece } from './model.ts'

const OPTIONS = { folder: 'files', toPng: () => Promise.resolve(new Uint8Array([1])) }

const written = async (write: DocumentWriter, document: ExportDocument) =>
  (await write(document, OPTIONS)).content

const withoutTags = (xml: string): string => xml.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, '')

/** The words of a document in each format. */
const FORMATS: Readonly<Record<string, (document: ExportDocument) => Promise<string>>> = {
  docx: async document => {
    const parts = unzipSync((await written(writeDocx, document)) as Uint8Array)
    return withoutTags(strFromU8(parts['word/document.xml']!))
  },
  tex: async document => String(await written(writeLatex, document)).replace(/^.*\\begin\{document\}/s, ''),
  html: async document => withoutTags(String(await written(writeHtml, document))),
  md: async document => String(await written(writeMarkdown, document)),
}

/** A name that no other text has in it: the one of a field of a type, by its number. */
const nameIn = (type: string, index: number): string => {
  const at = 30 * blockTypes.findIndex(one => one.type === type) + index
  return `wx${[at / 676, at / 26, at].map(part => String.fromCharCode(97 + (Math.trunc(part) % 26))).join('')}x`
}

const FILLED: Readonly<Record<Field['kind'], (name: string) => string>> = {
  statement: name => name,
  expression: name => name,
  condition: name => `${name}>0`,
  name: name => name,
  target: name => name,
  'function-head': name => `${name}\\left(p\\right)`,
  names: name => name,
  parameter: name => name,
  parameters: name => name,
  words: name => name,
}

interface Sample {
  readonly props: object
  readonly shows: readonly string[]
}

/** Content beside the fields for the caret, and the words of it that have to be there. */
const OTHER_CONTENT: Readonly<Record<string, Sample>> = {
  import_report: {
    props: { facts: '{"program":"SMath","texts":0,"names":{},"formulas":[],"remarks":[]}' },
    shows: ['Taken over from SMath'],
  },
  text: { props: { html: '<p>wordya</p>' }, shows: ['wordya'] },
  math: { props: { remark: 'wordyl' }, shows: ['wordyl'] },
  include_block: {
    props: { worksheet_name: 'Loads', variables: [{ name: 'wordyb', latex: 'wordyb', data: '70707' }] },
    shows: ['Included from Loads', 'wordyb', '70707'],
  },
  table: {
    props: { columns: { x: 'a' }, heads: { 'x.name': 'wordyc' }, rows: { r: 'a' }, cells: { 'r x': '"wordyd"' } },
    shows: ['wordyc', 'wordyd'],
  },
  row: { props: { table: 'IPE', row: '22022' }, shows: ['IPE', '22022'] },
  material: { props: { full_name: 'Wordysteel' }, shows: ['Wordysteel'] },
  csvBlock: {
    props: { name: 'wordye', digest: 'd', upload_name: 'loads.csv', header: 0, columns: [{ at: 0, sub: 'T', heading: 'T', unit: 'K', unread: '', kind: 'number', part: '', clock: -1 }] },
    shows: ['wordye', 'loads.csv'],
  },
  speciesFile: { props: { digest: 'd', upload_name: 'burcat.inp' }, shows: ['burcat.inp'] },
  imageBlock: { props: { digest: 'd', caption: 'wordyf', alternative: 'wordyg' }, shows: ['wordyf', 'wordyg'] },
  videoBlock: { props: { provider: 'vimeo', video_id: '12345' }, shows: ['vimeo.com/12345'] },
  systemvisionBlock: { props: { document_id: '4711' }, shows: ['4711'] },
  fusion_var: { props: { name: 'wordyh' }, shows: ['wordyh'] },
  onshape_get: { props: { var_name: 'wordyi', value: '25025 mm' }, shows: ['wordyi', '25025'] },
  onshape_set: { props: { var_name: 'wordyj' }, shows: ['wordyj'] },
  plot: { props: { chart_title: 'wordyk' }, shows: ['wordyk'] },
  else: { props: {}, shows: ['else'] },
  break: { props: {}, shows: ['break'] },
  continue: { props: {}, shows: ['continue'] },
} // prettier-ignore

/** Blocks that stand for what is elsewhere, or for nothing in a document: a dialog, a frame, a page that ends. */
const WITHOUT_WORDS = ['import', 'fusion', 'page_break', 'contents', 'indent']

function sampleOf(type: AnyBlockType): Sample {
  const other = OTHER_CONTENT[type.type] ?? { props: {}, shows: [] }
  const start = { ...(type.defaults() as object), ...other.props }
  const fields = fieldsOf(type, start)
  const props = fields.reduce(
    (all, { id, kind }, index) => ({
      ...all,
      ...writeField(all, id, FILLED[kind](`\\mathrm{${nameIn(type.type, index)}}`)),
    }),
    start,
  )
  return { props, shows: [...fields.map((_, index) => nameIn(type.type, index)), ...other.shows] }
}

const faultOf = (type: string): Outcome => ({
  ...EMPTY_OUTCOME,
  error: { kind: 'name', code: 'name.own', message: `Wrong ${nameIn(type, 28)}.`, position: null },
})
const doubtOf = (type: string): Outcome => ({
  ...EMPTY_OUTCOME,
  notices: [{ code: 'temperature.difference', text: `Doubt ${nameIn(type, 29)}.` }],
})
const SKIPPED: Outcome = { ...EMPTY_OUTCOME, skipped: true }

interface State {
  readonly name: string
  readonly marks?: Partial<NewBlock>
  readonly report?: true
  /** The evaluation says this of the blocks. */
  readonly outcome?: 'fault' | 'doubt' | 'skipped'
  /** Whether the content of the blocks stands there. */
  readonly isThere: boolean
  /** Words before it, where it takes no part. */
  readonly inactive?: string
}

const STATES: readonly State[] = [
  { name: 'plain', isThere: true },
  { name: 'folded', marks: { collapsed: true }, isThere: true },
  { name: 'left out of print', marks: { unprinted: true }, isThere: false },
  { name: 'left out of print, wrong', marks: { unprinted: true }, outcome: 'fault', isThere: false },
  { name: 'left out of print, in doubt', marks: { unprinted: true }, outcome: 'doubt', isThere: false },
  { name: 'hidden in the report, as one works', marks: { hidden: true }, isThere: true },
  { name: 'hidden in the report', marks: { hidden: true }, report: true, isThere: false },
  { name: 'hidden in the report, wrong', marks: { hidden: true }, report: true, outcome: 'fault', isThere: false },
  { name: 'hidden in the report, in doubt', marks: { hidden: true }, report: true, outcome: 'doubt', isThere: false },
  { name: 'in the report', report: true, isThere: true },
  { name: 'switched off', marks: { disabled: true }, isThere: true, inactive: '(switched off)' },
  { name: 'in a branch that is not taken', outcome: 'skipped', isThere: true, inactive: '(not taken)' },
  { name: 'wrong', outcome: 'fault', isThere: true },
  { name: 'in doubt', outcome: 'doubt', isThere: true },
] // prettier-ignore

const outcomeOf = (type: string, outcome: State['outcome']): Outcome =>
  outcome === 'fault' ? faultOf(type) : outcome === 'doubt' ? doubtOf(type) : SKIPPED

/** A worksheet with a block of each type where it may stand, and what the evaluation says. */
function sheetIn({ marks, outcome }: State) {
  const results = new Map<string, unknown>()
  const tell = (block: string, one: Outcome) => results.set(block, { block, outcomes: [one], defines: [] })
  const blocks = blockTypes.map((type): NewBlock => {
    const id = `own-${type.type}`
    const parent = type.placement?.parents?.[0] ?? type.placement?.within?.[0]
    const block: NewBlock = { id, type: type.type, props: sampleOf(type).props, ...marks }
    const inside = parent === undefined ? block : { id: `in-${id}`, type: parent, children: [block] }
    if (outcome && computes(type)) tell(id, outcomeOf(type.type, outcome))
    if (outcome !== 'skipped') return inside
    tell(`if-${id}`, { ...EMPTY_OUTCOME, truth: false })
    tell(`in-${id}`, SKIPPED)
    return { id: `if-${id}`, type: 'if', children: [inside] }
  })
  const worksheet = Worksheet.create(registry, { blocks })
  return { worksheet, results: results as unknown as ReadonlyMap<string, BlockResult> }
}

const noBytes = (): Promise<never> => Promise.reject(new Error('no picture'))

const computes = (type: AnyBlockType): boolean => blockEvaluations.some(one => one.type === type.type)

/** Without what takes no part. */
const active = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .filter(({ kind }) => kind !== 'inactive')
    .map(piece => (piece.kind === 'group' ? { ...piece, pieces: active(piece.pieces) } : piece))

describe('each type of block', () => {
  it('has words that can be looked for', () => {
    const wordless = blockTypes.filter(type => sampleOf(type).shows.length === 0)
    expect(wordless.map(({ type }) => type)).toEqual(WITHOUT_WORDS)
  })

  it.each(STATES)('$name', async state => {
    const { worksheet, results } = sheetIn(state)
    const document = await documentOf(worksheet, results, noBytes, { report: state.report ?? false })
    for (const [format, read] of Object.entries(FORMATS)) {
      const text = await read(document)
      const rest = state.inactive ? await read({ ...document, pieces: active(document.pieces) }) : ''
      if (state.inactive) expect(text).toContain(state.inactive)
      for (const type of blockTypes) {
        const { shows } = sampleOf(type)
        for (const words of shows) {
          expect.soft(text.includes(words), `${type.type}: ${words} in ${format}`).toBe(state.isThere)
          expect.soft(rest.includes(words), `${type.type}: ${words} unmarked in ${format}`).toBe(false)
        }
        if (!computes(type) || WITHOUT_WORDS.includes(type.type)) continue
        if (state.outcome === 'fault') expect.soft(text, format).toContain(nameIn(type.type, 28))
        if (state.outcome === 'doubt') expect.soft(text, format).toContain(nameIn(type.type, 29))
      }
    }
  })
})
