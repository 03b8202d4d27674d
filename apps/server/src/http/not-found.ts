/**
 * Answers unknown addresses: with the page, which explains it, for a browser that navigates there, else with
 * a Refusal.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../failure.ts'

/** @param methodsAt the methods that an address of the service for programs takes */
export function registerNotFound(app: FastifyInstance, methodsAt: (path: string) => readonly string[]): void {
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url.replace(/\?.*/, ''))
    if (methods.length > 0 && !methods.includes(request.method)) throw wrongMethod(methods)
    void reply.status(404)
    if (goesThere(request) && app.hasReplyDecorator('sendFile')) return reply.sendFile('index.html')
    return reply.send({ success: false, message: 'There is nothing at this address.', problem: 'not-found' })
  })
}

function wrongMethod(methods: readonly string[]): Refused {
  const refused = new Refused('method', `This address takes ${methods.join(' and ')}.`)
  return Object.assign(refused, { headers: { allow: methods.join(', ') } })
}

/** Whether somebody has followed or typed the address. Programs and scripts do not ask for HTML. */
const goesThere = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '')
