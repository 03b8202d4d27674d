/** The Chromium that prints worksheets, in a process of its own. */
import { type PdfRenderer, createSeparateRenderer } from '@calcwright/pdf'

export { type PdfRenderer, type PdfRequest, type PdfSource, PdfFailure, fileNameOf } from '@calcwright/pdf'

export function openRenderer(pageDir: string, onFault: (error: unknown) => void): PdfRenderer {
  return createSeparateRenderer({ pageDir, onFault })
}
