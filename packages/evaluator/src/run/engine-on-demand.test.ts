import type { EngineCommand, EngineResult } from '@calcwright/engine'
import { createFakeEngine } from '@calcwright/engine/fake'
import { expect, test } from 'vitest'
import { engineWith } from '../testing/sheet.ts'
import { EngineOnDemand } from './engine-on-demand.ts'

const STOPPED: EngineResult = { ok: false, error: { kind: 'interrupted', message: 'stopped' }, warnings: [] }
const DONE: EngineResult = {
  ok: true,
  kind: 'number',
  value: { t: 'int', v: '1' },
  text: '1',
  warnings: [],
}

const NOTHING_NEEDED = { of: () => ({ names: [], commands: [] }), onHeld() {} }

/** An engine that notes what it is asked, and answers each request with the next of these. */
function answering(...answers: readonly EngineResult[]) {
  const asked: string[][] = []
  const run = (
    commands: readonly EngineCommand[],
    onResult?: (index: number, result: EngineResult) => void,
  ) => {
    const answer = answers[asked.length] ?? DONE
    asked.push(commands.map(({ text }) => text))
    commands.forEach((_, index) => onResult?.(index, answer))
    return Promise.resolve(commands.map(() => answer))
  }
  return { asked, engine: engineWith(createFakeEngine(), { run }) }
}

test('definitions go before what needs the engine, once', async () => {
  let needed = 0
  const onDemand = new EngineOnDemand(() => (needed += 1), NOTHING_NEEDED)
  onDemand.owe('a', [{ text: 'a:=1' }])
  onDemand.owe('b', [{ text: 'b:=2' }])
  onDemand.owe('a', [{ text: 'a:=3' }])
  expect(needed).toBe(0)
  const indexes: number[] = []
  const answer = onDemand.run([{ text: 'a+b' }], index => indexes.push(index))
  expect(needed).toBe(1)
  const { asked, engine } = answering()
  onDemand.attach(engine)
  expect(await answer).toHaveLength(1)
  await onDemand.run([{ text: 'a-b' }])
  expect(asked).toEqual([['b:=2', 'a:=3', 'a+b'], ['a-b']])
  expect(indexes).toEqual([0])
})

test('a definition that an interrupt has hit is sent again', async () => {
  const onDemand = new EngineOnDemand(() => {}, NOTHING_NEEDED)
  const { asked, engine } = answering(STOPPED)
  onDemand.attach(engine)
  onDemand.owe('a', [{ text: 'a:=1' }])
  await onDemand.run([{ text: 'a+1' }])
  await onDemand.run([{ text: 'a+2' }])
  expect(asked).toEqual([
    ['a:=1', 'a+1'],
    ['a:=1', 'a+2'],
  ])
})

test('what waits for an engine that does not come is interrupted', async () => {
  const onDemand = new EngineOnDemand(() => {}, NOTHING_NEEDED)
  const answer = onDemand.run([{ text: '1+1' }])
  onDemand.lose()
  expect(await answer).toMatchObject([{ ok: false, error: { kind: 'interrupted' } }])
})
