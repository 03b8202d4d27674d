/**
 * Checks the query plans of lists, trees and menus on a filled database: each uses indexes, and nothing grows
 * with what others have.
 */
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fill } from '../testing/fill.ts'
import { granted } from '../testing/people.ts'
import { type TestServer, cookieOf, openTestServer } from '../testing/test-server.ts'

let server: TestServer
let client: TestServer['client']

beforeAll(async () => {
  server = await openTestServer()
  await fill(server.database.pool, { people: 300, worksheets: 20_000, ofFirst: 5000 })
  client = server.clientWith(await cookieOf(server, 'person-1'))
})
afterAll(() => server.close())

/** Tables that are large enough here for the database to use an index. */
const LARGE = ['worksheets', 'worksheet_hashes', 'worksheet_rights', 'worksheet_shelf', 'worksheet_snapshots']
/**
 * Tables so small here that the database reads them whole, unless the test makes that expensive to show that
 * there is an index.
 */
const SMALL = ['projects', 'project_rights', 'users', 'team_members', 'teams', 'invitations', 'project_shelf']

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** Records the statements that run during the work. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = []
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...call: unknown[]
  ) {
    const [first, second] = call as [string | Statement, unknown]
    const text = typeof first === 'string' ? first : first.text
    const values = Array.isArray(second) ? second : typeof first === 'string' ? [] : first.values
    if (/^\s*(select|with|\()/i.test(text)) asked.push({ text, values: values ?? [] })
    return (query as (...call: unknown[]) => unknown).apply(this, call)
  } as never)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return asked
}
const query = Client.prototype.query

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

async function planOf({ text, values }: Statement, readingWhole: 'on' | 'off'): Promise<Plan> {
  const connection = await server.database.pool.connect()
  try {
    await connection.query(`set enable_seqscan = ${readingWhole}`)
    const { rows } = await connection.query(`explain (format json) ${text}`, values)
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Plan }]
    return plan
  } finally {
    await connection.query('reset enable_seqscan')
    connection.release()
  }
}

/** Tables that a plan reads from end to end. */
function readWhole(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []
  return [...own, ...(plan.Plans ?? []).flatMap(readWhole)]
}

const worksheet = 'w7'
const project = 'p1-1'

const CALLS: Record<string, () => Promise<unknown>> = {
  'the active list': () => granted(client.list({})),
  'its next page': async () => {
    const { next_cursor: cursor } = await granted(client.list({ limit: 50 }))
    return granted(client.list({ limit: 50, cursor }))
  },
  'the list by name': () => granted(client.list({ sort_by: 'name' })),
  'a search': () => granted(client.list({ search_term: 'pump 1' })),
  'starred ones': () => granted(client.list({ view: 'starred' })),
  'the archive': () => granted(client.list({ view: 'archive' })),
  'own ones': () => granted(client.list({ view: 'my_docs' })),
  'those of teams': () => granted(client.list({ view: 'team' })),
  'shared ones': () => granted(client.list({ view: 'shared' })),
  invitations: () => granted(client.list({ view: 'invites' })),
  'a project': () => granted(client.list({ view: 'project', hash_string: project })),
  'a search in a project': () =>
    granted(client.list({ view: 'project', hash_string: project, search_term: 'beam' })),
  'the tree': () => granted(client.tree('tree')),
  'the shared tree': () => granted(client.tree('shared_tree')),
  'the left bar': () => granted(client.leftBar()),
  'rights on a worksheet': () => granted(client.rightsLevel(worksheet)),
  'rights on a project': () => granted(client.rightsLevel(project)),
  'opening a worksheet': () => granted(client.getWorksheet({ hash_string: worksheet })),
  'the sharing dialog': () => granted(client.rights('Worksheet', worksheet)),
  'the sharing dialog of a project': () => granted(client.rights('Project', project)),
  copies: () => granted(client.copies(worksheet)),
  teams: () => granted(client.teams()),
}

it.each(Object.entries(CALLS))('%s', async (_, call) => {
  await call()
  const statements = await statementsOf(call)
  expect(statements.length).toBeGreaterThan(0)
  for (const { text, values } of statements) {
    const large = readWhole(await planOf({ text, values }, 'on')).filter(table => LARGE.includes(table))
    const small = readWhole(await planOf({ text, values }, 'off')).filter(table => SMALL.includes(table))
    expect({ text, large, small }).toEqual({ text, large: [], small: [] })
  }
})
