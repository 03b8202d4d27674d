import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPerson, emptyTrash, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let ben: TestPerson

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  ben = await person(server, 'Ben')
})
afterAll(() => server.close())

const project = async (who: TestPerson, name: string, inside?: string): Promise<string> =>
  (await granted(who.client.newProject({ name, project_hash: inside }))).project.hash_string

const worksheet = async (who: TestPerson, name: string, inside?: string): Promise<string> =>
  (await granted(who.client.newWorksheet({ name, project_hash: inside }))).hash_string

/** Names of the worksheets in a list. */
async function names(who: TestPerson, request: Parameters<TestPerson['client']['list']>[0]) {
  return (await granted(who.client.list(request))).worksheets.map(item => item.name)
}

const treeNames = async (who: TestPerson, tree: Parameters<TestPerson['client']['tree']>[0] = 'tree') =>
  (await granted(who.client.tree(tree))).projects.map(node => node.name)

async function share(
  who: TestPerson,
  type: 'Worksheet' | 'Project',
  hash: string,
  to: TestPerson,
  rights: number,
) {
  await granted(
    who.client.setRights({
      item_type: type,
      item_hash: hash,
      invite_emails: [to.email],
      invite_rights: rights,
    }),
  )
  await granted(to.client.answerInvitation(hash, true))
}

describe('a project', () => {
  it('is made at the top or inside of another, and holds worksheets', async () => {
    const made = await granted(ann.client.newProject({ name: 'Bridges 1.2' }))
    expect(made).toMatchObject({
      message: 'Project Created',
      parent_project_hash: null,
      url: `/projects/${made.project.hash_string}/Bridges_1_2`,
    })
    const inner = await project(ann, 'Piers', made.project.hash_string)
    const hash = await worksheet(ann, 'Beam', inner)
    expect(await granted(ann.client.getWorksheet({ hash_string: hash }))).toMatchObject({
      project_hash: inner,
    })
    const list = await granted(ann.client.list({ view: 'project', hash_string: inner }))
    expect(list).toMatchObject({
      name: 'Piers',
      has_parent: true,
      rights_level: 4,
      no_save: false,
      path: [{ name: 'Bridges 1.2' }],
      worksheets: [
        { name: 'Beam', parent_project_hash: inner, path: [{ name: 'Bridges 1.2' }, { name: 'Piers' }] },
      ],
    })
    const outer = await granted(ann.client.list({ view: 'project', hash_string: made.project.hash_string }))
    expect(outer.projects.map(item => item.name)).toEqual(['Piers'])
    expect(outer.worksheets).toEqual([])
  })

  it('is renamed', async () => {
    const hash = await project(ann, 'Old name')
    expect(await granted(ann.client.renameProject(hash, 'New name'))).toMatchObject({
      name: 'New name',
      url_end: 'New_name',
    })
    expect(await treeNames(ann)).toContain('New name')
  })

  it('needs a name', async () => {
    expect(await problemOf(ann.client.newProject({ name: '  ' }))).toBe('invalid')
  })

  it('is not made deeper than projects can be', async () => {
    let hash = await project(ann, 'level 1')
    for (let level = 2; level <= 16; level++) hash = await project(ann, `level ${level}`, hash)
    expect(await problemOf(ann.client.newProject({ name: 'level 17', project_hash: hash }))).toBe('invalid')
  })
})

describe('the trees', () => {
  it('list a parent before its children', async () => {
    const { projects } = await granted(ann.client.tree('tree'))
    const seen = new Set<string>()
    for (const node of projects) {
      if (node.parent !== null) expect(seen).toContain(node.parent)
      seen.add(node.hash_string)
    }
  })

  it('put shared projects under Shared, from the outermost that is shared', async () => {
    const outer = await project(ann, 'Private')
    const middle = await project(ann, 'Common', outer)
    await project(ann, 'Inside of common', middle)
    await share(ann, 'Project', middle, ben, 2)
    expect(await treeNames(ben, 'shared_tree')).toEqual(['Common', 'Inside of common'])
    expect(await treeNames(ben)).toEqual([])
    const { projects } = await granted(ben.client.tree('shared_tree'))
    expect(projects.map(node => [node.parent, node.rights_level])).toEqual([[null, 2], [middle, 2]]) // prettier-ignore
  })
})

describe('moving', () => {
  it('a worksheet into a project and to the top again', async () => {
    const target = await project(ann, 'Target')
    const hash = await worksheet(ann, 'Moving')
    const moved = await granted(ann.client.move('Worksheet', hash, target))
    expect(moved.path).toEqual([{ hash_string: target, name: 'Target' }])
    expect(await names(ann, { view: 'project', hash_string: target })).toEqual(['Moving'])
    expect((await granted(ann.client.move('Worksheet', hash, null))).path).toEqual([])
    expect(await names(ann, { view: 'project', hash_string: target })).toEqual([])
  })

  it('not into itself, nor into what is inside of it', async () => {
    const outer = await project(ann, 'Outer')
    const inner = await project(ann, 'Inner', outer)
    expect(await problemOf(ann.client.move('Project', outer, outer))).toBe('invalid')
    expect(await problemOf(ann.client.move('Project', outer, inner))).toBe('invalid')
  })

  it('two projects into each other at the same time: only one moves', async () => {
    const [one, two] = [await project(ann, 'One'), await project(ann, 'Two')]
    const answers = await Promise.all([
      ann.client.move('Project', one, two),
      ann.client.move('Project', two, one),
    ])
    expect(answers.filter(answer => answer.success)).toHaveLength(1)
  })

  it('needs the right to write on both', async () => {
    const [readable, writable] = [await project(ann, 'Readable'), await project(ann, 'Writable')]
    await share(ann, 'Project', readable, ben, 2)
    await share(ann, 'Project', writable, ben, 3)
    const own = await worksheet(ben, 'Own')
    expect(await problemOf(ben.client.move('Worksheet', own, readable))).toBe('rights')
    expect(await granted(ben.client.move('Worksheet', own, writable))).toMatchObject({ hash_string: own })
    const hers = await worksheet(ann, 'Hers', readable)
    expect(await problemOf(ben.client.move('Worksheet', hers, writable))).toBe('rights')
  })

  it('does not make an administrator of who may edit', async () => {
    const shared = await worksheet(ann, 'Shared for editing')
    await share(ann, 'Worksheet', shared, ben, 3)
    const own = await project(ben, "Ben's")
    expect(await problemOf(ben.client.move('Worksheet', shared, own))).toBe('rights')
  })
})

describe('the archive', () => {
  it('takes a project with everything in it, for this person alone, and gives it back', async () => {
    const outer = await project(ann, 'Archived outer')
    const inner = await project(ann, 'Archived inner', outer)
    await worksheet(ann, 'Deep inside', inner)
    await share(ann, 'Project', outer, ben, 1)
    const archived = await granted(ann.client.archive('Project', outer, true))
    expect(archived.message).toBe('')
    expect(archived.hashes.toSorted()).toEqual([outer, inner].toSorted())
    expect(archived.tree?.map(node => node.name)).not.toContain('Archived outer')
    expect(archived.archive?.map(node => node.name)).toEqual(['Archived outer', 'Archived inner'])
    expect(await names(ann, { search_term: 'deep' })).toEqual([])
    expect(await names(ann, { view: 'archive', search_term: 'deep' })).toEqual(['Deep inside'])
    expect(await names(ann, { view: 'archive_projects', hash_string: inner })).toEqual(['Deep inside'])
    expect(await granted(ann.client.list({ hash_string: inner }))).toMatchObject({ archived: true })
    expect(await granted(ben.client.list({ hash_string: inner }))).toMatchObject({ archived: false })
    expect(await names(ben, { search_term: 'deep' })).toEqual(['Deep inside'])
    const restored = await granted(ann.client.archive('Project', outer, false))
    expect(restored.message).toBe('Project and all sub-projects and worksheets restored.')
    expect(await names(ann, { search_term: 'deep' })).toEqual(['Deep inside'])
    expect(await treeNames(ann, 'archive_tree')).toEqual([])
  })

  it('has what is made in a project there, or comes into it, for everybody who archived that project', async () => {
    const tower = await project(ann, 'Old tower')
    await share(ann, 'Project', tower, ben, 3)
    await granted(ann.client.archive('Project', tower, true))
    await project(ben, 'Old annex', tower)
    const made = await granted(ann.client.newProject({ name: 'Old roof', project_hash: tower }))
    expect([made.project.archived, made.url.split('/')[1]]).toEqual([true, 'archive_projects'])
    const moved = await project(ann, 'Old cellar')
    await granted(ann.client.move('Project', moved, tower))
    const inside = ['Old annex', 'Old cellar', 'Old roof']
    expect((await treeNames(ann, 'archive_tree')).filter(name => name.startsWith('Old'))).toEqual([
      'Old tower',
      ...inside,
    ])
    expect((await treeNames(ann, 'tree')).filter(name => name.startsWith('Old'))).toEqual([])
    expect((await treeNames(ben, 'archive_tree')).filter(name => name.startsWith('Old'))).toEqual([])
    await granted(ann.client.archive('Project', tower, false))
  })

  it('gives back one worksheet out of an archived project, and all of them with the project', async () => {
    const hash = await project(ann, 'Half')
    const [one] = [await worksheet(ann, 'half one', hash), await worksheet(ann, 'half two', hash)]
    await granted(ann.client.archive('Project', hash, true))
    const back = await granted(ann.client.archive('Worksheet', one, false))
    expect(back).toMatchObject({ message: '', hashes: [one] })
    expect(await names(ann, { search_term: 'half' })).toEqual(['half one'])
    await granted(ann.client.archive('Worksheet', one, true))
    await granted(ann.client.archive('Project', hash, false))
    expect(await names(ann, { search_term: 'half', sort_by: 'name' })).toEqual(['half one', 'half two'])
  })
})

describe('removing', () => {
  it("is for everybody when the owner does it, and takes a project's contents along", async () => {
    const outer = await project(ann, 'Doomed')
    const inner = await project(ann, 'Doomed inner', outer)
    const hash = await worksheet(ann, 'Doomed sheet', inner)
    await share(ann, 'Project', outer, ben, 3)
    const his = await worksheet(ben, 'His doomed sheet', inner)
    expect(await granted(ann.client.rightsLevel(outer))).toMatchObject({
      projects_inside: 1,
      worksheets_inside: 2,
    })
    // A visitor who may not delete a project does not learn how much others have in it.
    expect(await granted(ben.client.rightsLevel(outer))).toMatchObject({
      projects_inside: 0,
      worksheets_inside: 0,
    })
    const answer = await granted(ann.client.remove('Project', outer))
    expect(answer.deleted).toBe(true)
    expect(answer.project_hashes.toSorted()).toEqual([outer, inner].toSorted())
    for (const gone of [hash, his])
      expect(await problemOf(ben.client.getWorksheet({ hash_string: gone }))).toBe('not-found')
    await emptyTrash(server, ann)
    // The worksheet of the other is in the trash of its owner.
    await emptyTrash(server, ben)
    const { rows } = await server.database.pool.query(
      'select 1 from worksheet_snapshots left join worksheets on id = worksheet_id where id is null',
    )
    expect(rows).toEqual([])
  })

  it('is from the own lists only for others, until it is shared again', async () => {
    const outer = await project(ann, 'Kept')
    const hash = await worksheet(ann, 'Kept sheet', outer)
    await share(ann, 'Project', outer, ben, 3)
    expect(await names(ben, { search_term: 'kept' })).toEqual(['Kept sheet'])
    expect(await granted(ben.client.remove('Project', outer))).toMatchObject({ deleted: false })
    expect(await names(ben, { search_term: 'kept' })).toEqual([])
    expect(await treeNames(ben, 'shared_tree')).not.toContain('Kept')
    expect(await granted(ben.client.getWorksheet({ hash_string: hash }))).toMatchObject({ rights_level: 3 })
    expect(await names(ann, { search_term: 'kept' })).toEqual(['Kept sheet'])
    const people = [{ hash_string: ben.id, user_rights: 2 }]
    await granted(ann.client.setRights({ item_type: 'Project', item_hash: outer, people }))
    expect(await names(ben, { search_term: 'kept' })).toEqual(['Kept sheet'])
  })
})

it('removes a worksheet that others own from the own lists only', async () => {
  const hash = await worksheet(ann, 'Single')
  await share(ann, 'Worksheet', hash, ben, 3)
  expect(await granted(ben.client.remove('Worksheet', hash))).toMatchObject({ deleted: false })
  expect(await names(ben, { search_term: 'single' })).toEqual([])
  expect(await names(ann, { search_term: 'single' })).toEqual(['Single'])
})

describe('a batch', () => {
  it('does what it may and says that some items stayed', async () => {
    const target = await project(ben, 'Batch target')
    const [own, hers] = [await worksheet(ben, 'mine to move'), await worksheet(ann, 'hers to see')]
    await share(ann, 'Worksheet', hers, ben, 1)
    const answer = await granted(
      ben.client.batch({
        command: 'move',
        items: [own, hers, 'nothing'],
        project_hash: target,
        current_project_hash: 'other',
      }),
    )
    expect(answer).toEqual({
      success: true,
      message: 'Some items could not be changed: Insufficient access rights.',
      to_remove: { [own]: true },
      failed_on_one: true,
      failed: [hers, 'nothing'],
      gains: [],
    })
  })

  it('says what else is wrong than rights', async () => {
    const outer = await project(ann, 'Batch outer')
    const inner = await project(ann, 'Batch inner', outer)
    const sheet = await worksheet(ann, 'Beside the project')
    const move = (...items: string[]) =>
      granted(ann.client.batch({ command: 'move', items, project_hash: inner }))
    const itself = 'A project cannot be moved into itself or into one of its sub-projects.'
    expect(await move(outer, sheet)).toMatchObject({
      message: `Some items could not be changed: ${itself}`,
      failed: [outer],
    })
    expect(await move('nothing', outer, inner)).toMatchObject({
      message: `Some items could not be changed: Insufficient access rights. ${itself}`,
      failed: ['nothing', outer, inner],
    })
  })

  it.each([
    ['add_star', 'active', false],
    ['remove_star', 'starred', true],
    ['archive', 'active', true],
    ['restore', 'archive', true],
    ['clear', 'active', false],
    ['remove', 'active', true],
  ] as const)('%s in the list %s', async (command, view, leaves) => {
    const hash = await worksheet(ann, `batch ${command}`)
    const answer = await granted(ann.client.batch({ command, items: [hash], view }))
    expect(answer).toMatchObject({
      message: '',
      failed_on_one: false,
      to_remove: leaves ? { [hash]: true } : {},
    })
  })
})
