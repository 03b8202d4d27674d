/**
 * Calls of worksheets in frames of other sites. They identify no visitor: each answers as to an anonymous
 * visitor with the address, so that pages of every site may call it, whoever is signed in.
 */
import {
  Digest,
  EmbeddedProject,
  FILE_LIMIT,
  FileParams,
  FileStored,
  HashString,
  OEmbedAnswer,
  OEmbedRequest,
  Refusal,
  SaveAnswer,
  SaveRequest,
  WORKSHEET_HEADER,
  WorksheetAnswer,
  embedData,
} from '@calcwright/contract'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Context, Services } from '../../context.ts'
import { loadEmbeddedProject } from '../../commands/embed/embedded-project.ts'
import { describeEmbed } from '../../commands/embed/oembed.ts'
import { putFile } from '../../commands/files/put-file.ts'
import { findWorksheetInUse } from '../../commands/find-allowed-worksheet.ts'
import { loadWorksheet } from '../../commands/load-worksheet.ts'
import { saveWorksheet } from '../../commands/save-worksheet.ts'
import { bodyLimitFor } from '../../documents/size-limits.ts'
import { Refused } from '../../failure.ts'
import { ownOrigin } from '../../http/guard.ts'
import type { App } from '../../http/types.ts'
import { sendFile } from '../files/files.ts'
import { registerEmbeddedAnswers } from './embed-answers.ts'
import { registerLookups } from './embed-lookups.ts'
import { takeSlotIfLarge } from '../worksheets/large-slot.ts'
import { sendWorksheet } from '../worksheets/send-worksheet.ts'

const HashParams = z.object({ hash: HashString })

const WORKSHEET = decodeURIComponent(embedData.worksheet(':hash'))
const FILE = decodeURIComponent(embedData.file(':hash', ':digest'))
const PROJECT = decodeURIComponent(embedData.project(':hash'))

/** The configuration that all of these routes share. */
const OPEN = { visitor: 'none', anyOrigin: true } as const

/** Answers the question that browsers ask before a call that is no plain GET. */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': `content-type, ${WORKSHEET_HEADER}`,
  'access-control-max-age': '86400',
}

export function registerEmbed(app: App, services: Services): void {
  const anonymous: Context = { ...services, visitor: null }
  app.options('/embed_data/*', { schema: { hide: true }, config: OPEN }, (_, reply) =>
    reply.status(204).headers(PREFLIGHT).send(),
  )
  registerReading(app, anonymous)
  registerSaving(app, anonymous)
  registerLookups(app, anonymous)
  registerEmbeddedAnswers(app, anonymous)
  app.get(
    '/oembed',
    {
      schema: {
        summary: 'How a worksheet or project is embedded, as oembed.com describes it',
        querystring: OEmbedRequest,
        response: { 200: OEmbedAnswer, '4xx': Refusal },
      },
      config: OPEN,
    },
    async (request, reply) => {
      if ((request.query.format ?? 'json') !== 'json') {
        void (reply as FastifyReply).status(501)
        return { success: false, message: 'Only format=json is there.', problem: 'invalid' } as never
      }
      return describeEmbed(anonymous, request.query, ownOrigin(request))
    },
  )
}

function registerReading(app: App, anonymous: Context): void {
  app.get(
    WORKSHEET,
    {
      schema: {
        summary: 'A worksheet as everybody may see it, for frames of other sites',
        params: HashParams,
        response: { 200: WorksheetAnswer, '4xx': Refusal },
      },
      config: OPEN,
    },
    async (request, reply) => {
      const { hash } = request.params
      await takeSlotIfLarge(anonymous, hash, request, reply)
      return sendWorksheet(reply, await loadWorksheet(anonymous, hash, 'embed_worksheet')) as never
    },
  )
  app.get(
    PROJECT,
    {
      schema: {
        summary: 'What a project holds for everybody, for frames of other sites',
        params: HashParams,
        response: { 200: EmbeddedProject, '4xx': Refusal },
      },
      config: OPEN,
    },
    request => loadEmbeddedProject(anonymous, request.params.hash),
  )
  app.get(
    FILE,
    {
      schema: {
        summary: 'The bytes of a file of a worksheet that everybody may see',
        produces: ['application/octet-stream'],
        params: FileParams,
        response: { '4xx': Refusal },
      },
      config: OPEN,
    },
    async (request, reply) => {
      const { hash, digest } = request.params
      return sendFile(anonymous, { hash, digest }, request, reply, 'open') as never
    },
  )
}

function registerSaving(app: App, anonymous: Context): void {
  const admitAnonymous = (call: 'save' | 'put_file') => (request: { readonly params: unknown }) =>
    findWorksheetInUse(anonymous, call, (request.params as { readonly hash: string }).hash)
  app.post(
    WORKSHEET,
    {
      schema: {
        summary: 'Saves the content of a worksheet that everybody may edit',
        params: HashParams,
        body: SaveRequest,
        response: { 200: SaveAnswer, '4xx': Refusal },
      },
      bodyLimit: bodyLimitFor(anonymous.config.worksheetLimit),
      config: { ...OPEN, admitAnonymous: admitAnonymous('save') },
    },
    request => {
      if (request.body.worksheet_hash !== request.params.hash)
        throw new Refused('invalid', 'worksheet_hash: it is not the one of the address')
      return saveWorksheet(anonymous, request.body)
    },
  )
  app.put(
    FILE,
    {
      schema: {
        summary: 'Stores a file of a worksheet that everybody may edit',
        consumes: ['application/octet-stream'],
        params: z.object({ hash: HashString, digest: Digest }),
        response: { 200: FileStored, '4xx': Refusal },
      },
      bodyLimit: FILE_LIMIT,
      config: { ...OPEN, admitAnonymous: admitAnonymous('put_file') },
    },
    ({ params, body }) => {
      if (!Buffer.isBuffer(body))
        throw new Refused('invalid', 'A file is sent as its bytes, as application/octet-stream.')
      return putFile(anonymous, params.hash, params.digest, body as Buffer<ArrayBuffer>)
    },
  )
}
