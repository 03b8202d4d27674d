import { operatorCalls, passkeyCalls } from '@calcwright/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Browser, ownerOf, signUp } from '../../testing/browser.ts'
import { granted, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer, sheet, store } from '../../testing/test-server.ts'

const ANN = 'ann@example.com'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0', plan: 'own', operators: [ANN] } })
})
afterEach(() => server.forgetPeople())
afterAll(() => server.close())

const fetchOf =
  (browser: Browser): typeof fetch =>
  (input, init) =>
    browser.fetch(String(input).slice(server.address.length), init)
const callsOf = (browser: Browser) => operatorCalls(fetchOf(browser), server.address)

/** The owner, an operator by the setting, and somebody else. */
async function people() {
  const owner = await ownerOf(server)
  const ann = await signUp(server, ANN)
  const bob = await signUp(server, 'bob@example.com', 'Bob % Builder')
  return { owner: callsOf(owner), ann: callsOf(ann), bob, bobs: callsOf(bob) }
}

it('is for the owner and for proven addresses of the setting alone', async () => {
  const { owner, ann, bobs } = await people()
  const states = [owner, ann, bobs].map(async calls => (await granted(calls.operatorState())).operator)
  expect(await Promise.all(states)).toEqual([true, true, false])
  for (const call of [
    () => bobs.operatorPeople({}),
    () => bobs.operatorServer(),
    () => bobs.operatorAct({ person: 'made-up', action: 'sign_out' }),
  ])
    expect(await problemOf(call())).toBe('rights')
  await server.database.pool.query(`update users set email_verified = false where email = $1`, [ANN])
  expect(await problemOf(ann.operatorPeople({}))).toBe('rights')
})

it('lists people with what they use, finds them, and has pages', async () => {
  const { ann, bob } = await people()
  await store(bob, sheet('one'))
  const { people: all, found } = await granted(ann.operatorPeople({}))
  expect([found, all.length]).toEqual([3, 3])
  expect(all.find(({ local }) => local)).toMatchObject({ limits: { worksheets: null, files: null } })
  const { people: few } = await granted(ann.operatorPeople({ search: 'b % b' }))
  expect(few).toMatchObject([
    {
      name: 'Bob % Builder',
      email: 'bob@example.com',
      plan: 'hobby',
      worksheets: 1,
      limits: { worksheets: 250, files: 250 },
      two_step: false,
      passkeys: 0,
    },
  ])
  expect(few[0]!.storage.worksheets).toBeGreaterThan(4000)
  expect(await granted(ann.operatorPeople({ search: '_' }))).toMatchObject({ people: [], found: 0 })
  expect(await granted(ann.operatorPeople({ page: 1 }))).toMatchObject({ people: [] })
})

it('signs people out, and takes codes and passkeys away, but the owner’s', async () => {
  const { ann, owner, bob } = await people()
  const { people: all } = await granted(ann.operatorPeople({}))
  const idOf = (name: string) => all.find(person => person.name === name)!.id
  const person = idOf('Bob % Builder')
  await server.database.pool.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, name) values ('k', $1, '', 0, '{}', 'K')`,
    [person],
  )
  await server.database.pool.query(
    `insert into two_step_secrets (user_id, secret, confirmed_at) values ($1, '', now())`,
    [person],
  )
  const bobNow = async () => (await granted(ann.operatorPeople({ search: 'bob' }))).people[0]
  expect(await bobNow()).toMatchObject({ passkeys: 1, two_step: true })
  await granted(ann.operatorAct({ person, action: 'passkeys_off' }))
  await granted(ann.operatorAct({ person, action: 'two_step_off' }))
  expect(await bobNow()).toMatchObject({ passkeys: 0, two_step: false })
  expect(await passkeyCalls(fetchOf(bob), server.address).passkeys()).toMatchObject({ success: true })
  await granted(owner.operatorAct({ person, action: 'sign_out' }))
  expect(await bob.session()).toMatchObject({ user: null })
  const local = all.find(each => each.local)!.id
  expect(await problemOf(ann.operatorAct({ person: local, action: 'sign_out' }))).toBe('rights')
  expect(await problemOf(ann.operatorAct({ person: 'made-up', action: 'sign_out' }))).toBe('not-found')
})

it('says how the server is', async () => {
  const { ann } = await people()
  expect(await granted(ann.operatorServer())).toMatchObject({
    people: 3,
    worksheets: 0,
    mail: { by: 'outbox', waiting: null, failed: null },
    rates: null,
  })
  await server.database.pool.query(
    `insert into exchange_rates (asked, day, source, per_dollar) values ('2026-11-30', '2026-11-29', 's', '{}')`,
  )
  const { rates, database } = await granted(ann.operatorServer())
  expect(rates).toMatchObject({ day: '2026-11-29' })
  expect(database).toBeGreaterThan(1_000_000)
})
