import { Refusal } from '@calcwright/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Context, Services } from '../context.ts'
import type { App } from '../http/types.ts'

/** Registers simple calls: a POST with a body, answered by one command. */
export function posting(app: App, services: Services) {
  // The shapes below type the body and the answer, instead of Fastify.
  const routes = app as unknown as FastifyInstance
  return <B extends z.ZodMiniType, A extends z.ZodMiniType>(
    path: string,
    summary: string,
    shapes: { readonly body: B; readonly answer: A },
    perform: (
      context: Context,
      body: z.output<B>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<z.output<A>>,
  ): void => {
    const schema = { summary, body: shapes.body, response: { 200: shapes.answer, '4xx': Refusal } }
    // Calls without a field are sent without a body, too.
    const mayBeEmpty = shapes.body.safeParse({}).success
    const preValidation = async (request: FastifyRequest) => {
      if (mayBeEmpty) request.body ??= {}
    }
    routes.post(path, { schema, preValidation, config: { mayBeEmpty } }, (request, reply) =>
      perform({ ...services, visitor: request.visitor }, request.body as z.output<B>, request, reply),
    )
  }
}
