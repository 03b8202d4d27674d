/** The Chromium of this process that prints worksheets. */
import { type PdfRenderer, createPdfRenderer } from '@calcwright/pdf'

export { type PdfRenderer, type PdfRequest, type PdfSource, PdfFailure, fileNameOf } from '@calcwright/pdf'

export function openRenderer(pageDir: string, onFault: (error: unknown) => void): PdfRenderer {
  return createPdfRenderer({ pageDir, onFault })
}
