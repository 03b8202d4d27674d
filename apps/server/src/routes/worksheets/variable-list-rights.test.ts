/** The variables of a worksheet that was deleted, or is shared no more. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPerson, person } from '../../testing/people.ts'
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

const share = (hash: string, public_rights: 0 | 2) =>
  ann.client.setRights({ item_type: 'Worksheet', item_hash: hash, public_rights })

it.each<[string, (hash: string) => Promise<unknown>]>([
  ['deleted', hash => ann.client.remove('Worksheet', hash)],
  ['shared no more', hash => share(hash, 0)],
  ['given another address', hash => ann.client.invalidateUrl('Worksheet', hash)],
])('are refused as not found once it is %s', async (_, change) => {
  const { hash } = await store(ann.client, sheet('Loads'))
  await share(hash, 2)
  expect(await bob.client.variableList(hash, null)).toMatchObject({ success: true })
  await change(hash)
  expect(await bob.client.variableList(hash, null)).toMatchObject({ success: false, problem: 'not-found' })
})
