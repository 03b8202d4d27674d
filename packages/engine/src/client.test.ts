import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from './client.ts'
import type { Port, Reply } from './messages.ts'
import { createEngineCore, createInlineEngine, createNodeEngine, loadEngineModule, loadRest } from './node.ts'
import type { Engine, EngineCommand, EngineResult, EngineStatus } from './protocol.ts'
import { isFull } from '../../../tests/full.ts'
import { shown } from './testing/shown.ts'

const ENDLESS = 'while(true){zz:=1;}'
/** Works inside of GMP, where Giac has no control point. */
const LONG_NUMBER = 'evalf(pi,3000000)'

/** Magic number and version, and nothing else. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)

let engine: Engine
beforeAll(async () => {
  engine = await createNodeEngine()
})
afterAll(() => engine.dispose())

const run = async (...texts: string[]): Promise<string[]> =>
  (await engine.run(texts.map(text => ({ text })))).map(shown)

/** Resolves when the engine is in a state. */
const until = (state: EngineStatus['state']): Promise<void> =>
  new Promise(resolve => {
    if (engine.status.state === state) return resolve()
    const end = engine.onStatus(status => {
      if (status.state !== state) return
      end()
      resolve()
    })
  })

describe('queue', () => {
  test('runs keep their order, results come as they are', async () => {
    const seen: string[] = []
    const note = (name: string) => (index: number) => void seen.push(`${name}${index}`)
    const texts = [{ text: 'q:=1' }, { text: 'q:=q+1' }]
    const runs = [
      engine.run(texts, note('a')),
      engine.run([{ text: 'q:=q*10' }], note('b')),
      engine.run([], note('c')),
    ]
    void engine.configure({ angle: 'deg' })
    const last = engine.run([{ text: 'q+sin(90)' }], note('d'))
    expect((await Promise.all(runs)).map(results => results.map(shown))).toEqual([['1', '2'], ['20'], []])
    expect((await last).map(shown)).toEqual(['21'])
    expect(seen).toEqual(['a0', 'a1', 'b0', 'd0'])
    await engine.configure({ angle: 'rad' })
  })

  test('numbers come through the line', async () => {
    const [result] = await engine.run([{ text: 'seq(k/2.0,k,1,100)' }])
    expect(result?.ok && result.numbers?.[9]).toBe(5)
  })
})

describe('interrupt', () => {
  test.each([
    ['a loop', ENDLESS],
    ['a recursion', 'fib(40)'],
    ['a factorisation', 'ifactor(nextprime(10^36)*nextprime(10^37+12345))'],
    ['a long number', LONG_NUMBER],
  ])('%s stops, what waits stops too, definitions stay', async (_, text) => {
    await run('kept:=41', 'fib(n):=if n<2 then n else fib(n-1)+fib(n-2) fi')
    let running: Promise<EngineResult[]> | undefined
    // Once the command before it has its result it is at work, or about to be.
    await new Promise<void>(resolve => {
      running = engine.run([{ text: 'kept+1' }, { text }, { text: '3+3' }], () => resolve())
    })
    const waiting = engine.run([{ text: '4+4' }])
    engine.interrupt()
    expect((await waiting).map(shown)).toEqual(['interrupted!'])
    expect((await running!).map(shown)).toEqual(['42', 'interrupted!', 'interrupted!'])
    expect(await run('kept+1')).toEqual(['42'])
  })

  test('without anything running does nothing', async () => {
    engine.interrupt()
    expect(await run('1+1')).toEqual(['2'])
  })
})

describe('deadline', () => {
  test.each([[ENDLESS], [LONG_NUMBER]])('%s ends, the rest goes on', async text => {
    const results = await engine.run([{ text: 'd:=5' }, { text, deadline: 100 }, { text: 'd+1' }])
    expect(results.map(shown)).toEqual(['5', 'deadline!', '6'])
  })

  test('a command in time is not touched', async () => {
    const results = await engine.run([{ text: '1+1', deadline: 5000 }])
    expect(results.map(shown)).toEqual(['2'])
  })
})

describe('memory', () => {
  test.each([
    ['range(100000000)'],
    // These fill a gigabyte step by step.
    ...(isFull ? [['L:=[1];for(k:=0;k<40;k++){L:=concat(L,L);}'], ['matrix(20000,20000,(j,k)->j+k)']] : []),
  ])('%s ends with a clear error, definitions stay', async text => {
    expect(await run('m:=7', text, 'm+1')).toEqual(['7', 'memory!', '8'])
  })

  test('a tower of powers stays a formula', async () => {
    expect(await run('10^10^10')).toEqual(['exp(*(10000000000,ln(10)))'])
  })
})

describe('a fault of Giac', () => {
  // There is no file system to read from, and the instance is lost.
  test('ends the command only, definitions stay, and is reported', async () => {
    const losses: string[] = []
    const end = engine.onLoss(text => losses.push(text))
    expect(await run('c:=9', 'read("x")', 'c+1')).toEqual(['9', 'crash!', '10'])
    end()
    expect(losses).toContain('The math engine stopped unexpectedly and was started again.')
  })
})

describe('an engine that takes the place of another', () => {
  const fault: EngineResult = { ok: false, error: { kind: 'crash', message: '' }, warnings: [] }
  const found: EngineResult = {
    ok: true,
    kind: 'number',
    value: { t: 'rat', n: `1${'0'.repeat(3000)}1`, d: '3' },
    approximation: { t: 'float', v: 0.5 },
    rounded: true,
    text: '',
    warnings: [],
  }

  /** Ports to engines of which the first `faulty` end in a fault with the command `b`, and the steps that they repeat. */
  function portsOf(faulty: number) {
    const repeated: unknown[] = []
    let opened = 0
    const open = (): Port => {
      let answer: (reply: Reply) => void = () => {}
      const isFaulty = ++opened <= faulty
      const run = (commands: readonly EngineCommand[]): void => {
        for (const [index, { text }] of commands.entries()) {
          const isLost = isFaulty && text === 'b'
          answer({ type: 'result', index, result: isLost ? fault : found, changed: true })
          if (isLost) return answer({ type: 'done', broken: true })
          answer({ type: 'snapshot', snapshot: new Uint8Array(1) })
        }
        answer({ type: 'done', broken: false })
      }
      return {
        post(request) {
          if (request.type === 'prepare') answer({ type: 'prepared' })
          if (request.type === 'run') run(request.commands)
          if (request.type !== 'adopt') return
          const steps = request.steps.map(step => (step.kind === 'command' ? step.command : step))
          repeated.push(request.snapshot ? 'memory' : steps)
          answer({ type: 'adopted' })
        },
        listen: onReply => (answer = reply => queueMicrotask(() => onReply(reply))),
        terminate() {},
      }
    }
    return { open, repeated }
  }

  const load = () => Promise.resolve(new WebAssembly.Module(EMPTY_MODULE))
  const commands = [
    { text: 'a:=x/3', numeric: true, defines: 'a', deadline: 50 },
    { text: 'b' },
    { text: 'c' },
  ]

  test.each([
    [1, ['ok', 'ok', 'ok'], 0],
    [2, ['ok', 'crash', 'ok'], 1],
  ])('is asked once more after a fault: %i faulty', async (faulty, answers, losses) => {
    const client = await createClient({ load, open: portsOf(faulty).open, spare: false })
    let reported = 0
    client.onLoss(() => (reported += 1))
    const results = await client.run(commands)
    expect(results.map(result => (result.ok ? 'ok' : result.error.kind))).toEqual(answers)
    expect(reported).toBe(losses)
    await client.dispose()
  })

  test('goes on from memory that is larger than its own', async () => {
    const modules = { first: await loadEngineModule(), rest: loadRest }
    const [first, second] = [await createEngineCore({ modules }), await createEngineCore({ modules })]
    const before = second.memoryBytes
    for (let k = 1; first.memoryBytes <= before; k++) first.evaluate({ text: `m_${k}:=range(0,500000)` })
    second.adopt(first.settings, first.snapshot())
    expect(second.memoryBytes).toBeGreaterThan(before)
    // Emscripten copies what is long in a way of its own.
    const long = `f(x):=${'x+'.repeat(5000)}1`
    const answers = [long, 'f(1)', 'size(m_1)'].map(text => second.evaluate({ text }).result)
    expect(answers.slice(1).map(shown)).toEqual(['5001', '500000'])
  })

  test('repeats definitions without their deadlines and the digits of their answers, from the beginning', async () => {
    const { open, repeated } = portsOf(1)
    const client = await createClient({ load, open, spare: false })
    await client.run(commands)
    // The memory is left behind: what led to the fault may be in it.
    expect(repeated).toEqual([[], [{ text: 'a:=x/3' }, { text: 'a:=(0.5)' }]])
    await client.kill()
    expect(repeated.at(-1)).toBe('memory')
    await client.dispose()
  })
})

describe('kill', () => {
  test('restores definitions, assumptions and settings', async () => {
    await engine.configure({ angle: 'deg' })
    await run('k1:=seq(k^2,k,1,1000)', 'k2(x):=x+k1[3]', 'assume(k3>0)')
    const running = engine.run([{ text: ENDLESS }, { text: '1+1' }])
    await until('calculating')
    await engine.kill()
    expect((await running).map(shown)).toEqual(['interrupted!', 'interrupted!'])
    expect(engine.status.state).toBe('ready')
    expect(await run('k1[9]', 'k2(1)', 'sqrt(k3^2)', 'sin(90)')).toEqual(['100', '17', 'k3', '1'])
    await engine.configure({ angle: 'rad' })
  })

  test('restores from a snapshot what took long to calculate', async () => {
    await run(
      'work(n):={local s; s:=0; for k from 1 to n do s:=s+k; od; return s;}',
      'slow:=work(200000)',
      'after:=slow+1',
    )
    await engine.kill()
    await engine.kill()
    expect(await run('after-slow', 'after:=after+1', 'after-slow')).toEqual(['1', '20000100002', '2'])
    await engine.kill()
    expect(await run('after-slow')).toEqual(['2'])
  })

  test('twice at once, with commands on the way, is one kill', async () => {
    await run('twice:=3')
    const running = engine.run([{ text: ENDLESS }])
    await Promise.all([engine.kill(), engine.kill()])
    engine.interrupt()
    expect((await running).map(shown)).toEqual(['interrupted!'])
    const late = engine.run([{ text: 'twice' }])
    void engine.kill()
    expect((await late).map(shown)).toEqual(['interrupted!'])
    expect(await run('twice')).toEqual(['3'])
  })

  test('after a reset brings nothing back', async () => {
    await run('gone:=1')
    await engine.reset()
    await engine.kill()
    expect(await run('gone')).toEqual(['gone'])
  })
})

describe('status', () => {
  test('tells what happens', async () => {
    const states: string[] = []
    const own = await createNodeEngine({ spare: false })
    const end = own.onStatus(status => void states.push(status.state))
    const running = own.run([{ text: ENDLESS }])
    own.interrupt()
    await running
    await own.run([{ text: '1' }])
    await own.dispose()
    end()
    expect(states).toEqual(['calculating', 'aborting', 'ready', 'calculating', 'ready', 'terminated'])
    expect((await own.run([{ text: '1+1' }])).map(shown)).toEqual(['interrupted!'])
  })
})

describe('inline engine', () => {
  test('goes on after a fault with its definitions', async () => {
    const inline = await createInlineEngine({ settings: { oneIndexed: true } })
    const commands = ['v:=[1,2,3]', 'range(100000000)', 'v[1]']
    const results = await inline.run(commands.map(text => ({ text })))
    expect(results.map(shown)).toEqual(['vector[1,2,3]', 'memory!', '1'])
    const late = await inline.run([{ text: ENDLESS, deadline: 50 }, { text: 'v[2]' }])
    expect(late.map(shown)).toEqual(['deadline!', '2'])
    await inline.dispose()
  })
})

describe('start', () => {
  /** Ports that answer nothing, and what becomes of them. */
  function silentPorts() {
    const seen: string[] = []
    const open = (): Port => {
      seen.push('opened')
      return { post: ({ type }) => seen.push(type), listen() {}, terminate: () => seen.push('terminated') }
    }
    return { seen, open }
  }

  test('a thread is opened while the engine is being fetched', async () => {
    const { seen, open } = silentPorts()
    const fetching = Promise.withResolvers<WebAssembly.Module>()
    void createClient({ load: () => fetching.promise, open, spare: false })
    expect(seen).toEqual(['opened'])
    fetching.resolve(new WebAssembly.Module(EMPTY_MODULE))
    await expect.poll(() => seen).toEqual(['opened', 'prepare'])
  })

  test('what cannot be fetched leaves no thread behind', async () => {
    const { seen, open } = silentPorts()
    const load = () => Promise.reject(new Error('404'))
    await expect(createClient({ load, open, spare: true })).rejects.toThrow('404')
    expect(seen).toEqual(['opened', 'terminated'])
  })
})
