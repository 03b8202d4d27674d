import { DatabaseError } from 'pg'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerErrors } from './errors.ts'

/** An error of the system or the database, as drizzle passes it on. */
const failed = (code: string, message = 'failed'): Error =>
  new Error('Failed query', { cause: Object.assign(new Error(message), { code }) })
const reported = (code: string): Error => {
  const cause = new DatabaseError('failed', 0, 'error')
  cause.code = code
  return new Error('Failed query', { cause })
}

const FULL = 'The server has no room left on its disk. Nothing was changed. Try again when there is room.'
const AWAY = 'The database of the server cannot be reached. Nothing was changed. Try again.'

it.each([
  ['a full disk, seen by a file', failed('ENOSPC'), 503, FULL],
  ['a full disk, seen by the database', reported('53100'), 503, FULL],
  ['a database that is not there', failed('ECONNREFUSED'), 503, AWAY],
  ['a database that is told to stop', reported('57P01'), 503, AWAY],
  ['a connection that broke', failed('', 'Connection terminated unexpectedly'), 503, AWAY],
  [
    'a fault of the program',
    new TypeError('x is not a function'),
    500,
    'Something went wrong on the server. Try again.',
  ],
  [
    'a text that no row can have',
    reported('22021'),
    400,
    'The request holds a character that no text can have.',
  ],
])('%s', async (_, error, status, message) => {
  const app = fastify()
  registerErrors(app)
  app.get('/', () => Promise.reject(error))
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { success: false, message }])
  expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined)
})
