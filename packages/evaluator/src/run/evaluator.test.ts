import { describe, expect, test, vi } from 'vitest'
import { createFakeEngine } from '@calcwright/engine/fake'
import type { FakeEngine } from '@calcwright/engine/fake'
import type { EvaluatorEvent } from '../contract.ts'
import { createEvaluator } from './evaluator.ts'
import type { EvaluatorOptions } from './evaluator.ts'
import { line, lines, openSheet, SETTINGS } from '../testing/sheet.ts'

const haltedBy = (name: string) =>
  `Computation halted. Please correct error to resume. This line waits for ${name}.`

describe('a run', () => {
  test('gives every line its result and says when it is over', async () => {
    const sheet = await openSheet()
    const ran = await sheet.run(() =>
      sheet.evaluator.open(lines('F := 5 [kN]', 'A := 2 [mm^2]', 'F/A = [MPa]', '', '1/3 ='), SETTINGS),
    )
    expect(ran.toSorted()).toEqual(['1', '2', '3', '4', '5'])
    expect(['1', '2', '3', '4', '5'].map(sheet.shown)).toEqual(['5 kN', '2 mm^2', '2500 MPa', '', '1/3'])
    expect(sheet.results.get('3')?.outcomes[0]).toMatchObject({
      value: 2500,
      unit: 'MPa',
      exact: '2500',
      shown: true,
    })
    expect(sheet.results.get('1')).toMatchObject({
      defines: ['F'],
      outcomes: [{ shown: false, value: 5 }],
    })
    expect(sheet.events.find(event => event.kind === 'queued')).toMatchObject({
      blocks: ['1', '2', '3', '4', '5'],
    })
    expect(sheet.events.at(-1)).toEqual({
      kind: 'finished',
      halted: false,
      cancelled: false,
      stale: [],
    })
    sheet.evaluator.dispose()
  })

  test('after an edit computes only what depends', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('a := 1', 'b := a + 1', 'c := 7', 'b*c ='), SETTINGS))
    expect(await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'a := 2')] }))).toEqual([
      '1',
      '2',
      '4',
    ])
    const queued = { blocks: ['1', '2', '4'], edited: ['1'] }
    expect(sheet.events.findLast(event => event.kind === 'queued')).toMatchObject(queued)
    expect(sheet.shown('4')).toBe('21')
    expect(await sheet.run(() => sheet.evaluator.update({ blocks: [line('3', 'c := 8')] }))).toEqual([
      '3',
      '4',
    ])
    expect(sheet.shown('4')).toBe('24')
  })

  test('reads a name in the place of variables only where it means a list of names', async () => {
    const sheet = await openSheet()
    await sheet.run(() =>
      sheet.evaluator.open(
        lines('u := [p, q]', 'gradient(p*q^2, u) =', 'x := 3', 'solve(x^2 = 4, x) ='),
        SETTINGS,
      ),
    )
    expect(sheet.shown('2')).toBe('[q^2, 2*p*q]')
    expect(await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'u := [q, p]')] }))).toEqual([
      '1',
      '2',
    ])
    expect(sheet.shown('2')).toBe('[2*p*q, q^2]')
    expect(await sheet.run(() => sheet.evaluator.update({ blocks: [line('3', 'x := 4')] }))).toEqual(['3'])
    sheet.evaluator.dispose()
  })

  test('computes a chain of exponents, whose units need the values above', async () => {
    const sheet = await openSheet()
    await sheet.run(() =>
      sheet.evaluator.open(lines('n := 1 + 1', 'A := (3 [m])^n', 'm := n - 1', 'A^m + 1 [m^2] ='), SETTINGS),
    )
    expect(sheet.shown('4')).toBe('10 m^2')
    await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'n := 3')] }))
    expect(sheet.shown('2')).toBe('27 m^3')
    expect(sheet.shown('4')).toBe('cannot add m^6 and m^2')
  })

  test('halts what depends on a wrong definition and goes on with the rest', async () => {
    const sheet = await openSheet()
    await sheet.run(() =>
      sheet.evaluator.open(lines('a := 1 [m] + 1 [s]', 'b := a', 'b =', '2 + 2 =', 'c := +'), SETTINGS),
    )
    expect(['2', '3', '4'].map(sheet.shown)).toEqual([haltedBy('a'), haltedBy('b'), '4'])
    expect(sheet.events.at(-1)).toMatchObject({ kind: 'finished', halted: true })
    await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'a := 3 [m]')] }))
    expect(sheet.shown('3')).toBe('3 m')
  })

  test('is not halted by a line that only shows', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('3 [m] + 2 [s] ='), SETTINGS))
    expect(sheet.events.at(-1)).toMatchObject({ halted: false })
  })

  test('keeps the names of a line that cannot be read any more', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('a := 5', 'a + 1 ='), SETTINGS))
    await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'a := 5 +')] }))
    expect(sheet.shown('2')).toBe(haltedBy('a'))
  })

  test('skips disabled blocks and everything inside of them', async () => {
    const sheet = await openSheet()
    const blocks = [
      line('1', 'a := 1'),
      line('box', '', { type: 'indent' }),
      line('2', 'a := 2', { parent: 'box' }),
      line('3', 'a ='),
    ]
    await sheet.run(() => sheet.evaluator.open(blocks, SETTINGS))
    expect(sheet.shown('3')).toBe('2')
    await sheet.run(() =>
      sheet.evaluator.update({ blocks: [line('box', '', { type: 'indent', disabled: true })] }),
    )
    expect(sheet.shown('3')).toBe('1')
  })

  test('follows deletion and order', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('a := 1', 'a := 2', 'a ='), SETTINGS))
    await sheet.run(() => sheet.evaluator.update({ blocks: [], order: ['2', '1', '3'] }))
    expect(sheet.shown('3')).toBe('1')
    await sheet.run(() => sheet.evaluator.update({ blocks: [], order: ['2', '3'] }))
    expect(sheet.shown('3')).toBe('2')
  })

  test('of a block with several statements gives one result', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('a := 2; b := a*3', 'b ='), SETTINGS))
    expect(sheet.results.get('1')?.defines).toEqual(['a', 'b'])
    expect(sheet.shown('2')).toBe('6')
  })

  test('survives a block type with a fault', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('broken block', '1 + 1 ='), SETTINGS))
    expect(sheet.shown('1')).toContain('the block type has a fault')
    expect(sheet.shown('2')).toBe('2')
  })

  test('gives the same random numbers again', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('rand(1000000) =', 'rand(1000000) ='), SETTINGS))
    const first = ['1', '2'].map(sheet.shown)
    await sheet.run(() => sheet.evaluator.recalculate('all'))
    expect(['1', '2'].map(sheet.shown)).toEqual(first)
    expect(first[0]).not.toBe(first[1])
  })
})

describe('settings', () => {
  test('run everything again', async () => {
    const sheet = await openSheet()
    await sheet.run(() =>
      sheet.evaluator.open(
        lines('1/3 =', 'sin(30) =', 'v := [4, 5]', 'v[1] =', 'sum_by(v, [7, 7]) ='),
        SETTINGS,
      ),
    )
    expect(['4', '5'].map(sheet.shown)).toEqual(['4', '[9]'])
    await sheet.run(() =>
      sheet.evaluator.configure({ ...SETTINGS, approximate: true, angle: 'deg', oneIndexed: false }),
    )
    expect(['1', '2', '4', '5'].map(sheet.shown)).toEqual(['0.333333', '0.5', '5', '[9]'])
  })

  test('complex answers only where they are allowed', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('solve(x^2 = -4, x) =', 'factor(x^4 - 1) ='), SETTINGS))
    expect(sheet.shown('1')).toBe('[2*i, -2*i]')
    expect(sheet.shown('2')).toBe('(x - 1)*(x + 1)*(x^2 + 1)')
    await sheet.run(() => sheet.evaluator.configure({ ...SETTINGS, complex: false }))
    expect(sheet.shown('1')).toBe('[]')
  })
})

describe('stored results', () => {
  const SOURCES = ['a := 3 [m]', 'b := 2*a', 'f(x) := a*x', 'c := 9', 'b + a =']

  test('are shown without the engine', async () => {
    const first = await openSheet()
    await first.run(() => first.evaluator.open(lines(...SOURCES), SETTINGS))
    const snapshot = JSON.parse(JSON.stringify(await first.evaluator.snapshot()))
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines(...SOURCES), SETTINGS, snapshot))
    expect(sheet.watched.commands).toEqual([])
    expect(sheet.shown('5')).toBe('9 m')
    expect(await sheet.evaluator.snapshot()).toEqual(snapshot)
  })

  test('are marked where an edit has not been computed', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines(...SOURCES), SETTINGS))
    sheet.evaluator.setAutomatic(false)
    sheet.evaluator.update({ blocks: [line('1', 'a := 4 [m]')] })
    const { results } = await sheet.evaluator.snapshot()
    expect(Object.values(results).map(({ stale = false }) => stale)).toEqual([true, true, true, false, true])
  })

  test('send again only the definitions that an edited line reads', async () => {
    const first = await openSheet()
    await first.run(() => first.evaluator.open(lines(...SOURCES), SETTINGS))
    const snapshot = await first.evaluator.snapshot()
    const sheet = await openSheet()
    sheet.evaluator.open(lines(...SOURCES), SETTINGS, snapshot)
    const ran = await sheet.run(() => sheet.evaluator.update({ blocks: [line('5', 'f(2) =')] }))
    expect(ran.at(-1)).toBe('5')
    expect(sheet.shown('5')).toBe('6 m')
    expect(sheet.watched.commands.map(command => command.replace(/_\d+.*/, ''))).toEqual([
      'a',
      'f',
      'regroup(f',
    ])
  })

  test('give way to new ones before everything counts as settled', async () => {
    const first = await openSheet()
    await first.run(() => first.evaluator.open(lines(...SOURCES), SETTINGS))
    const snapshot = await first.evaluator.snapshot()
    const sheet = await openSheet()
    sheet.evaluator.open(lines(...SOURCES), SETTINGS, snapshot)
    sheet.evaluator.update({ blocks: [line('1', 'a := 5 [m]')] })
    await sheet.evaluator.settled()
    expect(sheet.shown('5')).toBe('15 m')
  })

  test('of another worksheet state are computed again', async () => {
    const first = await openSheet()
    await first.run(() => first.evaluator.open(lines(...SOURCES), SETTINGS))
    const snapshot = await first.evaluator.snapshot()
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('a := 4 [m]', ...SOURCES.slice(1)), SETTINGS, snapshot))
    expect(sheet.shown('5')).toBe('12 m')
    expect(sheet.shown('4')).toBe('9')
  })
})

describe('an engine that is lost', () => {
  const evaluatorWith = (startEngine: EvaluatorOptions['startEngine']) => {
    const evaluator = createEvaluator({ startEngine, blockEvaluations: [] })
    const events: EvaluatorEvent[] = []
    evaluator.on(event => events.push(event))
    const engine = () => events.filter(event => event.kind === 'engine')
    const phase = (wanted: string): Promise<void> =>
      vi.waitUntil(() => engine().at(-1)?.phase === wanted).then(() => {})
    return { evaluator, engine, phase }
  }

  test('while it loads is told with the reason, and recalculation starts another', async () => {
    const starts = [() => Promise.reject(new Error('no network')), () => Promise.resolve(createFakeEngine())]
    const { evaluator, engine, phase } = evaluatorWith(() => starts.shift()!())
    evaluator.open([], SETTINGS)
    await phase('terminated')
    expect(engine().at(-1)).toMatchObject({ text: 'no network' })
    evaluator.recalculate('all')
    await phase('ready')
  })

  test('later freezes until recalculation', async () => {
    const engines: FakeEngine[] = []
    const { evaluator, engine, phase } = evaluatorWith(() => {
      engines.push(createFakeEngine())
      return Promise.resolve(engines.at(-1)!)
    })
    await phase('ready')
    await engines[0]?.dispose()
    expect(engine().at(-1)).toMatchObject({ phase: 'terminated' })
    evaluator.recalculate('all')
    await phase('ready')
    expect(engines).toHaveLength(2)
  })
})

describe('while the engine calculates', () => {
  test('an edit above replaces the run and inherits what waited', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('a := floor(1)', 'a + 1 =', 'floor(5) ='), SETTINGS))
    sheet.watched.pause()
    const ran = await sheet.run(() => {
      sheet.evaluator.update({ blocks: [line('1', 'a := floor(2)'), line('3', 'floor(6) =')] })
      sheet.evaluator.update({ blocks: [line('1', 'a := floor(3)')] })
    })
    expect(sheet.shown('2')).toBe('4')
    expect(sheet.shown('3')).toBe('6')
    expect(ran.filter(block => block === '1')).toHaveLength(1)
  })

  test('an edit below joins the run', async () => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open(lines('a := floor(1)', 'b := floor(2)'), SETTINGS))
    sheet.watched.pause()
    const ran = sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'a := floor(2)')] }))
    sheet.evaluator.update({ blocks: [line('2', 'b := floor(3)')] })
    sheet.watched.resume()
    expect(await ran).toEqual(['1', '2'])
  })

  test('a line that is taken away while those above it run is left out', async () => {
    const faults = vi.spyOn(console, 'error').mockImplementation(() => {})
    const sheet = await openSheet()
    sheet.watched.pause()
    const sources = lines('a := floor(1)', 'x_0 := fsolve(cos(t) = t, t, 1)', 'floor(5) =')
    const ran = await sheet.run(() => {
      sheet.evaluator.open(sources, SETTINGS)
      void sheet.watched.whenHeld(() => {
        sheet.evaluator.update({ blocks: [], order: ['1', '2'] })
        sheet.watched.resume()
      })
    })
    expect(ran).toEqual(['1', '2'])
    expect(faults.mock.calls).toEqual([])
  })

  test('abort marks the line that ran and leaves the others stale', async () => {
    const sheet = await openSheet()
    sheet.watched.pause()
    await sheet.run(() => {
      sheet.evaluator.open(lines('a := floor(1)', 'b := floor(2)', 'a + b ='), SETTINGS)
      void sheet.watched.whenHeld(() => sheet.evaluator.abort())
    })
    expect(sheet.shown('1')).toBe('This computation has been aborted by the user')
    expect(sheet.results.has('2')).toBe(false)
    expect(sheet.events.at(-1)).toMatchObject({
      kind: 'finished',
      cancelled: true,
      stale: ['1', '2', '3'],
    })
    await sheet.run(() => sheet.evaluator.recalculate('stale'))
    expect(sheet.shown('3')).toBe('3')
    expect(sheet.events.at(-1)).toMatchObject({ stale: [] })
  })

  test('kill freezes everything until it is started again', async () => {
    const sheet = await openSheet()
    sheet.watched.pause()
    await sheet.run(() => {
      sheet.evaluator.open(lines('a := floor(1)', 'a ='), SETTINGS)
      void sheet.watched.whenHeld(() => sheet.evaluator.kill())
    })
    expect(sheet.results.size).toBe(0)
    sheet.evaluator.update({ blocks: [line('1', 'a := floor(2)')] })
    expect(sheet.results.size).toBe(0)
    await sheet.run(() => sheet.evaluator.recalculate('all'))
    expect(sheet.shown('2')).toBe('2')
  })
})

test('a result carries the state of the block that it answers', async () => {
  const sheet = await openSheet()
  const at = (revision: number, text: string) => ({ ...line('1', text), revision })
  await sheet.run(() => sheet.evaluator.open(lines('a := 1', 'a + 1 ='), SETTINGS))
  const edits = ['a := 2', 'a := 2', 'a := 3'].map((text, index) => at(index + 1, text))
  for (const edit of edits) {
    await sheet.run(() => sheet.evaluator.update({ blocks: [edit] }))
    expect(sheet.results.get('1')?.revision).toBe(edit.revision)
    expect(sheet.events.at(-1)).toMatchObject({ kind: 'finished', revision: edit.revision })
  }
  expect(sheet.results.get('2')?.revision).toBeUndefined()
  sheet.evaluator.setAutomatic(false)
  await sheet.run(() => sheet.evaluator.update({ blocks: [at(4, 'a := 4')] }))
  expect(sheet.events.at(-1)).toMatchObject({ kind: 'finished', revision: 4, stale: ['1', '2'] })
  expect(sheet.results.get('1')?.revision).toBe(3)
  sheet.evaluator.dispose()
})
