/** Sends bodies that no page sends to every call: each is refused in words, and nothing breaks. */
import { toBase64 } from '@calcwright/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFull } from '../../../../tests/full.ts'
import { randomHash } from '../identifiers.ts'
import { granted, person } from '../testing/people.ts'
import { type TestServer, openTestServer, sheet } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

/** The part of a schema that this test uses. */
interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** Items of a person. */
interface Own {
  readonly worksheet: string
  readonly project: string
  readonly team: string
}

/** A field of a call. */
interface Field {
  readonly path: string
  readonly name: string
}

const DOCUMENT = toBase64(sheet('one').encode())

const amongOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [schema]

/** Valid values, one of each kind that the field may have. */
function fitting(schema: Schema, field: Field, own: Own): unknown[] {
  const among = amongOf(schema)
  if (among.length > 1) return among.flatMap(each => fitting(each, field, own))
  if ('const' in schema) return [schema.const]
  if (schema.enum) return [schema.enum[0]]
  switch (schema.type) {
    case 'string':
      return [textFor(field, own)]
    case 'boolean':
      return [true]
    case 'integer':
    case 'number':
      return [1]
    case 'array':
      return [[fitting(schema.items ?? {}, field, own)[0]]]
    case 'object':
      return objects(schema.properties ?? {}, field, own)
    default:
      return [undefined]
  }
}

/** Valid objects, one for each kind of each field, with the first kind in the other fields. */
function objects(properties: Readonly<Record<string, Schema>>, { path }: Field, own: Own): unknown[] {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, fitting(schema, { path, name }, own)] as const,
  )
  const plain = Object.fromEntries(fields.map(([name, [first]]) => [name, first]))
  const others = fields.flatMap(([name, [, ...more]]) => more.map(value => ({ ...plain, [name]: value })))
  return [plain, ...others]
}

function textFor({ path, name }: Field, own: Own): string | undefined {
  if (name === 'cursor') return undefined
  if (name.startsWith('archive') || name.endsWith('archive_string')) return ''
  if (name === 'vars') return 'word=1'
  if (name === 'state_vector') return 'AA=='
  if (/document|patch|resave/.test(name)) return DOCUMENT
  if (/email/.test(name)) return 'somebody@example.com'
  if (name === 'team_hash' || (name === 'hash_string' && path.startsWith('/teams'))) return own.team
  if (/project_hash/.test(name) || (name === 'hash_string' && /^\/projects(\/rename)?$/.test(path)))
    return own.project
  if (/hash|items/.test(name)) return own.worksheet
  return ['sort_by', 'current_view'].includes(name) ? '' : 'word'
}

let deep: unknown = 'word'
for (let level = 0; level < 60; level++) deep = [deep]
/** Values that are put into each field. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e300,
  2 ** 53 + 2,
  '',
  '1',
  'a\0b@example.com',
  '\ud800',
  '%_\\\u{10ffff}\u202e',
  'ü'.repeat(5000),
  [null],
  Array.from({ length: 500 }, () => 1),
  { constructor: 1, toString: null, length: -1 },
  deep,
]

let position = 0
/** In full all of the wrong values, else the next one of them, so that every value is used for some field. */
function wrongValues(): readonly unknown[] {
  if (isFull) return WRONG
  position += 1
  return [WRONG[position % WRONG.length]]
}

/** The body with each of its fields, at any depth, replaced by wrong values. */
function* wrong(body: unknown): Generator<unknown> {
  yield* wrongValues()
  if (typeof body !== 'object' || body === null) return
  for (const [key, value] of Object.entries(body))
    for (const other of wrong(value))
      yield Array.isArray(body) ? body.with(Number(key), other) : { ...body, [key]: other }
}

const TEXTS = [
  'NaN',
  '{"a":NaN}',
  '{"hash_string":1e999}',
  '"\\ud800"',
  '{"__proto__":{"x":1}}',
  '{"hash_string":"a","hash_string":1}',
  '[',
  '\u0000',
  '{"hash_string":"\\u0000"}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
]

const NO_BODY: Schema = { type: 'object' }

/** The body of each call, as the server describes it. */
async function shapes(): Promise<Map<string, Schema>> {
  const response = await fetch(`${server.address}/docs/api`)
  const { paths, components } = (await response.json()) as {
    paths: Record<string, { post?: { requestBody?: { content: Record<string, { schema: Schema }> } } }>
    components: { schemas: Record<string, Schema> }
  }
  const named = (schema: Schema) =>
    schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema
  const posts = Object.entries(paths).filter(([, { post }]) => post)
  return new Map(
    posts.map(([path, { post }]) => [
      path,
      named(post!.requestBody?.content['application/json']?.schema ?? NO_BODY),
    ]),
  )
}

type Headers = Record<string, string>

/** PDFs are made of the built page, which this server does not have. */
const NOT_BUILT = /^The page is not built yet/

async function answerTo(path: string, body: string | Uint8Array, headers: Headers) {
  const response = await server.fetchWithin(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  })
  const text = await response.text()
  const { success, message } = JSON.parse(text) as { success: boolean; message?: string }
  const { status } = response
  const isRefused = (status >= 400 && status < 500) || NOT_BUILT.test(message ?? '')
  const inWords = isRefused && !success && /\w/.test(message ?? '')
  const fault =
    success || inWords ? null : `${path} ${String(body).slice(0, 200)}: ${status} ${text.slice(0, 200)}`
  return { success, fault }
}

/** Faults in the answers to all bodies, sent several at a time. */
async function faultsOf(path: string, bodies: readonly (string | Uint8Array)[], headers: Headers) {
  const left = [...bodies]
  const faults: string[] = []
  const ask = async (): Promise<void> => {
    const body = left.shift()
    if (body === undefined) return
    // Limits of attempts are reset for each call.
    if (path.startsWith('/accounts')) await server.database.pool.query('delete from rate_limits')
    const { fault } = await answerTo(path, body, headers)
    if (fault) faults.push(fault)
    return ask()
  }
  await Promise.all(Array.from({ length: 8 }, ask))
  return faults
}

/** Makes an account with one item of each kind. */
async function somebody() {
  const { client, headers } = await person(server, randomHash())
  const { hash_string: worksheet } = await granted(client.newWorksheet({ name: 'Beam', document: DOCUMENT }))
  const { project } = await granted(client.newProject({ name: 'Bridge' }))
  const { hash_string: team } = await granted(client.newTeam('Statics'))
  return { headers, own: { worksheet, project: project.hash_string, team } }
}

const written = (bodies: Iterable<unknown>): string[] => [
  ...new Set(Array.from(bodies, body => JSON.stringify(body) ?? '')),
]

it('every call by somebody with an account is answered in words', { timeout: 300_000 }, async () => {
  const faults: string[] = []
  for (const [path, schema] of await shapes()) {
    // Each call has a new account, because calls delete items.
    const { headers, own } = await somebody()
    const bodies = amongOf(schema).flatMap(kind => {
      const [plain, ...others] = fitting(kind, { path, name: '' }, own)
      return [plain, ...others, ...wrong(plain)]
    })
    const all = [...TEXTS, ...written(bodies)]
    faults.push(...(await faultsOf(path, all, headers)))
  }
  expect(faults).toEqual([])
})

it('every call by a stranger is answered in words', { timeout: 60_000 }, async () => {
  const { own } = await somebody()
  const faults: string[] = []
  for (const [path, schema] of await shapes()) {
    const bodies = fitting(schema, { path, name: '' }, own)
    const all = [...TEXTS, ...written([...bodies, ...wrongValues()])]
    faults.push(...(await faultsOf(path, all, { 'x-forwarded-for': '203.0.113.7' })))
  }
  expect(faults).toEqual([])
})

/**
 * Calls about mailed links, other people, a password, files or the built page, for which no valid body can be made
 * here, folders, materials, deletions and comments by their ids, digests of what is on the screen, Onshape, for which this server is not set
 * up, and one that an owner has no use for.
 */
const OF_OTHERS = [
  '/embed_data/worksheets/{hash}',
  '/embed_data/currency',
  '/embed_data/populate_materials',
  '/embed_data/get_material',
  '/embed_data/form_answers',
  '/embed_data/form_answers/send',
  '/checks/mark',
  '/checks/withdraw',
  '/checks/ask',
  '/checks/set_person',
  '/comments/answer',
  '/comments/change',
  '/comments/resolve',
  '/form_answers/send',
  '/file_by_url',
  '/worksheets/pdf/{hash}',
  '/worksheets/pdf_file',
  '/projects/remove',
  '/projects/invite',
  '/projects/claim_invitation',
  '/projects/trash/restore',
  '/projects/trash/delete',
  '/rights/set_rights',
  '/access/owner',
  '/access/ask',
  '/access/answer',
  '/ownership/offer',
  '/ownership/answer',
  '/audit',
  '/teams/set_role',
  '/teams/remove_member',
  '/teams/leave',
  '/accounts/read_link',
  '/accounts/create',
  '/accounts/reset_password',
  '/accounts/confirm_email',
  '/accounts/sign_in',
  '/accounts/set_password',
  '/accounts/two_step/begin',
  '/accounts/two_step/codes',
  '/accounts/two_step/end',
  '/accounts/two_step/confirm',
  '/accounts/passkeys/add',
  '/accounts/passkeys/rename',
  '/accounts/passkeys/remove',
  '/accounts/passkeys/sign_in',
  '/accounts/tokens/renew',
  '/accounts/tokens/revoke',
  '/api/v1/worksheets/{hash}/evaluate',
  '/populate_materials',
  '/get_material',
  '/materials/save',
  '/api/v1/worksheets/{hash}/fusion',
  '/currency',
  '/onshape/link',
  '/onshape/get_elements',
  '/onshape/get_variables',
  '/onshape/get_variable',
  '/onshape/create_variable',
  '/onshape/set_variable',
  '/operator/people',
  '/operator/act',
  '/operator/server',
  '/accounts/set_plan',
  '/accounts/upgrade',
  '/payments/notice',
  '/upload_file',
]

it('the bodies that the wrong ones are made from fit', async () => {
  const refused: string[] = []
  for (const [path, schema] of await shapes()) {
    const { headers, own } = await somebody()
    const [body] = fitting(amongOf(schema)[0]!, { path, name: '' }, own)
    const { success } = await answerTo(path, JSON.stringify(body), headers)
    if (!success) refused.push(path)
  }
  expect(refused).toEqual(OF_OTHERS)
})

const HEAD = { worksheet_hash: 'hash', name: 'Beam', known_server_version: 1 }
it.each([
  ['/worksheet_elements', { ...HEAD, full_resave: '%' }, 'full_resave: not base64'],
  ['/projects', { star: 'perhaps' }, 'star: Invalid option: expected one of 0|1|"0"|"1"|"false"|"true"'],
  ['/projects', [], 'Invalid input: expected object, received array'],
  ['/teams/invite', { hash_string: 'a', emails: [1], role: 'member' }, /^emails/],
])('%s says which field of %j is wrong', async (path, body, message) => {
  const { headers } = await somebody()
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  expect((await response.json()).message).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
})
