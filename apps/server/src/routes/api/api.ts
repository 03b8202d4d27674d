/** The evaluation service: calls of programs, with tokens. */
import {
  ApiWorksheet,
  EvaluateAnswer,
  EvaluateRefusal,
  EvaluateRequest,
  HashString,
  Refusal,
} from '@calcwright/contract'
import * as z from 'zod/mini'
import type { Services } from '../../commands/context.ts'
import { callerOf, evaluateWorksheet } from '../../commands/api/evaluate-worksheet.ts'
import { describeWorksheet, readCalcFile } from '../../commands/api/read-worksheet.ts'
import { clientOf } from '../../http/client.ts'
import type { App } from '../../http/types.ts'
import { authorize } from '../../policies/policy.ts'
import { apiDocument } from './api-document.ts'
import { apiPage } from './api-page.ts'

const params = z.object({ hash: HashString })
const config = { token: true } as const
const tags = ['api'] as const

export function registerApi(app: App, services: Services): void {
  registerCalls(app, services)
  const hidden = { schema: { hide: true }, config: { visitor: 'none' } } as const
  app.get('/api/v1/openapi.json', hidden, async request => {
    authorize('api_description', request.visitor, null)
    return apiDocument(app.swagger())
  })
  app.get('/api/v1/docs', hidden, async (request, reply) => {
    authorize('api_description', request.visitor, null)
    reply.kind = 'page'
    return reply.type('text/html; charset=utf-8').send(apiPage(apiDocument(app.swagger())))
  })
}

function registerCalls(app: App, services: Services): void {
  app.post(
    '/api/v1/worksheets/:hash/evaluate',
    {
      config,
      schema: {
        tags,
        summary: 'Evaluates a worksheet with values for its inputs and answers with named outputs',
        description:
          'Needs a token with the scope evaluate. Several sets of inputs are answered in their order, each with its outputs or its problems.',
        params,
        body: EvaluateRequest,
        response: { 200: EvaluateAnswer, '4xx': EvaluateRefusal },
      },
    },
    async (request, reply) => {
      const { visitor, params: at, body } = request
      const { left } = clientOf(request, reply)
      if (visitor) await services.limiter.count('api-by', callerOf(visitor))
      const text = await evaluateWorksheet({ ...services, visitor }, at.hash, body, left)
      // The threads have written the JSON already.
      return reply
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(text as never)
    },
  )
  app.get(
    '/api/v1/worksheets/:hash',
    {
      config,
      schema: {
        tags,
        summary: 'Names of a worksheet that can be given and read, with their saved values',
        description: 'Needs a token with the scope read.',
        params,
        response: { 200: ApiWorksheet, '4xx': Refusal },
      },
    },
    async ({ visitor, params: at }) => {
      if (visitor) await services.limiter.count('api-by', callerOf(visitor))
      return describeWorksheet({ ...services, visitor }, at.hash)
    },
  )
  app.get(
    '/api/v1/worksheets/:hash/calc',
    {
      config,
      schema: {
        tags,
        summary: 'A worksheet as a .calc file, with its results and files',
        description: 'Needs a token with the scope read.',
        produces: ['application/json'],
        params,
        response: { '4xx': Refusal },
      },
    },
    async ({ visitor, params: at }, reply) => {
      if (visitor) await services.limiter.count('api-by', callerOf(visitor))
      const file = await readCalcFile({ ...services, visitor }, at.hash)
      return reply.type('application/json; charset=utf-8').send(file as never)
    },
  )
}
