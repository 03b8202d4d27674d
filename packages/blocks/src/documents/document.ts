/** A computed worksheet as a document: each block as the pieces that it consists of. */
import {
  captionLabel,
  headingOf,
  isReport,
  lineNumbers,
  pageSetupOf,
  referenceText,
  resourcesOf,
  rowAmongSiblings,
  sheetNumbers,
} from '@calcwright/document'
import type { Block, PageSetup, SheetNumbers, Worksheet } from '@calcwright/document'
import { EMPTY_OUTCOME } from '@calcwright/evaluator'
import type {
  BlockEvaluation,
  BlockPlan,
  BlockResult,
  Outcome,
  PlannedStatement,
} from '@calcwright/evaluator'
import { nameToLatex, toLatex, toPlain } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import { controlPiece } from './control-piece.ts'
import { figureOf } from '../plots/figure.ts'
import { blockEvaluations } from '../registered/evaluations.ts'
import { inUnit } from '../text/rich/references/in-unit.ts'
import type { Reference } from '../text/rich/references/stored.ts'
import { FIGURE_WIDTH } from './figures.ts'
import table from '../data/table/schema.ts'
import type { TableProps } from '../data/table/props.ts'
import { tablePieces } from './table-piece.ts'
import { digestIn, htmlPieces } from './html-pieces.ts'
import type { ExportDocument, FormulaPiece, Inline, Piece } from './model.ts'
import { ratesNote } from './rates-note.ts'
import { tracePieces } from './trace-pieces.ts'
import { wordPieces } from './words.ts'

export type * from './model.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Gives the bytes of a picture; rejects where there are none. */
export type GetBytes = (digest: string) => Promise<Bytes>

/**
 * @param results of the blocks, by their ids
 * @param report whether it is a report, without what is hidden there; as the page setup says without it
 * @param rates that were fetched for its money; null for those that ship
 * @returns the document; lines that are switched off are left out
 */
export async function documentOf(
  worksheet: Worksheet,
  results: ReadonlyMap<string, BlockResult>,
  getBytes: GetBytes,
  report = isReport(pageSetupOf(worksheet.settings), worksheet.blocks()),
  rates: { readonly date: string } | null = null,
): Promise<ExportDocument> {
  const digests = [...resourcesOf(worksheet.registry, worksheet.blocks())]
  const loaded = await Promise.all(
    digests.map(async digest => [digest, await getBytes(digest).catch(() => null)] as const),
  )
  const sheet = new ExportedSheet(worksheet, results, new Map(loaded), report)
  const note = ratesNote(worksheet, rates)
  const last: Piece[] = note === null ? [] : [{ kind: 'note', tone: 'notice', text: note }]
  return { title: worksheet.name, pieces: [...sheet.childrenOf(null), ...last] }
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
  readonly #setup: PageSetup
  readonly #numbers: SheetNumbers
  readonly #lines: ReadonlyMap<string, number>

  constructor(
    worksheet: Worksheet,
    results: ReadonlyMap<string, BlockResult>,
    bytes: ReadonlyMap<string, Bytes | null>,
    report: boolean,
  ) {
    this.#worksheet = worksheet
    this.#results = results
    this.#bytes = bytes
    this.#order = worksheet.blocks()
    this.#report = report
    this.#setup = pageSetupOf(worksheet.settings)
    this.#numbers = sheetNumbers(worksheet.registry, this.#order, this.#setup)
    this.#lines = lineNumbers(worksheet.registry, this.#order)
    for (const block of this.#order) {
      const siblings = this.#children.get(block.parent)
      if (siblings) siblings.push(block)
      else this.#children.set(block.parent, [block])
    }
  }

  childrenOf(id: string | null): Piece[] {
    const rows: Piece[][][] = []
    for (const block of this.#children.get(id) ?? []) {
      const pieces = this.#shown(block)
      if (block.beside && rows.length > 0) rows.at(-1)!.push(pieces)
      else rows.push([pieces])
    }
    return rows.flatMap(row => {
      const columns = row.filter(pieces => pieces.length > 0)
      return columns.length > 1 ? [{ kind: 'columns', columns } as const] : columns.flat()
    })
  }

  #shown(block: Block): Piece[] {
    if (block.disabled) return []
    return this.#report && block.hidden ? this.#faultsIn(block) : this.#marked(block, this.#piecesOf(block))
  }

  /** Width of a plot beside other lines, in pixels. */
  #widthAt({ id, parent }: Block): number {
    const around = parent === null ? undefined : this.#worksheet.block(parent)
    const siblings = this.#worksheet.childrenOf(parent)
    const row = rowAmongSiblings(siblings, id, one => this.#worksheet.block(one))
    return Math.max(160, (around ? this.#widthAt(around) : FIGURE_WIDTH) / row.length)
  }

  /** A block that is hidden in a report shows only that it has errors: lines below it may lack its value. */
  #faultsIn(block: Block): Piece[] {
    const error = this.#results
      .get(block.id)
      ?.outcomes.find(one => one.error && one.error.kind !== 'halted')?.error
    const line = this.#lines.get(block.id) ?? ''
    const words = `Line ${line} is hidden in this report and has an error: ${error?.message}`
    const inside = (this.#children.get(block.id) ?? []).filter(({ disabled }) => !disabled)
    return [
      ...(error ? [{ kind: 'note', tone: 'error', text: words } as const] : []),
      ...inside.flatMap(child => this.#faultsIn(child)),
    ]
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
    if (this.#worksheet.registry.get(type)?.paper === 'contents') return [this.#contents()]
    if (type === table.type)
      return tablePieces(props as TableProps, this.#results.get(id), this.#worksheet.settings)
    if (this.#worksheet.registry.get(type)?.paper === 'break') return []
    const plan = evaluations.get(type)?.plan(props)
    const outcomes = this.#results.get(id)?.outcomes ?? []
    if (plan?.role?.kind === 'axes') return this.#figure(block, outcomes)
    if (plan?.role?.kind === 'series') return []
    const schema = this.#worksheet.registry.get(type)
    const isBranch = plan?.role?.kind === 'branch'
    if (schema?.container || isBranch || (plan?.role && plan.statements.length === 0))
      return this.#group(block, outcomes)
    const html = schema?.toHtml?.(props, digest => `file:${digest}`)
    if (html !== undefined) return htmlPieces(html, this.#htmlContext(id))
    if (plan) return formulaPieces(plan, outcomes, { props, report: this.#report })
    const plain = schema?.toPlain?.(props) ?? ''
    return plain === '' ? [] : wordPieces(plain)
  }

  /** Words such as `if x > 0`, and what stands below them. */
  #group(block: Block, outcomes: readonly Outcome[]): Piece[] {
    const plain = this.#worksheet.registry.get(block.type)?.toPlain?.(block.props) ?? ''
    const [head] = wordPieces(plain)
    const isBare = this.#worksheet.registry.get(block.type)?.container?.indents
    const content = head?.kind === 'paragraph' && !isBare ? head.content : []
    const steps = outcomes.find(({ working }) => working?.length)?.working ?? []
    const truth = outcomes.find(one => one.truth !== undefined && !one.skipped)?.truth
    const tested: Inline[] = steps.flatMap(({ latex, display }): Inline[] => [
      { kind: 'text', text: ': ', marks: {} },
      { kind: 'math', latex, text: display },
    ])
    const answer: Inline[] = truth === undefined ? [] : [{ kind: 'text', text: ` – ${truth}`, marks: {} }]
    const pieces = this.childrenOf(block.id)
    const notes = outcomes.flatMap(notesOf)
    // The head of a condition says its test already.
    const passes = truth === undefined ? outcomes.flatMap(tracePieces) : []
    const inside = [...notes, ...pieces, ...passes]
    return [{ kind: 'group', head: [...content, ...tested, ...answer], pieces: inside }]
  }

  #figure(block: Block, outcomes: readonly Outcome[]): Piece[] {
    if (outcomes.some(({ skipped }) => skipped)) return []
    const props = block.props as Parameters<typeof figureOf>[0]
    const series = (this.#children.get(block.id) ?? []).filter(one => !one.disabled && one.status === 'ok')
    const data = outcomes.find(({ plot }) => plot)?.plot
    const drawn = data && figureOf(props, series as Parameters<typeof figureOf>[1], data)
    const hasNumbers = drawn?.figure.series.some(one => Object.values(one.columns).some(c => c.length > 0))
    const all = [...outcomes, ...series.flatMap(({ id }) => this.#results.get(id)?.outcomes ?? [])]
    const notes = distinct(all.flatMap(notesOf))
    if (!drawn || !hasNumbers)
      return notes.length > 0 ? notes : [{ kind: 'note', tone: 'notice', text: 'The plot has no data.' }]
    const width = this.#widthAt(block)
    return [{ kind: 'figure', figure: drawn.figure, width, height: props.height }, ...notes]
  }

  #htmlContext(reader: string) {
    return {
      reference: (reference: Reference): readonly Inline[] => this.#reference(reference, reader),
      image: (address: string, alt: string, width: number | undefined) => {
        const digest = digestIn(address)
        const bytes = digest === null ? null : (this.#bytes.get(digest) ?? null)
        return { bytes, alt, ...(width !== undefined && { width }) }
      },
    }
  }

  /** The words of a reference in a text: the number of a line, the value of a variable at this place. */
  #reference(reference: Reference, reader: string): readonly Inline[] {
    const words = (text: string): readonly Inline[] => [{ kind: 'text', text, marks: {} }]
    if (reference.kind === 'line') {
      const at = this.#order.findIndex(({ id }) => id === reference.block)
      return words(at < 0 ? 'deleted line' : `line ${this.#lines.get(reference.block) ?? at + 1}`)
    }
    if (reference.kind === 'target') return [this.#numbered(reference)]
    const { name, named, unit } = reference
    const outcome = this.#valueAt(name, reader)
    if (!outcome || outcome.error || outcome.latex === '') return words(`${name}: no value`)
    const { digits, thousands } = this.#worksheet.settings
    const shown = unit
      ? inUnit(outcome, unit, { digits, thousands })
      : { plain: outcome.display, latex: outcome.latex }
    if (!shown) return words(`${name} cannot be shown in ${unit}`)
    const lead = named ? `${nameToLatex(name)}=` : ''
    return [{ kind: 'math', latex: lead + shown.latex, text: `${named ? `${name} = ` : ''}${shown.plain}` }]
  }

  /** `Figure 2`, `(3)`, `section 1.2`, with the place that it leads to. */
  #numbered(target: Reference & { kind: 'target' }): Inline {
    const text = referenceText(this.#numbers, target, {
      numberHeadings: this.#setup.number_headings,
      lineNumber: block => this.#lines.get(block),
    })
    if (text === null)
      return { kind: 'text', text: 'Missing reference', marks: { bold: true, colour: '#b3261e' } }
    const heading = target.heading === '' ? undefined : headingOf(this.#numbers, target)
    const label = heading ? headingLabel(heading.block, heading.index) : labelOf(target.block)
    const isThere = heading
      ? heading.number !== ''
      : this.#numbers.formulas.has(target.block) || this.#numbers.captions.get(target.block)?.number
    if (!isThere) return { kind: 'text', text, marks: {} }
    const number = /\d+(?:\.\d+)*(?=\)?$)/.exec(text)
    const isNumbered = number !== null && !text.includes('“')
    const parts = isNumbered
      ? { before: text.slice(0, number.index), after: text.slice(number.index + number[0].length) }
      : undefined
    return { kind: 'reference', text, label, ...(parts && { parts }) }
  }

  /** The nearest definition above the text, else the first below it. */
  #valueAt(name: string, reader: string): Outcome | undefined {
    const place = this.#order.findIndex(({ id }) => id === reader)
    const defining = (block: Block): Outcome | undefined => {
      const result = this.#results.get(block.id)
      const at = result?.defines.indexOf(name) ?? -1
      return at < 0 ? undefined : (result!.outcomes[at] ?? EMPTY_OUTCOME)
    }
    for (let at = place - 1; at >= 0; at -= 1) {
      const found = defining(this.#order[at]!)
      if (found) return found
    }
    return this.#order
      .slice(place + 1)
      .map(defining)
      .find(found => found !== undefined)
  }
}

/** A block that computes something, as a report shows it: without its fields and without anything to operate. */
export function reportPieces(type: string, props: unknown, outcomes: readonly Outcome[]): Piece[] {
  const plan = evaluations.get(type)?.plan(props)
  return plan ? formulaPieces(plan, outcomes, { props, report: true }) : []
}

const labelOf = (block: string): string => `b-${block}`

const headingLabel = (block: string, index: number): string => `h-${block}-${index}`

/** Whether a result is collapsed or always there, as blocks with one save it. */
function shownMode(props: unknown): number {
  const { outputMode = 0 } = (props ?? {}) as { outputMode?: number }
  return outputMode
}

function formulaPieces(
  plan: BlockPlan,
  outcomes: readonly Outcome[],
  { props, report }: { readonly props: unknown; readonly report: boolean },
): Piece[] {
  const pieces: Piece[] = plan.statements.flatMap((planned, index): Piece[] => {
    const outcome = outcomes[index]
    const control = report ? controlPiece(planned, outcome, props) : null
    const formula = control ?? formulaOf(planned, outcome, shownMode(props))
    const below = outcome ? [...tracePieces(outcome), ...notesOf(outcome)] : []
    return [...(formula ? [formula] : []), ...below]
  })
  if (plan.problem && !outcomes.some(({ error }) => error))
    pieces.push({ kind: 'note', tone: 'error', text: plan.problem.message })
  // Names that a block takes away, files that it reads: what is wrong with them stands behind its formulas.
  const others = outcomes.slice(plan.statements.length).flatMap(notesOf)
  return [...pieces, ...others]
}

function formulaOf(
  { statement }: PlannedStatement,
  outcome: Outcome | undefined,
  mode: number,
): FormulaPiece | null {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return null
  const bare: Statement = { ...statement, show: false, unit: undefined }
  const latex = toLatex(bare)
  const isShown =
    outcome && !outcome.error && !outcome.skipped && (mode === 2 || (mode === 0 && outcome.shown))
  const result = isShown && outcome.kind !== 'function' && outcome.kind !== 'nothing' ? outcome : null
  const steps = result?.working ?? []
  const values = result ? [...steps.map(step => step.latex), result.latex || `\\text{${result.display}}`] : []
  const texts = result ? [...steps.map(step => step.display), result.display] : []
  // A result that repeats the formula says nothing.
  const isRepeated = values.length === 1 && result?.latex === latex
  return {
    kind: 'formula',
    latex,
    values: isRepeated ? [] : values,
    text: [toPlain(bare), ...(isRepeated ? [] : texts)].join(' = '),
    ...(outcome?.skipped && { skipped: true }),
  }
}

function notesOf({ error, notices, skipped }: Outcome): Piece[] {
  if (skipped) return []
  return [
    ...(error ? [{ kind: 'note', tone: 'error', text: error.message } as const] : []),
    ...notices.map(({ text }) => ({ kind: 'note', tone: 'notice', text }) as const),
  ]
}

const distinct = (notes: readonly Piece[]): Piece[] => [
  ...new Map(notes.map(note => [note.kind === 'note' ? note.text : '', note])).values(),
]
