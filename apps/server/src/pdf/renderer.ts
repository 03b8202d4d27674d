/** The Chromium of this process that prints worksheets. */
import { type PdfRenderer, createPdfRenderer } from '../../../../packages/pdf/src/index.ts'

export {
  type PdfRenderer,
  type PdfRequest,
  type PdfSource,
  PdfFailure,
  fileNameOf,
} from '../../../../packages/pdf/src/index.ts'

export function openRenderer(pageDir: string, onFault: (error: unknown) => void): PdfRenderer {
  return createPdfRenderer({ pageDir, onFault })
}
