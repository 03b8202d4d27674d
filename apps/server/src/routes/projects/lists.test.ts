import { registry } from '@calcwright/blocks/schemas'
import { type ListAnswer, toBase64 } from '@calcwright/contract'
import { worksheetFromPlain } from '@calcwright/document'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, addLine, openTestServer, sheet, store } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let ben: TestPerson

type Request = Parameters<TestPerson['client']['list']>[0]

/** Worksheets of Ann by name; each is a second younger than the one before. */
const SHEETS = ['alpha', 'Beta 50%', 'beta_two', 'gamma', 'Delta', 'éclair', 'alpha beta', 'omega']

const hashes = new Map<string, string>()

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  ben = await person(server, 'Ben')
  for (const [index, name] of SHEETS.entries()) {
    const { hash_string: hash } = await granted(ann.client.newWorksheet({ name }))
    hashes.set(name, hash)
    await server.database.pool.query(
      `update worksheets set updated_at = timestamptz '2026-03-01 12:00:00.000001+00' + $2 * interval '1 second'
       where hash = $1`,
      [hash, index],
    )
  }
})
afterAll(() => server.close())

async function all(who: TestPerson, request: Request): Promise<string[]> {
  const found: string[] = []
  let cursor: string | null = null
  do {
    const answer: ListAnswer = await granted(who.client.list({ ...request, cursor }))
    found.push(...answer.worksheets.map(item => item.name))
    cursor = answer.next_cursor
  } while (cursor !== null)
  return found
}

it('searches of one person come one after the other, and too many are refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => ann.client.list({ search_term: 'alpha' })),
  )
  const refused = answers.filter(answer => !answer.success)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ problem: 'too-many' })
  expect(await all(ann, { search_term: 'gamma' })).toEqual(['gamma'])
})

describe('the active list', () => {
  it.each([1, 2, 3, 8, 100])('in pages of %d gives each worksheet once, the youngest first', async limit => {
    expect(await all(ann, { limit })).toEqual(SHEETS.toReversed())
  })

  it.each([1, 3, 100])('by name in pages of %d', async limit => {
    const byName = ['alpha', 'alpha beta', 'Beta 50%', 'beta_two', 'Delta', 'éclair', 'gamma', 'omega']
    expect(await all(ann, { sort_by: 'name', limit })).toEqual(byName)
    expect(await all(ann, { order_by_name: true, limit })).toEqual(byName)
  })

  it('by name: each letter once, with and without accents, and numbers by their size', async () => {
    const cora = await person(server, 'Cora')
    const byName = [
      '(draft)',
      '_old',
      '~',
      '2 bolts',
      '10 bolts',
      'äöü',
      'Beam 2',
      'beam 10',
      'Über',
      'Zeta',
      'Ωt',
    ]
    for (const name of byName.toSorted()) await granted(cora.client.newWorksheet({ name }))
    expect(await all(cora, { sort_by: 'name', limit: 3 })).toEqual(byName)
  })

  it.each<[string, string[]]>([
    ['beta', ['Beta 50%', 'alpha beta', 'beta_two']],
    ['BETA alpha', ['alpha beta']],
    ['50%', ['Beta 50%']],
    ['a_t', ['beta_two']],
    ['\\', []],
    ['  ', [...SHEETS]],
    ['Éclair', ['éclair']],
    ['eclair', ['éclair']],
    ["'; drop table worksheets; --", []],
  ])('searched for %j', async (search_term, expected) => {
    expect((await all(ann, { search_term, limit: 2 })).toSorted()).toEqual(expected.toSorted())
  })

  it('is searched in what stands in the worksheets, as it is now, for who may see them', async () => {
    const cora = await person(server, 'Searcher')
    const worksheet = sheet('The stiffener is Größe 5')
    const { hash, version } = await store(cora.client, worksheet)
    const found = async (client: TestPerson['client'], search_term: string) =>
      (await granted(client.list({ search_term }))).worksheets.map(({ hash_string }) => hash_string)
    expect(await found(cora.client, 'große STIFFENER')).toEqual([hash])
    expect(await found(cora.client, 'stiffener beam')).toEqual([hash])
    expect(await found(ann.client, 'stiffener')).toEqual([])
    const head = { worksheet_hash: hash, name: 'Beam', known_server_version: version }
    await granted(cora.client.save({ ...head, patch: addLine(worksheet, 'girder') }))
    expect(await found(cora.client, 'girder')).toEqual([hash])
    await granted(cora.client.remove('Worksheet', hash))
    expect(await found(cora.client, 'girder')).toEqual([])
  })

  it('is searched by parts of words, while they are typed, and without terms as with them', async () => {
    const cora = await person(server, 'Typist')
    const { hash } = await store(cora.client, sheet('Stahlträger sigma_max(x) = 4.5 %', 'a'.repeat(40)))
    await granted(cora.client.newWorksheet({ name: 'Ankerträger' }))
    const count = async (search_term: string) =>
      (await granted(cora.client.list({ search_term }))).worksheets.length
    const searches: readonly [string, number][] = [
      ['t', 2],
      ['tr', 2],
      ['tra', 2],
      ['träger', 2],
      ['stahltrager', 1],
      ['anker', 1],
      ['_max', 1],
      ['a_ma', 1],
      ['4.5', 1],
      ['5 %', 1],
      ['max(x', 1],
      ['=', 1],
      ['qz', 0],
      ['q', 0],
      ['trägeranker', 0],
      ['a'.repeat(40), 1],
      [`b${'a'.repeat(31)}`, 0],
      ['a'.repeat(41), 0],
      ['träger max', 1],
      ['anker max', 0],
    ]
    for (const [term, hits] of searches) expect([term, await count(term)]).toEqual([term, hits])
    await server.database.pool.query(
      `update worksheet_words set terms = array_to_tsvector('{=}') where worksheet_id = (select id from worksheets where hash = $1)`,
      [hash],
    )
    for (const [term, hits] of searches) expect([term, await count(term)]).toEqual([term, hits])
  })

  it('begins anew for a cursor of another order', async () => {
    const { next_cursor: cursor } = await granted(ann.client.list({ sort_by: 'name', limit: 1 }))
    expect(await problemOf(ann.client.list({ cursor, limit: 1 }))).toBe('invalid')
    expect(await problemOf(ann.client.list({ cursor: 'nonsense' }))).toBe('invalid')
  })

  it('is for somebody signed in', async () => {
    expect(await problemOf(server.clientWith({ cookie: '' }).list({}))).toBe('rights')
  })

  it('has what is not the own only after it was accepted', async () => {
    const hash = hashes.get('gamma') ?? ''
    await granted(
      ann.client.setRights({ item_type: 'Worksheet', item_hash: hash, invite_emails: [ben.email] }),
    )
    expect(await all(ben, {})).toEqual([])
    const { worksheets } = await granted(ben.client.list({ view: 'invites' }))
    expect(worksheets).toMatchObject([
      { name: 'gamma', invitation: true, rights_hash: hash, author: 'Ann', worksheet: true, rights_level: 1 },
    ])
    await granted(ben.client.answerInvitation(hash, true))
    const { worksheets: rows } = await granted(ben.client.list({}))
    expect(rows).toMatchObject([
      { name: 'gamma', own: false, author: 'Ann', rights_level: 1, invitation: false },
    ])
  })
})

describe('a section', () => {
  it('has its worksheets', async () => {
    const { project } = await granted(ben.client.newProject({ name: "Ben's project" }))
    await granted(ben.client.newWorksheet({ name: 'bens own', project_hash: project.hash_string }))
    const { hash_string: team } = await granted(ben.client.newTeam('Statics'))
    const { hash_string: forTeam } = await granted(ann.client.newWorksheet({ name: 'for the team' }))
    await granted(ben.client.inviteToTeam({ hash_string: team, emails: [ann.email] }))
    await granted(ann.client.answerInvitation(team, true))
    await granted(
      ann.client.setRights({ item_type: 'Worksheet', item_hash: forTeam, team_hash: team, team_rights: 2 }),
    )
    const lists = await Promise.all(
      (['active', 'my_docs', 'team', 'shared', 'archive', 'starred'] as const).map(view =>
        all(ben, { view }),
      ),
    )
    expect(lists).toEqual([
      ['for the team', 'bens own', 'gamma'],
      ['bens own'],
      ['for the team'],
      ['gamma'],
      [],
      [],
    ])
    const { projects } = await granted(ben.client.list({ view: 'my_docs' }))
    expect(projects).toMatchObject([{ name: "Ben's project", item_type: 'Project', own: true }])
    const rows = await granted(ben.client.list({ view: 'team' }))
    expect(rows.worksheets.map(item => item.team)).toEqual(['Statics'])
    const inside = await granted(ann.client.newProject({ name: "The team's" }))
    const item_hash = inside.project.hash_string
    await granted(ann.client.setRights({ item_type: 'Project', item_hash, team_hash: team, team_rights: 1 }))
    await granted(ann.client.newWorksheet({ name: 'inside it', project_hash: item_hash }))
    const listed = await granted(ben.client.list({ view: 'team', sort_by: 'name' }))
    expect([...listed.projects, ...listed.worksheets].map(item => [item.name, item.team])).toEqual([
      ["The team's", 'Statics'],
      ['for the team', 'Statics'],
      ['inside it', 'Statics'],
    ])
    await granted(ann.client.remove('Project', item_hash))
  })

  it("and its stars are each person's own", async () => {
    const hash = hashes.get('gamma') ?? ''
    await granted(ben.client.star(hash, true))
    expect(await all(ben, { view: 'starred' })).toEqual(['gamma'])
    expect(await all(ben, { star: true, view: 'shared' })).toEqual(['gamma'])
    expect(await all(ann, { view: 'starred' })).toEqual([])
    const { worksheets } = await granted(ben.client.list({ view: 'shared' }))
    expect(worksheets[0]?.star_id).not.toBeNull()
    await granted(ben.client.star(hash, false))
    expect(await all(ben, { view: 'starred' })).toEqual([])
  })

  it('finds projects by name, and what is inside of a project', async () => {
    const { project: outer } = await granted(ann.client.newProject({ name: 'Search outer' }))
    const { project: inner } = await granted(
      ann.client.newProject({ name: 'Search inner', project_hash: outer.hash_string }),
    )
    await granted(ann.client.newWorksheet({ name: 'needle', project_hash: inner.hash_string }))
    const found = await granted(ann.client.list({ search_term: 'search' }))
    expect(found.projects.map(item => item.name).toSorted()).toEqual(['Search inner', 'Search outer'])
    const request = { view: 'project', hash_string: outer.hash_string } as const
    expect(await all(ann, request)).toEqual([])
    expect(await all(ann, { ...request, search_term: 'needle' })).toEqual(['needle'])
  })
})

describe('a project that everybody may see', () => {
  it('is listed to somebody unknown, without what is hidden in it', async () => {
    const { project } = await granted(ann.client.newProject({ name: 'Public' }))
    await granted(ann.client.newWorksheet({ name: 'to see', project_hash: project.hash_string }))
    const hidden = await granted(
      ann.client.newWorksheet({ name: 'hidden', project_hash: project.hash_string }),
    )
    await granted(
      ann.client.setRights({ item_type: 'Worksheet', item_hash: hidden.hash_string, public_rights: 0 }),
    )
    const unknown = server.clientWith({ cookie: '' })
    const request = { view: 'project', hash_string: project.hash_string } as const
    expect(await problemOf(unknown.list(request))).toBe('not-found')
    await granted(
      ann.client.setRights({ item_type: 'Project', item_hash: project.hash_string, public_rights: 1 }),
    )
    const answer = await granted(unknown.list(request))
    expect(answer).toMatchObject({ rights_level: 1, no_save: true, has_parent: false })
    expect(answer.worksheets).toMatchObject([{ name: 'to see', rights_level: 1, star_id: null }])
    expect(await all(ben, {})).not.toContain('to see')
  })
})

describe('the worst check of a worksheet', () => {
  /** The saved result of a check: its condition, then both of its sides. */
  const sides = (left: number, right: number) => ({
    outcomes: [{ notices: [] }, outcomeOf(left), outcomeOf(right)],
  })
  const outcomeOf = (value: number) => ({ value, exact: `${value}`, unit: '', notices: [] })

  async function stored(plain: string, results?: (ids: readonly string[]) => object): Promise<string> {
    const worksheet = worksheetFromPlain(registry, plain)
    const document = toBase64(worksheet.encode())
    const { hash_string: hash } = await granted(ann.client.newWorksheet({ name: 'Checked', document }))
    if (!results) return hash
    const archive = { format: 1, results: results(worksheet.blocks().map(({ id }) => id)) }
    const head = { worksheet_hash: hash, name: 'Checked', known_server_version: 1 }
    await granted(
      ann.client.save({ ...head, full_resave: document, full_archive_string: JSON.stringify(archive) }),
    )
    return hash
  }

  const worstOf = async (hash: string) => {
    const { worksheets } = await granted(ann.client.list({}))
    return worksheets.find(({ hash_string }) => hash_string === hash)?.worst_check
  }

  it.each([
    ['check a <= b // Bending', 3, 4, { name: 'Bending', utilisation: '75.0 %', verdict: 'OK' }],
    ['check a <= b', 9, 4, { name: 'a <= b', utilisation: '225.0 %', verdict: 'NOT OK' }],
    ['a := 3', 3, 4, undefined],
  ])('of %j, %d and %d stands in its row', async (plain, left, right, worst) => {
    const hash = await stored(plain, ([id = '']) => ({
      [id]: { block: id, hash: '', ...sides(left, right) },
    }))
    await vi.waitFor(async () => expect(await worstOf(hash)).toEqual(worst))
  })

  it('is not made by results that are missing, stale or unreadable', async () => {
    const unchecked = { name: 'Bending', utilisation: '', verdict: 'NOT CHECKED' }
    const line = 'check a <= b // Bending'
    const missing = await stored(line)
    const stale = await stored(line, ([id = '']) => ({
      [id]: { block: id, hash: '', stale: true, ...sides(3, 4) },
    }))
    await vi.waitFor(async () => expect(await worstOf(missing)).toEqual(unchecked))
    const unreadable = await stored(line, ([id = '']) => ({ [id]: { block: id, outcomes: 'none' } }))
    await vi.waitFor(async () => expect(await worstOf(stale)).toEqual(unchecked))
    await vi.waitFor(async () => expect(await worstOf(unreadable)).toEqual(unchecked))
  })
})
