import { PLANS, PLAN_NAMES, type PlanName, createPlanClient, toBase64 } from '@calcwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitsOf } from '../../accounts/plan-limits.ts'
import { type TestPerson, person } from '../../testing/people.ts'
import { FakePayments, SIGNATURE, signatureOf } from '../../testing/fake-payments.ts'
import { type TestServer, openTestServer, sheet, store } from '../../testing/test-server.ts'

const payments = new FakePayments()
let server: TestServer
let free: TestServer
let ann: TestPerson
let owner: TestPerson
beforeAll(async () => {
  server = await openTestServer({ payments, config: { host: '0.0.0.0', plan: 'own' } })
  free = await openTestServer({ config: { host: '0.0.0.0' } })
  ann = await person(server, 'Ann')
  owner = await person(server, 'Owner')
  await server.database.pool.query('update users set local = true where id = $1', [owner.id])
})
afterAll(async () => {
  await server.close()
  await free.close()
})

const plansOf = (who: TestPerson, at = server) =>
  createPlanClient(
    (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), ...who.headers } }),
    at.address,
  )

const planOf = async (who: TestPerson): Promise<PlanName | undefined> => {
  const session = await who.client.session()
  return session.success ? session.user?.plan : undefined
}

const notify = (body: object, signature = signatureOf(body)) =>
  fetch(`${server.address}/payments/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE]: signature },
    body: JSON.stringify(body),
  })

it('the limits of each plan are these, and none where plans limit nobody', () => {
  const [storageLimit, imageLimit] = [null, null]
  const rows = PLAN_NAMES.map(plan => [
    plan,
    ...Object.values(limitsOf({ plan: 'own', storageLimit, imageLimit }, { plan, local: false })),
  ])
  expect(rows).toEqual([
    // Variables of an include, includes of one source, components of a mixture, MB of worksheets, MB of files.
    ['hobby', 2, 1, 2, 250, 250],
    ['professional', null, null, null, 2000, 2000],
    ['business', null, null, null, null, null],
  ])
  for (const plan of PLAN_NAMES) {
    const everything = limitsOf({ plan: 'everything', storageLimit, imageLimit }, { plan, local: false })
    expect(everything).toEqual(PLANS.business)
    expect(limitsOf({ plan: 'own', storageLimit, imageLimit }, { plan, local: true })).toEqual(PLANS.business)
  }
})

describe('the owner of the server', () => {
  it('gives plans; who loses one keeps worksheets to view, and gets them back with it', async () => {
    const give = (plan: PlanName) => plansOf(owner).setPlan({ email: ann.email, plan })
    expect(await give('business')).toEqual({ success: true })
    expect(await planOf(ann)).toBe('business')
    const { hash } = await store(ann.client, sheet('Beam'))
    const { hash: shown } = await store(ann.client, sheet('Beam'))
    await ann.client.setPublic(shown)
    const change = (of: string) => ann.client.updateSettings({ hash_string: of, settings: { angle: 'deg' } })

    await give('hobby')
    expect(await ann.client.getWorksheet({ hash_string: hash })).toMatchObject({ need_paid_plan: true })
    expect(await change(hash)).toMatchObject({ problem: 'rights' })
    expect(await change(shown)).toMatchObject({ success: true })
    const document = toBase64(sheet('New').encode())
    const made = await ann.client.newWorksheet({ name: 'New', document })
    expect(made).toMatchObject({ success: true, need_paid_plan: false })

    await give('professional')
    expect(await change(hash)).toMatchObject({ success: true })
    expect(await ann.client.getWorksheet({ hash_string: hash })).toMatchObject({ need_paid_plan: false })
  })

  it('is the only one who may', async () => {
    expect(await plansOf(ann).setPlan({ email: ann.email, plan: 'business' })).toMatchObject({
      problem: 'rights',
    })
    expect(await plansOf(owner).setPlan({ email: 'none@example.com', plan: 'hobby' })).toMatchObject({
      problem: 'not-found',
    })
  })
})

describe('a payment provider', () => {
  it('is where a plan is paid for, which holds with its signed notice', async () => {
    const ben = await person(server, 'Ben')
    const begun = await plansOf(ben).upgrade('professional')
    expect(begun).toEqual({ success: true, address: 'https://pay.example.com/orders/1' })
    expect(payments.orders).toMatchObject([{ userId: 'ben', email: ben.email, plan: 'professional' }])
    expect(await planOf(ben)).toBe('hobby')
    const paid = { order: 1, plan: 'professional' }
    expect((await notify(paid, signatureOf({ order: 1, plan: 'business' }))).status).toBe(403)
    expect(await planOf(ben)).toBe('hobby')
    for (const _ of ['once', 'again']) expect((await notify(paid)).status).toBe(200)
    expect(await planOf(ben)).toBe('professional')
    await notify({ order: 1, plan: 'hobby' })
    expect(await planOf(ben)).toBe('hobby')
  })

  it('is not asked where plans limit nobody, and needs a person', async () => {
    const cat = await person(free, 'Cat')
    expect(await plansOf(cat, free).upgrade('business')).toMatchObject({ problem: 'invalid' })
    expect(await createPlanClient(fetch, server.address).upgrade('business')).toMatchObject({
      problem: 'rights',
    })
    const answer = await fetch(`${free.address}/payments/notice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(404)
  })
})
