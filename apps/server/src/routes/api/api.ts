/** The evaluation service: calls of programs, with tokens. */
import {
  ApiRevisions,
  ApiWorksheet,
  EvaluateAnswer,
  EvaluateHeaders,
  EvaluateLine,
  EvaluateRefusal,
  EvaluateRequest,
  HashString,
  Refusal,
} from '@calcwright/contract'
import * as z from 'zod/mini'
import type { Services } from '../../context.ts'
import { evaluateOnce } from '../../commands/api/evaluate-once.ts'
import { evaluateInLines, evaluateWorksheet } from '../../commands/api/evaluate-worksheet.ts'
import { describeWorksheet, listApiRevisions, readCalcFile } from '../../commands/api/read-worksheet.ts'
import { Refused } from '../../failure.ts'
import { clientOf } from '../../http/client.ts'
import type { App } from '../../http/types.ts'
import { authorize } from '../../policies/policy.ts'
import { admit } from './admit.ts'
import { apiDocument } from './api-document.ts'
import { apiPage } from './api-page.ts'

const params = z.object({ hash: HashString })
const config = { token: true } as const
/** Sets of many inputs. */
const MOST_VALUES = 100_000
const tags = ['api'] as const

/** A .calc file is an object; docs/models/document.md describes it. */
const CalcFileAnswer = z.looseObject({ format: z.literal('calcwright'), version: z.int(), name: z.string() })

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

const LINES = 'application/x-ndjson'

const NO_LINES =
  'An answer in lines is not stored: leave the header Idempotency-Key out, or ask for one answer as JSON.'

const ANSWERS = {
  description: 'One answer with all sets, or a line for each',
  content: { 'application/json': { schema: EvaluateAnswer }, [LINES]: { schema: EvaluateLine } },
}

const refusals = {
  400: Refusal,
  401: Refusal,
  403: Refusal,
  404: Refusal,
  405: Refusal,
  429: Refusal,
  503: Refusal,
}

function registerCalls(app: App, services: Services): void {
  app.post(
    '/api/v1/worksheets/:hash/evaluate',
    {
      config: { ...config, mostValues: MOST_VALUES },
      schema: {
        tags,
        operationId: 'evaluate',
        summary: 'Evaluates a worksheet with values for its inputs and answers with named outputs',
        description: `Needs a token with the scope evaluate. Several sets of inputs are answered in their order, each with its outputs or its problems. With "Accept: ${LINES}" each set is answered in a line as soon as it is ready, see EvaluateLine. With an Idempotency-Key the same call gets the same answer again for a day; the header Idempotency-Status of the answer says stored, repeated or too-large.`,
        params,
        headers: EvaluateHeaders,
        body: EvaluateRequest,
        response: { 200: ANSWERS, ...refusals, 409: Refusal, 413: Refusal, 422: EvaluateRefusal },
      },
    },
    async (request, reply) => {
      const { visitor, params: at, body } = request
      const { left } = clientOf(request, reply)
      await admit(services, request)
      const context = { ...services, visitor }
      const key = request.headers['idempotency-key']
      if (request.headers.accept?.includes(LINES)) {
        if (key !== undefined) throw new Refused('invalid', NO_LINES)
        const lines = await evaluateInLines(context, at.hash, body, left)
        return reply.type(`${LINES}; charset=utf-8`).send(lines as never)
      }
      let text: string
      if (key === undefined) text = await evaluateWorksheet(context, at.hash, body, left)
      else {
        const once = await evaluateOnce(context, at.hash, body, key, left)
        text = once.text
        void reply.header('idempotency-status', once.status)
      }
      // The threads have written the JSON already.
      return reply
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(text as never)
    },
  )
  registerReading(app, services)
}

function registerReading(app: App, services: Services): void {
  app.get(
    '/api/v1/worksheets/:hash',
    {
      config,
      schema: {
        tags,
        operationId: 'describe',
        summary:
          'Inputs and outputs of a worksheet as JSON Schema, and all its names with their saved values',
        description: 'Needs a token with the scope read.',
        params,
        response: { 200: ApiWorksheet, ...refusals },
      },
    },
    async request => {
      await admit(services, request)
      return describeWorksheet({ ...services, visitor: request.visitor }, request.params.hash)
    },
  )
  app.get(
    '/api/v1/worksheets/:hash/revisions',
    {
      config,
      schema: {
        tags,
        operationId: 'listRevisions',
        summary: 'Revisions of a worksheet that can be evaluated by their id',
        description: 'Needs a token with the scope read, of somebody who may edit the worksheet.',
        params,
        response: { 200: ApiRevisions, ...refusals },
      },
    },
    async request => {
      await admit(services, request)
      return listApiRevisions({ ...services, visitor: request.visitor }, request.params.hash)
    },
  )
  app.get(
    '/api/v1/worksheets/:hash/calc',
    {
      config,
      schema: {
        tags,
        operationId: 'calcFile',
        summary: 'A worksheet as a .calc file, with its results and files',
        description: 'Needs a token with the scope read, of somebody who may duplicate the worksheet.',
        produces: ['application/json'],
        params,
        response: { 200: CalcFileAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      await admit(services, request)
      const file = await readCalcFile({ ...services, visitor: request.visitor }, request.params.hash)
      return reply.type('application/json; charset=utf-8').send(file as never)
    },
  )
}
