/**
 * Tests between several people, who have accounts. Each worker has one server for them; everybody in a
 * test is new, so that tests do not meet.
 */
import { test as base } from '@playwright/test'
import { type OwnServer, type Person, closePages, makeWorksheets, startOwnServer } from './own-server.ts'

interface Visit {
  readonly person: Person
  readonly page: Awaited<ReturnType<Person['page']>>
  readonly hashes: readonly string[]
}

interface OfTest {
  /** A new person with worksheets of these names, at an address. */
  readonly visit: (address: string, ...names: readonly string[]) => Promise<Visit>
  readonly closing: void
}

interface OfWorker {
  readonly server: OwnServer
}

export const test = base.extend<OfTest, OfWorker>({
  server: [
    async ({ browser }, use) => {
      const server = await startOwnServer(browser)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ server }, use) => {
    await use(async (address, ...names) => {
      const person = await server.person('Ann')
      const hashes = await makeWorksheets(person, ...names)
      const page = await person.page()
      await page.goto(address)
      return { person, page, hashes }
    })
  },
  // Pages that its people had open would go on working beside the next test.
  closing: [
    async ({ browser }, use) => {
      await use()
      await closePages(browser)
    },
    { auto: true },
  ],
})
