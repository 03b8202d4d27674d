/**
 * The calls as the specification's tables have them: path, fields of the payload, fields of the answer. Answers that are
 * markup there carry the same facts as data here.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPerson, granted, person } from '../testing/people.ts'
import { type TestServer, openTestServer, sheet, store } from '../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let hash: string
let project: string
let other: string

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  project = (await granted(ann.client.newProject({ name: 'Bridge' }))).project.hash_string
  hash = (await store(ann.client, sheet('one'))).hash
  other = (await granted(ann.client.newProject({ name: 'Works' }))).project.hash_string
})
afterAll(() => server.close())

const commanding = (name: string, data: object) => ({ command: name, data })

/** Path, payload (null for none), and fields of the answer. */
const CALLS: readonly (readonly [string, () => object | null, readonly string[]])[] = [
  [
    '/projects',
    () => ({
      hash_string: '',
      show_archived: 0,
      star: 0,
      sort_by: 'date',
      search_term: '',
      order_by_name: 0,
    }),
    ['message', 'path', 'worksheets', 'onshape', 'fusion', 'has_parent', 'hash_string', 'url_end', 'no_save'],
  ],
  ['/projects/star', () => ({ hash_string: hash, add: 1 }), []],
  [
    '/projects/batch',
    () => ({ command: 'add_star', items: [hash], project_hash: '', current_project_hash: '' }),
    ['to_remove', 'failed_on_one'],
  ],
  ['/projects/tree', () => null, ['message', 'projects']],
  ['/projects/new', () => ({ name: 'Pier', project_hash: project }), ['parent_project_hash', 'url']],
  [
    '/projects/rights_level',
    () => ({ hash_string: hash }),
    ['rights_level', 'onshape', 'onshape_parent', 'onshape_element', 'onshape_did'],
  ],
  ['/projects/rename', () => ({ hash_string: project, name: 'Bridges' }), []],
  ['/projects/archive', () => ({ hash_string: other, data_type: 'Project', add: 1 }), ['hashes']],
  ['/projects/archive_tree', () => null, ['projects']],
  ['/projects/onshape_tree', () => null, ['projects']],
  ['/projects/fusion_tree', () => null, ['projects']],
  ['/projects/team_tree', () => null, ['projects']],
  ['/projects/shared_tree', () => null, ['projects']],
  ['/projects/left_bar', () => null, ['invitations']],
  [
    '/projects/move',
    () => ({ data_type: 'Worksheet', hash_string: hash, project_hash: project, current_view: 'active' }),
    ['hash_string', 'path'],
  ],
  ['/worksheets/variable_list', () => ({ hash_string: hash }), ['variables', 'description']],
  [
    '/worksheet_commands',
    () => commanding('get_worksheet', { hash_string: hash }),
    ['hash_string', 'name', 'project_hash', 'archive_id', 'folder_hash', 'folder_url_end', 'no_save'],
  ],
  [
    '/worksheet_commands',
    () => commanding('rights_level', { hash_string: hash }),
    ['rights_level', 'onshape', 'onshape_parent', 'onshape_element', 'onshape_did'],
  ],
  ['/worksheet_commands', () => commanding('rename', { hash_string: hash, name: 'Beam' }), ['name']],
  ['/worksheet_commands', () => commanding('new_worksheet', { name: 'New' }), ['hash_string', 'name']],
  [
    '/worksheet_commands',
    () =>
      commanding('copy_worksheet', {
        hash_string: hash,
        name: 'Copy',
        duplicate: true,
        author_rights: false,
        revision: '',
        project_hash: '',
      }),
    ['hash_string', 'name'],
  ],
  ['/worksheet_commands', () => commanding('update_settings', { hash_string: hash, settings: {} }), []],
  ['/revisions', () => ({ hash_string: hash }), []],
  ['/rights', () => ({ item_hash: hash, item_type: 'Worksheet', show_embed: 1 }), ['assign_rights']],
  [
    '/rights/set_rights',
    () => ({
      rights: {
        token: 'x',
        item_type: 'Worksheet',
        item_hash: hash,
        public_rights: 1,
        team_rights: -2,
        people: [],
        invite_emails: 'a@example.com; b@example.com',
        invite_rights: 1,
        invite_notify: 0,
        invite_message: '',
      },
    }),
    ['hash', 'rights', 'message'],
  ],
  [
    '/rights/invalidate_url',
    () => ({ item_type: 'Project', item_hash: project }),
    ['url', 'hash_string', 'url_end'],
  ],
  ['/worksheets_children', () => ({ hash_string: hash }), []],
  ['/forums', () => null, []],
  ['/set_public', () => ({ hash_string: hash }), ['rights']],
  ['/users/load_settings', () => null, ['settings']],
  ['/users/set_settings', () => ({ settings: {} }), []],
  ['/worksheets/load_settings', () => null, ['settings']],
  ['/worksheets/get_name', () => ({ hash_string: hash }), ['name']],
  ['/currency', () => ({ date: '0' }), ['date', 'data']],
  ['/projects/remove', () => ({ data_type: 'Worksheet', hash_string: hash }), ['project_hashes']],
]

it.each(CALLS)('%s', async (path, payload, fields) => {
  const body = payload()
  const bodies = body === null ? [undefined, '', '{}'] : [JSON.stringify(body)]
  for (const sent of bodies) {
    const headers = {
      ...ann.headers,
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const response = await fetch(server.address + path, {
      method: 'POST',
      headers,
      ...(sent === undefined ? {} : { body: sent }),
    })
    const answer = (await response.json()) as Record<string, unknown>
    expect(answer, `${path} with ${sent}`).toMatchObject({ success: true })
    expect(Object.keys(answer)).toEqual(expect.arrayContaining([...fields]))
  }
})

it('shares with the only team of the visitor where none is named, and says so where that is not clear', async () => {
  const { hash: shared } = await store(ann.client, sheet('two'))
  const rights = { item_type: 'Worksheet' as const, item_hash: shared, team_rights: 2 }
  expect(await ann.client.setRights(rights)).toMatchObject({ success: false, problem: 'invalid' })
  const { hash_string: team } = await granted(ann.client.newTeam('Statics'))
  await granted(ann.client.setRights(rights))
  expect(await granted(ann.client.rights('Worksheet', shared))).toMatchObject({
    team_rights: 2,
    team: { hash_string: team },
  })
})
