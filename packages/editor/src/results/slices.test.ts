import { describe, expect, it, vi } from 'vitest'
import { Slices } from './slices.ts'

/** Slices whose turns come when the test says so; each piece of work takes `cost` ms. */
function setUp(cost: number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const turns: (() => void)[] = []
  const did: string[] = []
  const done = vi.fn()
  const work = (id: string): void => {
    did.push(id)
    now += cost
  }
  const slices = new Slices(work, run => turns.push(run), done)
  /** All that follows without a turn of its own. */
  const settled = () => new Promise(resolve => setImmediate(resolve))
  /** Lines that the next slice takes. */
  const turn = async (): Promise<number> => {
    const before = did.length
    turns.shift()?.()
    await settled()
    return did.length - before
  }
  const add = async (count: number): Promise<number> => {
    slices.add(Array.from({ length: count }, (_, at) => `${at}`))
    await settled()
    return did.length
  }
  return { slices, did, done, turn, turns, add }
}

describe('Slices', () => {
  it('does a few lines at once', async () => {
    const { add, turns, done } = setUp(1)
    expect(await add(10)).toBe(10)
    expect([turns.length, done.mock.calls.length]).toEqual([0, 1])
  })

  it.each([
    ['while there is time', 0.5, [20, 20, 20]],
    ['a few together', 20, [4, 4, 4]],
    ['all where they cost next to nothing', 0.001, [2000, 0, 0]],
  ])('does many lines in slices: %s', async (_, cost, sizes) => {
    const { add, turn, done } = setUp(cost)
    expect([await add(2000), await turn(), await turn()]).toEqual(sizes)
    expect(done).toHaveBeenCalledTimes(sizes[0] === 2000 ? 1 : 0)
  })

  it('draws the first few before it does the next', () => {
    const { slices, did } = setUp(0.001)
    slices.add(Array.from({ length: 50 }, (_, at) => `${at}`))
    expect(did).toHaveLength(4)
  })

  it('lets what comes meanwhile wait, each line once and in order, and tells when all is done', async () => {
    const { slices, did, add, turn, turns, done } = setUp(1)
    await add(18)
    slices.add(['17', 'new'])
    expect([did.length, turns.length]).toEqual([10, 1])
    await turn()
    expect([did.slice(-3), did.length, done.mock.calls.length]).toEqual([['16', '17', 'new'], 19, 1])
  })

  it('does all that is left when it is asked to', async () => {
    const { slices, did, add, done } = setUp(1)
    await add(300)
    slices.finish()
    expect([did.length, slices.empty, done.mock.calls.length]).toEqual([300, true, 1])
  })
})
