/** Routes of uploads: a form with files, and a file by its address. */
import type { IncomingMessage } from 'node:http'
import {
  FILE_LIMIT,
  FORM_OVERHEAD,
  FileByUrl,
  FileByUrlAnswer,
  Refusal,
  UploadAnswer,
  WORKSHEET_HEADER,
} from '@calcwright/contract'
import type { Services } from '../../context.ts'
import { fileByUrl } from '../../commands/files/file-by-url.ts'
import { findWorksheetInUse } from '../../commands/find-allowed-worksheet.ts'
import { uploadFiles } from '../../commands/files/upload-files.ts'
import { Refused } from '../../failure.ts'
import { clientOf } from '../../http/client.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerUploads(app: App, services: Services): void {
  posting(app, services)(
    '/file_by_url',
    'Fetches a file by its address and stores it in a worksheet',
    { body: FileByUrl, answer: FileByUrlAnswer },
    (context, body, request, reply) => fileByUrl(context, body, clientOf(request, reply)),
  )
  // Only this call takes forms.
  void app.register(async scope => {
    scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: IncomingMessage) =>
      scope.readBody(request, payload),
    )
    const schema = {
      summary: 'Stores files of a worksheet',
      consumes: ['multipart/form-data'],
      response: { 200: UploadAnswer, '4xx': Refusal },
    }
    const admitAnonymous = (request: FastifyRequest) =>
      findWorksheetInUse(
        { ...services, visitor: null },
        'upload_file',
        String(request.headers[WORKSHEET_HEADER] ?? ''),
      )
    const bodyLimit = FILE_LIMIT + FORM_OVERHEAD
    scope.post('/upload_file', { schema, bodyLimit, config: { admitAnonymous } }, async (request, reply) => {
      const { body, headers, visitor } = request
      if (!Buffer.isBuffer(body))
        throw new Refused('invalid', 'Files are sent as a form, as multipart/form-data.')
      const form = await readForm(body as Buffer<ArrayBuffer>, headers['content-type'] ?? '')
      return uploadFiles({ ...services, visitor }, form, clientOf(request, reply))
    })
  })
}

async function readForm(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch (cause) {
    throw new Refused('invalid', 'The form cannot be read.', undefined, cause)
  }
}
