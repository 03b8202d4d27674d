import { FILE_LIMIT, FileParams, FileStored, HashString, Refusal } from '@calcwright/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { worksheetPicture } from '../../commands/worksheet-picture.ts'
import type { Context, Services } from '../../context.ts'
import { findAllowedFile, fileNotFound } from '../../commands/files/find-allowed-file.ts'
import { putFile } from '../../commands/files/put-file.ts'
import { findWorksheetInUse } from '../../commands/find-allowed-worksheet.ts'
import { Refused } from '../../failure.ts'
import { storablePicture } from '../../files/pictures.ts'
import { UNKNOWN_TYPE } from '../../files/file-type.ts'
import { clientOf } from '../../http/client.ts'
import { holdSlot } from '../../http/hold-slot.ts'
import type { App } from '../../http/types.ts'
import { LARGEST_WITHOUT_SLOT } from '../../threads/slots.ts'

const PATH = '/worksheets/:hash/files/:digest'

export function registerFiles(app: App, services: Services): void {
  registerPut(app, services)
  registerGet(app, services)
  registerPicture(app, services)
}

/** The address has the time of the last change, so that a browser asks for each picture once. */
function registerPicture(app: App, services: Services): void {
  const schema = {
    summary: 'A small picture of a worksheet',
    produces: ['image/svg+xml'],
    params: z.object({ hash: HashString }),
    response: { '4xx': Refusal },
  }
  app.get('/worksheets/:hash/picture.svg', { schema }, async (request, reply) => {
    const context = { ...services, visitor: request.visitor }
    const picture = await worksheetPicture(context, request.params.hash, request.ip)
    reply.kind = 'upload'
    return reply.type('image/svg+xml').send(picture as never)
  })
  const pixels = {
    ...schema,
    summary: 'The same picture in pixels, for previews of links',
    produces: ['image/png'],
  }
  app.get('/worksheets/:hash/picture.png', { schema: pixels }, async (request, reply) => {
    const client = clientOf(request, reply)
    const context = { ...services, visitor: request.visitor }
    const drawing = await worksheetPicture(context, request.params.hash, request.ip)
    const { bytes, type } = await storablePicture(Buffer.from(drawing), client)
    reply.kind = 'upload'
    return reply.type(type).send(Buffer.from(bytes) as never)
  })
}

function registerPut(app: App, services: Services): void {
  const schema = {
    summary: 'Stores a file of a worksheet',
    consumes: ['application/octet-stream'],
    params: FileParams,
    response: { 200: FileStored, '4xx': Refusal },
  }
  const admitAnonymous = (request: FastifyRequest) =>
    findWorksheetInUse({ ...services, visitor: null }, 'put_file', (request.params as FileParams).hash)
  app.put(PATH, { schema, bodyLimit: FILE_LIMIT, config: { admitAnonymous } }, request => {
    const { params, body, visitor } = request
    if (!Buffer.isBuffer(body))
      throw new Refused('invalid', 'A file is sent as its bytes, as application/octet-stream.')
    return putFile({ ...services, visitor }, params.hash, params.digest, body as Buffer<ArrayBuffer>)
  })
}

function registerGet(app: App, services: Services): void {
  const schema = {
    summary: 'The bytes of a file of a worksheet, with the type that they have',
    produces: ['application/octet-stream'],
    params: FileParams,
    response: { '4xx': Refusal },
  }
  app.get(
    PATH,
    { schema },
    (request, reply) =>
      // The route's types know only the refusals of the schema.
      sendFile({ ...services, visitor: request.visitor }, request.params, request, reply, 'upload') as never,
  )
}

/** Answers with the bytes of a file, with the headers of the kind. */
export async function sendFile(
  context: Context,
  { hash, digest }: FileParams,
  request: FastifyRequest,
  reply: Pick<FastifyReply, 'kind' | 'type' | 'header' | 'send'>,
  kind: 'upload' | 'open',
): Promise<unknown> {
  const { type, size } = await findAllowedFile(context, hash, digest)
  if (size > LARGEST_WITHOUT_SLOT) await holdSlot(context.slots, request, reply as FastifyReply)
  const bytes = await context.fileStore.get(digest)
  if (!bytes) throw fileNotFound()
  reply.kind = kind
  void reply.type(type)
  if (type === UNKNOWN_TYPE) void reply.header('content-disposition', 'attachment')
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
}
