/** Parameters of Fusion: for pages, for the add-in, and the add-in itself. */
import {
  FusionStored,
  FusionVars,
  GetFusionVars,
  HashString,
  PulledFusion,
  PushFusion,
  Refusal,
  SetFusionVars,
} from '@calcwright/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { callerOf } from '../../commands/api/evaluate-worksheet.ts'
import type { Context, Services } from '../../context.ts'
import { makeAddin } from '../../commands/fusion/addin.ts'
import { pullFusion, pushFusion } from '../../commands/fusion/addin-vars.ts'
import { getFusionVars, setFusionVars } from '../../commands/fusion/page-vars.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

const ADDRESS = '/api/v1/worksheets/:hash/fusion'
const tags = ['api'] as const
const params = z.object({ hash: HashString })
const refusals = { 400: Refusal, 401: Refusal, 403: Refusal, 404: Refusal, 405: Refusal, 409: Refusal, 413: Refusal, 429: Refusal, 503: Refusal } // prettier-ignore
const answer = { 200: PulledFusion, ...refusals }

export function registerFusion(app: App, services: Services): void {
  const post = posting(app, services)
  post(
    '/fusion/get_vars',
    'Parameters of Fusion that a worksheet can set',
    { body: GetFusionVars, answer: FusionVars },
    (context, { hash_string: hash }) => getFusionVars(context, hash),
  )
  post(
    '/fusion/set_vars',
    'Stores parameters of Fusion that a worksheet sets',
    { body: SetFusionVars, answer: FusionStored },
    (context, { hash_string: hash, vars, replace }) => setFusionVars(context, hash, vars, replace),
  )
  app.get(
    '/fusion/addin',
    { schema: { summary: 'The add-in for Fusion as a zip archive' } },
    async (request, reply) => {
      const addin = await makeAddin({ ...services, visitor: request.visitor }, request.headers.host ?? '')
      return reply
        .header('content-disposition', 'attachment; filename="Calcwright.zip"')
        .type('application/zip')
        .send(addin)
    },
  )
  registerAddinCalls(app, services)
}

function registerAddinCalls(app: App, services: Services): void {
  const counted = async ({ visitor }: FastifyRequest): Promise<Context> => {
    if (visitor) await services.limiter.count('api-by', callerOf(visitor))
    return { ...services, visitor }
  }
  const config = { token: true } as const
  app.get(
    ADDRESS,
    {
      config,
      schema: {
        tags,
        operationId: 'pullFusion',
        summary: 'Parameters that a worksheet sets in a document of Fusion',
        description: 'Needs a token with the scope fusion. Lengths are in m, angles in rad.',
        params,
        response: answer,
      },
    },
    async request => pullFusion(await counted(request), request.params.hash),
  )
  app.post(
    ADDRESS,
    {
      config,
      schema: {
        tags,
        operationId: 'pushFusion',
        summary: 'Links a document of Fusion to a worksheet and brings its user parameters',
        description:
          'Needs a token with the scope fusion and the right to edit. The answer is that of GET. A worksheet that is linked to another document is refused as `changed`, unless `relink` is set.',
        params,
        body: PushFusion,
        response: answer,
      },
    },
    async request => pushFusion(await counted(request), request.params.hash, request.body),
  )
}
