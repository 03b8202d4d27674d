import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { MissingPart } from './errors.ts'
import { openInlinePort } from './inline-port.ts'
import { createEngineCore, loadEngineModule, loadRest } from './node.ts'
import { shown } from './testing/shown.ts'

/** A command that the first part has no functions for. */
const SELDOM = 'chromatic_polynomial(complete_graph(3),x)'

afterEach(() => vi.restoreAllMocks())

async function coreWith(rest: () => WebAssembly.Module) {
  return createEngineCore({ modules: { first: await loadEngineModule(), rest } })
}

describe('the engine in two parts', () => {
  test('loads the second with the first function of it, once', async () => {
    let loads = 0
    const core = await coreWith(() => {
      loads += 1
      return loadRest()
    })
    const loadsAfter = (text: string) => [shown(core.evaluate({ text }).result), loads]
    expect(loadsAfter('solve(x^2=4,x)')).toEqual(['vector[-2,2]', 0])
    expect(loadsAfter(SELDOM)).toEqual(['+(^(x,3),-(*(3,^(x,2))),*(2,x))', 1])
    expect(loadsAfter('is_planar(complete_graph(5))')).toEqual(['false', 1])
  })

  test('does not count the time of loading as that of the command', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const core = await coreWith(() => {
      now += 10_000
      return loadRest()
    })
    const { result } = core.evaluate({ text: `[${SELDOM},sum(seq(k,k,1,20000))]`, deadline: 5000 })
    expect(shown(result)).toContain('200010000')
  })

  test('takes it over from the engine before', async () => {
    let loads = 0
    const engine = await createClient({
      load: loadEngineModule,
      open: () =>
        openInlinePort(() => {
          loads += 1
          return loadRest()
        }),
      spare: false,
    })
    const run = async () => (await engine.run([{ text: SELDOM }])).map(shown)
    const first = await run()
    await engine.kill()
    expect([await run(), loads]).toEqual([first, 1])
    await engine.dispose()
  })

  test('has it in spare time, before it is needed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const engine = await createClient({
      load: loadEngineModule,
      loadRest: async () => loadRest(),
      open: () =>
        openInlinePort(() => {
          throw new MissingPart()
        }),
      spare: false,
    })
    await vi.advanceTimersToNextTimerAsync()
    vi.useRealTimers()
    expect((await engine.run([{ text: SELDOM }])).map(shown)).toEqual(['+(^(x,3),-(*(3,^(x,2))),*(2,x))'])
    await engine.dispose()
  })

  test('says that a part is missing, and is to be replaced', async () => {
    const core = await coreWith(() => {
      throw new MissingPart()
    })
    const { result } = core.evaluate({ text: SELDOM })
    expect(result).toMatchObject({ ok: false, error: { message: new MissingPart().message } })
    expect(core.broken).toBe(true)
  })
})
