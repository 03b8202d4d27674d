/** The worksheet as a file of another program: a document, or one that goes on calculating. */
import { documentOf } from '@calcwright/blocks/documents'
import type { DocumentWriter, Exported } from '@calcwright/blocks/documents'
import { type CommentThread, worksheetAddress } from '@calcwright/contract'
import type { NamedRevision } from '@calcwright/document'
import type { BlockResult } from '@calcwright/evaluator'
import { commasOf, loadCommas } from '@calcwright/editor'
import { saveFile } from '@calcwright/ui'
import { usesCurrency } from '../evaluation/worksheet-rates.ts'
import { reportView } from './report-view.ts'
import type { OpenWorksheet } from './open-worksheet.ts'

export type DocumentFormat = 'docx' | 'tex' | 'html' | 'md'

const WRITERS: Readonly<Record<DocumentFormat, () => Promise<DocumentWriter>>> = {
  docx: async () => (await import('@calcwright/blocks/documents/docx')).writeDocx,
  tex: async () => (await import('@calcwright/blocks/documents/latex')).writeLatex,
  html: async () => (await import('@calcwright/blocks/documents/html')).writeHtml,
  md: async () => (await import('@calcwright/blocks/documents/markdown')).writeMarkdown,
}

export type CalculatingFormat = 'py' | 'xlsx'

const CALCULATING = {
  py: async () => (await import('@calcwright/blocks/python')).writePython,
  xlsx: async () => (await import('@calcwright/blocks/excel')).writeSpreadsheet,
}

const isCalculating = (format: DocumentFormat | CalculatingFormat): format is CalculatingFormat =>
  format in CALCULATING

/** Facts for title block and cover that the worksheet does not hold. */
export interface DocumentFacts {
  /** Sentences on marks 'checked by'. */
  readonly checks: readonly string[]
  /** Named revisions, the newest first. */
  readonly revisions: readonly NamedRevision[]
  /** Threads of comments, where the page setup asks for them. */
  readonly comments: readonly CommentThread[]
}

/** The parts of an open worksheet that a document is made of. */
type Exportable = Pick<OpenWorksheet, 'worksheet' | 'evaluator' | 'results' | 'resources' | 'author' | 'path'>

/**
 * @param notify says what is missing in the file, or that there is none
 */
export async function exportDocument(
  open: Exportable,
  format: DocumentFormat | CalculatingFormat,
  notify: (message: string) => void,
  facts: DocumentFacts,
): Promise<void> {
  const { worksheet, evaluator, results } = open
  try {
    const { results: stored } = await evaluator.snapshot()
    const found = new Map(Object.entries(stored))
    const exported = isCalculating(format)
      ? { content: (await CALCULATING[format]())(worksheet, found), files: [] }
      : await writeDocument(open, format, found, facts)
    const { content, ending } = await asFile(exported, format)
    saveFile(`${worksheet.name || 'Worksheet'}.${ending}`, new Blob([content as BlobPart]))
    if (results.status.getState().running)
      notify('Some lines were still being calculated: the document shows them without their results.')
  } catch (error) {
    notify(`The document could not be made: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function writeDocument(
  open: Exportable,
  format: DocumentFormat,
  found: ReadonlyMap<string, BlockResult>,
  facts: DocumentFacts,
): Promise<Exported> {
  const { worksheet, resources } = open
  const write = await WRITERS[format]()
  const isReport = reportView.getState().open === open ? true : undefined
  const { loadRates } = await import('../evaluation/exchange-rates.ts')
  const rates = usesCurrency(worksheet) ? await loadRates(worksheet.settings.currency_date, false) : null
  await loadCommas(worksheet.settings)
  const document = await documentOf(worksheet, found, digest => resources.get(digest), {
    report: isReport,
    rates,
    head: { author: open.author, project: open.path.at(-1)?.name, checks: facts.checks },
    revisions: facts.revisions,
    comments: facts.comments,
    commas: commasOf(worksheet) !== null,
    addressOf: hash => new URL(worksheetAddress(hash), location.origin).href,
  })
  return write(document, { folder: 'pictures', toPng })
}

/** A document with pictures beside it is one file with them. */
async function asFile({ content, files }: Exported, format: DocumentFormat | CalculatingFormat) {
  if (files.length === 0) return { content, ending: format }
  const { strToU8, zipSync } = await import('fflate')
  const text = typeof content === 'string' ? strToU8(content) : content
  const all = Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]))
  return { content: zipSync({ [`worksheet.${format}`]: text, ...all }), ending: 'zip' }
}

/** Draws a picture on a canvas. */
async function toPng(
  picture: string | Uint8Array,
  size?: { width: number; height: number },
): Promise<Uint8Array> {
  const type = typeof picture === 'string' ? 'image/svg+xml' : ''
  const address = URL.createObjectURL(new Blob([picture as BlobPart], { type }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = size?.width ?? image.naturalWidth
    canvas.height = size?.height ?? image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('the browser could not draw a picture.')
    return new Uint8Array(await blob.arrayBuffer())
  } finally {
    URL.revokeObjectURL(address)
  }
}
