import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SETTINGS, lines, openSheet } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

let sheet: TestSheet
beforeAll(async () => void (sheet = await openSheet()))
afterAll(() => sheet.evaluator.dispose())

/** The last of a few lines divided by `;;`, as shown, with the codes of its notices. */
async function last(source: string): Promise<string> {
  const all = source.split(';;').map(line => line.trim())
  await sheet.run(() => sheet.evaluator.open(lines(...all), SETTINGS))
  const notices = sheet.results.get(String(all.length))!.outcomes.flatMap(outcome => outcome.notices)
  return [sheet.shown(String(all.length)), ...notices.map(({ code }) => code)].join(' ! ')
}

const A = 'a := 5.0 ± 0.1 [mm] ;; '
const AB = `${A}b := 3.0 ± 0.2 [mm] ;; `

/** By hand, from the derivatives. */
const CASES: [source: string, shown: string][] = [
  ['5.0 ± 0.1 [mm] =', '(5.00 ± 0.10) mm'],
  ['5.0 +- 0.1 [mm] =', '(5.00 ± 0.10) mm'],
  ['100 [Ohm] ± 5% =', '(100.0 ± 5.0) Ohm'],
  [`${A}a - a =`, '(0 ± 0) mm'],
  [`${A}a*a =`, '(25.0 ± 1.0) mm^2'],
  [`${A}a ± 0.3 [mm] =`, '(5.00 ± 0.32) mm'],
  [`${AB}a + b =`, '(8.00 ± 0.22) mm'],
  [`${AB}a*b = [cm^2]`, '(0.150 ± 0.010) cm^2'],
  [`${AB}sqrt(a^2 + b^2) =`, '(5.83 ± 0.13) mm'],
  [`${AB}f(x) := a*x ;; f(b) - a*b =`, '(0 ± 0) mm^2'],
  [`${AB}v := [a, b, 2*a] ;; v =`, '[5.00 ± 0.10, 3.00 ± 0.20, 10.00 ± 0.20] mm'],
  [`${AB}v := [a, b, 2*a] ;; v[3] - 2*v[1] =`, '(0 ± 0) mm'],
  [`${AB}det([[a, b], [b, a]]) =`, '(16.0 ± 1.6) mm^2'],
  ['w := [1.0, 2.0, 4.0] ± 0.1 [V] ;; mean(w) =', '(2.333 ± 0.058) V'],
  ['w := [1.0, 2.0] ± [0.1, 0.2] [V] ;; w[2] - w[1] =', '(1.00 ± 0.22) V'],
  ['T := 20.0 ± 0.5 [degC] ;; T = [K]', '(293.15 ± 0.50) K'],
  ['T := 20.0 ± 0.5 [degC] ;; T = [degF]', '(68.00 ± 0.90) degF'],
  [`${AB}fsolve(x^3 = a*b^2, x, 4 [mm]) =`, '(3.56 ± 0.16) mm'],
  [`${AB}solve(t^2 = a*b, t) =`, '[-3.87 ± 0.13, 3.87 ± 0.13] mm'],
  [`${A}int(a*t, t, 0, 2) =`, '(10.00 ± 0.20) mm'],
  [`${A}limit(a*sin(t)/t, t, 0) =`, '(5.00 ± 0.10) mm'],
  ['abs((1 + 2*i)*(2 ± 0.1)) =', '4.47 ± 0.22'],
  ['h := 1e9 ± 2.34e6 [Pa] ;; h = [Pa]', '(1.0000 ± 0.0023)*10^9 Pa'],
  ['0.00123 ± 0.000012 =', '0.001230 ± 0.000012'],
  ['7 ± 0 =', '7'],
  [`${A}a > 4 [mm] =`, 'true'],
  // A notice says where linear propagation is not enough.
  [`${A}abs(a - 5 [mm]) =`, '(0 ± 0) mm ! uncertainty.doubtful'],
  ['floor(2.99 ± 0.1) =', '2 ± 0 ! uncertainty.doubtful'],
  ['floor(3.0 ± 0.1) =', '3.00 ± 0.50 ! uncertainty.doubtful'],
  // A notice says where the uncertainty is lost, on all lines that depend on it.
  [`${A}a*q =`, '5 [mm]*q ! uncertainty.lost ! name.missing'],
  [`${A}y := a*q ;; z := subst(y, q, 3) ;; 2*z =`, '30 mm ! uncertainty.lost'],
  ['L := [1, 2] ;; L[1] := 3 ± 0.1 ;; L =', '[3, 2] ! uncertainty.lost'],
  [`n := 2.0 ± 0.1 ;; ${A}a^n =`, '25 mm^2 ! uncertainty.lost'],
  ['(1 + 2*i)*(2 ± 0.1) =', '2 + 4*i ! uncertainty.lost'],
  ['5 ± -0.1 =', '5 ! uncertainty.lost'],
  ['g(x) := x ± 0.1', 'An uncertain number has a line of its own: give it a name above, as in a := 5.0 ± 0.1, and use the name here.'],
  ['5.0 [mm] ± 0.1 [s] =', 'the uncertainty of mm cannot be s: write both in one unit, as in 5.0 ± 0.1 [mm]'],
] // prettier-ignore

describe('a value with its uncertainty', () => {
  it.each(CASES)('%s', async (source, shown) => {
    expect(await last(source)).toBe(shown)
  })

  it('follows the uncertainty of what it reads, where the value stays', async () => {
    await sheet.run(() => sheet.evaluator.open(lines('a := 5.0 ± 0.1', 'b := 2*a', 'b ='), SETTINGS))
    await sheet.run(() => sheet.evaluator.update({ blocks: lines('a := 5.0 ± 0.3').slice(0, 1) }))
    expect(sheet.shown('3')).toBe('10.00 ± 0.60')
    expect(sheet.results.get('3')!.outcomes[0]!.uncertainty).toBeCloseTo(0.6, 9)
  })
})

const H2 = [
  'Vs := [5.007, 4.994, 5.005, 4.990, 4.999] [V]',
  'Is := [19.663, 19.639, 19.640, 19.685, 19.678] [mA]',
  'ps := [1.0456, 1.0438, 1.0468, 1.0428, 1.0433]',
  'V := mean(Vs) ± stdev(Vs)/sqrt(5)',
  'I1 := mean(Is) ± stdev(Is)/sqrt(5)',
  'phi := mean(ps) ± stdev(ps)/sqrt(5)',
  'correlate(V, I1, correlation(Vs, Is))',
  'correlate(V, phi, correlation(Vs, ps))',
  'correlate(I1, phi, correlation(Is, ps))',
  'R := V/I1*cos(phi)',
  'X := V/I1*sin(phi)',
  'Z := V/I1',
]

describe('calls that tell of an uncertainty', () => {
  it.each([
    [`${AB}uncertainty(a*b) = [mm^2]`, '1.04403 mm^2'],
    [`${AB}2*uncertainty(a) =`, '0.2 mm'],
    [`${AB}correlate(a, b, 1) ;; a - b =`, '(2.00 ± 0.10) mm'],
    [`${AB}correlate(a, b, -1) ;; a + b =`, '(8.00 ± 0.10) mm'],
    [`${AB}y := a + b ;; correlate(a, b, 1) ;; y =`, '(8.00 ± 0.22) mm'],
    [`${AB}y := a + b ;; correlate(a, b, 1) ;; y - b =`, '(5.00 ± 0.10) mm'],
    [`${AB}correlation_between(a, a + b) =`, '0.447214'],
    ['monte_carlo(7.0) =', '[7, 0, 7, 7]'],
    [`${AB}correlate([a, b], [[1, 0.5], [0.5, 1]]) ;; a - b =`, '(2.00 ± 0.17) mm'],
    [`${AB}R := [[1, 1], [1, 1]] ;; correlate([a, b], R) ;; a - b =`, '(2.00 ± 0.10) mm'],
    [`${AB}correlate([a, b], [[1, 0.5], [0.5, 1]]) =`, /^\[\[1, 0\.5\], \[0\.5, 1\]\]/],
    [`${AB}correlation_between([a, b, a + b, a - b])[4] =`, '[0.447214, -0.894427, -0.6, 1]'],
    [`${AB}v := [a, 2*b] ;; correlation_between(v) =`, '[[1, 0], [0, 1]]'],
    [`${AB}correlate(a, 2*b, 1)`, /^Only names/],
    [`${AB}correlate([a, 2*b], [[1, 0], [0, 1]])`, /^Only names/],
    [`${AB}correlate([a, b], [[1, 0.5], [0.4, 1]])`, /^The matrix of correlations has 2 rows/],
    [`${AB}correlate([a, b], [1, 0.5])`, /^The matrix of correlations has 2 rows/],
    [
      `${AB}c := 1.0 ± 0.1 ;; correlate([a, b, c], [[1, 0.9, 0.9], [0.9, 1, -0.9], [0.9, -0.9, 1]])`,
      /contradict each other/,
    ],
    [`${AB}correlation_between([a, 5 [mm]])`, /^A value without uncertainty/],
    [`${AB}correlate(a, b, 2)`, /^A coefficient/],
  ])('%s', async (source, shown) => {
    const pattern = typeof shown === 'string' ? new RegExp(`^${RegExp.escape(shown)}$`) : shown
    expect(await last(source)).toMatch(pattern)
  })

  /** Mean, standard uncertainty, ends of the interval of 95 %. */
  const DRAWN: [source: string, expected: number[]][] = [
    // A linear formula: as by linear propagation.
    [`${AB}monte_carlo(2*a + b) = [mm]`, [13, 0.28284, 12.4456, 13.5544]],
    [`${AB}correlate(a, b, 0.9) ;; monte_carlo(a - b) = [mm]`, [2, 0.11832, 1.7681, 2.2319]],
    // Chi-square with one degree of freedom.
    ['x := 0 ± 1 ;; y := x^2 ;; monte_carlo(y) =', [1, 1.41421, 0.00098, 5.02389]],
    // Half-normal.
    ['x := 0 ± 1 ;; monte_carlo(abs(x)) =', [0.79788, 0.60281, 0.03134, 2.2414]],
  ]
  it.each(DRAWN)('%s', async (source, expected) => {
    await last(source)
    const value = sheet.results.get(String(source.split(';;').length))!.outcomes[0]!.value as number[]
    for (const [index, drawn] of value.entries())
      expect(Math.abs(drawn - expected[index]!)).toBeLessThan(0.02 * expected[1]! + 0.01 * expected[index]!)
    await last(source)
    expect(sheet.results.get(String(source.split(';;').length))!.outcomes[0]!.value).toEqual(value)
  })
})

describe('GUM H.2, resistance and reactance measured at once', () => {
  it.each([
    // The published figures: 0.071, 0.295 and 0.236 Ω; -0.588, -0.485 and 0.993.
    ['R =', '(127.732 ± 0.071) Ohm'],
    ['X =', '(219.85 ± 0.30) Ohm'],
    ['Z =', '(254.26 ± 0.24) Ohm'],
    ['uncertainty(X) = [Ohm]', /^0\.295/],
    ['uncertainty(Z) = [Ohm]', /^0\.236/],
    ['correlation_between(R, X) =', /^-0\.588/],
    ['correlation_between(R, Z) =', /^-0\.485/],
    ['correlation_between(X, Z) =', /^0\.9925/],
    ['sqrt(R^2 + X^2) - Z =', /^\(\S+ ± 0\) Ohm/],
  ])('%s', async (line, shown) => {
    const pattern = typeof shown === 'string' ? new RegExp(`^${RegExp.escape(shown)}$`) : shown
    expect(await last([...H2, line].join(';;'))).toMatch(pattern)
  })
})

/** The same from the means and correlations that table H.2 prints. */
const H2_TABLE = [
  'V := 4.9990 ± 0.0032 [V]',
  'J := 0.019661 ± 0.0000095 [A]',
  'phi := 1.04446 ± 0.00075',
  'correlate([V, J, phi], [[1, -0.36, 0.86], [-0.36, 1, -0.65], [0.86, -0.65, 1]])',
  'y := [V/J*cos(phi), V/J*sin(phi), V/J]',
]

describe('GUM H.2, with the matrix of correlations that is printed', () => {
  // By GUM equations 16 and F.2 from these rounded figures; table H.4 prints 0.071, 0.295, 0.236, -0.588, -0.485, 0.993.
  it.each([
    ['uncertainty(y) = [Ohm]', [0.069979, 0.295717, 0.236603]],
    ['correlation_between(y)[1] =', [1, -0.591485, -0.490624]],
    ['correlation_between(y)[2] =', [-0.591485, 1, 0.992797]],
  ])('%s', async (line, expected) => {
    await last([...H2_TABLE, line].join(';;'))
    const value = sheet.results.get('6')!.outcomes[0]!.value as number[]
    for (const [index, one] of expected.entries()) expect(value[index]).toBeCloseTo(one, 5)
  })
})

const H3 = [
  't := [21.521, 22.012, 22.512, 23.003, 23.507, 23.999, 24.513, 25.002, 25.503, 26.010, 26.511] - 20',
  'b := [-0.171, -0.169, -0.166, -0.159, -0.164, -0.165, -0.156, -0.157, -0.159, -0.161, -0.160] ± 0.0035',
  'p := polynomial_regression(t, b, 1)',
]

describe('GUM H.3, the line of a thermometer', () => {
  it.each([
    ['p =', '[0.00218 ± 0.00067, -0.1712 ± 0.0029]'],
    ['p[2] + 10*p[1] =', '-0.1494 ± 0.0041'],
    ['linear_regression(t, b, 10) =', '-0.1494 ± 0.0041'],
    ['nonlinear_regression(m*x + n, [x, m, n], t, b, [0, 0]) =', '[0.00218 ± 0.00067, -0.1712 ± 0.0029]'],
  ])('%s', async (line, shown) => {
    expect(await last([...H3, line].join(';;'))).toBe(shown)
  })

  it('has a slope and a start that are correlated by -0.930', async () => {
    expect(await last([...H3, 'correlation_between(p[1], p[2]) ='].join(';;'))).toMatch(/^-0\.930/)
  })
})

const H1 = [
  'l_S := 50.000623 ± 0.000025 [mm]',
  'd := 215 ± 9.7 [nm]',
  'dalpha := 0 ± 0.58e-6 [1/K]',
  'theta := -0.1 ± 0.41 [K]',
  'alpha := 11.5e-6 ± 1.2e-6 [1/K]',
  'dtheta := 0 ± 0.029 [K]',
  'l := l_S + d - l_S*(dalpha*theta + alpha*dtheta)',
]

describe('GUM H.1, an end gauge', () => {
  it('has a budget of 25, 16.6, 9.7 and 2.9 nm', async () => {
    const table = await last([...H1, 'budget(l)'].join(';;'))
    const rows = table.slice(0, table.indexOf('\n\n')).split('\n').map(row => row.split(' | ')) // prettier-ignore
    expect(rows.map(([input, , , , contribution, share]) => [input, contribution, share])).toEqual([
      ['input', 'contribution', 'share'],
      ['l_S', '25 nm', '62.2 %'],
      ['dtheta', '-16.6752 nm', '27.7 %'],
      ['d', '9.7 nm', '9.36 %'],
      ['dalpha', '2.90004 nm', '0.836 %'],
      ['theta', '0 mm', '0 %'],
      ['alpha', '0 mm', '0 %'],
      ['result', '', '100 %'],
    ])
  })

  it('draws its units with their exponents', async () => {
    await last(`${AB}budget(a*b)`)
    expect(sheet.results.get('3')!.outcomes[0]!.latex).toContain('0.3\\,\\class{unit}{\\mathrm{mm}^{2}}')
  })

  it.each<[string, string[], string[]]>([
    [
      'of different lengths',
      ['a ██████████████████████████████ 100 %', 'b 0.00001 %'],
      ['a := 5 ± 1', 'b := 5 ± 0.0001', 'budget(a + sqrt(10)*b)'],
    ],
    [
      'below zero, where correlated inputs make up for each other',
      ['a ██████████████████████████████ 137 %', 'b ░░░░░░░░ -37 %'],
      ['a := 5 ± 0.3', 'b := 5 ± 0.1', 'correlate(a, b, 0.9)', 'budget(a - b)'],
    ],
  ])('has bars %s', async (_, bars, source) => {
    const shown = await last(source.join(';;'))
    expect(shown.split('\n\n')[1]!.split('\n')).toEqual(['share of the variance', ...bars])
  })

  it('has shares that add up to 1', async () => {
    expect(await last([...H1, 'sum(budget(l)) ='].join(';;'))).toBe('1')
  })

  it('is 50.000838 mm with 32 nm', async () => {
    const shown = await last([...H1, 'l = [mm]'].join(';;'))
    expect(shown).toMatch(/^\(50\.000838 ± 0\.000032\) mm/)
  })
})
