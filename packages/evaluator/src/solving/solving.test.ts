/** Calls of solvers in formulas: solved by numbers, with all that formulas around them may be. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTINGS, line, lines, openSheet } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

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
    // Pulses in functions, where the engine solves: their times are known once the function is called.
    [['G(b) := odesolve(piecewise(t < b, 0, t < b + 0.01, 1, 0), [t, y], [0, 0], 100)', 'G(77.7)'], '[0.01]'],
    [['H(w) := odesolve((t > w)*(t < w + 0.01), [t, y], [0, 0], 100)', 'H(3) + 1'], '[1.01]'],
    [['K(k) := odesolve(piecewise(t < 12, 0, t < 12.001, 1000, 0) - k*y, [t, y], [0, 2], 24)', 'K(0.1)'], '[0.482645]'], // prettier-ignore
    [['B(w) := odesolve(piecewise(t < w, 0, 1), [t, y], [10, 0], 0)', 'B(4)'], '[-6]'],
    // A name of the worksheet that is bound in the call.
    [['y := 7 [kg]', 'odesolve(-y, [t, y], [0, 1], 1)'], '[0.367879]'],
    // Higher orders: as many start values as derivatives, in equations or in formulas.
    [["odesolve(x'' = -x, t = 0..3, x, [1, 0])"], '[-0.989992, -0.14112]'],
    [["odesolve(-x - 0*x', t = 0..3, x, [1, 0])"], '[-0.989992, -0.14112]'],
    [["odesolve(x''' = -x', t = 0..3, x, [0, 1, 0])"], '[0.14112, -0.989992, -0.14112]'],
    [["odesolve([y' = x', x'' = -x], t = 0..3, [x, y], [[1, 0], 1])"], '[-0.989992, -0.14112, -0.989992]'],
    [["odesolve(x' = -x, t = 0..1, x, 1)"], '[0.367879]'],
    [
      ['g := 9.81 [m/s^2]', "odesolve(h'' = -g, t = 0 [s]..1 [s], h, [10 [m], 0 [m/s]])"],
      '[5.095 m, -9.81 m/s]',
    ],
    // Equations as they are written, solved for the highest derivative; references of scipy (DOP853) to 1e-12.
    [["odesolve(y'' + 0.3*y' + y^3 = cos(t), t = 0..20, y, [1, 0])[1]"], '1.00977'],
    [["odesolve(2*y' + y = 3, t = 0..2, y, 0)"], '[1.89636]'],
    [
      [
        'm := 2 [kg]',
        "odesolve(m*x'' + 4 [N*s/m]*x' + 200 [N/m]*x = 10 [N], t = 0 [s]..0.5 [s], x, [2 [cm], 0 [m/s]])[1]",
      ],
      '4.70435 cm',
    ],
    [["odesolve([2*x'' + x - y = 0, 3*y' = x - y], t = 0..2, [x, y], [[0.5, 0], 1])[1]"], '0.844857'],
    [["odesolve([2*x'' + y'' = -x, x'' + y'' = -y], t = 0..3, [x, y], [[1, 0], [0, 0]])[1]"], '-0.163233'],
    // The notation of desolve.
    [['odesolve(diff(y(t), t, 2) = -y(t), t = 0..3, y(t), [1, 0])'], '[-0.989992, -0.14112]'],
    [["odesolve(y''(t) + y(t) = 0, t = 0..3, y, [1, 0])"], '[-0.989992, -0.14112]'],
    [
      ["odesolve(h''(t) = -9.81, t = 0..2, h(t), [1, 0], [h(t) = 0, h'(t) = -0.8*h'(t)])"],
      '[0.260742, -0.165869]',
    ],
    // Events: a fall to the ground, three bounces; closed forms.
    [['odesolve([v, -9.81], t = 0..5, [h, v], [1, 0], h = 0)[2]'], '-4.42945'],
    [["odesolve(h'' = -9.81, t = 0..2, h, [1, 0], [h = 0, h' = -0.8*h'])"], '[0.260742, -0.165869]'],
    [
      ['odesolve([v, -9.81 [m/s^2]], [t, h, v], [0 [s], 1 [m], 0 [m/s]], 2 [s], [h < 0 [m], v = -0.8*v])'],
      '[0.260742 m, -0.165869 m/s]',
    ],
    [['odesolve(1, t = 0..10, y, 0, [y > 2, y = 1], t >= 7.5)'], '[1.5]'],
    // In the middle of a formula, twice.
    [['odesolve(-y, [t, y], [0, 1], 1)[1] + odesolve(y, [t, y], [0, 1], 1)[1]'], '3.08616'],
    // Left to the engine: a name bound around the call, complex states.
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
    [['1 + odesolve(y^2, [t, y], [0, 1], 2)[1]'], 'odesolve ended at 1: beyond', 'odesolve(y^2, [t, y], [0, 1], 2)'],
    [['odesolve(-sign(y), [t, y], [0, 1], 3)'], 'odesolve ended at 1: the rates jump there', 'odesolve(-sign(y), [t, y], [0, 1], 3)'],
    [['odesolve(piecewise(y > 0, -1, 1), [t, y], [0, 1], 3)'], 'odesolve ended at 1: the rates jump there', 'odesolve(piecewise(y > 0, -1, 1), [t, y], [0, 1], 3)'],
    [['odesolve([v, -x - 3*sign(v)], [t, x, v], [0, 1, 0], 3)'], 'the rates jump there', 'odesolve([v, -x - 3*sign(v)], [t, x, v], [0, 1, 0], 3)'],
    [['odesolve(-1/y, [t, y], [0, 1], 1)'], 'odesolve ended at 0.5: beyond', 'odesolve(-1/y, [t, y], [0, 1], 1)'],
    [['odesolve(-0.1*sqrt(h), [t, h], [0, 1], 30)'], 'odesolve ended at 20: beyond', 'odesolve(-0.1*sqrt(h), [t, h], [0, 1], 30)'],
    [['odesolve(-y^2/(1 [min]), t = 0 [s]..1 [h], y, -1)'], 'odesolve ended at 0.0166667 h: beyond', 'odesolve(-y^2/(1 [min]), t = 0 [s]..1 [h], y, -1)'],
    [["odesolve(x'' = -x, t = 0..3, x, 1)"], "start values are needed for x, x'", "x''"],
    [["odesolve(-x', t = 0..3, x, 1)"], "start values are needed for x, x'", "x'"],
    [['odesolve([v, -1], t = 0..3, [h, v], [1, 0], h)'], 'an event is a condition, as h = 0', 'h'],
    [['odesolve([v, -1 [m/s^2]], t = 0 [s]..3 [s], [h, v], [1 [m], 0 [m/s]], h = 0 [s])'], 'm', '='],
    [['odesolve([v, -1], t = 0..3, [h, v], [1, 0], [h = 0, 2*v = 1])'], 'behind its condition', '2*v = 1'],
    [["odesolve(y'^2 = y, t = 0..1, y, 1)"], "solve this equation for y', as in y' = …", "y'^2 = y"],
    [["odesolve(y' + y = 0, t = 0..1, y, [1, 0])"], "2 start values of y need an equation for y''", "y'"],
    [["odesolve(x' = -x, t = 0..3, x, [1, 0])"], "2 start values of x need an equation for x''", "x'"],
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

/** Twenty reservoirs in a row, with a law of flow between each two: p_1 to p_20 between 5 bar and 1 bar. */
function reservoirs(): string {
  const at = (index: number): string => (index === 0 ? '5 [bar]' : index === 21 ? '1 [bar]' : `p_${index}`)
  const inner = Array.from({ length: 20 }, (_, index) => index + 1)
  const flow = (index: number): string =>
    `sqrt((${at(index)} - ${at(index + 1)})/(${2 + (index % 3)}e9 [Pa*s^2/m^6]))`
  const equations = inner.map(index => `${flow(index - 1)} = ${flow(index)}`)
  const guesses = inner.map(index => `${(5 - 0.19 * index).toFixed(2)} [bar]`)
  return `fsolve([${equations.join(', ')}], [${inner.map(at).join(', ')}], [${guesses.join(', ')}])`
}

describe('roots by numbers', () => {
  // The references: by hand, or findroot of mpmath.
  test.each<[sources: string[], shown: string]>([
    [['fsolve(cos(x) = x, x, 1)'], '0.739085'],
    [['fsolve(x^3 = 0, x, 1)'], '0'],
    [['fsolve(x*exp(x) - 2, x, 1)'], '0.852606'],
    [['fsolve(x^3 = 8 [um^3], x, 0.1 [um], 10 [um])'], '2 um'],
    [['fsolve(x^3 = 8 [um^3], x, 100 [nm])'], '2 µm'],
    [['fsolve(x^2 - 4*x + 4, x, 1)'], '2'],
    [['a := 4', 'fsolve(x^2 = a, x, -1)'], '-2'],
    [['x := 7', 'fsolve(x^2 = 2, x, 1)'], '1.41421'],
    [['nSolve(cos(x) = x, x = 0.5)'], '0.739085'],
    [['fsolve([x^2 + y^2 = 25 [m^2], x - y = 1 [m]], [x, y])'], '[4, 3] m'],
    [['fsolve([p*V = 2 [kJ], p = 3 [bar]/(1 [L])*V], [p, V], [1 [bar], 1 [L]])'], '[7.74597 bar, 2.58199 L]'],
    [['fsolve([x + y = 3, x*y = 2], [x, y], [0, 5])'], '[1, 2]'],
    // A name bound around it, a complex guess: these take the engine.
    [['f(a) := fsolve(x^2 = a, x, 1)', 'f(4) ='], '2'],
    [['fsolve(u^2 + 1 = 0, u, i)'], 'i'],
    // Inside functions, at each value of a counter, one inside the other.
    [['g(a) := fsolve(x^3 = a*1e-18, x, 1e-6)', 'g(8) ='], '2e-6'],
    [['g(a) := fsolve(x^2 = a, x, 1 [m])', 'g(4 [m^2]) + g(9 [m^2]) ='], '5 m'],
    [['g(a) := fsolve(x^2 = a, x, 1)', 'h(b) := g(b) + 1', 'h(9) ='], '4'],
    [['g(a) := fsolve([x*y = a, x - y = 1], [x, y], [1, 1])', 'g(6) ='], '[3, 2]'],
    [['g(a) := fsolve(x^2 = a, x, 1)', 'sum(g(k), k, 1, 4) ='], '6.14626'],
    [['g(a) := fsolve(x^2 = a, x, 1)', 'fsolve(g(x) = 3, x, 2)'], '9'],
    [['integrate(fsolve(x^2 = a, x, 1), a, 1, 4)'], '4.66667'],
    [['g(a) := fsolve(x^2 = a, x, 1)', 'integrate(g(t), t, 1, 4)'], '4.66667'],
    [['fsolve(x^3 = 8e-18, x)'], '[2e-6]'],
  ])('%s', async (sources, shown) => {
    expect(await last(...sources)).toBe(shown)
  })

  test.each<[source: string, message: string]>([
    ['fsolve(x^2 + 1e-9, x, 1)', 'No root was found: try another start value'],
    ['fsolve(1/x, x, -1, 2)', 'No root was found between these bounds'],
    ['fsolve(exp(-x) = 0, x, 1)', 'No root was found: try another start value'],
    ['fsolve([x + y = 1, x + y = 2], [x, y])', 'No results found. Newton'],
    ['fsolve([x + y = 1], [x, y])', 'there are 1 for 2.'],
    [
      'fsolve([x = 1, y = 2], [x, y], [1])',
      'Invalid guesses.  Please ensure you provide 1 guess for each variable',
    ],
    ['map([1, -1], a -> fsolve(x^2 = a, x, 1))', 'No root was found inside this call'],
    ['fsolve([x + y = 1, x^2 + y^2 = 0.1], [x, y], [1, 1])', 'from the guess and '],
  ])('%s: %s', async (source, message) => {
    expect(await last(source)).toContain(message)
  })

  test('solve twenty equations with units, without the engine', async () => {
    sheet.watched.commands.length = 0
    const shown = await last(`p := ${reservoirs()}`, 'p[1] - p[2] =', '(5 [bar] - p[1])/(p[1] - p[2]) =')
    expect(shown).toBe('0.666667')
    expect(sheet.watched.commands.filter(text => text.includes('fsolve'))).toEqual([])
  })
})

describe('equations with conditions', () => {
  test.each<[sources: string[], shown: string]>([
    [['solve(x*(x > 1) = 3, x)'], '[3]'],
    [['solve(x*(x < 1) = 3, x)'], '[]'],
    [['solve(2*x*(x > 0) - 4 = 0, x)'], '[2]'],
    [['solve(x^2*(x < 0) = 9, x)'], '[-3]'],
    [['solve(x*(x >= 1) + 2*(x < 1) = 5, x)'], '[5]'],
    [['solve(x + (x > 2) = 5, x)'], '[4]'],
    [['solve(piecewise(x < 2, 1/2, x) = 3, x)'], '[3]'],
    [['solve((x - 1)*(x > 2)*(x < 5) = 3, x)'], '[4]'],
    [['solve(sin(x)*(x > 0) = 1/2, x)[1]'], 'pi/6'],
    [['solve(x*(x > 1 [m]) = 3 [m], x)'], '[3] m'],
    [['solve([x*(x > 1) = 3, y = 2*x], [x, y])'], '[[3, 6]]'],
    [['solve(x*(x > 1) > 3, x)'], '[x > 3]'],
    [['solve((x + 2 = 5) - 2, x)'], '[3]'],
    // An equation asks whether it holds where its names are parameters or counters.
    [['g(x) := (x = 0)*4 + 1', '[g(0), g(2)]'], '[5, 1]'],
    [['sum((j = 2)*3, j, 1, 4)'], '3'],
  ])('%j is %s', async (sources, shown) => {
    expect(await last(...sources)).toBe(shown)
  })

  /** Integrals by hand: of the n-th power of a sine over half a turn, and of bells. */
  test.each([
    ['odesolve(sin(t)^2000, [t, y], [0, 0], 10*pi)', 0.560429],
    ['odesolve(exp(-((mod(t, 1) - 0.503)/0.01)^2), [t, y], [0, 0], 100)', 1.772454],
    ['odesolve(exp(-((t - 50.3)/0.01)^2), [t, y], [0, 0], 100)', 0.01772454],
  ])('pulses shorter than a step: %s', async (source, expected) => {
    await last(source)
    const { value, notices } = sheet.results.get('1')!.outcomes[0]!
    expect([value, notices]).toEqual([[expect.closeTo(expected, 5)], []])
  })

  test('odesolve in a function says that it may miss changes whose times are not known', async () => {
    await last('Y(w) := odesolve(piecewise(y < w, 1, -1/2), [t, y], [0, 0], 3)', 'Y(5)')
    expect(sheet.results.get('2')!.outcomes[0]!.notices.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/stepped over/),
    )
  })
})
