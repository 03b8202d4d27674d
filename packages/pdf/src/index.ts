/** From a worksheet to a PDF: the page for paper, printed by a Chromium without windows. */
export { type PdfRenderer, type PdfRequest, type PdfSource, PdfFailure } from './render.ts'
export { createSeparateRenderer } from './separate-renderer.ts'
export { fileNameOf } from './file-name.ts'
