import type { Engine, EngineCommand, EngineResult } from '@calcwright/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engineWith, line, lines, openSheet, SETTINGS } from '../testing/sheet.ts'

const INTERRUPTED: EngineResult = {
  ok: false,
  error: { kind: 'interrupted', message: 'interrupted' },
  warnings: [],
}

/** An engine on which commands with certain texts take their time: `slow(2500)` as many milliseconds. */
function slowed(inner: Engine): Engine {
  let stop: () => void = () => {}
  const run = async (
    commands: readonly EngineCommand[],
    onResult: (index: number, result: EngineResult) => void = () => {},
  ): Promise<EngineResult[]> => {
    const results: EngineResult[] = []
    let stopped = false
    for (const [index, command] of commands.entries()) {
      const time = Number(/slow\w*\((\d+)/.exec(command.text)?.[1] ?? 0)
      if (time > 0 && !stopped)
        stopped = await new Promise<boolean>(resolve => {
          stop = () => resolve(true)
          setTimeout(() => resolve(false), time)
        })
      const [result = INTERRUPTED] = stopped ? [] : await inner.run([command])
      results.push(result)
      onResult(index, result)
    }
    return results
  }
  return engineWith(inner, { run, interrupt: () => stop() })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens the lines and notes after how many ms each has its result. */
async function timed(...sources: string[]) {
  const sheet = await openSheet(slowed)
  const start = performance.now()
  const times: Record<string, number> = {}
  sheet.evaluator.on(event => {
    if (event.kind !== 'results') return
    for (const { block } of event.results) times[block] = Math.round((performance.now() - start) / 100) / 10
  })
  sheet.evaluator.open(lines('slow(n) := floor(n)', ...sources), SETTINGS)
  // In small steps: the promises of the engine need turns of their own.
  const pass = async (milliseconds: number): Promise<void> => {
    for (let passed = 0; passed < milliseconds; passed += 10) await vi.advanceTimersByTimeAsync(10)
  }
  return { sheet, times, pass }
}

describe('a line that takes long', () => {
  test('lets the others go first, and has its turn afterwards', async () => {
    const { sheet, times, pass } = await timed('slow(3000) =', 'floor(4) =', 'floor(6) =')
    await pass(1100)
    expect(times).toMatchObject({ 3: 1, 4: 1 })
    await pass(9000)
    expect(times['2']).toBeLessThan(6)
    expect(sheet.events.at(-1)).toMatchObject({ kind: 'finished', cancelled: false, stale: [] })
  })

  test('is not disturbed where nothing else waits', async () => {
    const { times, pass } = await timed('a := slow(3000)', 'a + 1 =')
    await pass(3200)
    expect(times).toMatchObject({ 2: 3, 3: 3 })
  })

  test('takes turns with another one, and both come to their end', async () => {
    const { times, pass } = await timed('slow(3000) =', 'slow(5000) =')
    await pass(40_000)
    expect(Object.keys(times)).toEqual(['1', '2', '3'])
  })

  test('gives way to an edit at once when it is known to be slow', async () => {
    const { sheet, times, pass } = await timed('slow(60000) =', 'floor(4) =')
    await pass(3000)
    sheet.evaluator.update({ blocks: [line('3', 'floor(5) =')] })
    await pass(50)
    expect(sheet.shown('3')).toBe('5')
    sheet.evaluator.update({ blocks: [line('3', 'floor(6) =')] })
    await pass(50)
    expect(sheet.shown('3')).toBe('6')
    await pass(70_000)
    expect(times['2']).toBeGreaterThan(60)
  })

  test('can be aborted while it waits for its turn', async () => {
    const { sheet, pass } = await timed('slow(60000) =', 'floor(4) =')
    await pass(1050)
    sheet.evaluator.abort()
    await pass(100)
    expect(sheet.events.at(-1)).toMatchObject({ kind: 'finished', cancelled: true, stale: ['2'] })
  })

  test('is taken as a new line when it is edited', async () => {
    const { sheet, pass } = await timed('slow(60000) =', 'floor(4) =')
    await pass(3000)
    sheet.evaluator.update({ blocks: [line('2', 'slow(10) =')] })
    await pass(200)
    expect(sheet.shown('2')).toBe('10')
    expect(sheet.events.at(-1)).toMatchObject({ kind: 'finished', stale: [] })
  })
})
