/** The Chromiums that print worksheets, each in a process of its own. */
import { type PdfRenderer, createSeparateRenderer } from '@calcwright/pdf'

export { type PdfRenderer, type PdfRequest, type PdfSource, PdfFailure, fileNameOf } from '@calcwright/pdf'

/** PDFs that are made at a time. */
const PRINTERS = 2

export function openRenderers(pageDir: string, onFault: (error: unknown) => void): PdfRenderer[] {
  return Array.from({ length: PRINTERS }, () => createSeparateRenderer({ pageDir, onFault }))
}
