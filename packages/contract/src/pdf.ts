/** Worksheets as PDF: POST /worksheets/pdf/{hash} sends one by e-mail, POST /worksheets/pdf_file answers with it. */
import * as z from 'zod/mini'
import { HashString } from './common.ts'

/** Most worksheets in one request. */
export const PDF_LIMIT = 50

export const NO_WORKSHEET = 'Please open a worksheet to download as PDF'
export const PDF_REQUESTED = 'Your request has been received.  You should receive an email in a few minutes.'

/** Absent fields are as the worksheet's page setup has them. */
const page = {
  /** Page numbers: 0 for none. */
  pages: z.optional(
    z.pipe(
      z.literal([0, 1, '0', '1', true, false], 'Page numbers are 0 for none, or 1.'),
      z.transform(pages => pages === 1 || pages === '1' || pages === true),
    ),
  ),
  paper: z.optional(z.enum(['Letter', 'A4', 'Legal'], 'The paper is Letter, A4 or Legal.')),
  view: z.optional(z.enum(['work', 'report'], 'A worksheet is shown as work or as report.')),
  comments: z.optional(z.enum(['none', 'open', 'all'], 'Comments are printed: none, open or all.')),
  /** For worksheets that leave it to the reader; a point when absent. */
  decimal: z.optional(z.enum(['point', 'comma'], 'The decimal separator is point or comma.')),
}

/** `html` is what other clients send: the server draws the worksheet itself. */
export const PdfMailRequest = z.object({ ...page, html: z.optional(z.string()) })
export type PdfMailRequest = z.output<typeof PdfMailRequest>

export const PdfMailParams = z.object({ hash: HashString })

export const PdfMailAnswer = z.object({ success: z.literal(true), message: z.string() })
export type PdfMailAnswer = z.infer<typeof PdfMailAnswer>

export const PdfFileRequest = z.object({
  ...page,
  hashes: z.array(HashString).check(
    z.minLength(1, NO_WORKSHEET),
    z.maxLength(PDF_LIMIT, `At most ${PDF_LIMIT} worksheets come as PDF at once.`),
    z.refine(hashes => new Set(hashes).size === hashes.length, 'A worksheet is named twice.'),
  ),
  /** Several worksheets as one document, or each as a file of its own. */
  as: z._default(z.enum(['one', 'zip'], 'Several worksheets come as one document, or as a zip.'), 'one'),
  /** Whether one document of several begins with their names, pages and checks. */
  overview: z.optional(z.boolean()),
})
export type PdfFileRequest = z.output<typeof PdfFileRequest>
