/** A computed worksheet as a document: each block as the pieces that it consists of. */
import {
  captionLabel,
  frontMatter,
  isReport,
  isSkipped,
  lineNumbers,
  numberFormatOf,
  numbersOfLine,
  pageFieldsOf,
  pageLogoOf,
  pageMargins,
  pageSetupOf,
  resourcesOf,
  rowAmongSiblings,
  sheetNumbers,
} from '@calcwright/document'
import type { Block, NamedRevision, PageHead, PageSetup, SheetNumbers, Worksheet, WorksheetSettings } from '@calcwright/document' // prettier-ignore
import type { BlockEvaluation, BlockPlan, BlockResult, Outcome } from '@calcwright/evaluator'
import type { CheckFields } from '../checks/plan.ts'
import { CHECK, checkOf, checksOf, verdictText } from '../checks/sheet-checks.ts'
import type { ChecksSource } from '../checks/sheet-checks.ts'
import { summaryOf } from '../checks/summary.ts'
import type { SummaryFields } from '../checks/summary.ts'
import { figureOf } from '../plots/figure.ts'
import { blockEvaluations } from '../registered/evaluations.ts'
import type { Reference } from '../text/rich/references/stored.ts'
import { endOfLoop } from '../flow/for/end-of-loop.ts'
import type { ForProps } from '../flow/for/schema.ts'
import { FIGURE_WIDTH } from './figures.ts'
import table from '../data/table/schema.ts'
import type { TableProps } from '../data/table/props.ts'
import { columnPieces, distinctNotes, formulaPieces, notesOf } from './block-pieces.ts'
import { tablePieces } from './table-piece.ts'
import { checkPieces, summaryPieces } from './check-pieces.ts'
import type { AddressOf } from './check-pieces.ts'
import { shortRows } from '../paper/short-rows.ts'
import { commentNotes, commentSigns } from './comments.ts'
import type { CommentedThread } from './comments.ts'
import { commentPieces, frontPieces, ratesPieces, sourcePieces } from './front-pieces.ts'
import { NO_SOURCES, sourceNotes } from './sources.ts'
import { joinedInactive, joinedSigns, withClause, withSigns } from './placed-pieces.ts'
import type { Signs } from './placed-pieces.ts'
import { digestIn, htmlPieces } from './html-pieces.ts'
import { FALSE_MARKS } from './model.ts'
import type { ExportDocument, InactiveWords, Inline, Piece } from './model.ts'
import { ratesNote } from './rates-note.ts'
import { headingLabel, labelOf, SheetReferences } from './sheet-references.ts'
import { tracePieces } from './trace-pieces.ts'
import { withDecimalCommas } from './with-commas.ts'
import { fieldInlines, remarkPieces, wordPieces } from './words.ts'
import { sentenceWithComma } from '@calcwright/math/decimal-comma'

export type * from './model.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Gives the bytes of a picture; rejects where there are none. */
export type GetBytes = (digest: string) => Promise<Bytes>

export interface DocumentOptions {
  /** Whether it is a report, without what is hidden there; as the page setup says without it. */
  readonly report?: boolean | undefined
  /** The rates that were fetched for its money; null for those that ship. */
  readonly rates?: { readonly date: string } | null
  /** Facts for its title block that its page setup does not have. */
  readonly head?: Omit<PageHead, 'name' | 'verdict'>
  /** Named revisions, the newest first. */
  readonly revisions?: readonly NamedRevision[]
  /** Threads of comments, of which the page setup says which it shows. */
  readonly comments?: readonly CommentedThread[]
  /** Whether its numbers have decimal commas. */
  readonly commas?: boolean
  /** For links to included worksheets. */
  readonly addressOf?: AddressOf
}

/**
 * @param results of the blocks, by their ids
 * @returns the document, without the lines that are left out of print; errors and notices of lines that do not stand
 *   in it are said in their place
 */
export async function documentOf(
  worksheet: Worksheet,
  results: ReadonlyMap<string, BlockResult>,
  getBytes: GetBytes,
  { report, rates = null, head = {}, revisions = [], comments: threads = [], commas = false, addressOf = () => '' }: DocumentOptions = {}, // prettier-ignore
): Promise<ExportDocument> {
  const setup = pageSetupOf(worksheet.settings)
  const digests = [...resourcesOf(worksheet.registry, worksheet.blocks())]
  const loaded = await Promise.all(
    digests.map(async digest => [digest, await getBytes(digest).catch(() => null)] as const),
  )
  const asReport = report ?? isReport(setup, worksheet.blocks())
  const note = ratesNote(worksheet, rates)
  const sources = setup.sources ? await sourceNotes(worksheet, id => results.get(id), asReport) : NO_SOURCES
  const comments = commentNotes(worksheet, threads, setup, asReport)
  const sheet = new ExportedSheet(worksheet, results, new Map(loaded), {
    report: asReport,
    signs: joinedSigns(sources.signs, commentSigns(comments)),
    addressOf,
  })
  const last: Piece[] = [...commentPieces(comments), ...sourcePieces(sources.notes), ...ratesPieces(note)]
  const verdict = commas ? sentenceWithComma(sheet.verdict) : sheet.verdict
  const fields = pageFieldsOf(setup, { ...head, name: worksheet.name, verdict }, new Date())
  const page = { setup, margins: pageMargins(setup, fields), logo: logoBytes(pageLogoOf(worksheet.settings)) }
  const front = frontMatter(setup, fields, revisions)
  const before = front ? frontPieces(front) : []
  const document = { title: worksheet.name, pieces: [...before, ...sheet.childrenOf(null), ...last], page }
  return commas ? withDecimalCommas(document) : document
}

/** @param address of data; '' for none */
function logoBytes(address: string): Bytes | null {
  const [, data] = /^data:[^,]*;base64,(.*)$/.exec(address) ?? []
  return data === undefined ? null : Uint8Array.from(atob(data), sign => sign.codePointAt(0)!)
}

const evaluations: ReadonlyMap<string, BlockEvaluation> = new Map(
  blockEvaluations.map(evaluation => [evaluation.type, evaluation]),
)

class ExportedSheet {
  readonly #worksheet: Worksheet
  readonly #results: ReadonlyMap<string, BlockResult>
  readonly #bytes: ReadonlyMap<string, Bytes | null>
  readonly #children = new Map<string | null, Block[]>()
  readonly #order: readonly Block[]
  readonly #report: boolean
  readonly #signs: Signs
  readonly #addressOf: AddressOf
  readonly #setup: PageSetup
  readonly #numbers: SheetNumbers
  readonly #lines: ReadonlyMap<string, number>
  readonly #references: SheetReferences
  /** Short definitions that come to stand beside the one before. */
  readonly #rows: ReadonlyMap<string, string>
  /** Whether the lines around take no part, and say so. */
  #isInactive = false

  constructor(
    worksheet: Worksheet,
    results: ReadonlyMap<string, BlockResult>,
    bytes: ReadonlyMap<string, Bytes | null>,
    { report, signs, addressOf }: { readonly report: boolean; readonly signs: Signs; readonly addressOf: AddressOf }, // prettier-ignore
  ) {
    this.#worksheet = worksheet
    this.#results = results
    this.#bytes = bytes
    this.#order = worksheet.blocks()
    this.#report = report
    this.#signs = signs
    this.#addressOf = addressOf
    this.#setup = pageSetupOf(worksheet.settings)
    this.#rows = this.#setup.definitions_in_rows ? shortRows(this.#order) : new Map()
    this.#numbers = sheetNumbers(worksheet.registry, this.#order, this.#setup)
    this.#lines = lineNumbers(worksheet.registry, this.#order)
    const { settings } = worksheet
    const [order, setup, numbers, lines] = [this.#order, this.#setup, this.#numbers, this.#lines]
    this.#references = new SheetReferences({ settings, order, results, setup, numbers, lines })
    const branches = new Map<string | null, string>()
    for (const block of this.#order) {
      // The lines of a branch stand behind its `else`, in the same container.
      const isBranch = this.#isBranch(block)
      const holder = isBranch ? block.parent : (branches.get(block.parent) ?? block.parent)
      if (isBranch) branches.set(block.parent, block.id)
      const siblings = this.#children.get(holder)
      if (siblings) siblings.push(block)
      else this.#children.set(holder, [block])
    }
  }

  /** Whether lines behind it are those of another branch, and it stands in the document. */
  #isBranch({ type, status, props, disabled, unprinted, hidden }: Block): boolean {
    if (status !== 'ok' || disabled || unprinted || (this.#report && hidden)) return false
    return evaluations.get(type)?.plan(props).role?.kind === 'branch'
  }

  /** The worst check in words; '' for none. */
  get verdict(): string {
    return verdictText(checksOf(this.#checks()))
  }

  childrenOf(id: string | null): Piece[] {
    return this.#piecesOfAll(this.#children.get(id) ?? [])
  }

  #piecesOfAll(blocks: readonly Block[]): Piece[] {
    const rows: Piece[][][] = []
    for (const block of blocks) {
      const pieces = this.#shown(block)
      if ((block.beside || this.#rows.has(block.id)) && rows.length > 0) rows.at(-1)!.push(pieces)
      else rows.push([pieces])
    }
    const all = rows.flatMap((row): Piece[] => {
      const columns = row.filter(pieces => pieces.length > 0)
      return columns.length > 1 ? [{ kind: 'columns', columns }] : columns.flat()
    })
    return joinedInactive(all)
  }

  #shown(block: Block): Piece[] {
    if (block.unprinted) return this.#messagesIn(block, 'is left out of print')
    if (this.#report && block.hidden) return this.#messagesIn(block, 'is hidden in this report')
    const words = this.#inactiveWords(block)
    if (words === null || this.#isInactive)
      return this.#asInput(block, this.#marked(block, this.#piecesOf(block)))
    this.#isInactive = true
    const pieces = this.#marked(block, this.#piecesOf(block))
    this.#isInactive = false
    return pieces.length === 0 ? [] : [{ kind: 'inactive', words, pieces }]
  }

  #asInput({ type, formInput }: Block, pieces: Piece[]): Piece[] {
    const isInput = formInput === true || this.#worksheet.registry.get(type)?.control !== undefined
    return this.#setup.mark_inputs && isInput && pieces.length > 0 ? [{ kind: 'input', pieces }] : pieces
  }

  /** Blocks that this version cannot read are switched off too, and say that themselves. */
  #inactiveWords(block: Block): InactiveWords | null {
    if (block.disabled) return block.status === 'ok' ? 'switched off' : null
    if (block.parent === null) return null
    const outcomesOf = (id: string) => this.#results.get(id)?.outcomes ?? []
    return isSkipped(this.#worksheet, outcomesOf, block) ? 'not taken' : null
  }

  /** Width of a plot beside other lines, in pixels. */
  #widthAt({ id, parent }: Block): number {
    const around = parent === null ? undefined : this.#worksheet.block(parent)
    const siblings = this.#worksheet.childrenOf(parent)
    const row = rowAmongSiblings(siblings, id, one => this.#worksheet.block(one))
    return Math.max(160, (around ? this.#widthAt(around) : FIGURE_WIDTH) / row.length)
  }

  /**
   * A block that does not stand in the document says its errors and notices: lines below it may lack its value, or
   * read one with a doubt. What only follows from the error of another line is said there.
   */
  #messagesIn(block: Block, absence: string): Piece[] {
    if (block.disabled) return []
    const lead = `Line ${this.#lines.get(block.id) ?? ''} ${absence} and has`
    const outcomes = this.#results.get(block.id)?.outcomes ?? []
    const own = outcomes.filter(({ error }) => error?.kind !== 'halted').flatMap(notesOf)
    const messages = own.flatMap((note): Piece[] => {
      if (note.kind !== 'note') return []
      const what = note.tone === 'error' ? 'an error' : 'a notice'
      return [{ ...note, text: `${lead} ${what}: ${note.text}` }]
    })
    const inside = this.#children.get(block.id) ?? []
    return [...distinctNotes(messages), ...inside.flatMap(child => this.#messagesIn(child, absence))]
  }

  /** With numbers, the names of places, and the caption. */
  #marked(block: Block, pieces: readonly Piece[]): Piece[] {
    const { id } = block
    let heading = -1
    const number = this.#numbers.formulas.get(id)
    let formula = number
    const marked = pieces.map((piece): Piece => {
      if (piece.kind === 'heading') return { ...piece, ...this.#headingMarks(id, (heading += 1)) }
      if (piece.kind !== 'formula' || formula === undefined) return piece
      const own = { number: formula, label: labelOf(id) }
      formula = undefined
      return { ...piece, ...own }
    })
    if (block.clause !== undefined) withClause(marked, block.clause)
    const signs = this.#signs.get(id)
    if (signs) withSigns(marked, signs)
    const caption = this.#numbers.captions.get(id)
    // A formula that cannot be read has its number all the same, as references lead to it.
    if (number !== undefined && formula !== undefined)
      marked.push({ kind: 'formula', latex: '\\ldots', values: [], text: '…', number, label: labelOf(id) })
    if (!caption) return marked
    const { kind, text } = caption
    const lead = captionLabel(caption)
    return [...marked, { kind: 'caption', of: kind, lead, number: caption.number, text, label: labelOf(id) }]
  }

  #headingMarks(block: string, index: number) {
    const found = this.#numbers.headings.filter(one => one.block === block)[index]
    const number = this.#setup.number_headings ? (found?.number ?? '') : ''
    return { label: headingLabel(block, found?.index ?? index), ...(number !== '' && { number }) }
  }

  #check(block: Block): Piece[] {
    const outcomes = this.#results.get(block.id)?.outcomes ?? []
    return checkPieces(checkOf(this.#checks(), block), block.props as CheckFields, outcomes)
  }

  #checks(): ChecksSource {
    const { registry, settings } = this.#worksheet
    const resultOf = (id: string): BlockResult | undefined => this.#results.get(id)
    return { registry, blocks: this.#order, format: numberFormatOf(settings), resultOf }
  }

  #settingsOf(block: Block): WorksheetSettings {
    return numbersOfLine(this.#worksheet.settings, block)
  }

  #contents(): Piece {
    const shown = this.#numbers.headings.filter(({ number }) => number !== '')
    const entries = shown.map(({ block, index, depth, text, number }) => ({
      depth,
      text,
      number: this.#setup.number_headings ? number : '',
      label: headingLabel(block, index),
    }))
    return { kind: 'contents', entries }
  }

  #piecesOf(block: Block): Piece[] {
    const { id, type, status, props } = block
    if (status !== 'ok')
      return [{ kind: 'note', tone: 'notice', text: `A block (${type}) cannot be shown by this version.` }]
    const schema = this.#worksheet.registry.get(type)!
    if (schema.paper === 'contents') return [this.#contents()]
    if (schema.paper === 'break') return [{ kind: 'page-break' }]
    if (type === CHECK) return this.#check(block)
    if (schema.paper === 'checks')
      return summaryPieces(summaryOf(this.#checks(), props as SummaryFields), this.#addressOf)
    if (type === table.type)
      return tablePieces(props as TableProps, this.#results.get(id), this.#settingsOf(block))
    const plan = evaluations.get(type)?.plan(props)
    const outcomes = this.#results.get(id)?.outcomes ?? []
    if (plan?.role?.kind === 'axes') return this.#figure(block, outcomes)
    if (plan?.role?.kind === 'series') return []
    const isBranch = plan?.role?.kind === 'branch'
    if (schema.container || isBranch || (plan?.role && plan.statements.length === 0))
      return this.#group(block, plan, outcomes)
    const html = schema.toHtml?.(props, digest => `file:${digest}`)
    if (html !== undefined) return htmlPieces(html, this.#htmlContext(id))
    return plan ? this.#computed(block, plan, outcomes) : wordPieces(schema, props)
  }

  /**
   * Formulas with their results. The words of a block stand before them where they say what its formula does not: the
   * name that a parameter has elsewhere, the file that values come from.
   */
  #computed(block: Block, plan: BlockPlan, outcomes: readonly Outcome[]): Piece[] {
    const { type, props } = block
    const schema = this.#worksheet.registry.get(type)!
    const formulas = formulaPieces(plan, outcomes, { props, report: this.#report })
    const isDefinition = schema.toPlain?.(props).includes(' := ') ?? false
    const isFormula = formulas.some(({ kind }) => kind === 'formula') && (isDefinition || !schema.worded)
    const columns = columnPieces(outcomes, this.#settingsOf(block))
    if (isFormula) return [...remarkPieces(schema, props), ...columns, ...formulas]
    const further = formulas.filter(piece => piece.kind !== 'formula' || piece.values.length > 0)
    return [...wordPieces(schema, props), ...columns, ...further]
  }

  /** Words such as `if x > 0`, and what stands below them. */
  #group(block: Block, plan: BlockPlan | undefined, outcomes: readonly Outcome[]): Piece[] {
    const schema = this.#worksheet.registry.get(block.type)!
    const [head] = schema.container?.indents ? [] : wordPieces(schema, block.props)
    const content = head?.kind === 'paragraph' ? head.content : []
    const isBelow = plan?.role?.kind === 'loop' && !plan.role.through
    const steps = outcomes.find(({ working }) => working?.length)?.working ?? []
    const truth = outcomes.find(one => one.truth !== undefined && !one.skipped)?.truth
    const tested: Inline[] = steps.flatMap(({ latex, display }): Inline[] => [
      { kind: 'text', text: ': ', marks: {} },
      { kind: 'math', latex, text: display },
    ])
    const word: Inline = { kind: 'text', text: `${truth}`, marks: truth ? {} : FALSE_MARKS }
    const answer: Inline[] = truth === undefined ? [] : [{ kind: 'text', text: ' – ', marks: {} }, word]
    // `else` stands below `if`, not in it.
    const children = this.#children.get(block.id) ?? []
    const below = this.#piecesOfAll(children.filter(child => this.#isBranch(child)))
    const pieces = this.#piecesOfAll(children.filter(child => !this.#isBranch(child)))
    const notes = outcomes.flatMap(notesOf)
    if (plan?.problem && !outcomes.some(({ error }) => error))
      notes.push({ kind: 'note', tone: 'error', text: plan.problem.message })
    // The head of a condition says its test already.
    const passes = truth === undefined ? outcomes.flatMap(tracePieces) : []
    const inside = [...notes, ...pieces, ...passes]
    const words = isBelow ? content.map(endingBefore(block.props)) : content
    return [{ kind: 'group', head: [...words, ...tested, ...answer], pieces: inside }, ...below]
  }

  /** The picture of a plot, with the words and formulas of what is drawn in it. */
  #figure(block: Block, outcomes: readonly Outcome[]): Piece[] {
    const props = block.props as Parameters<typeof figureOf>[0]
    const series = (this.#children.get(block.id) ?? []).filter(one => !one.disabled && one.status === 'ok')
    const data = outcomes.find(({ plot }) => plot)?.plot
    const { number_forms: forms } = this.#settingsOf(block)
    const drawn = data && figureOf(props, series as Parameters<typeof figureOf>[1], data, forms)
    const hasNumbers = drawn?.figure.series.some(one => Object.values(one.columns).some(c => c.length > 0))
    const all = [...outcomes, ...series.flatMap(({ id }) => this.#results.get(id)?.outcomes ?? [])]
    const notes = distinctNotes(all.flatMap(notesOf))
    const formulas = (this.#children.get(block.id) ?? []).flatMap(one => this.#seriesWords(one))
    if (drawn && hasNumbers) {
      const width = this.#widthAt(block)
      return [{ kind: 'figure', figure: drawn.figure, width, height: props.height }, ...formulas, ...notes]
    }
    const isExplained = notes.length > 0 || this.#isInactive
    const empty: Piece = { kind: 'note', tone: 'notice', text: 'The plot has no data.' }
    const title: Inline = { kind: 'text', text: props.chart_title, marks: {} }
    const named: Piece[] = title.text === '' ? [] : [{ kind: 'paragraph', content: [title] }]
    return [...named, ...formulas, ...notes, ...(isExplained ? [] : [empty])]
  }

  /** `Line: Y data: F, X data: t`: a drawn curve does not say its formula. */
  #seriesWords(block: Block): Piece[] {
    const { type, status, props, unprinted, hidden, disabled } = block
    if (status !== 'ok' || unprinted || (this.#report && hidden)) return []
    const schema = this.#worksheet.registry.get(type)!
    const { label = '' } = props as { label?: string }
    const [word = ''] = (schema.toPlain?.(props) ?? '').split(' ')
    const lead = label === '' ? word : `${word} “${label}”`
    const fields = fieldInlines(schema, props)
    const [first] = fields
    if (!first) return []
    // The field of a function is called so, too.
    const isRepeated = first.kind === 'text' && first.text.toLowerCase() === `${word}: `
    const content = isRepeated ? fields.slice(1) : fields
    const piece: Piece = {
      kind: 'paragraph',
      content: [{ kind: 'text', text: `${lead}: `, marks: {} }, ...content],
    }
    const isOff = disabled && !this.#isInactive
    return [isOff ? { kind: 'inactive', words: 'switched off', pieces: [piece] } : piece]
  }

  #htmlContext(reader: string) {
    return {
      reference: (reference: Reference): readonly Inline[] => this.#references.inlines(reference, reader),
      image: (address: string, alt: string, width: number | undefined) => {
        const digest = digestIn(address)
        const bytes = digest === null ? null : (this.#bytes.get(digest) ?? null)
        return { bytes, alt, ...(width !== undefined && { width }) }
      },
    }
  }
}

/** A block that computes something, as a report shows it: without its fields and without anything to operate. */
export function reportPieces(type: string, props: unknown, outcomes: readonly Outcome[]): Piece[] {
  const plan = evaluations.get(type)?.plan(props)
  return plan ? formulaPieces(plan, outcomes, { props, report: true }) : []
}

/** A loop whose final value is not among those of its iterator says so, as the page does. */
const endingBefore =
  (props: unknown) =>
  (part: Inline): Inline =>
    part.kind === 'text' && part.text === ' to '
      ? { ...part, text: ` ${endOfLoop(props as ForProps)} ` }
      : part
