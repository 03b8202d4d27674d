/** Compares the model of rights with the server; `npm run bench -- rights` does so for longer. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Driver } from '../../testing/rights-model/driver.ts'
import { newCount, sameRights } from '../../testing/rights-model/follow.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { sized } from '../../../../../tests/full.ts'

let server: TestServer
let driver: Driver

beforeAll(async () => {
  server = await openTestServer()
  driver = await Driver.on(server)
})
afterAll(() => server.close())

it('finds no difference in many calls', { timeout: 300_000 }, async () => {
  const count = newCount()
  await fc.assert(sameRights(driver, count), { seed: 18, numRuns: sized({ usual: 2, full: 40 }) })
  expect(count.steps).toBeGreaterThan(sized({ usual: 50, full: 1500 }))
})
