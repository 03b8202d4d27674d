/** People who store as much as they can: worksheets, copies, changes and pictures. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPerson, granted, person } from '../testing/people.ts'
import {
  type TestServer,
  addLine,
  load,
  openTestServer,
  setPublicRights,
  sheet,
  store,
  wholeOf,
} from '../testing/test-server.ts'

const MB = 1024 * 1024
let server: TestServer
let ann: TestPerson
let people = 0
const servers: TestServer[] = []
const open = async (config = {}) => {
  server = await openTestServer({ config: { host: '0.0.0.0', storageLimit: 1, imageLimit: 1, ...config } })
  servers.push(server)
}
const signIn = async () => {
  ann = await person(server, `Ann${++people}`)
}
afterAll(() => Promise.all(servers.map(each => each.close())))

const text = (bytes: number) => 'text '.repeat(bytes / 5)
const picture = (bytes: number) => `<p><img src="data:image/png;base64,${'iVBOR+/='.repeat(bytes / 8)}"></p>`
const FULL = {
  success: false,
  problem: 'too-large',
  message:
    'Worksheets of this account have no room left: with this it would be more than they may take. ' +
    'Delete worksheets that are not needed any more, and empty the trash. The account page says how much there is.',
}
const save = (hash: string, version: number, patch: string) =>
  ann.client.save({ worksheet_hash: hash, name: 'Beam', known_server_version: version, patch })

describe('who has stored all that there is room for', () => {
  beforeAll(() => open())
  beforeEach(signIn)

  it('makes no more worksheets, also many at once', async () => {
    const document = wholeOf(sheet(text(0.15 * MB)))
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => ann.client.newWorksheet({ name: 'Beam', document })),
    )
    expect(answers.filter(answer => answer.success).length).toBeGreaterThanOrEqual(5)
    expect(answers.find(answer => !answer.success)).toEqual(FULL)
    const { worksheets } = await granted(ann.client.storageUsed())
    expect(worksheets).toBeGreaterThan(0.7 * MB)
    expect(worksheets).toBeLessThan(MB)
  })

  it('makes no more copies, and others do', async () => {
    const { hash } = await store(ann.client, sheet(text(0.75 * MB)))
    await setPublicRights(server.database, 2)
    expect(await ann.client.copyWorksheet({ hash_string: hash })).toEqual(FULL)
    const ben = await person(server, 'Ben')
    expect(await ben.client.copyWorksheet({ hash_string: hash })).toMatchObject({ success: true })
  })

  it('is told so by a save of anybody, and goes on after deleting a part', async () => {
    const worksheet = sheet(text(0.75 * MB), 'end')
    const { hash } = await store(ann.client, worksheet)
    await setPublicRights(server.database, 3)
    const patch = addLine(worksheet, text(0.35 * MB))
    const head = { worksheet_hash: hash, name: 'Beam', known_server_version: 1, patch }
    expect(await save(hash, 1, patch)).toEqual(FULL)
    expect(await server.client.save(head)).toEqual(FULL)
    const before = load(worksheet.encode())
    worksheet.apply({ kind: 'remove', ids: [worksheet.blocks()[0]!.id] })
    const less = worksheet.encodeSince(before.stateVector())
    expect(less.length).toBeLessThan(1000)
    expect(
      await ann.client.save({ ...head, patch: undefined, full_resave: wholeOf(worksheet) }),
    ).toMatchObject({
      success: true,
    })
  })

  it('still stores pictures, which are counted apart, and no more of these than there is room for', async () => {
    const worksheet = sheet(text(0.95 * MB))
    const { hash } = await store(ann.client, worksheet)
    expect(await save(hash, 1, addLine(worksheet, picture(800_000)))).toMatchObject({ success: true })
    const used = await granted(ann.client.storageUsed())
    expect(used.files).toBe(800_000 + 'data:image/png;base64,'.length)
    const copy = load(worksheet.encode())
    expect(await save(hash, 2, addLine(copy, picture(0.4 * MB)))).toMatchObject({
      problem: 'too-large',
      message: expect.stringContaining('Pictures of this account') as string,
    })
  })
})

it.each([
  ['of its plan', { plan: 'own', storageLimit: null, imageLimit: null } as const, 250],
  ['of the server, when that is less', { plan: 'own', storageLimit: 3 } as const, 3],
  ['of the server, for those without limits too', { plan: 'everything', storageLimit: 5 } as const, 5],
  ['of nothing', { plan: 'everything', storageLimit: null } as const, null],
])('an account has the limit %s', async (_, config, megabytes) => {
  await open(config)
  await signIn()
  const session = await granted(ann.client.session())
  expect(session.user?.limits.storage_mb).toBe(megabytes)
})

it('the owner of a server has no limit', async () => {
  server = await openTestServer({ config: { storageLimit: 1 } })
  servers.push(server)
  await store(server.client, sheet(text(1.1 * MB)))
})
