/** Calls of solvers in formulas: solved by numbers, with all that formulas around them may be. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTINGS, line, lines, openSheet } from '../test-sheet.ts'
import type { TestSheet } from '../test-sheet.ts'

let sheet: TestSheet

beforeAll(async () => {
  sheet = await openSheet()
})

afterAll(() => sheet.evaluator.dispose())

async function last(...sources: string[]): Promise<string> {
  await sheet.run(() => sheet.evaluator.open(lines(...sources), SETTINGS))
  return sheet.shown(String(sources.length))
}

const asked = (): string[] => sheet.watched.commands.filter(text => text.includes('ode_solve('))

describe('calls of solvers', () => {
  test.each<[sources: string[], shown: string]>([
    [['odesolve(-y, [t, y], [0, 1], 1)'], '[0.367879]'],
    [['odesolve([v, -u], t = 0..3, [u, v], [1, 0])'], '[-0.989992, -0.14112]'],
    [['odesolve(-1000*(y - cos(x)), x = 0..1, y, 0)'], '[0.541143]'],
    // Names from above: numbers, units, functions, lists.
    [['k := 2 [1/s]', 'odesolve(-k*y, [t, y], [0 [s], 3 [m]], 1 [s])'], '[0.406006] m'],
    [['f(a, b) := -a*b', 'odesolve(f(1, y), [t, y], [0, 1], 1)'], '[0.367879]'],
    [['A := [[0, 1], [-1, 0]]', 'odesolve(A*[x, v], [t, x, v], [0, 1, 0], 3)'], '[-0.989992, -0.14112]'],
    [['s := [0, 1]', 'T := 2', 'r := odesolve(-y, [t, y], [0, 1], T/2)[1]', '2*r ='], '0.735759'],
    // A name of the worksheet that is bound in the call.
    [['y := 7 [kg]', 'odesolve(-y, [t, y], [0, 1], 1)'], '[0.367879]'],
    // In the middle of a formula, twice.
    [['odesolve(-y, [t, y], [0, 1], 1)[1] + odesolve(y, [t, y], [0, 1], 1)[1]'], '3.08616'],
    // What the engine has to do as before: a name bound around the call, complex states.
    [['sum(odesolve(k*y, [t, y], [0, 1], 1)[1], k, 0, 1)'], '3.71828'],
    [['g(p) := odesolve(p*y, [t, y], [0, 1], 1)[1]', 'g(-1) ='], '0.367879'],
    [['k := 5', 'sum(odesolve(k*y, [t, y], [0, 1], 1)[1], k, 0, 1)'], '3.71828'],
    [['odesolve(i*y, [t, y], [0, 1], pi)[1]'], '-1'],
  ])('%s', async (sources, shown) => {
    expect(await last(...sources)).toBe(shown)
  })

  test('do not reach the engine', async () => {
    sheet.watched.commands.length = 0
    await last('odesolve([v, -u], t = 0..3, [u, v], [1, 0])')
    expect(asked()).toEqual([])
  })

  test.each<[sources: string[], message: string, at: string]>([
    [['1 + odesolve(y^2, [t, y], [0, 1], 2)[1]'], 'odesolve ended at 1 (in SI units)', 'odesolve(y^2, [t, y], [0, 1], 2)'],
    [['odesolve(-0.1*sqrt(h), [t, h], [0, 1], 30)'], 'odesolve ended at 20 (in SI units)', 'odesolve(-0.1*sqrt(h), [t, h], [0, 1], 30)'],
    [['odesolve(k_0*y, [t, y], [0, 1], 1)'], 'k_0 has no value', 'k_0'],
  ])('say at their place what is wrong: %s', async (sources, message, at) => {
    expect(await last(...sources)).toContain(message)
    const source = sources.at(-1)!
    const { start, end } = sheet.results.get(String(sources.length))!.outcomes[0]!.error!.position!
    expect(source.slice(start, end)).toBe(at)
  }) // prettier-ignore

  test('follow what they read, and hand on what they give', async () => {
    await last('k := 1', 'y_1 := odesolve(-k*y, [t, y], [0, 1], 1)[1]', '2*y_1 =')
    expect(sheet.shown('3')).toBe('0.735759')
    await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'k := 2')] }))
    expect(sheet.shown('3')).toBe('0.270671')
    await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'k := [1, 2][7]')] }))
    expect(sheet.results.get('3')!.outcomes[0]!.error).not.toBeNull()
  })

  test('a line that fails in the same batch halts them', async () => {
    const shown = await last('a := [1, 2][7]', 'odesolve(-a*y, [t, y], [0, 1], 1)')
    expect(shown).toBe(await last('a := [1, 2][7]', 'a + 1 ='))
  })

  test('can be aborted while they are at work', async () => {
    const long = 'odesolve([v, -x], [t, x, v], [0, 1, 0], 1e7)'
    const end = sheet.run(() => sheet.evaluator.open(lines(long), SETTINGS))
    setTimeout(() => sheet.evaluator.abort(), 100)
    await end
    expect(sheet.shown('1')).toMatch(/abort/i)
  })
})
