import { expect, test } from 'vitest'
import type { EvaluationSettings } from '../contract.ts'
import type { Outcome } from '../block-result.ts'
import type { OutputOptions } from '../block-plan.ts'
import { line, openSheet, SETTINGS } from '../testing/sheet.ts'

const SUPPRESSED = 'Long result returned, display suppressed to improve performance.'

interface Case {
  readonly source: string
  readonly output?: Partial<OutputOptions>
  readonly settings?: Partial<EvaluationSettings>
  readonly gives: Partial<Outcome>
}

const approximate = { approximate: true }

const FORMS = [
  { unit: '', form: 'decimals', digits: 2, zeros: true },
  { unit: 'kN*m', form: 'decimals', digits: 1, zeros: true },
] as const

const CASES: readonly Case[] = [
  { source: '1/3 =', gives: { display: '1/3', exact: '1/3', value: 1 / 3, kind: 'number' } },
  { source: '1/3 =', output: approximate, gives: { display: '0.333333', exact: '1/3', value: 1 / 3 } },
  { source: '1/3 =', settings: approximate, output: { approximate: false }, gives: { display: '1/3' } },
  { source: '1/3 =', output: { approximate: true, digits: 3 }, gives: { display: '0.333' } },
  {
    source: '[1/3, 2] =',
    settings: approximate,
    gives: { display: '[0.333333, 2]', exact: '[1/3, 2]', kind: 'list' },
  },
  { source: '2/3*x =', settings: approximate, gives: { display: '2*x/3', kind: 'symbolic', value: null } },
  { source: '2/3*x =', output: approximate, gives: { display: '0.666667*x', exact: '2*x/3' } },
  { source: '2/3*x =', settings: approximate, output: { digits: 3 }, gives: { display: '0.667*x' } },
  { source: '2/3*x =', output: { digits: 3 }, gives: { display: '2*x/3' } },
  {
    source: '5 [m]/6 + b =',
    settings: approximate,
    gives: { display: 'b + 0.833333 [m]', exact: 'b + (5/6) [m]' },
  },
  {
    source: '5 [m]/6 + b =',
    settings: approximate,
    output: { digits: 2 },
    gives: { display: 'b + 0.83 [m]' },
  },
  {
    source: '5 [m]/6 + b =',
    settings: approximate,
    output: { approximate: false },
    gives: { display: 'b + (5/6) [m]' },
  },
  {
    source: 'x^(2/3)/7 + sqrt(2)*a_1*e^(-x/3) =',
    output: { approximate: true, digits: 3 },
    gives: { display: '1.41*a_1*e^(-0.333*x) + 0.143*x^(2/3)' },
  },
  {
    source: 'x^10/3 + 12*x^7 + pi =',
    output: approximate,
    gives: { display: '0.333333*x^10 + 12*x^7 + 3.14159' },
  },
  {
    source: 'diff(sin(2*x), x) =',
    settings: { angle: 'deg' },
    output: approximate,
    gives: { display: '0.0349066*cos(2*x)' },
  },
  { source: '2.4*q/(3*p) =', gives: { display: '0.8*q/p' } },
  { source: 'sqrt(2) =', gives: { display: 'sqrt(2)', value: Math.SQRT2, kind: 'number' } },
  { source: '0.1 + 0.2 =', gives: { display: '0.3', value: 0.1 + 0.2 } },
  { source: '123456789/1000000007*sqrt(2) =', gives: { display: '0.174594' } },
  { source: '1234567.5*2 =', settings: { thousands: true, digits: 9 }, gives: { display: '2,469,135' } },
  { source: '1234567*10 =', settings: { thousands: true }, gives: { display: '12,345,670' } },
  {
    source: 'x := 108.234 [kN*m]',
    settings: { forms: FORMS },
    gives: { display: '108.2 kN*m', exact: '108.234' },
  },
  { source: 'x := 3 [m]', settings: { forms: FORMS }, gives: { display: '3.00 m' } },
  { source: 'x := 3', settings: { forms: FORMS }, gives: { display: '3' } },
  {
    source: 'x := [1.5 [m], 2.25 [kN*m]]',
    settings: { forms: FORMS },
    gives: { display: '[1.50 m, 2.3 kN*m]' },
  },
  { source: 'x := 0.001 [m]', settings: { forms: FORMS }, gives: { display: '0.001 m' } },
  { source: '2.5e-9 [m] =', gives: { display: '2.5e-9 m', unit: 'm', value: 2.5e-9 } },
  { source: '3 [m] =', output: { unit: 'cm' }, gives: { display: '300 cm', value: 300, unit: 'cm' } },
  { source: '3 [m] = [mm]', output: { unit: 'cm' }, gives: { display: '3000 mm' } },
  { source: '300 [mm]*(500 [mm])^3/12 = [mm^4]', gives: { display: '3.125e9 mm^4' } },
  { source: '12345678901 [mm] = [mm]', gives: { display: '12345678901 mm' } },
  { source: '3*1041666667 =', gives: { display: '3125000001' } },
  { source: 'g_n =', gives: { display: '196133/20000 m/s^2', value: 9.80665 } },
  { source: '[1, 2, 3]*1 [m] =', gives: { display: '[1, 2, 3] m', unit: 'm', value: [1, 2, 3] } },
  { source: '[1 [m], 2 [s]] =', gives: { display: '[1 m, 2 s]', unit: '[m, s]', value: [1, 2] } },
  {
    source: '[[1, 2], [3, 4]]*1 [kN] =',
    output: { unit: 'kN' },
    gives: {
      unit: 'kN',
      value: [
        [1, 2],
        [3, 4],
      ],
      kind: 'matrix',
    },
  },
  {
    source: '3 [Ohm] + 4*i [Ohm] =',
    gives: { display: '(3 + 4*i) Ohm', value: { re: 3, im: 4 }, kind: 'complex' },
  },
  { source: 'x^2 + 2*x + 1 =', output: { form: 'factor' }, gives: { display: '(x + 1)^2' } },
  { source: '(x + 1)^2 =', output: { form: 'expand' }, gives: { display: 'x^2 + 2*x + 1' } },
  {
    source: 'a := sin(x)^2 + cos(x)^2',
    output: { form: 'simplify', show: true },
    gives: { display: '1', shown: true },
  },
  {
    source: 'f(x) := x^2 + 1 =',
    gives: { display: 'f(x) := x^2 + 1', kind: 'function', value: null, shown: true },
  },
  { source: '2 < 3 =', gives: { display: 'true', kind: 'boolean', value: null, unit: '' } },
  { source: '2 [m] > 3 [m] =', gives: { display: 'false', unit: '' } },
  { source: '300! =', output: { force: true }, gives: { suppressed: false, kind: 'number' } },
  { source: '2000! =', gives: { suppressed: true, display: SUPPRESSED, latex: '' } },
  { source: '2000! =', output: { force: true }, gives: { suppressed: false } },
  { source: 'expand((x + y + 1)^150) =', gives: { suppressed: true, display: SUPPRESSED, exact: '' } },
  {
    source: '[expand((x + y + 1)^150), 1] =',
    output: { force: true },
    gives: { suppressed: true, display: 'This result is too long to be shown.' },
  },
  {
    source: '1/0 =',
    gives: {
      value: null,
      notices: [
        {
          code: 'argument.undefined.infinite',
          text: 'The result is infinite: something is divided by zero.',
        },
      ],
    },
  },
  {
    source: 'exp(1000) =',
    gives: {
      display: 'e^1000',
      value: null,
      notices: [{ code: 'engine.overflow.exact', text: expect.stringContaining('beyond the range') }],
    },
  },
  { source: 'Psi(1) =', gives: { display: '-euler_gamma', value: -0.5772156649015329 } },
  { source: '3*t [kN] =', gives: { display: '3 [kN]*t', unit: '', value: null, kind: 'symbolic' } },
  { source: 'asin(1/2) =', settings: { angle: 'deg' }, gives: { display: '30 deg', value: 30, unit: 'deg' } },
  { source: 'diff(sin(2*x), x) =', settings: { angle: 'deg' }, gives: { display: 'pi*cos(2*x)/90' } },
  { source: 'asin(x) + 30 =', settings: { angle: 'deg' }, gives: { display: 'asin(x) + 30 [deg]' } },
  { source: '25 [degC] = [degF]', gives: { display: '77 degF', value: 77, unit: 'degF' } },
]

test.each(CASES)('$source $output $settings', async ({ source, output, settings, gives }) => {
  const sheet = await openSheet()
  await sheet.run(() => sheet.evaluator.open([line('1', source, { output })], { ...SETTINGS, ...settings }))
  expect(sheet.results.get('1')?.outcomes[0]).toMatchObject({ error: null, ...gives })
})

test.each([
  '1e400 =',
  '1e400 [m] =',
  '-2*1e400 [km] =',
  '1e308 [km] =',
  '1e308*10 =',
  '10^10^10 =',
  '(10^10)! =',
  '2^2^2^2^2^2 =',
])('%s is too large', async source => {
  const sheet = await openSheet()
  await sheet.run(() => sheet.evaluator.open([line('1', source)], SETTINGS))
  expect(sheet.results.get('1')?.outcomes[0]?.error?.message).toContain('too large')
})

test.each(['ifactor', 'ifactors', 'divisors'])('%s of a number that is too large', async name => {
  const sheet = await openSheet()
  await sheet.run(() => sheet.evaluator.open([line('1', `${name}((10^60 + 7)*(10^70 + 33)) =`)], SETTINGS))
  expect(sheet.results.get('1')?.outcomes[0]?.error?.message).toBe(
    'The number is too large to be factored into primes.',
  )
})

test('an integral without a formula at a point is said in plain words', async () => {
  const sheet = await openSheet()
  await sheet.run(() =>
    sheet.evaluator.open([line('1', 'x := 5'), line('2', 'integrate(x^x, x) =')], SETTINGS),
  )
  expect(sheet.results.get('2')?.outcomes[0]?.error?.message).toContain('No formula for this integral')
})

test.each(['x := 5; x[m] =', 'x := 5; x[1] =', 'x := 5 [kN]; x[x] ='])(
  'a number has no elements: %s',
  async source => {
    const sheet = await openSheet()
    await sheet.run(() => sheet.evaluator.open([line('1', source)], SETTINGS))
    const error = sheet.results.get('1')?.outcomes[1]?.error
    expect(error).toMatchObject({
      kind: 'name',
      message: expect.stringContaining('x is a number, not a list'),
    })
    expect(error?.position).not.toBeNull()
  },
)

test('units stand in the LaTeX as the math field writes them', async () => {
  const sheet = await openSheet()
  await sheet.run(() => sheet.evaluator.open([line('1', '5 [kN/m^2] = [kN/m^2]')], SETTINGS))
  expect(sheet.results.get('1')?.outcomes[0]?.latex).toContain('\\class{unit}{')
})

test('an unknown unit in the output box is an error of the line', async () => {
  const sheet = await openSheet()
  await sheet.run(() => sheet.evaluator.open([line('1', '3 [m] =', { output: { unit: 's' } })], SETTINGS))
  expect(sheet.results.get('1')?.outcomes[0]?.error).toEqual({
    kind: 'unit',
    code: 'unit.shown.in',
    message: 'This result is in m and cannot be shown in s.',
    position: null,
  })
})
