/** Agents: the Model Context Protocol at `/mcp`, by streamable HTTP without sessions, with the tokens of programs. */
import { type Host, agentServer, createMcpHandler } from '@calcwright/agents'
import { EvaluateRequest, worksheetAddress } from '@calcwright/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { listForProgram } from '../../commands/agents/list-for-program.ts'
import { evaluateNotation } from '../../commands/agents/evaluate-notation.ts'
import { evaluateWorksheet } from '../../commands/api/evaluate-worksheet.ts'
import { describeWorksheet } from '../../commands/api/read-worksheet.ts'
import type { Context, Services } from '../../context.ts'
import { addressOf } from '../../config.ts'
import { Refused } from '../../failure.ts'
import { clientOf } from '../../http/client.ts'
import { pageOrigin } from '../../http/page-origin.ts'
import type { App } from '../../http/types.ts'
import { admit } from '../api/admit.ts'

export function registerAgents(app: App, services: Services): void {
  const options = { schema: { hide: true }, config: { token: true } } as const
  app.post('/mcp', options, async (request, reply) => {
    const { left } = clientOf(request, reply)
    await admit(services, request)
    const context = { ...services, visitor: request.visitor }
    const handler = createMcpHandler(() => agentServer(hostOf(context, left)))
    const answer = await handler.fetch(asWebRequest(request, left), { parsedBody: request.body })
    left.addEventListener('abort', () => void handler.close())
    return sendAnswer(reply, answer)
  })
}

function asWebRequest({ headers, method, url, body }: FastifyRequest, signal: AbortSignal): Request {
  const passed = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name === 'content-length' || name === 'authorization'
      ? []
      : [[name, String(value)]],
  )
  const address = new URL(url, 'http://localhost')
  return new Request(address, { method, headers: passed, body: JSON.stringify(body), signal })
}

async function sendAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const type = answer.headers.get('content-type')
  if (type !== null) void reply.type(type)
  void reply.status(answer.status)
  return reply.serializer(String).send(answer.body === null ? '' : await answer.text())
}

/** The worksheets that the person of the token may see; every call asks the policy. */
function hostOf(context: Context, left: AbortSignal): Host {
  const origin = pageOrigin() ?? addressOf(context.config)
  const addressOfSheet = (hash: string): string => `${origin.replace(/\/$/, '')}${worksheetAddress(hash)}`
  return {
    async list(search) {
      const rows = await listForProgram(context, search)
      return rows.map(({ hash, name }) => ({ worksheet: hash, name, address: addressOfSheet(hash) }))
    },
    async describe(worksheet) {
      const hash = hashIn(worksheet)
      return { ...(await describeWorksheet(context, hash)), address: addressOfSheet(hash) }
    },
    async evaluate(worksheet, call) {
      const hash = hashIn(worksheet)
      const request = EvaluateRequest.safeParse(call)
      if (!request.success)
        throw new Refused('invalid', 'The inputs do not have the form of a set of values.')
      const text = await evaluateWorksheet(context, hash, request.data, left)
      return { ...(JSON.parse(text) as object), address: addressOfSheet(hash) }
    },
    evaluateText: async (text, outputs) =>
      JSON.parse(await evaluateNotation(context, text, outputs, left)) as Record<string, unknown>,
  }
}

/** Agents give the hash, or the address that a person has given them. */
const hashIn = (worksheet: string): string =>
  /\/(?:worksheets|form|embed)\/([^/?#]+)/.exec(worksheet)?.[1] ?? worksheet.trim()
