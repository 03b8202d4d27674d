/** A server of a spec's own, where several people have accounts, and what they have made beforehand. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, type ServerClient, createClient } from '@calcwright/contract'
import { type Browser, type BrowserContext, type Page, expect } from '@playwright/test'
import { findFreePort } from '../../apps/server/src/db/embedded/cluster.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded/embedded.ts'
import { outboxOf } from '../../apps/server/src/mail/delivery.ts'
import { listOutbox, readOutbox } from '../../apps/server/src/mail/outbox.ts'
import { documentOf, skipWelcome } from './sheet.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Acts for the person, without a browser. */
  readonly client: ServerClient
  /** A page on which the person is signed in. */
  page(): Promise<Page>
}

export interface OwnServer {
  readonly base: string
  readonly sql: Database['pool']
  /** Texts of all mails to an address. */
  mailsTo(email: string): Promise<string[]>
  /** A new account. */
  person(name: string): Promise<Person>
  /** A page of somebody without an account. */
  anonymous(): Promise<Page>
  stop(): Promise<void>
}

/** @param settings of the server, beside those that all of these servers have */
export async function startOwnServer(
  browser: Browser,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const port = await findFreePort()
  const base = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-own-'))
  const database = await startEmbedded({ dataDir, label: `tests at ${port}`, say: () => {} })
  const server = start(port, database.url, dataDir, settings)
  await expect(async () => expect((await fetch(`${base}/session`)).ok).toBe(true)).toPass()
  const { pool: sql, close } = openDatabase(database.url, () => {})
  await settleOwner(sql)
  return {
    base,
    sql,
    mailsTo: email => mailsTo(email, outboxOf(dataDir)),
    person: name => makePerson(name, base, `calcwright_${port}`, sql, browser),
    anonymous: () => newPage(browser, base),
    async stop() {
      await close()
      server.kill('SIGKILL')
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function start(
  port: number,
  databaseUrl: string,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      CURRENCY_URL: 'none',
      ...settings,
    },
  })
}

/** Before the owner of a server can sign in from elsewhere, nobody else may make an account there. */
async function settleOwner(sql: Database['pool']): Promise<void> {
  await sql.query(`update users set email = 'owner@example.com', email_verified = true where local`)
  await sql.query(
    `insert into user_passwords (user_id, hash) select id, 'nobody knows it' from users where local`,
  )
}

async function mailsTo(email: string, folder: string): Promise<string[]> {
  const entries = (await listOutbox(folder)).filter(({ to }) => to.includes(email))
  return Promise.all(entries.map(async ({ id }) => (await readOutbox(folder, id)).text))
}

async function makePerson(
  name: string,
  base: string,
  cookieName: string,
  sql: Database['pool'],
  browser: Browser,
): Promise<Person> {
  const id = randomBytes(8).toString('hex')
  const email = `${name.toLowerCase()}-${id}@example.com`
  const token = randomBytes(32).toString('base64url')
  await sql.query('insert into users (id, name, email, email_verified) values ($1, $2, $3, true)', [
    id,
    name,
    email,
  ])
  await sql.query(
    `insert into sessions (token_hash, user_id, expires_at, user_agent) values ($1, $2, now() + interval '1 day', 'test')`,
    [createHash('sha256').update(token).digest('hex'), id],
  )
  const headers = { cookie: `${cookieName}=${token}`, origin: base }
  return {
    id,
    name,
    email,
    client: createClient(
      (input, init) => fetch(input, { ...init, headers: { ...init?.headers, ...headers } }),
      base,
    ),
    page: () => newPage(browser, base, { name: cookieName, value: token, url: base }),
  }
}

/**
 * Browsers that people of earlier tests have left, by the address of their server: their pages open addresses of no
 * other one. They keep the product's files, as a person's browser does: to read and compile them anew takes a fifth
 * of the time of a test.
 */
const left = new Map<string, BrowserContext[]>()
/** Browsers in use, with the address of their server. */
const taken = new Map<BrowserContext, string>()

async function newPage(browser: Browser, baseURL: string, ...cookies: readonly Cookie[]): Promise<Page> {
  const context = left.get(baseURL)?.pop() ?? (await newBrowser(browser, baseURL))
  taken.set(context, baseURL)
  await context.addCookies(cookies)
  const page = await context.newPage()
  await skipWelcome(page)
  return page
}

async function newBrowser(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL })
  context.once('close', () => taken.delete(context))
  // Most people of a test open one page of many: to fetch ahead what nobody opens takes a tenth of its time.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  return context
}

type Cookie = Parameters<BrowserContext['addCookies']>[0][number]

/** The answer of a call that has to succeed. */
export async function done<T extends { success: true }>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call
  if (!answer.success) throw new Error(answer.message)
  return answer
}

/** Makes worksheets of these names, the first one first; returns their hashes. */
export async function makeWorksheets(person: Person, ...names: readonly string[]): Promise<string[]> {
  const hashes: string[] = []
  for (const name of names) hashes.push((await done(person.client.newWorksheet({ name }))).hash_string)
  return hashes
}

/** A worksheet with these lines of plain notation; returns its hash. Whoever opens it first computes it. */
export async function makeSheet(person: Person, name: string, ...lines: readonly string[]): Promise<string> {
  const document = documentOf(name, lines)
  return (await done(person.client.newWorksheet({ name, document }))).hash_string
}

export async function makeProject(
  person: Person,
  name: string,
  parent: string | null = null,
): Promise<string> {
  const { project } = await done(person.client.newProject({ name, project_hash: parent }))
  return project.hash_string
}

/** After a test: what its people had open would go on working beside the next one. */
export async function closePages(browser: Browser): Promise<void> {
  const contexts = [...taken]
  taken.clear()
  await Promise.all(contexts.map(([context, base]) => leave(context, base)))
  const remaining = [...left.values()].flat()
  const others = browser.contexts().filter(context => !remaining.includes(context))
  await Promise.all(others.map(context => context.close()))
}

/** Takes away what somebody leaves behind, but for the product's files. */
async function leave(context: BrowserContext, base: string): Promise<void> {
  await context.setOffline(false)
  await context.unrouteAll()
  await Promise.all(context.pages().map(page => page.close()))
  await context.clearPermissions()
  await context.setStorageState({ cookies: [], origins: [] })
  left.set(base, [...(left.get(base) ?? []), context])
}
