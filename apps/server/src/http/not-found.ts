/** What is answered where nothing is: the page, which says so, to a browser that goes there; else a Refusal. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    void reply.status(404)
    if (goesThere(request) && app.hasReplyDecorator('sendFile')) return reply.sendFile('index.html')
    return reply.send({ success: false, message: 'There is nothing at this address.', problem: 'not-found' })
  })
}

/** Somebody has followed or typed the address; programs and pages do not ask for HTML by name. */
const goesThere = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '')
