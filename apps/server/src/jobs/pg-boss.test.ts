import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Mail } from '../mail/mail.ts'
import { emptyDatabase } from '../testing/test-server.ts'
import type { JobHandlers } from './jobs.ts'
import { type StartedJobs, startPgBoss } from './pg-boss.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

/** Errors that pg-boss reports; a test fails unless it expects them. */
const errors: unknown[] = []
afterEach(() => {
  if (errors.length > 0) throw new AggregateError(errors.splice(0), 'pg-boss told of errors')
})

/** Rejects with an error of pg-boss instead of waiting for a result that will not come. */
function unlessErrors<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  fail = reject
  if (errors.length > 0) reject(errors[0])
  return Promise.race([work, promise])
}
let fail: (error: unknown) => void = () => {}

const mailTo = (to: string): Mail => ({ to, template: 'password-changed', data: { passkeys: 0 } })

/** Starts a process that runs jobs and reports which. */
async function start(
  work: (to: string, id: string) => Promise<void>,
  url = database.url,
): Promise<StartedJobs> {
  const handlers: JobHandlers = {
    mail: (mail, id) => work(mail.to, id),
    'account-mail': async () => {},
    'pdf-mail': async () => {},
  }
  const onError = (error: unknown) => {
    errors.push(error)
    fail(error)
  }
  return startPgBoss({ url, handlers, onError })
}

it('does each job once, in one of the processes', async () => {
  const done: string[] = []
  let all: () => void = () => {}
  const finished = new Promise<void>(resolve => (all = resolve))
  const work = async (to: string) => {
    done.push(to)
    if (done.length === 10) all()
  }
  const processes = await Promise.all([start(work), start(work)])
  const names = Array.from({ length: 10 }, (_, n) => `person${n}@example.com`)
  for (const [n, name] of names.entries()) await processes[n % 2]!.add('mail', mailTo(name))
  await unlessErrors(finished)
  for (const process of processes) await process.stop()
  expect(done.toSorted()).toEqual(names)
})

it('does at once all that came while one was being done', async () => {
  const own = await emptyDatabase()
  const done: string[] = []
  let all: () => void = () => {}
  const finished = new Promise<void>(resolve => (all = resolve))
  let added: () => void = () => {}
  const everything = new Promise<void>(resolve => (added = resolve))
  const work = async (to: string) => {
    await everything
    done.push(to)
    if (done.length === 6) all()
  }
  const process = await start(work, own.url)
  const names = Array.from({ length: 6 }, (_, n) => `person${n}@example.com`)
  for (const name of names) await process.add('mail', mailTo(name))
  added()
  await unlessErrors(finished)
  await process.stop()
  await own.drop()
  expect(done).toEqual(names)
})

it('finds within seconds what it was not told of', async () => {
  let all: (to: string) => void = () => {}
  const done = new Promise<string>(resolve => (all = resolve))
  const process = await start(async to => all(to))
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`insert into pgboss.job (name, data) values ('mail', $1)`, [mailTo('ann@example.com')])
  await client.end()
  expect(await unlessErrors(done)).toBe('ann@example.com')
  await process.stop()
}, 20_000)

it('does in another process what one left undone', async () => {
  let tried: (id: string) => void = () => {}
  const first = new Promise<string>(resolve => (tried = resolve))
  const failing = await start(async (_, id) => {
    tried(id)
    throw new Error('no mail server')
  })
  await failing.add('mail', mailTo('ann@example.com'))
  const id = await first
  await failing.stop()
  expect(errors.splice(0).map(String)).toContain('Error: no mail server')
  const client = new Client({ connectionString: database.url })
  await client.connect()
  // The pause before the next attempt is over.
  await client.query(`update pgboss.job set start_after = now() where id = $1`, [id])
  await client.end()
  let again: (id: string) => void = () => {}
  const second = new Promise<string>(resolve => (again = resolve))
  const working = await start(async (_, each) => again(each))
  expect(await second).toBe(id)
  await working.stop()
})
