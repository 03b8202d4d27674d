import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AskedDays } from './asked-days.ts'
import { type DayRates, UnreadableRates } from './source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HOUR = 60 * 60_000

/** A source that has rates of some days and notes what it is asked for. */
function source(days: readonly string[], broken = false) {
  const asked: string[] = []
  const state = { broken }
  const fetch = async (_: string, day: string): Promise<DayRates | null> => {
    asked.push(day)
    if (state.broken) throw new Error('unreachable')
    return days.includes(day) ? { day, source: 'test', perDollar: { EUR: '0.9' } } : null
  }
  return { days: new AskedDays(fetch), asked, state }
}

it('asks once for a day, however many want it at once', async () => {
  const { days, asked } = source(['2025-02-01'])
  const all = await Promise.all(Array.from({ length: 20 }, () => days.ratesOf('a', '2025-02-01')))
  expect(new Set(all.map(rates => rates?.day))).toEqual(new Set(['2025-02-01']))
  expect(asked).toEqual(['2025-02-01'])
})

it('remembers for an hour that a day has no rates', async () => {
  const { days, asked } = source([])
  for (let time = 0; time < 5; time++) expect(await days.ratesOf('a', '2025-02-02')).toBe(null)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(HOUR)
  await days.ratesOf('a', '2025-02-02')
  expect(asked).toHaveLength(2)
})

it('leaves a source alone for half a minute that could not be reached', async () => {
  const { days, asked, state } = source(['2025-02-03', '2025-02-04'], true)
  await expect(days.ratesOf('a', '2025-02-03')).rejects.toThrow('unreachable')
  state.broken = false
  await expect(days.ratesOf('a', '2025-02-04')).rejects.toThrow('unreachable')
  expect((await days.ratesOf('b', '2025-02-04'))?.day).toBe('2025-02-04')
  await vi.advanceTimersByTimeAsync(30_001)
  expect((await days.ratesOf('a', '2025-02-03'))?.day).toBe('2025-02-03')
  expect(asked).toEqual(['2025-02-03', '2025-02-04', '2025-02-03'])
})

it('asks for other days where one cannot be read', async () => {
  const asked: string[] = []
  const days = new AskedDays(async (_, day) => {
    asked.push(day)
    if (day === '2025-02-05') throw new UnreadableRates('no rates')
    return null
  })
  for (let time = 0; time < 3; time++)
    await expect(days.ratesOf('a', '2025-02-05')).rejects.toThrow('no rates')
  expect(await days.ratesOf('a', '2025-02-06')).toBe(null)
  expect(asked).toEqual(['2025-02-05', '2025-02-06'])
})
