import { type FusionVars, type NewToken, fusionCalls, tokenCalls } from '@calcwright/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer, sheet, store } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let bob: TestPerson
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0' } })
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
})
afterAll(() => server.close())

const fetchOf =
  ({ headers }: TestPerson): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as object), ...headers } })

const varsOf = (who: TestPerson) => fusionCalls(fetchOf(who), server.address)
const newSheet = async (who = ann) => (await store(who.client, sheet('one'))).hash

async function secretOf(who: TestPerson, options: Partial<NewToken> = {}) {
  const request: NewToken = { name: 'Fusion', scopes: ['fusion'], days: 30, ...options }
  return granted(tokenCalls(fetchOf(who), server.address).newToken(request))
}

const BRACKET = {
  doc_id: 'urn:adsk:bracket',
  doc_name: 'Bracket',
  parameters: [
    { name: 'width', value: 0.04, unit: 'm', shown: 'mm' },
    { name: 'tilt', value: 0.5, unit: 'rad', shown: 'deg' },
  ],
}

async function addin(secret: string, hash: string, body?: object) {
  const response = await fetch(`${server.address}/api/v1/worksheets/${hash}/fusion`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('parameters of a worksheet', () => {
  it('are stored and read again, with the id by which the add-in asks for them', async () => {
    const hash = await newSheet()
    const none: FusionVars = {
      success: true,
      vars: '',
      id: hash,
      docId: '',
      doc_name: '',
      document: [],
      set: [],
    }
    expect(await granted(varsOf(ann).getVars(hash))).toEqual(none)
    expect(await granted(varsOf(ann).setVars(hash, 'width=0.4 m&count=5', false))).toEqual({
      success: true,
      duplicates: [],
    })
    await granted(varsOf(ann).setVars(hash, 'tilt=1e-3%20rad', false))
    expect(await granted(varsOf(ann).getVars(hash))).toMatchObject({
      vars: 'count=5&tilt=0.001 rad&width=0.4 m',
    })
    await granted(varsOf(ann).setVars(hash, 'count=6', true))
    expect(await granted(varsOf(ann).getVars(hash))).toMatchObject({ vars: 'count=6' })
  })

  it.each([
    ['width=NaN', 'width: Invalid Value (NaN):  Answer must be numeric.'],
    ['width=1e999 m', 'width: Invalid Value (1e999):  Answer must be numeric.'],
    ['width=', 'width: Please enter a value to store.'],
    ['width=2 kg', 'width: Invalid Units (kg):  Only units of length and angle are allowed, as m or rad.'],
    ['width', 'width: an equals sign stands between name and value.'],
    ['2width=3', /^2width: a parameter's name begins with a letter/],
    ['width=1&width=2', 'width is set twice.'],
  ])('refuse %s, and store nothing of it', async (wrong, sentence) => {
    const hash = await newSheet()
    const answer = await varsOf(ann).setVars(hash, `count=5&${wrong}`, false)
    const message = typeof sentence === 'string' ? sentence : (expect.stringMatching(sentence) as string)
    expect(answer).toMatchObject({ success: false, problem: 'invalid', message })
    expect(await granted(varsOf(ann).getVars(hash))).toMatchObject({ vars: '' })
  })

  it('are read by who may view, and stored by who may edit', async () => {
    const hash = await newSheet()
    expect(await problemOf(varsOf(bob).getVars(hash))).toBe('not-found')
    for (const rights of [1, 2, 3] as const) {
      await ann.client.setRights({ item_type: 'Worksheet', item_hash: hash, public_rights: rights })
      await granted(varsOf(bob).getVars(hash))
      const stored = await varsOf(bob).setVars(hash, 'a=1', false)
      expect(stored.success ? null : stored.problem).toBe(rights === 3 ? null : 'rights')
    }
  })
})

describe('the add-in', () => {
  it('links a document, brings its parameters, and gets those of the worksheet', async () => {
    const hash = await newSheet()
    await granted(varsOf(ann).setVars(hash, 'width=0.05 m', true))
    const { secret } = await secretOf(ann)
    const parameters = [{ name: 'width', value: 0.05, unit: 'm' }]
    const state = { success: true, hash_string: hash, rights_level: 4, parameters, duplicates: [] }
    expect((await addin(secret, hash)).body).toMatchObject({ ...state, doc_id: '' })
    expect((await addin(secret, hash, BRACKET)).body).toMatchObject({ ...state, doc_id: BRACKET.doc_id })
    expect(await granted(varsOf(ann).getVars(hash))).toMatchObject({
      vars: 'tilt=0.5 rad&width=0.05 m',
      docId: BRACKET.doc_id,
      doc_name: 'Bracket',
      document: BRACKET.parameters,
    })
    const opened = await granted(ann.client.getWorksheet({ hash_string: hash }))
    expect(opened.fusion_id).toBe(BRACKET.doc_id)
  })

  it('does not link another document unless it is asked to', async () => {
    const hash = await newSheet()
    const { secret } = await secretOf(ann)
    await addin(secret, hash, BRACKET)
    const other = { doc_id: 'urn:other', doc_name: 'Other', parameters: [] }
    expect(await addin(secret, hash, other)).toMatchObject({
      status: 409,
      body: {
        problem: 'changed',
        message: 'This worksheet is linked to another document of Fusion: Bracket.',
      },
    })
    expect(await granted(varsOf(ann).getVars(hash))).toMatchObject({ doc_name: 'Bracket' })
    expect((await addin(secret, hash, { ...other, relink: true })).body).toMatchObject({ doc_name: 'Other' })
  })

  it('and pages receive names that two worksheets set in one document', async () => {
    const [one, two] = [await newSheet(), await newSheet(bob)]
    await addin((await secretOf(ann)).secret, one, { ...BRACKET, doc_id: 'urn:two' })
    const { secret } = await secretOf(bob)
    await addin(secret, two, { ...BRACKET, doc_id: 'urn:two' })
    await granted(varsOf(ann).setVars(one, 'width=1 m&tilt=1 rad', true))
    expect(await granted(varsOf(bob).setVars(two, 'width=2 m&count=5', true))).toEqual({
      success: true,
      duplicates: ['width'],
    })
    expect((await addin(secret, two)).body).toMatchObject({ duplicates: ['width'] })
  })

  it('needs its scope, a token that is not revoked, and the rights of its person', async () => {
    const hash = await newSheet()
    const { secret, token } = await secretOf(ann)
    const wrong = await secretOf(ann, { scopes: ['read', 'evaluate'] })
    const bobs = await secretOf(bob)
    expect((await addin(wrong.secret, hash)).body).toMatchObject({ problem: 'rights' })
    expect((await addin(bobs.secret, hash)).status).toBe(404)
    await ann.client.setRights({ item_type: 'Worksheet', item_hash: hash, public_rights: 1 })
    expect((await addin(bobs.secret, hash)).body).toMatchObject({ rights_level: 1 })
    expect((await addin(bobs.secret, hash, BRACKET)).body).toMatchObject({ problem: 'rights' })
    expect((await addin(secret, hash, { ...BRACKET, doc_id: '' })).status).toBe(400)
    await granted(tokenCalls(fetchOf(ann), server.address).revokeToken(token.id))
    expect(await addin(secret, hash, BRACKET)).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('unknown, expired or revoked') as string },
    })
    expect(await granted(varsOf(ann).getVars(hash))).toMatchObject({ docId: '' })
  })
})

it('the add-in is a zip archive that knows its server', async () => {
  const response = await fetch(`${server.address}/fusion/addin`)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(files).toSorted()).toEqual([
    'Calcwright/Calcwright.manifest',
    'Calcwright/Calcwright.py',
    'Calcwright/README.txt',
  ])
  expect(strFromU8(files['Calcwright/Calcwright.py']!)).toContain(`\nSERVER = "${server.address}"\n`)
})

it('linked worksheets and the projects around them are listed', async () => {
  const cat = await person(server, 'Cat')
  const inside = await granted(cat.client.newProject({ name: 'Outer' }))
  const { project } = await granted(
    cat.client.newProject({ name: 'Inner', project_hash: inside.project.hash_string }),
  )
  await granted(cat.client.newProject({ name: 'Other' }))
  const { hash_string: linked } = await granted(
    cat.client.newWorksheet({ name: 'Linked', project_hash: project.hash_string }),
  )
  await newSheet(cat)
  await addin((await secretOf(cat)).secret, linked, BRACKET)
  const { worksheets, fusion } = await granted(cat.client.list({ view: 'fusion_docs' }))
  expect([fusion, worksheets.map(({ name }) => name)]).toEqual([true, ['Linked']])
  expect(worksheets[0]!.linked_to).toEqual(['Fusion'])
  const { projects } = await granted(cat.client.tree('fusion_tree'))
  expect(projects.map(({ name }) => name)).toEqual(['Outer', 'Inner'])
  const archived = await granted(cat.client.archive('Project', project.hash_string, true))
  expect([archived.fusion, archived.onshape]).toEqual([[expect.objectContaining({ name: 'Outer' })], []])
  expect((await granted(ann.client.tree('fusion_tree'))).projects).toEqual([])
})
