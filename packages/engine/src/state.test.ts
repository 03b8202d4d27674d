import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createInlineEngine } from './node.ts'
import type { Engine, EngineSettings } from './protocol.ts'
import { shown } from './testing/shown.ts'
import { isFull } from '../../../tests/full.ts'

let engine: Engine
beforeAll(async () => {
  engine = await createInlineEngine()
})
afterAll(() => engine.dispose())

const run = async (...texts: string[]): Promise<string[]> =>
  (await engine.run(texts.map(text => ({ text })))).map(shown)

describe('settings', () => {
  test.each<[Partial<EngineSettings>, string, string]>([
    [{ angle: 'deg' }, 'sin(30)', '1/2'],
    [{ angle: 'rad' }, 'sin(pi/6)', '1/2'],
    [{ oneIndexed: true }, '[7,8,9][1]', '7'],
    [{ oneIndexed: false }, '[7,8,9][1]', '8'],
    [{ complex: true }, 'size(solve(z^3=1,z))', '3'],
    [{ complex: false }, 'size(solve(z^3=1,z))', '1'],
    [{ approximate: true }, '1/4', 'f0.25'],
    [{ approximate: false }, '1/4', '1/4'],
    [{ digits: 20 }, 'evalf(1/3)', '0.33333333333333333333'],
  ])('%o: %s', async (settings, text, value) => {
    await engine.configure(settings)
    expect(await run(text)).toEqual([value])
    await engine.configure({ angle: 'rad', oneIndexed: false, complex: true, approximate: false, digits: 12 })
  })

  test('lists counted from 1 are written so, too', async () => {
    await engine.configure({ oneIndexed: true })
    expect(await run('L1:=[5,6,7]', 'L1[2]:=60', 'L1', 'L1[4]')).toEqual([
      'vector[5,6,7]',
      'vector[5,60,7]',
      'vector[5,60,7]',
      'dimension!',
    ])
    await engine.configure({ oneIndexed: false })
  })
})

describe('definitions', () => {
  test('are kept, answer their value and end with a reset', async () => {
    expect(await run('a_1:=3', 'b_1:=a_1+1/3', 'f_1(x):=a_1*x', 'f_1(b_1)', 'b_1')).toEqual([
      '3',
      '10/3',
      '(x)->*(a_1,x)',
      '10',
      '10/3',
    ])
    await engine.configure({ angle: 'deg' })
    await engine.reset()
    expect(await run('a_1', 'b_1+1', 'f_1(2)', 'sin(90)')).toEqual(['a_1', '+(b_1,1)', 'f_1(2)', '1'])
    await engine.configure({ angle: 'rad' })
  })

  test.each([
    [
      'an integral inside of a function',
      'gramschmidt([1,1+x],(p,q)->integrate(p*q,x,-1,1))',
      'solve(x^2=4,x)',
      'vector[-2,2]',
    ],
    ['a function that stores', 'LU([[4,2],[2,5]],L,U,P)', 'L', 'L'],
  ])('nothing but an assignment leaves a value: %s', async (_, text, after, value) => {
    expect((await run(text, after))[1]).toBe(value)
  })

  test('assumptions end with a reset', async () => {
    expect(await run('assume(q>0)', 'abs(q)')).toEqual(['q', 'q'])
    await engine.reset()
    expect(await run('abs(q)')).toEqual(['abs(q)'])
  })

  test.runIf(isFull)('many resets cost no memory', async () => {
    for (let round = 0; round < 300; round++) {
      void engine.run([{ text: 'big:=seq(k,k,1,20000)' }])
      void engine.reset()
    }
    expect(await run('big')).toEqual(['big'])
  })
})

describe('random numbers', () => {
  const draw = 'seq(rand(1000000),k,1,4)'

  test('repeat after a reset', async () => {
    await engine.reset()
    const first = await run(draw)
    const second = await run(draw)
    await engine.reset()
    expect(await run(draw)).toEqual(first)
    expect(second).not.toEqual(first)
  })

  test('follow the seed', async () => {
    await engine.configure({ randomSeed: 7 })
    const seven = await run(draw)
    await engine.configure({ randomSeed: 8 })
    expect(await run(draw)).not.toEqual(seven)
    await engine.configure({ randomSeed: 7 })
    expect(await run(draw)).toEqual(seven)
  })
})
