import { expect, test } from 'vitest'
import { createFakeEngine } from './fake.ts'
import { shown } from './testing/shown.ts'

test('answers from its table and by the look of the text', async () => {
  const engine = createFakeEngine({
    'a+1': { t: 'rat', n: '4', d: '3' },
    bad: { ok: false, error: { kind: 'argument', message: 'No.' }, warnings: [] },
    twice: command => ({ t: 'string', v: command.text + command.text }),
  })
  const seen: number[] = []
  const texts = ['a+1', 'bad', 'twice', '12', '1.5', 'x']
  const results = await engine.run(
    texts.map(text => ({ text })),
    index => seen.push(index),
  )
  expect(results.map(shown)).toEqual(['4/3', 'argument!', '"twicetwice"', '12', 'f1.5', 'x'])
  expect(seen).toEqual([0, 1, 2, 3, 4, 5])
  expect(engine.commands.map(command => command.text)).toEqual(texts)
})

test('keeps settings, counts resets, tells its end', async () => {
  const engine = createFakeEngine()
  const states: string[] = []
  engine.onStatus(status => states.push(status.state))
  await engine.configure({ angle: 'deg' })
  await engine.reset()
  await engine.dispose()
  expect(engine.settings.angle).toBe('deg')
  expect(engine.resets).toBe(1)
  expect(states).toEqual(['terminated'])
})
