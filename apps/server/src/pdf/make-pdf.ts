/** Worksheets as PDF: whoever may see one may print it. */
import { auditedOf } from '../audit/audit-rows.ts'
import { noteExported } from '../audit/act-counter.ts'
import { toBase64 } from '@calcwright/document'
import type { CommentsAnswer } from '@calcwright/contract'
import { findAllowedWorksheet } from '../commands/find-allowed-worksheet.ts'
import { loadWorksheet } from '../commands/load-worksheet.ts'
import { listComments } from '../commands/comments/comments.ts'
import { currencyRates } from '../commands/currency-rates.ts'
import type { Context } from '../context.ts'
import { Refused } from '../failure.ts'
import type { Client } from '../http/client.ts'
import { findFile } from '../files/file-rows.ts'
import type { Visitor } from '../policies/policy.ts'
import { PdfFailure, type PdfSource, fileNameOf } from './renderer.ts'

export interface PdfOrder {
  readonly hashes: readonly string[]
  readonly pages?: boolean | undefined
  readonly paper?: string | undefined
  readonly view?: string | undefined
  readonly comments?: string | undefined
  readonly decimal?: string | undefined
  readonly overview?: boolean | undefined
}

export interface MadePdf {
  /** Name of the worksheet, or of the first of several. */
  readonly name: string
  readonly fileName: string
  readonly bytes: Uint8Array
}

export type MakePdf = (visitor: Visitor | null, order: PdfOrder, client: Client) => Promise<MadePdf>

/** Milliseconds of the printer for a PDF that nobody has signed in for. */
const ANONYMOUS_LIMIT = 60_000

/** One document of all worksheets of the order. Throws Refused with a sentence for the person. */
export async function makePdf(
  context: Context,
  { hashes, ...page }: PdfOrder,
  client: Client,
): Promise<MadePdf> {
  const sources: PdfSource[] = []
  for (const hash of hashes) sources.push(await sourceOf(context, hash))
  const name = sources[0]?.answer.name ?? ''
  try {
    const limit = context.visitor ? undefined : ANONYMOUS_LIMIT
    const bytes = await context.printQueue.print({ sources, ...page, limit }, client)
    return { name, fileName: fileNameOf(name, 'pdf'), bytes }
  } catch (error) {
    if (error instanceof PdfFailure) throw new Refused('server', error.message, undefined, error)
    throw error
  }
}

async function sourceOf(context: Context, hash: string): Promise<PdfSource> {
  const { row } = await findAllowedWorksheet(context, 'pdf_file', hash)
  noteExported(context, auditedOf({ type: 'Worksheet', row }), 'pdf')
  const { head, content } = await loadWorksheet(context, hash)
  return {
    answer: { ...head, document: toBase64(content.document), archive_string: content.archive },
    async file(digest) {
      const file = await findFile(context.query, row.id, digest)
      return file ? context.fileStore.get(digest) : null
    },
    rates: date => currencyRates(context, date),
    comments: () => commentsFor(context, hash),
  }
}

/** Null for those who may not see comments. */
async function commentsFor(context: Context, hash: string): Promise<CommentsAnswer | null> {
  try {
    return await listComments(context, hash)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}
