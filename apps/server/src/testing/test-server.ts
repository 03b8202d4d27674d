/** A listening server over a fresh database, for one test file. */
import { type ServerClient, createClient, createPost } from '@calcwright/contract'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { users, worksheets } from '../db/schema.ts'
import { migrate } from '../db/migrate.ts'
import { randomHash } from '../identifiers.ts'
import { jobHandlers } from '../jobs/handlers.ts'
import type { Message } from '../mail/templates.ts'
import type { MakePdf } from '../pdf/make-pdf.ts'
import { startSession } from '../sessions.ts'
import type { FileStore } from '../files/file-store.ts'
import { jobsAtOnce } from './jobs-at-once.ts'
import { MemoryFileStore } from './memory-file-store.ts'

export * from './sheets.ts'

export interface TestServer {
  readonly address: string
  readonly database: Database
  readonly fileStore: FileStore
  /** Sent mails in order. */
  readonly mails: Message[]
  /** Client of the local owner, without a cookie. */
  readonly client: ServerClient
  /** Client with the identity that the headers give. */
  clientWith(headers: Record<string, string>): ServerClient
  /**
   * Answers a call without a connection, which takes as long as the answer itself. @param path with its slash
   */
  fetchWithin(path: string, init: RequestInit): Promise<Response>
  /** Deletes all people and worksheets, which is quicker than a server for each test. */
  forgetPeople(): Promise<void>
  close(): Promise<void>
}

export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '/nonexistent',
  bucket: null,
  databaseUrl: null,
  redisUrl: null,
  publicUrl: null,
  trustedProxies: ['loopback'],
  signUp: 'open',
  plan: 'everything',
  worksheetLimit: 25 * 1024 * 1024,
  storageLimit: 2000,
  imageLimit: 2000,
  trashDays: 30,
  auditDays: 365,
  drainMilliseconds: 0,
  metrics: null,
  smtpUrl: null,
  mailFrom: null,
  evaluationWorkers: 2,
  drawnSheets: true,
  serviceWorker: true,
  currencyUrl: null,
  feedbackUrl: null,
  embedders: '*',
  onshape: null,
  oidc: null,
  operators: [],
}

/** An empty database of the test run's PostgreSQL. */
export const emptyDatabase = (): Promise<TestDatabase> => makeDatabase('template1')

/** A copy of a database to which nobody is connected. */
export const copyOfDatabase = ({ url }: TestDatabase): Promise<TestDatabase> =>
  makeDatabase(new URL(url).pathname.slice(1))

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

async function makeDatabase(template: string): Promise<TestDatabase> {
  const admin = inject('postgresUrl')
  const name = `test_${randomHash().toLowerCase()}`
  await withClient(admin, client => client.query(`create database ${name} template ${template}`))
  const url = new URL(admin)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => withClient(admin, client => client.query(`drop database ${name} with (force)`)),
  }
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

export async function openTestServer(
  options: Partial<
    Pick<AppOptions, 'pageDir' | 'logger' | 'drain' | 'times' | 'pdfRenderer' | 'payments'>
  > & {
    config?: Partial<Config>
    databaseUrl?: string
    fileStore?: FileStore
  } = {},
): Promise<TestServer> {
  const own = options.databaseUrl === undefined ? await makeDatabase(inject('templateName')) : null
  const database = openDatabase(options.databaseUrl ?? own!.url, () => {})
  if (!own) await migrate(database.pool)
  const config = { ...testConfig, ...options.config }
  const mails: Message[] = []
  const ready = Promise.withResolvers<MakePdf>()
  const delivery = { deliver: async (message: Message) => void mails.push(message) }
  const handlers = jobHandlers(database.query, config, delivery, ready.promise)
  const fileStore = options.fileStore ?? new MemoryFileStore()
  const app = await buildApp({
    config,
    database,
    fileStore,
    jobs: jobsAtOnce(handlers),
    pageDir: options.pageDir ?? '/nonexistent',
    logger: options.logger,
    drain: options.drain,
    times: options.times,
    pdfRenderer: options.pdfRenderer,
    payments: options.payments,
    onReady: ready.resolve,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const clientWith = (headers: Record<string, string>) => createClient(fetchWith(headers), address)
  return {
    address,
    database,
    fileStore,
    mails,
    client: clientWith({}),
    clientWith,
    async fetchWithin(url, { method = 'GET', headers, body }) {
      const { statusCode, rawPayload } = await app.inject({
        method: method as 'GET' | 'POST',
        url,
        headers: headers as Record<string, string>,
        ...(body ? { payload: body as string } : {}),
      })
      return new Response(new Uint8Array(rawPayload), { status: statusCode })
    },
    async forgetPeople() {
      mails.length = 0
      await database.pool.query('truncate users, rate_limits, account_links cascade')
      await database.pool.query(
        'truncate worksheets, worksheet_hashes, worksheet_snapshots, worksheet_updates, revisions, unrevised_changes, files, unused_files cascade',
      )
    },
    async close() {
      await app.close()
      await database.close()
      await own?.drop()
    },
  }
}

export const fetchWith =
  (headers: Record<string, string>): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as object), ...headers } })

/** Sends calls with the identity that the headers give, for those that a client does not have. */
export const postingWith = (server: Pick<TestServer, 'address'>, headers: Record<string, string>) =>
  createPost(fetchWith(headers), server.address)

export async function setPublicRights(database: Database, level: number): Promise<void> {
  await database.query.update(worksheets).set({ publicRights: level })
}

/** Cookie header of a new session of the user. */
export async function cookieOf(server: TestServer, userId: string): Promise<Record<string, string>> {
  const token = await startSession(server.database.query, userId, {
    userAgent: 'test',
    address: '127.0.0.1',
  })
  return { cookie: `calcwright_${testConfig.port}=${token}` }
}

/** Makes a person without a password; returns the cookie header of their session. */
export async function cookieOfNew(server: TestServer, id: string): Promise<Record<string, string>> {
  await server.database.query.insert(users).values({ id, name: 'Someone', email: `${id}@example.com` })
  return cookieOf(server, id)
}
