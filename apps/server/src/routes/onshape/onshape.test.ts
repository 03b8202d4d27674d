import { randomBytes } from 'node:crypto'
import { type OnshapeCalls, onshapeCalls } from '@calcwright/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { removeExpiredMembers } from '../../onshape/members.ts'
import type { OnshapeSettings } from '../../onshape/settings.ts'
import { CLIENT, type Fault, FakeOnshape } from '../../testing/fake-onshape/fake-onshape.ts'
import { DOCUMENT } from '../../testing/fake-onshape/document.ts'
import { type TestPerson, granted, person } from '../../testing/people.ts'
import { type TestServer, openTestServer, sheet, store } from '../../testing/test-server.ts'

/** Milliseconds for which the server waits for an answer here: enough for a busy machine where nothing delays it. */
const TIMEOUT = 2000

let fake: FakeOnshape
let server: TestServer
let ann: TestPerson
let bob: TestPerson
let calls: OnshapeCalls
let hash: string

const callsOf = ({ headers }: TestPerson): OnshapeCalls =>
  onshapeCalls(
    (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), ...headers } }),
    server.address,
  )

const settings = (): OnshapeSettings => ({
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
  oauthUrl: `${fake.address}/oauth`,
  apiUrl: `${fake.address}/api/v16`,
  site: fake.address,
  frames: 'https://cad.onshape.com',
  tokenKey: randomBytes(32),
  timeout: TIMEOUT,
})

const visit = (address: string, { headers }: TestPerson) => fetch(address, { headers, redirect: 'manual' })

const addressIn = (page: string, name: string): string =>
  new RegExp(`href="([^"]*)">${name}`).exec(page)![1]!.replaceAll('&amp;', '&')

/** Goes through the window of the sign-in. @returns the address at its end */
async function signIn(who: TestPerson, choice = 'Authorize', as = who): Promise<string> {
  const begun = await visit(`${server.address}/onshape/connect`, who)
  const page = await (await fetch(begun.headers.get('location')!)).text()
  const callback = new URL(addressIn(page, choice))
  const ended = await visit(server.address + callback.pathname + callback.search, as)
  return decodeURIComponent(ended.headers.get('location')!).replaceAll('+', ' ')
}

const address = (element = '') => `${fake.address}/documents/${DOCUMENT.did}/w/${DOCUMENT.wid}${element}`

beforeAll(async () => {
  fake = await FakeOnshape.start()
  server = await openTestServer({ config: { host: '0.0.0.0', onshape: settings() } })
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
  calls = callsOf(ann)
  hash = (await store(ann.client, sheet('beam'))).hash
  await signIn(ann)
  await granted(calls.link({ hash_string: hash, item_type: 'Worksheet', address: address('/e/plate') }))
})
afterEach(() => fake.reset())
afterAll(async () => {
  await server.close()
  await fake.close()
})

const setWidth = (value: string) =>
  calls.set({ hash_string: hash, variables: [['plate', 'Fwidth', 'width', value]] })
const expressionOf = (id: string) =>
  fake.plate.find(({ featureId }) => featureId === id)?.parameters.find(each => 'expression' in each)
const messageOf = async (answer: Promise<{ success: boolean; message?: string }>) => (await answer).message

it('lists parts and variables of the linked document, and asks once for what was just asked', async () => {
  const { part_list } = await granted(calls.elements(hash, true))
  expect(part_list.map(({ name }) => name)).toEqual(['Plate', 'Empty part', 'Shared dimensions'])
  const { var_list } = await granted(calls.variables(hash, 'plate', true))
  expect(var_list.map(({ name }) => name)).toEqual(['width', 'depth', 'tilt', 'teeth', 'label'])
  expect((await granted(calls.variables(hash, 'empty', true))).var_list).toEqual([])
  const asked = fake.calls.length
  await granted(calls.variables(hash, 'plate'))
  expect(fake.calls).toHaveLength(asked)
})

it.each([
  ['plate', 'Fwidth', '25 mm'],
  ['plate', 'Fdepth', '126.2 mm'],
  ['plate', 'Ftilt', '30 deg'],
  ['plate', 'Fteeth', '24'],
  ['shared', 'height', '3 in'],
  ['shared', 'ratio', '2.5'],
])('reads %s %s as %s', async (eid, fid, value) => {
  expect((await granted(calls.variable(hash, eid, fid, true))).var.value).toBe(value)
})

it.each([
  ['plate', 'Flabel', 'Invalid Value ("M12"):  Answer must be numeric.'],
  [
    'plate',
    'Fgone',
    'The requested variable was not found...it may have been removed. Choose another one of Plate.',
  ],
  ['gone', 'Fwidth', 'Onshape does not have this part any more, or it has no variables.'],
])('says of %s %s: %s', async (eid, fid, message) => {
  expect(await messageOf(calls.variable(hash, eid, fid, true))).toBe(message)
})

it('stores values in Part Studios and Variable Studios, and touches nothing else', async () => {
  const before = structuredClone(fake.plate)
  const variables: [string, string, string, string][] = [
    ['plate', 'Fwidth', 'width', '31.5 mm'],
    ['plate', 'Ftilt', 'tilt', '0.5'],
    ['shared', 'height', 'height', '0.08 m'],
  ]
  expect(await granted(calls.set({ hash_string: hash, variables }))).toMatchObject({ true_success: true })
  expect(expressionOf('Fwidth')).toMatchObject({ parameterId: 'lengthValue', expression: '31.5 mm' })
  expect(expressionOf('Ftilt')).toMatchObject({ parameterId: 'angleValue', expression: '0.5 rad' })
  expect(fake.plate.slice(3)).toEqual(before.slice(3))
  expect(fake.shared).toEqual([
    { name: 'height', type: 'LENGTH', expression: '0.08 m', description: 'of the housing' },
    { name: 'ratio', type: 'NUMBER', expression: '2.5', description: '' },
  ])
  expect((await granted(calls.variable(hash, 'plate', 'Fwidth'))).var.value).toBe('31.5 mm')
})

it.each([
  ['', 'Please enter a value to store.'],
  ['NaN', 'Invalid Value (NaN):  Answer must be numeric.'],
  ['1e999 mm', 'Invalid Value (1e999 mm):  Answer must be numeric.'],
  ['x + 1', 'Invalid Value (x + 1):  Answer must be numeric.'],
  ['25 kg', 'Invalid Units (kg):  Only units of length are allowed.'],
  ['25 deg', 'Invalid Units (deg):  Only units of length are allowed.'],
  ['-3 mm', 'Invalid Value (-3 mm):  Onshape cannot compute width with it.'],
])('does not store %j: %s', async (value, message) => {
  expect(await messageOf(setWidth(value))).toBe(message)
  expect(expressionOf('Fwidth')).toMatchObject({ expression: '25 mm' })
})

it.each([
  [
    'plate',
    'Fgone',
    'The requested variable was not found...it may have been removed. Choose another one of Plate.',
  ],
  ['gone', 'Fwidth', 'Onshape does not have this part any more, or it has no variables.'],
  [
    'empty',
    'Fwidth',
    'The requested variable was not found...it may have been removed. Choose another one of Empty part.',
  ],
])('stores nothing when %s has no %s any more', async (eid, fid, message) => {
  const variables: [string, string, string, string][] = [
    ['plate', 'Fwidth', 'width', '31 mm'],
    [eid, fid, 'w', '5 mm'],
  ]
  expect(await messageOf(calls.set({ hash_string: hash, variables }))).toBe(message)
  expect(expressionOf('Fwidth')).toMatchObject({ expression: '25 mm' })
})

it('writes nothing when one of several values is wrong, or one is set twice', async () => {
  const twice: [string, string, string, string] = ['plate', 'Fwidth', 'width', '26 mm']
  expect(await messageOf(calls.set({ hash_string: hash, variables: [twice, twice] }))).toBe(
    'width would be set twice: nothing was stored.',
  )
  const variables = [twice, ['plate', 'Fteeth', 'teeth', '3 mm']] as [string, string, string, string][]
  expect(await messageOf(calls.set({ hash_string: hash, variables }))).toBe(
    'Invalid Units (mm):  This variable is a number without a unit.',
  )
  expect(expressionOf('Fwidth')).toMatchObject({ expression: '25 mm' })
})

it('makes variables of each kind, and none whose name is taken or wrong', async () => {
  for (const [eid, name, kind] of [
    ['plate', 'gap', 'LENGTH'],
    ['shared', 'lean', 'ANGLE'],
  ] as const) {
    const { id } = await granted(calls.create({ hash_string: hash, eid, name, kind, value: '2' }))
    expect((await granted(calls.variable(hash, eid, id))).var).toMatchObject({ name })
  }
  const create = (name: string) => messageOf(calls.create({ hash_string: hash, eid: 'plate', name }))
  expect(await create('width')).toBe('Plate has a variable width already.')
  for (const name of ['2d', 'a_b', '', 'a b'])
    expect(await create(name)).toBe(
      'Invalid variable name.  Must be letter followed by letter and/or numbers.',
    )
})

it.each<[string, Fault, RegExp]>([
  ['late', { delay: TIMEOUT * 2 }, /^Onshape has not answered within 2 seconds\. Try again later\.$/],
  ['no JSON', { body: '<html>gateway</html>' }, /^Onshape's answer cannot be read\.$/],
  ['of another form', { body: '{"elements": []}' }, /^Onshape's answer cannot be read\.$/],
  ['402', { status: 402 }, /^The calls of your Onshape plan for this year are used up/],
  ['403', { status: 403 }, /^You have no access to this document in Onshape\./],
  ['404', { status: 404 }, /any more\.$/],
  ['500', { status: 500, body: 'oops' }, /^Onshape has a fault at the moment \(status 500\)/],
])('an answer that is %s is told in words', async (_, fault, message) => {
  fake.faults.push(fault)
  const refused = await calls.elements(hash, true)
  expect(refused).toMatchObject({
    success: false,
    problem: 'elsewhere',
    message: expect.stringMatching(message),
  })
})

it.each<[string, Fault, string]>([
  ['late', { delay: TIMEOUT * 2, at: 'updatePartStudioFeature' }, 'read it again.'],
  [
    '400',
    { status: 400, at: 'updatePartStudioFeature' },
    'Invalid Value (31 mm):  Onshape does not accept it.',
  ],
  ['403', { status: 403, at: 'updatePartStudioFeature' }, 'Onshape does not let you change this document.'],
  [
    'no JSON',
    { body: '<html>', at: 'updatePartStudioFeature' },
    "Onshape's answer cannot be read. It is not known",
  ],
  ['late before the change', { delay: TIMEOUT * 2, at: 'getPartStudioFeatures' }, 'has not answered within'],
  [
    'no JSON before the change',
    { body: '<html>', at: 'getPartStudioFeatures' },
    "Onshape's answer cannot be read.",
  ],
])('a value is not stored silently when the answer is %s', async (_, fault, message) => {
  fake.faults.push(fault)
  expect(await messageOf(setWidth('31 mm'))).toContain(message)
  expect(expressionOf('Fwidth')).toMatchObject({ expression: '25 mm' })
})

it('reads the part once more when somebody has changed it meanwhile', async () => {
  fake.faults.push({ status: 409, at: 'updatePartStudioFeature' })
  expect(await granted(setWidth('32 mm'))).toMatchObject({ true_success: true })
  expect(expressionOf('Fwidth')).toMatchObject({ expression: '32 mm' })
})

it('waits as long as Onshape wants without asking again, for that person only', async () => {
  await signIn(bob)
  const other = await store(bob.client, sheet('axle'))
  const theirs = callsOf(bob)
  await granted(theirs.link({ hash_string: other.hash, item_type: 'Worksheet', address: address() }))
  fake.faults.push({ status: 429, headers: { 'retry-after': '120' }, at: 'getElementsInDocument' })
  const message = 'Onshape limits the number of calls: try again in 2 minutes. Nothing was changed.'
  expect(await messageOf(theirs.elements(other.hash, true))).toBe(message)
  const asked = fake.calls.length
  expect(await messageOf(theirs.elements(other.hash, true))).toBe(message)
  expect(fake.calls).toHaveLength(asked)
  await granted(calls.elements(hash, true))
})

it('tells of another worksheet that sets the same variable', async () => {
  const { hash: other } = await store(ann.client, sheet('second'))
  await granted(calls.link({ hash_string: other, item_type: 'Worksheet', address: address() }))
  await granted(setWidth('26 mm'))
  const variables: [string, string, string, string][] = [['plate', 'Fwidth', 'width', '27 mm']]
  expect((await granted(calls.set({ hash_string: other, variables }))).message).toBe(
    'width is set by the worksheet "Beam" as well: the last one that is calculated counts.',
  )
})

it('lists the worksheets and projects of a document', async () => {
  const { project } = await granted(ann.client.newProject({ name: 'Gears' }))
  const item = { hash_string: project.hash_string, item_type: 'Project' } as const
  await granted(calls.link({ ...item, address: address() }))
  const { items } = await granted(calls.documents(DOCUMENT.did))
  const { projects, worksheets } = await granted(ann.client.list({ view: 'onshape_docs' }))
  expect([...projects, ...worksheets].map(({ linked_to }) => linked_to)).toEqual(
    [1, 2, 3].map(() => ['Onshape']),
  )
  expect(items.map(({ name }) => name)).toEqual(['Gears', 'Beam', 'Beam'])
  expect((await granted(calls.documents('elsewhere'))).items).toEqual([])
  const inside = await granted(ann.client.newWorksheet({ name: 'Inside', project_hash: project.hash_string }))
  expect(inside).toMatchObject({ name: 'Inside' })
  const listed = await granted(ann.client.list({ hash_string: project.hash_string, view: 'project' }))
  expect(listed.worksheets[0]!.linked_to).toEqual(['Onshape'])
  expect(await granted(ann.client.getWorksheet({ hash_string: inside.hash_string }))).toMatchObject({
    onshape_did: DOCUMENT.did,
    onshape_parent: `w/${DOCUMENT.wid}`,
    onshape_element: null,
  })
  expect((await granted(calls.elements(inside.hash_string))).part_list).toHaveLength(3)
  await granted(calls.link({ ...item, address: '' }))
  expect(await messageOf(calls.elements(inside.hash_string))).toMatch(/is not linked/)
})

it('gives the collaborators of the document rights on its projects, and manages nothing else of them here', async () => {
  const carl = await person(server, 'Carl')
  await signIn(carl)
  const { project } = await granted(ann.client.newProject({ name: 'Shafts' }))
  const { hash_string: shafts } = project
  await granted(calls.link({ hash_string: shafts, item_type: 'Project', address: address() }))
  const levelOfCarl = async () => {
    await granted(callsOf(carl).documents(DOCUMENT.did))
    const answer = await carl.client.rightsLevel(shafts)
    return answer.success ? answer.rights_level : 0
  }
  expect(await levelOfCarl()).toBe(3)
  fake.permission = 'READ'
  expect(await levelOfCarl()).toBe(1)
  expect(await granted(ann.client.rightsLevel(shafts))).toMatchObject({ onshape_managed: true })
  const refusals = await Promise.all([
    messageOf(ann.client.setRights({ item_type: 'Project', item_hash: shafts, public_rights: 1 })),
    messageOf(ann.client.renameProject(shafts, 'Other')),
    messageOf(ann.client.archive('Project', shafts, true)),
    messageOf(ann.client.remove('Project', shafts)),
  ])
  for (const message of refusals) expect(message).toMatch(/Onshape/)
  await server.database.pool.query(
    `update project_onshape_members set checked_at = now() - interval '2 days'`,
  )
  await removeExpiredMembers(server.database.query)
  const after = await carl.client.rightsLevel(shafts)
  expect(after.success).toBe(false)
})

it('renews a token, and says when the sign-in was revoked', async () => {
  fake.expire()
  await granted(calls.elements(hash, true))
  fake.revoke()
  expect(await calls.elements(hash, true)).toMatchObject({
    success: false,
    problem: 'token',
    message: 'Your sign-in to Onshape has ended or was revoked there. Connect to Onshape again.',
  })
  expect(await calls.status()).toMatchObject({ available: true, connected: false })
  expect(await messageOf(calls.elements(hash, true))).toBe('Connect to Onshape first.')
  await signIn(ann)
  expect(await calls.status()).toMatchObject({ connected: true })
})

it('deletes the tokens when somebody disconnects, and says where Onshape keeps the permission', async () => {
  const tokens = () =>
    server.database.pool.query(
      `select from onshape_sign_ins where user_id = (select id from users where name = 'Ann')`,
    )
  expect((await tokens()).rowCount).toBe(1)
  expect((await granted(calls.disconnect())).message).toContain(
    'revoke it there under My account, Applications',
  )
  expect((await tokens()).rowCount).toBe(0)
  const asked = fake.calls.length
  expect(await messageOf(calls.elements(hash, true))).toBe('Connect to Onshape first.')
  expect(fake.calls).toHaveLength(asked)
  await signIn(ann)
})

it('lets those sign in first whose window has no session', async () => {
  const { headers } = await fetch(`${server.address}/onshape/connect`, { redirect: 'manual' })
  expect(headers.get('location')).toBe('/sign_in?next=%2Fonshape%2Fconnect')
})

it('stores tokens that the database alone does not reveal', async () => {
  const { rows } = await server.database.pool.query<{ tokens: Buffer }>('select tokens from onshape_sign_ins')
  for (const { tokens } of rows) expect(tokens.toString('latin1')).not.toMatch(/access|refresh|[\da-f]{8}-/)
})

it('does not take the sign-in of somebody else, or a refusal, for one', async () => {
  expect(await signIn(ann, 'Authorize', bob)).toContain('was not begun by you')
  expect(await signIn(ann, 'Deny')).toBe('/onshape_signed_in?problem=Onshape was not allowed to be used.')
  const forged = await visit(`${server.address}/onshape/callback?code=x&state=abc`, ann)
  expect(forged.headers.get('location')).toContain('not+begun+by+you')
})

it.each(['https://example.com/documents/a/w/b', 'documents', `javascript:alert(1)`])(
  'does not link %s',
  async text => {
    const answer = calls.link({ hash_string: hash, item_type: 'Worksheet', address: text })
    expect(await messageOf(answer)).toMatch(/^This is no address of a document in Onshape/)
  },
)

it('writes nothing for those who may only read', async () => {
  await granted(ann.client.setRights({ item_type: 'Worksheet', item_hash: hash, public_rights: 2 }))
  const theirs = callsOf(bob)
  const variables: [string, string, string, string][] = [['plate', 'Fwidth', 'width', '1 mm']]
  expect(await messageOf(theirs.set({ hash_string: hash, variables }))).toBe(
    'You do not have edit rights for this worksheet.  Onshape syncing is disabled.',
  )
  expect(await messageOf(theirs.create({ hash_string: hash, eid: 'plate', name: 'a' }))).toBe(
    'You do not have access rights to create variables.',
  )
})

it('is asked as its description has it', () => {
  expect(fake.problems).toEqual([])
})

it('is absent, and says so, where the server is not set up for it', async () => {
  const plain = await openTestServer()
  const answer = await onshapeCalls(fetch, plain.address).status()
  expect(answer).toMatchObject({
    available: false,
    connected: false,
    message: expect.stringContaining('is not set up for Onshape'),
  })
  await plain.close()
})
