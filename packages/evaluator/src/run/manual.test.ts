import { describe, expect, test } from 'vitest'
import type { Evaluator } from '../contract.ts'
import { line, lines, openSheet, SETTINGS } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

const stale = (sheet: TestSheet): readonly string[] => {
  const last = sheet.events.at(-1)
  return last?.kind === 'finished' ? last.stale : ['still running']
}

/** 2 reads 1, 4 reads 2; 3 is on its own. */
async function manualSheet(): Promise<TestSheet> {
  const sheet = await openSheet()
  await sheet.run(() => sheet.evaluator.open(lines('a := 1', 'b := a + 1', '7 =', 'b*10 ='), SETTINGS))
  await sheet.run(() => sheet.evaluator.setAutomatic(false))
  expect(sheet.events.find(event => event.kind === 'mode')).toEqual({ kind: 'mode', automatic: false })
  return sheet
}

interface Case {
  readonly title: string
  readonly edits: readonly [id: string, source: string][]
  readonly request: (evaluator: Evaluator) => void
  readonly ran: readonly string[]
  readonly left: readonly string[]
}

const CASES: readonly Case[] = [
  {
    title: 'an edit waits, and with it what reads it',
    edits: [['1', 'a := 2']],
    request: () => {},
    ran: [],
    left: ['1', '2', '4'],
  },
  {
    title: 'an edit taken back waits no more',
    edits: [['1', 'a := 2'], ['1', 'a := 1']],
    request: () => {},
    ran: [],
    left: [],
  },
  {
    title: 'Calculate Now computes what is stale',
    edits: [['1', 'a := 2'], ['3', '8 =']],
    request: evaluator => evaluator.recalculate('stale'),
    ran: ['1', '2', '3', '4'],
    left: [],
  },
  {
    title: 'Full Recalculation computes everything',
    edits: [['3', '8 =']],
    request: evaluator => evaluator.recalculate('all'),
    ran: ['1', '2', '3', '4'],
    left: [],
  },
  {
    title: 'one line is computed with what it needs',
    edits: [['1', 'a := 2'], ['3', '8 =']],
    request: evaluator => evaluator.calculate(['2']),
    ran: ['1', '2'],
    left: ['3', '4'],
  },
  {
    title: 'one line on its own',
    edits: [['1', 'a := 2'], ['3', '8 =']],
    request: evaluator => evaluator.calculate(['3']),
    ran: ['3'],
    left: ['1', '2', '4'],
  },
  {
    title: 'a request for a fresh line computes nothing',
    edits: [['3', '8 =']],
    request: evaluator => evaluator.calculate(['2']),
    ran: [],
    left: ['3'],
  },
  {
    title: 'a value that stays leaves its readers fresh',
    edits: [['1', 'a := 2 - 1']],
    request: evaluator => evaluator.calculate(['1']),
    ran: ['1'],
    left: [],
  },
  {
    title: 'automatic mode computes what waits',
    edits: [['1', 'a := 2']],
    request: evaluator => evaluator.setAutomatic(true),
    ran: ['1', '2', '4'],
    left: [],
  },
  {
    title: 'settings hold for the whole worksheet',
    edits: [],
    request: evaluator => evaluator.configure({ ...SETTINGS, approximate: true }),
    ran: ['1', '2', '3', '4'],
    left: [],
  },
] // prettier-ignore

describe('in manual mode', () => {
  test.each(CASES)('$title', async ({ edits, request, ran, left }) => {
    const sheet = await manualSheet()
    for (const [id, source] of edits)
      await sheet.run(() => sheet.evaluator.update({ blocks: [line(id, source)] }))
    const before = sheet.events.length
    await sheet.run(() => {
      request(sheet.evaluator)
      if (ran.length === 0) sheet.evaluator.update({ blocks: [] })
    })
    const published = sheet.events
      .slice(before)
      .flatMap(event => (event.kind === 'results' ? event.results.map(result => result.block) : []))
    expect([...new Set(published)]).toEqual(ran)
    expect(stale(sheet)).toEqual(left)
    sheet.evaluator.dispose()
  })

  test('an edit during a run takes back what was asked for', async () => {
    const sheet = await manualSheet()
    await sheet.run(() =>
      sheet.evaluator.update({ blocks: [line('1', 'a := floor(2)'), line('3', 'floor(8) =')] }),
    )
    sheet.watched.pause()
    const end = sheet.run(() => sheet.evaluator.recalculate('stale'))
    sheet.evaluator.update({ blocks: [line('1', 'a := floor(3)')] })
    await end
    expect(stale(sheet)).toEqual(['1', '2', '4'])
    expect(sheet.shown('3')).toBe('8')
    expect(sheet.shown('4')).toBe('20')
  })

  test('going manual during a run lets the batch end and keeps the rest', async () => {
    const sheet = await openSheet()
    const chain = Array.from({ length: 80 }, (_, index) => `x_${index + 1} := floor(${index})`)
    sheet.watched.pause()
    await sheet.run(() => {
      sheet.evaluator.open(lines(...chain), SETTINGS)
      void sheet.watched.whenHeld(() => {
        sheet.evaluator.setAutomatic(false)
        sheet.watched.resume()
      })
    })
    expect(stale(sheet)).toEqual(chain.slice(64).map((_, index) => String(index + 65)))
  })

  test('a worksheet that is opened waits as well', async () => {
    const sheet = await manualSheet()
    await sheet.run(() => sheet.evaluator.open(lines('floor(2) =', 'floor(2) ='), SETTINGS))
    expect(stale(sheet)).toEqual(['1', '2'])
  })
})

describe('after an abort', () => {
  async function aborted(): Promise<TestSheet> {
    const sheet = await openSheet()
    sheet.watched.pause()
    await sheet.run(() => {
      sheet.evaluator.open(lines('a := floor(1)', 'b := floor(2)', 'b + 1 ='), SETTINGS)
      void sheet.watched.whenHeld(() => sheet.evaluator.abort())
    })
    expect(stale(sheet)).toEqual(['1', '2', '3'])
    return sheet
  }

  test('one line can be computed without the others', async () => {
    const sheet = await aborted()
    await sheet.run(() => sheet.evaluator.calculate(['2']))
    expect(stale(sheet)).toEqual(['1', '3'])
  })

  test('an edit computes what waits, but not the line that was aborted', async () => {
    const sheet = await aborted()
    await sheet.run(() => sheet.evaluator.update({ blocks: [line('2', 'b := floor(4)')] }))
    expect(stale(sheet)).toEqual(['1'])
    expect(sheet.shown('3')).toBe('5')
  })

  test('an edit made while the abort is under way is computed', async () => {
    const sheet = await openSheet()
    sheet.watched.pause()
    const end = sheet.run(() => sheet.evaluator.open(lines('a := floor(1)', 'b := floor(2)'), SETTINGS))
    await sheet.watched.whenHeld(() => sheet.evaluator.abort())
    sheet.evaluator.update({ blocks: [line('2', 'b := floor(4)')] })
    await end
    await sheet.until(() => stale(sheet).join() === '1')
    expect(sheet.results.get('2')?.outcomes[0]?.value).toBe(4)
    expect(stale(sheet)).toEqual(['1'])
  })

  test('a killed engine leaves every line waiting', async () => {
    const sheet = await aborted()
    sheet.evaluator.kill()
    await sheet.run(() => sheet.evaluator.update({ blocks: [line('2', 'b := floor(5)')] }))
    expect(stale(sheet)).toEqual(['1', '2', '3'])
    await sheet.run(() => sheet.evaluator.recalculate('all'))
    expect(sheet.shown('3')).toBe('6')
    expect(stale(sheet)).toEqual([])
  })
})
