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
  /** Lines that the next slice takes. */
  const turn = async (): Promise<number> => {
    const before = did.length
    turns.shift()?.()
    await Promise.resolve()
    return did.length - before
  }
  const add = async (count: number): Promise<number> => {
    slices.add(Array.from({ length: count }, (_, at) => `${at}`))
    await Promise.resolve()
    return did.length
  }
  return { slices, did, done, turn, turns, add }
}

describe('Slices', () => {
  it('does a few lines at once', async () => {
    const { add, turns, done } = setUp(1)
    expect(await add(20)).toBe(20)
    expect([turns.length, done.mock.calls.length]).toEqual([0, 1])
  })

  it.each([
    ['as many as 10 ms have room for', 0.5, [24, 20, 20]],
    ['never less than a few', 20, [24, 8, 8]],
    ['never so many that a mistake costs much', 0.001, [24, 400, 400]],
  ])('does many lines in slices, %s', async (_, cost, sizes) => {
    const { add, turn, done } = setUp(cost)
    expect([await add(2000), await turn(), await turn()]).toEqual(sizes)
    expect(done).not.toHaveBeenCalled()
  })

  it('lets what comes meanwhile wait, each line once and in order, and tells when all is done', async () => {
    const { slices, did, add, turn, turns, done } = setUp(0.001)
    await add(50)
    slices.add(['49', 'new'])
    expect(turns).toHaveLength(1)
    await turn()
    expect([did.slice(-3), did.length, done.mock.calls.length]).toEqual([['48', '49', 'new'], 51, 1])
  })

  it('does all that is left when it is asked to', async () => {
    const { slices, did, add, done } = setUp(1)
    await add(300)
    slices.finish()
    expect([did.length, slices.empty, done.mock.calls.length]).toEqual([300, true, 1])
  })
})
