import { afterEach, describe, expect, it } from 'vitest'
import { compute } from '../testing/indented.ts'
import type { ComputedSheet } from '../testing/indented.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

const CHOICE = (x: string) => `
x := ${x}
y := 7
if x > 0
  y := 2*x
  y + 1 =
  elseif x = 0
  z := 5
  y := z
  else
  y := x^2
y + 100 =`

describe('a choice', () => {
  const cases: [x: string, shown: readonly string[], below: string][] = [
    ['3', ['6', '7', '~', '~', '~', '~', '~'], '106'],
    ['0', ['~', '~', 'true', '5', '5', '~', '~'], '105'],
    ['-2', ['~', '~', 'false', '~', '~', '', '4'], '104'],
  ]
  it.each(cases)('computes the first true branch for x = %s', async (x, shown, below) => {
    sheet = await compute(CHOICE(x))
    expect([4, 5, 6, 7, 8, 9, 10].map(sheet.shown)).toEqual(shown)
    expect(sheet.shown(11)).toBe(below)
    expect([4, 5, 6, 7, 8, 9, 10].map(line => sheet?.outcome(line).error)).toEqual(shown.map(() => null))
  })

  it('follows an edit of what the test reads, and of a line in the branch', async () => {
    sheet = await compute(CHOICE('3'))
    await sheet.edit(CHOICE('0'))
    expect(sheet.shown(11)).toBe('105')
    await sheet.edit(CHOICE('-3'))
    expect(sheet.shown(11)).toBe('109')
    await sheet.edit(CHOICE('-3').replace('x^2', 'x^2 + 1'))
    expect(sheet.shown(11)).toBe('110')
    await sheet.edit(CHOICE('4'))
    expect([4, 5, 10, 11].map(sheet.shown)).toEqual(['8', '9', '~', '108'])
  })

  const truths: [test: string, chosen: boolean, error?: string][] = [
    ['2', true], ['-1', true], ['0', false], ['1 = 1', true], ['1 > 2', false], ['sqrt(2) > 1.414', true],
    ['3 [m] > 20 [cm]', true], ['0.1 + 0.2 = 0.3', true], ['not (1 > 2)', true], ['1 > 2 or 2 > 1', true],
    ['1e-30', true], ['3 [m] > 2 [s]', false, 'm and s'], ['t > 2', false, 'neither true nor false'],
  ] // prettier-ignore
  it.each(truths)('takes %s for %s', async (test, chosen, error) => {
    sheet = await compute(`if ${test}\n  a := 1\n  else\n  a := 2\na =`)
    expect(sheet.shown(5)).toBe(chosen ? '1' : '2')
    expect(sheet.outcome(1).truth).toBe(chosen)
    if (error === undefined) expect(sheet.outcome(1).error).toBeNull()
    else expect(sheet.outcome(1).error?.message).toContain(error)
  })
})
