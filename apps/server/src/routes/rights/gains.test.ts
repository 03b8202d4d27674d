/**
 * Attempts to take over: somebody with rights below the owner's tries to give an accomplice, or everybody,
 * rights on items of others, by every call that changes a place or what is inherited there.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../../../../../tests/full.ts'
import { randomHash } from '../../identifiers.ts'
import { type TestPerson, granted, person } from '../../testing/people.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let ben: TestPerson
let eve: TestPerson
let team: string

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  ben = await person(server, 'Ben')
  eve = await person(server, 'Eve')
  team = (await granted(ben.client.newTeam('Crew'))).hash_string
  await run(`insert into team_members (team_id, user_id, role) values ($1, 'eve', 'member')`, team)
})
afterAll(() => server.close())

const run = (statement: string, ...values: unknown[]) => server.database.pool.query(statement, values)

interface Scene {
  /** Worksheet of Ann's; Ben has the level under test on the item that he moves or shares. */
  readonly sheet: string
  readonly project: string
  /** Worksheet in the project. */
  readonly inner: string
  readonly innerSheet: string
  /** Worksheet of Eve's that Ben may edit. */
  readonly hers: string
}

async function scene(level: number): Promise<Scene> {
  const project = (await granted(ann.client.newProject({ name: 'Tower' }))).project.hash_string
  const inner = (await granted(ann.client.newProject({ name: 'Floor', project_hash: project }))).project
    .hash_string
  const sheet = (await granted(ann.client.newWorksheet({ name: 'Beam' }))).hash_string
  const innerSheet = (await granted(ann.client.newWorksheet({ name: 'Slab', project_hash: inner })))
    .hash_string
  const hers = (await granted(eve.client.newProject({ name: 'Trap' }))).project.hash_string
  await give('worksheet', sheet, level)
  await give('project', project, level)
  await give('project', hers, 3)
  return { sheet, project, inner, innerSheet, hers }
}

const give = (kind: 'worksheet' | 'project', hash: string, level: number): Promise<unknown> =>
  run(
    `insert into ${kind}_rights (${kind}_id, user_id, rights) select id, 'ben', $2 from ${kind}s where hash = $1`,
    hash,
    level,
  )

const levelOf = async (who: TestPerson, hash: string) => {
  const answer = await who.client.rightsLevel(hash)
  return answer.success ? answer.rights_level : 0
}

interface Case {
  /** Prepares the scene; returns the target of Ben's move. */
  readonly given?: (scene: Scene) => Promise<string | void>
  readonly attempt: (scene: Scene, target: string) => Promise<unknown>
  /** Levels at which Ben is allowed to do it. */
  readonly allowed: readonly number[]
  /** Nobody gains anything, whoever does it. */
  readonly harmless?: true
}

/** Opens a project of Ann's that Ben may edit, changed by the statement; $1 is its hash. */
async function open(statement: string, ...values: unknown[]): Promise<string> {
  const hash = (await granted(ann.client.newProject({ name: 'Open' }))).project.hash_string
  await give('project', hash, 3)
  await run(statement, hash, ...values)
  return hash
}

/** Attempts of Ben. */
const CASES: Record<string, Case> = {
  'moves the worksheet': { attempt: s => ben.client.move('Worksheet', s.sheet, s.hers), allowed: [4] },
  'moves the project': { attempt: s => ben.client.move('Project', s.project, s.hers), allowed: [4] },
  'moves the project in it': { attempt: s => ben.client.move('Project', s.inner, s.hers), allowed: [4] },
  'moves the worksheet in it': {
    attempt: s => ben.client.move('Worksheet', s.innerSheet, s.hers),
    allowed: [4],
  },
  'moves the project, where a worksheet in it is not for him': {
    given: async s => void (await give('worksheet', s.innerSheet, 3)),
    attempt: s => ben.client.move('Project', s.project, s.hers),
    allowed: [],
  },
  'moves many': {
    attempt: s => ben.client.batch({ command: 'move', items: [s.sheet, s.project], project_hash: s.hers }),
    allowed: [4],
  },
  'moves it where a team may': {
    given: () => open('update projects set team_id = $2, team_rights = 4 where hash = $1', team),
    attempt: (s, target) => ben.client.move('Worksheet', s.sheet, target),
    allowed: [4],
  },
  'moves it where everybody may': {
    given: () => open('update projects set public_rights = 3 where hash = $1'),
    attempt: (s, target) => ben.client.move('Worksheet', s.sheet, target),
    allowed: [4],
  },
  'moves it where an address is invited': {
    given: () =>
      open(
        `insert into invitations (token_hash, email, item_type, item_id, rights, invited_by)
         select $2, 'new@example.com', 'Project', id, 4, 'ann' from projects where hash = $1`,
        randomHash(),
      ),
    attempt: (s, target) => ben.client.move('Worksheet', s.sheet, target),
    allowed: [4],
  },
  'lets everybody have what the project gives': {
    given: async s => {
      await run('update projects set public_rights = 4 where hash = $1', s.project)
      await run(
        `update worksheets set public_rights = 0, project_id = (select id from projects where hash = $2)
         where hash = $1`,
        s.sheet,
        s.project,
      )
    },
    attempt: s => ben.client.setRights({ item_type: 'Worksheet', item_hash: s.sheet, public_rights: -1 }),
    allowed: [4],
  },
  'shares the project, where a worksheet in it is not for him': {
    given: async s => void (await give('worksheet', s.innerSheet, 1)),
    attempt: s => ben.client.setRights({ item_type: 'Project', item_hash: s.project, public_rights: 3 }),
    allowed: [],
  },
  'shares the project with a team, where a worksheet in it is not for him': {
    given: async s => void (await give('worksheet', s.innerSheet, 2)),
    attempt: s => {
      const rights = { team_hash: team, team_rights: 3 as const }
      return ben.client.setRights({ item_type: 'Project', item_hash: s.project, ...rights })
    },
    allowed: [],
  },
  'invites to the project, where a worksheet in it is not for him': {
    given: async s => void (await give('worksheet', s.innerSheet, 0)),
    attempt: s => {
      const rights = { invite_emails: [eve.email], invite_rights: 3 }
      return ben.client.setRights({ item_type: 'Project', item_hash: s.project, ...rights })
    },
    allowed: [],
  },
  'dissolves his team, which stood in for another': {
    given: async s => {
      const own = (await granted(ben.client.newTeam('Own'))).hash_string
      await run('update projects set team_id = $2, team_rights = 4 where hash = $1', s.inner, team)
      await run('update worksheets set team_id = $2, team_rights = 1 where hash = $1', s.innerSheet, own)
      return own
    },
    attempt: (_, own) => ben.client.removeTeam(own),
    allowed: [0, 1, 2, 3, 4],
    harmless: true,
  },
  'moves the worksheet to the top': {
    attempt: s => ben.client.move('Worksheet', s.sheet, null),
    allowed: [3, 4],
    harmless: true,
  },
  'moves it to a project of the same people': {
    attempt: s => ben.client.move('Worksheet', s.sheet, s.project),
    allowed: [3, 4],
    harmless: true,
  },
  'puts it into the archive and back': {
    attempt: async s => [
      await ben.client.archive('Project', s.project, true),
      await ben.client.archive('Project', s.project, false),
    ],
    allowed: [1, 2, 3, 4],
    harmless: true,
  },
  'makes a copy in her project': {
    attempt: s => ben.client.copyWorksheet({ hash_string: s.sheet, project_hash: s.hers }),
    allowed: [2, 3, 4],
    harmless: true,
  },
  'makes something in the project': {
    attempt: s => ben.client.newWorksheet({ name: 'New', project_hash: s.project }),
    allowed: [3, 4],
    harmless: true,
  },
}

const ANONYMOUS = { cookie: '' }

async function levels(s: Scene) {
  const everybody = { ...eve, client: server.clientWith(ANONYMOUS) }
  const items = [s.sheet, s.project, s.inner, s.innerSheet]
  return Promise.all([eve, everybody].flatMap(who => items.map(hash => levelOf(who, hash))))
}

const LEVELS = [0, 1, 2, 3, 4] as const

/** All levels in full, else the lowest allowed and the highest refused one. */
function levelsFor(allowed: readonly number[]): readonly number[] {
  if (isFull) return LEVELS
  const refused = LEVELS.filter(level => !allowed.includes(level))
  return [refused.at(-1), allowed[0]].filter(level => level !== undefined)
}

const done = (answer: unknown): boolean =>
  [answer].flat().every(one => {
    const { success, failed_on_one: failed } = one as { success: boolean; failed_on_one?: boolean }
    return success && !failed
  })

describe.each(Object.entries(CASES))('who %s', (_, { given, attempt, allowed, harmless }) => {
  it.each(levelsFor(allowed))('with %d', async level => {
    const s = await scene(level)
    const target = (await given?.(s)) ?? ''
    const before = await levels(s)
    expect(done(await attempt(s, target))).toBe(allowed.includes(level))
    const gained = (await levels(s)).some((rights, index) => rights > before[index]!)
    if (harmless || !allowed.includes(level)) expect(gained).toBe(false)
  })
})

it('is told who would gain what', async () => {
  const s = await scene(3)
  const message = "Eve could then administer 'Beam'. Only who administers it can move it there."
  expect(await ben.client.move('Worksheet', s.sheet, s.hers)).toMatchObject({ problem: 'rights', message })
  expect(await ben.client.batch({ command: 'move', items: [s.sheet], project_hash: s.hers })).toMatchObject({
    failed: [s.sheet],
    message: `Some items could not be changed: ${message}`,
  })
})

it('does not delete what was to be taken over', async () => {
  const s = await scene(3)
  await ben.client.move('Worksheet', s.sheet, s.hers)
  await ben.client.move('Project', s.project, s.hers)
  await eve.client.remove('Worksheet', s.sheet)
  await eve.client.remove('Project', s.hers)
  expect(await Promise.all([s.sheet, s.project, s.innerSheet].map(hash => levelOf(ann, hash)))).toEqual([
    4, 4, 4,
  ])
})

it('is not had by rejecting an invitation to less', async () => {
  const s = await scene(3)
  await run(
    `insert into project_rights (project_id, user_id, rights) select id, 'eve', 3 from projects where hash = $1`,
    s.inner,
  )
  await run(
    `insert into worksheet_rights (worksheet_id, user_id, rights, pending)
     select id, 'eve', 1, true from worksheets where hash = $1`,
    s.innerSheet,
  )
  expect(await levelOf(eve, s.innerSheet)).toBe(1)
  await granted(eve.client.answerInvitation(s.innerSheet, false))
  expect(await levelOf(eve, s.innerSheet)).toBe(0)
})

describe('a move that is only checked', () => {
  const asked = (s: Scene, item: string) =>
    ann.client.batch({ command: 'move', items: [item], project_hash: s.hers, check: true })

  it('tells who would come to what, on how much, and changes nothing', async () => {
    const s = await scene(3)
    await run('update projects set public_rights = 1 where hash = $1', s.hers)
    await run(
      `insert into project_rights (project_id, user_id, rights) select id, 'ann', 3 from projects where hash = $1`,
      s.hers,
    )
    const before = await levels(s)
    const gains = [
      { who: 'Eve', rights_level: 4, items: 1 },
      { who: 'Everybody with the link', rights_level: 1, items: 1 },
    ]
    expect(await asked(s, s.sheet)).toMatchObject({ failed: [], to_remove: {}, gains })
    const ofThree = gains.map(gain => ({ ...gain, items: 3 }))
    expect((await granted(ann.client.move('Project', s.project, s.hers, undefined, true))).gains).toEqual(
      ofThree,
    )
    expect(await levels(s)).toEqual(before)
    expect((await granted(ann.client.move('Worksheet', s.sheet, s.hers))).gains).toEqual(gains)
    expect((await granted(ann.client.move('Worksheet', s.sheet, null))).gains).toEqual([])
  })

  it('is refused like the move itself', async () => {
    const s = await scene(3)
    const answer = await ben.client.batch({
      command: 'move',
      items: [s.sheet],
      project_hash: s.hers,
      check: true,
    })
    expect(answer).toMatchObject({ failed: [s.sheet], gains: [] })
  })

  it('is the only command that can be: nothing is deleted by a check', async () => {
    const s = await scene(4)
    expect(await ann.client.batch({ command: 'remove', items: [s.sheet], check: true })).toMatchObject({
      problem: 'invalid',
    })
    expect(await levelOf(ann, s.sheet)).toBe(4)
  })
})
