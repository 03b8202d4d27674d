/**
 * Tests on a running server every call about a worksheet or project, at every level and every way to it, for
 * signed-in and anonymous visitors.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomHash } from '../identifiers.ts'
import { type TestPerson, granted, person } from '../testing/people.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'

let server: TestServer
let owner: TestPerson
let other: TestPerson
/** A project of the other person's own, as a target of moves. */
let ownProject: string

beforeAll(async () => {
  server = await openTestServer()
  owner = await person(server, 'Owner')
  other = await person(server, 'Other')
  ownProject = (await granted(other.client.newProject({ name: 'Mine' }))).project.hash_string
  const { pool } = server.database
  await pool.query(`insert into teams (id, name) values ('team', 'Team')`)
  await pool.query(`insert into team_members (team_id, user_id, role) values ('team', 'other', 'member')`)
})
afterAll(() => server.close())

type Type = 'Worksheet' | 'Project'

interface Call {
  readonly path: string
  readonly body: (hash: string, type: Type) => object
  readonly on: readonly Type[]
  /** Statuses at the levels 0 to 4. */
  readonly signedIn: readonly number[]
  /** Statuses of a signed-in visitor who has the levels by the link alone; as given when absent. */
  readonly byLink?: readonly number[]
  readonly unknown: readonly number[]
}

const LEVELS = [0, 1, 2, 3, 4]
const UNKNOWN = { cookie: '' }
const BOTH: readonly Type[] = ['Worksheet', 'Project']
const never = [404, 403, 403, 403, 403]
/** Calls that make something check the visitor before the place. */
const SIGN_IN_FIRST = LEVELS.map(() => 403)
const from = (level: number) => LEVELS.map(at => (at === 0 ? 404 : at < level ? 403 : 200))
const item = (hash: string, type: Type) => ({ hash_string: hash, data_type: type })

const CALLS: Record<string, Call> = {
  list: {
    path: '/projects',
    body: hash => ({ hash_string: hash, view: 'project' }),
    on: ['Project'],
    signedIn: from(1),
    unknown: from(1),
  },
  rights_level: {
    path: '/projects/rights_level',
    body: hash => ({ hash_string: hash }),
    on: BOTH,
    signedIn: from(1),
    unknown: from(1),
  },
  star: {
    path: '/projects/star',
    body: hash => ({ hash_string: hash, add: true }),
    on: BOTH,
    signedIn: from(1),
    unknown: never,
  },
  archive: {
    path: '/projects/archive',
    body: (hash, type) => ({ ...item(hash, type), add: true }),
    on: BOTH,
    signedIn: from(1),
    unknown: never,
  },
  rename: {
    path: '/projects/rename',
    body: hash => ({ hash_string: hash, name: 'Renamed' }),
    on: ['Project'],
    signedIn: from(3),
    unknown: never,
  },
  new_inside: {
    path: '/projects/new',
    body: hash => ({ name: 'Inner', project_hash: hash }),
    on: ['Project'],
    signedIn: from(3),
    unknown: SIGN_IN_FIRST,
  },
  new_worksheet_inside: {
    path: '/worksheet_commands',
    body: hash => ({ command: 'new_worksheet', data: { name: 'Inner', project_hash: hash } }),
    on: ['Project'],
    signedIn: from(3),
    unknown: SIGN_IN_FIRST,
  },
  // Only an administrator of an item may move it to a project of their own, because level 3 would become 4
  // there.
  move: {
    path: '/projects/move',
    body: (hash, type) => ({ ...item(hash, type), project_hash: ownProject }),
    on: BOTH,
    signedIn: from(4),
    unknown: never,
  },
  move_to_top: {
    path: '/projects/move',
    body: (hash, type) => ({ ...item(hash, type), project_hash: null }),
    on: BOTH,
    signedIn: from(3),
    unknown: never,
  },
  remove: {
    path: '/projects/remove',
    body: item,
    on: BOTH,
    signedIn: from(1),
    unknown: never,
  },
  list_revisions: {
    path: '/revisions',
    body: hash => ({ hash_string: hash }),
    on: ['Worksheet'],
    signedIn: from(3),
    unknown: never,
  },
  list_checkers: {
    path: '/checks/people',
    body: (hash, type) => ({ item_hash: hash, item_type: type }),
    on: BOTH,
    signedIn: from(4),
    unknown: never,
  },
  set_checker: {
    path: '/checks/set_person',
    body: (hash, type) => ({ item_hash: hash, item_type: type, user_hash: 'owner', checker: true }),
    on: BOTH,
    signedIn: from(4),
    unknown: never,
  },
  // A visitor who has only the link sees comments where sharing lets visitors comment.
  list_comments: {
    path: '/comments',
    body: hash => ({ hash_string: hash }),
    on: ['Worksheet'],
    signedIn: from(1),
    byLink: from(3),
    unknown: from(3),
  },
  begin_thread: {
    path: '/comments/begin',
    body: hash => ({ hash_string: hash, block: 'b', quote: 'x', body: 'Why?', guest: 'Eve' }),
    on: ['Worksheet'],
    signedIn: from(3),
    unknown: from(3),
  },
  rights: {
    path: '/rights',
    body: (hash, type) => ({ item_hash: hash, item_type: type }),
    on: BOTH,
    signedIn: from(1),
    unknown: from(1),
  },
  set_rights: {
    path: '/rights/set_rights',
    body: (hash, type) => ({ rights: { item_hash: hash, item_type: type } }),
    on: BOTH,
    signedIn: from(3),
    unknown: never,
  },
  read_audit: {
    path: '/audit',
    body: (hash, type) => ({ item_hash: hash, item_type: type }),
    on: BOTH,
    signedIn: from(4),
    unknown: never,
  },
  note_export: {
    path: '/audit/exported',
    body: hash => ({ hash_string: hash, format: 'docx' }),
    on: ['Worksheet'],
    signedIn: from(1),
    unknown: from(1),
  },
  invalidate_url: {
    path: '/rights/invalidate_url',
    body: (hash, type) => ({ item_hash: hash, item_type: type }),
    on: BOTH,
    signedIn: from(4),
    unknown: never,
  },
  copies: {
    path: '/worksheets_children',
    body: hash => ({ hash_string: hash }),
    on: ['Worksheet'],
    signedIn: from(3),
    unknown: never,
  },
}

/** Ways to give the other person a level, as SQL on an item or the project around it. */
const WAYS: Record<string, (type: Type, item: string, level: number) => string> = {
  'given to the person': (type, id, level) =>
    `insert into ${type}_rights (${type}_id, user_id, rights) values ('${id}', 'other', ${level})`,
  'by a team': (type, id, level) =>
    `update ${type}s set team_id = 'team', team_rights = ${level} where id = '${id}'`,
  'for everybody': (type, id, level) => `update ${type}s set public_rights = ${level} where id = '${id}'`,
}

/** Makes an item of the owner's in a project; returns its hash, its id and the project's. */
async function make(type: Type) {
  const [hash, id, aroundId] = [randomHash(), randomHash(), randomHash()]
  const { pool } = server.database
  await pool.query(
    `insert into projects (id, hash, name, owner_id) values ('${aroundId}', '${randomHash()}', 'Around', 'owner')`,
  )
  if (type === 'Project')
    await pool.query(
      `insert into projects (id, hash, name, owner_id, parent_id)
       values ('${id}', '${hash}', 'Item', 'owner', '${aroundId}')`,
    )
  else
    await pool.query(
      `with places as (insert into worksheet_hashes (hash, worksheet_id) values ('${hash}', '${id}'))
       insert into worksheets (id, hash, name, owner_id, project_id, version)
       values ('${id}', '${hash}', 'Item', 'owner', '${aroundId}', 1)`,
    )
  return { hash, id, aroundId }
}

async function ask(call: Call, hash: string, type: Type, headers: Record<string, string>) {
  const response = await fetch(server.address + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(call.body(hash, type)),
  })
  return { status: response.status, text: await response.text() }
}

const cases = Object.entries(CALLS).flatMap(([name, call]) => call.on.map(type => [name, type] as const))

describe.each(cases)('%s about a %s', (name, type) => {
  const call = CALLS[name] as Call

  it.each(Object.keys(WAYS))('at the levels 0 to 4 %s, directly and by the project around', async way => {
    const statusAt = async (level: number, place: 'direct' | 'around') => {
      const { hash, id, aroundId } = await make(type)
      const statement =
        place === 'direct' ? WAYS[way]!(type, id, level) : WAYS[way]!('Project', aroundId, level)
      await server.database.pool.query(statement)
      return (await ask(call, hash, type, other.headers)).status
    }
    const direct = await Promise.all(LEVELS.map(level => statusAt(level, 'direct')))
    const inherited = await Promise.all(LEVELS.map(level => statusAt(level, 'around')))
    const wanted = (way === 'for everybody' && call.byLink) || call.signedIn
    expect({ direct, inherited }).toEqual({ direct: wanted, inherited: wanted })
  })

  it('at the levels 0 to 4 for everybody, by somebody unknown', async () => {
    const statuses = LEVELS.map(async level => {
      const { hash, aroundId } = await make(type)
      await server.database.pool.query(WAYS['for everybody']!('Project', aroundId, level))
      return (await ask(call, hash, type, UNKNOWN)).status
    })
    expect(await Promise.all(statuses)).toEqual(call.unknown)
  })

  it('by the owner of it, and of the project around', async () => {
    const { hash } = await make(type)
    // The owner does not see the target of the other person's moves.
    const status = name === 'move' ? 404 : 200
    expect((await ask(call, hash, type, owner.headers)).status).toBe(status)
    const theirs = await granted(owner.client.newProject({ name: 'Shared' }))
    await server.database.pool.query(
      `insert into project_rights (project_id, user_id, rights)
       select id, 'other', 3 from projects where hash = $1`,
      [theirs.project.hash_string],
    )
    const place = { project_hash: theirs.project.hash_string }
    const inside =
      type === 'Project'
        ? (await granted(other.client.newProject({ name: 'Theirs', ...place }))).project.hash_string
        : (await granted(other.client.newWorksheet({ name: 'Theirs', ...place }))).hash_string
    expect((await ask(call, inside, type, owner.headers)).status).toBe(status)
  })

  it('about what may not be seen, in the words of what does not exist', async () => {
    const { hash } = await make(type)
    for (const headers of call.unknown === SIGN_IN_FIRST ? [other.headers] : [other.headers, UNKNOWN]) {
      const hidden = await ask(call, hash, type, headers)
      expect(hidden).toEqual(await ask(call, 'nothinghere', type, headers))
      expect(hidden.status).toBe(404)
    }
  })
})
