/** The calls for PDFs, apart from the others: few pages ever make one. */
import type * as z from 'zod/mini'
import type { Answer, CallOptions } from './answer.ts'
import { callServer, readBytes } from './client.ts'
import type { FileContent } from './files.ts'
import { PdfMailAnswer, type PdfFileRequest, type PdfMailRequest } from './pdf.ts'

export interface PdfClient {
  /** Sends the PDF to the visitor's address. */
  mail(
    hash: string,
    request: z.input<typeof PdfMailRequest>,
    options?: CallOptions,
  ): Promise<Answer<PdfMailAnswer>>
  /** The PDF, or the zip of several. */
  file(request: z.input<typeof PdfFileRequest>, options?: CallOptions): Promise<Answer<FileContent>>
}

/** @param base address of the server without a closing slash; '' in a page that it serves. */
export function createPdfClient(fetcher: typeof fetch, base = ''): PdfClient {
  const init = (body: unknown, options?: CallOptions): RequestInit => ({
    ...options,
    method: 'POST',
    cache: 'no-store',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    mail: (hash, request, options) =>
      callServer(
        fetcher,
        `${base}/worksheets/pdf/${encodeURIComponent(hash)}`,
        PdfMailAnswer,
        init(request, options),
      ),
    file: (request, options) => readBytes(fetcher, `${base}/worksheets/pdf_file`, init(request, options)),
  }
}
