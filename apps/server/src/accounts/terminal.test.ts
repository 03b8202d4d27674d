/** Administration from the terminal: `npm run account`. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../db/schema.ts'
import { removeExpired } from '../jobs/cleanup.ts'
import { PASSWORD, linkIn, openBrowser, signUp } from '../testing/browser.ts'
import { type TestServer, openTestServer, testConfig, sheet, store } from '../testing/test-server.ts'
import { makeOwnerLink } from './owner-link.ts'
import { setPlan } from './set-plan.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0', plan: 'own' } })
})
afterAll(() => server.close())
afterEach(() => server.forgetPeople())

const query = () => server.database.query
const tokenOf = (path: string) => path.replace('/reset#', '')

describe('the link of the owner', () => {
  it('makes the owner of a new server, who then signs in', async () => {
    await expect(makeOwnerLink(query(), undefined)).rejects.toThrow('The owner has no e-mail address yet.')
    await expect(makeOwnerLink(query(), 'me')).rejects.toThrow('"me" is no e-mail address.')
    const token = tokenOf(await makeOwnerLink(query(), 'Me@example.com'))
    const browser = openBrowser(server)
    expect(await browser.resetPassword({ token, password: PASSWORD })).toEqual({ success: true })
    expect(await browser.session()).toMatchObject({ user: { local: true, email: 'me@example.com' } })
    expect(await browser.outbox()).toEqual({ success: true, mails: [] })
  })

  it('brings back who has forgotten the password', async () => {
    await openBrowser(server).resetPassword({
      token: tokenOf(await makeOwnerLink(query(), 'me@example.com')),
      password: PASSWORD,
    })
    const browser = openBrowser(server)
    const token = tokenOf(await makeOwnerLink(query(), undefined))
    expect(await browser.resetPassword({ token, password: 'another fine one' })).toEqual({ success: true })
  })

  it('is refused on a server whose accounts have no owner', async () => {
    await query().insert(users).values({ id: 'ann', name: 'Ann' })
    await expect(makeOwnerLink(query(), 'me@example.com')).rejects.toThrow('none of them is its owner')
  })
})

describe('the plan', () => {
  it('decides what the session may', async () => {
    const ann = await signUp(server, 'ann@example.com')
    const hobby = { variables_per_include: 2, includes_per_source: 1, mixture_components: 2 }
    expect(await ann.session()).toMatchObject({ user: { plan: 'hobby', limits: hobby } })
    await setPlan(query(), 'Ann@example.com', 'professional')
    const unlimited = { variables_per_include: null, includes_per_source: null, mixture_components: null }
    expect(await ann.session()).toMatchObject({ user: { plan: 'professional', limits: unlimited } })
    await expect(setPlan(query(), 'ben@example.com', 'business')).rejects.toThrow('There is no account')
  })

  it('leaves private worksheets for looking at only, when it ends', async () => {
    const ann = await signUp(server, 'ann@example.com')
    const { hash } = await store(ann, sheet('one'))
    const needs = async () => {
      const answer = await ann.getWorksheet({ hash_string: hash })
      return answer.success && answer.need_paid_plan
    }
    await setPlan(query(), 'ann@example.com', 'hobby')
    expect(await needs()).toBe(false)
    await setPlan(query(), 'ann@example.com', 'business')
    await setPlan(query(), 'ann@example.com', 'hobby')
    expect(await needs()).toBe(true)
    await setPlan(query(), 'ann@example.com', 'business')
    expect(await needs()).toBe(false)
  })
})

it('removes what has expired, and nothing else', async () => {
  const ann = await signUp(server, 'ann@example.com')
  await ann.forgotPassword('ann@example.com')
  const link = linkIn(server.mails, 'ann@example.com')
  await removeExpired(server.database, server.fileStore, testConfig)
  expect(await ann.readLink(link)).toMatchObject({ success: true })
  expect(await ann.session()).toMatchObject({ user: { name: 'Ann' } })
  await server.database.pool.query(`update sessions set expires_at = now() - interval '1 day'`)
  await server.database.pool.query(`update account_links set expires_at = now() - interval '1 day'`)
  await removeExpired(server.database, server.fileStore, testConfig)
  for (const table of ['sessions', 'account_links'])
    expect((await server.database.pool.query(`select 1 from ${table}`)).rowCount).toBe(0)
})
