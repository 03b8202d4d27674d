/** Exchange rates by day, with a source of our own over loopback. */
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { currencyCall } from '@calcwright/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { exchangeRates } from '../../db/schema.ts'
import { fetchNewest } from '../../exchange-rates/exchange-rates.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

/** Days that the source has, as versions without zeros. */
const DAYS: Readonly<Record<string, object>> = {
  '2025.3.7': { date: '2025-03-07', usd: { eur: 0.92, xau: 0.00034, doge: 5, jpy: 148.5 } },
  latest: { date: '2026-11-26', usd: { eur: 0.9, xau: 2.5e-7 } },
  '2025.5.1': { wrong: true },
}

let source: Server
let server: TestServer
let address: string
const asked: string[] = []

beforeAll(async () => {
  source = createServer((request, response) => {
    const version = request.url!.slice(1)
    asked.push(version)
    response.statusCode = version in DAYS ? 200 : 404
    response.end(JSON.stringify(DAYS[version] ?? {}))
  })
  await new Promise<void>(resolve => source.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(source.address() as AddressInfo).port}/{date}`
  server = await openTestServer({ config: { currencyUrl: address } })
})
afterAll(async () => {
  await server.close()
  source.close()
})
beforeEach(async () => {
  asked.length = 0
  await server.database.query.delete(exchangeRates)
})

const ratesOf = (date: string) => currencyCall(fetch, server.address)(date)

it('gives the rates of the nearest earlier day, and keeps them', async () => {
  const expected = { success: true, date: '2025-03-07', data: { EUR: '0.92', XAU: '0.00034', JPY: '148.5' } }
  expect(await ratesOf('2025-03-09')).toMatchObject(expected)
  expect(asked).toEqual(['2025.3.9', '2025.3.8', '2025.3.7'])
  expect(await ratesOf('2025-03-09')).toMatchObject(expected)
  expect(asked).toHaveLength(3)
})

it('gives the newest that were fetched, else those that ship', async () => {
  expect(await ratesOf('0')).toMatchObject({ date: '2026-09-29', data: { XAU: '0.0002421835' } })
  await fetchNewest(server.database.query, address)
  expect(await ratesOf('0')).toMatchObject({ date: '2026-11-26', data: { EUR: '0.9', XAU: '0.00000025' } })
  expect(await ratesOf('2026-09-29')).toMatchObject({ date: '2026-09-29' })
})

it.each([
  ['1999-12-31', 'There are no rates of 1999-12-31: the first are of 2024-03-02.'],
  ['2999-01-01', 'A currency date cannot be later than today.'],
  ['2025-02-30', '2025-02-30 is no day: write it as 2026-05-08, or 0 for now.'],
  ['today', 'today is no day: write it as 2026-05-08, or 0 for now.'],
  ['2025-05-01', /^Could not load rates for 2025-05-01: /],
  ['2026-02-01', 'Could not load rates for 2026-02-01: the source has none near that day.'],
])('%s is refused with a sentence', async (date, message) => {
  expect(await ratesOf(date)).toEqual({
    success: false,
    problem: expect.any(String) as string,
    message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
  })
})
