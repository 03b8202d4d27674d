import {
  NO_WORKSHEET,
  PdfFileRequest,
  PdfMailAnswer,
  PdfMailParams,
  PdfMailRequest,
  Refusal,
} from '@calcwright/contract'
import { zipSync } from 'fflate'
import type { Services } from '../../context.ts'
import { Refused } from '../../failure.ts'
import { clientOf } from '../../http/client.ts'
import type { App } from '../../http/types.ts'
import { type MadePdf, makePdf } from '../../pdf/make-pdf.ts'
import { orderPdfMail } from '../../pdf/order-pdf-mail.ts'
import { fileNameOf } from '../../pdf/renderer.ts'

export function registerPdf(app: App, services: Services): void {
  registerMail(app, services)
  registerFile(app, services)
}

function registerMail(app: App, services: Services): void {
  const schema = {
    summary: 'Sends a worksheet as PDF to the visitor by e-mail',
    params: PdfMailParams,
    body: PdfMailRequest,
    response: { 200: PdfMailAnswer, '4xx': Refusal },
  }
  app.post('/worksheets/pdf/:hash', { schema }, request =>
    orderPdfMail({ ...services, visitor: request.visitor }, request.params.hash, request.body),
  )
  for (const path of ['/worksheets/pdf', '/worksheets/pdf/'])
    app.post(path, { schema: { hide: true } }, async () => {
      throw new Refused('invalid', NO_WORKSHEET)
    })
}

function registerFile(app: App, services: Services): void {
  const schema = {
    summary: 'Worksheets as PDF: one document of all, or a zip with one of each',
    produces: ['application/pdf', 'application/zip'],
    body: PdfFileRequest,
    response: { '4xx': Refusal },
  }
  app.post('/worksheets/pdf_file', { schema }, async (request, reply) => {
    const { hashes, as, ...page } = request.body
    const context = { ...services, visitor: request.visitor }
    const client = clientOf(request, reply)
    await services.limiter.count('pdf-by', client.requester, hashes.length)
    const file = async (...each: string[]): Promise<MadePdf> =>
      makePdf(context, { hashes: each, ...page }, client)
    const isZip = as === 'zip'
    const { fileName, bytes } = isZip ? await zipOf(hashes, file) : await file(...hashes)
    void reply.type(isZip ? 'application/zip' : 'application/pdf')
    void reply.header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`,
    )
    // The route's types know only the refusals of the schema.
    return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) as never)
  })
}

/** Worksheets of the same name have numbers behind it. */
async function zipOf(
  hashes: readonly string[],
  file: (hash: string) => Promise<MadePdf>,
): Promise<Omit<MadePdf, 'name'>> {
  const entries: Record<string, Uint8Array> = {}
  for (const hash of hashes) {
    const { fileName, name, bytes } = await file(hash)
    let entry = fileName
    for (let number = 2; Object.hasOwn(entries, entry); number += 1)
      entry = fileNameOf(`${name} ${number}`, 'pdf')
    entries[entry] = bytes
  }
  // A PDF is packed already.
  return { fileName: 'worksheets.zip', bytes: zipSync(entries, { level: 0 }) }
}
