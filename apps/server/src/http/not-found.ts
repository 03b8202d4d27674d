/**
 * Answers unknown addresses: with the page, which explains it, for a browser that navigates there, else with
 * a Refusal.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'

export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    void reply.status(404)
    if (goesThere(request) && app.hasReplyDecorator('sendFile')) return reply.sendFile('index.html')
    return reply.send({ success: false, message: 'There is nothing at this address.', problem: 'not-found' })
  })
}

/** Whether somebody has followed or typed the address. Programs and scripts do not ask for HTML. */
const goesThere = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '')
