/** Values with properties in formulas: both notations, units, functions, solvers, and what is said where. */
import { describe, expect, it } from 'vitest'
import { compute } from '../testing/indented.ts'

const SHEET = 'S := material("S355")\nT_1 := 400 [K]\n'

describe('a material block', () => {
  it('gives a name to what was chosen, one of ones own too', async () => {
    const own = 'own material: Mine; E = 205 [GPa]; rho = 7.8 [g/cm^3]; source: tests'
    const sheet = await compute(
      `material steel of "Structural steel S355"\nmaterial mine of "${own}"\nsteel:E =\nmine.rho =\nmine:E*2 =\nmaterial _ of ""`,
    )
    expect([3, 4, 5].map(line => sheet.shown(line))).toEqual(['210 GPa', '7.8 g/cm^3', '410 GPa'])
    expect(sheet.outcome(1).columns?.find(({ name }) => name === 'E')).toMatchObject({
      title: "Young's modulus",
      first: [210],
      takes: 'T',
    })
    sheet.dispose()
  })
})

describe('a property', () => {
  it.each([
    ['S:E =', '210 GPa'],
    ['S.E =', '210 GPa'],
    ['S:alpha * 100 [K] * 5 [m] =', '6 mm'],
    ['S:a =', '1.543e-5 m^2/s'],
    ['material("Water"):mu =', '1.002 mPa*s'],
    ['material("C30/37"):f_ck(500 [degC]) =', '18 MPa'],
    ['S.rho * 2 [m^3] =', '15700 kg'],
    ['S:elasticModulus =', '210 GPa'],
    ['material("S355"):E =', '210 GPa'],
    ['material("S355").E =', '210 GPa'],
    ['material("S355", E) =', '210 GPa'],
    ['S:E(293.15 [K]) =', '210 GPa'],
    ['S:E(20 [degC]) =', '210 GPa'],
    ['S.E(20 [degC]) =', '210 GPa'],
    ['S:E(T_1) =', '204.362 GPa'],
    ['S:E(T: T_1) =', '204.362 GPa'],
    ['S:E([T_1, 500 [K]]) =', '[204.362, 183.362] GPa'],
    ['2*S:E(T_1) + 1 [GPa] =', '409.723 GPa'],
    ['integrate(S:E(T), T, 300 [K], 500 [K]) =', '4.03105e13 Pa*K'],
    ['sum(S:E(k*100 [K]), k, 3, 5) =', '597.723 GPa'],
    ['fsolve(S:E(T) = 200 [GPa], T, 400 [K]) =', '420.769 K'],
    [
      'solve(S:E(T) = 200 [GPa], T) =',
      '[420.769] K (Solved numerically, so there may be more solutions: fsolve(equation, x, guess) looks near a guess.)',
    ],
    ['piecewise(T_1 > 300 [K], S:E(T_1), S:E) =', '204.362 GPa'],
    ['map([300 [K], 400 [K]], t -> S:E(t)) =', '[210, 204.362] GPa'],
    ['sqrt(S:E(T_1)/S:rho) =', '5102.28 m/s'],
  ])('%s gives %s', async (line, shown) => {
    const sheet = await compute(`${SHEET}${line}`)
    expect(sheet.shown(3)).toBe(shown)
    sheet.dispose()
  })

  it.each([
    ['S =', 'Structural steel S355'],
    ['S:X =', '! S has no property X. It has rho, E, nu, G, R_e, R_m, R_e40, R_m40, alpha, k, c_p, a.'],
    ['S:E(5 [m]) =', '! S:E takes T in K here, not m'],
    ['S:E(2000 [K]) =', '! E of Structural steel S355 is known from 20 °C to 1200 °C, not at 1726.85 °C.'],
    ['S:E(P: 5 [bar]) =', '! S:E has no argument P. It takes T.'],
    ['S:E(T_1, T_1) =', '! Without names S:E takes these arguments: S:E(T).'],
    ['S:rho(T_1) =', '! S:rho is one figure: write it without brackets.'],
    ['S + 1 =', '! S has properties, but no value itself: one of them is S:rho.'],
    ['T_1:E =', '! T_1 has no properties.'],
    ['Q:E =', '! Q has no properties.'],
    [
      'material("S999"):E =',
      '! There is no material "S999": the material block has a list of all, and chooses your own.',
    ],
    [
      'M := material("S999")',
      '! There is no material "S999": the material block has a list of all, and chooses your own.',
    ],
    [
      '5*material("S355") =',
      '! material makes a value with properties: give it a name in a line of its own, as X := material(…), and read X:property.',
    ],
    ['gas := mixture(N2: 1 [mol], N2: 2 [mol])', '! N2 stands twice in mixture(…): write it once.'],
    [
      'gas := mixture(CH4: 1 [mol], methane: 2 [mol])',
      '! methane is CH4, which stands in the mixture twice.',
    ],
    ['fluid("Water"):h([300, 400] [K], [1, 2, 3] [bar]) =', '! The lists have different lengths.'],
    [
      'S:E(limit(300 + x, x, 0)*1 [K]) =',
      '! S:E needs numbers as arguments: give what is computed in its brackets a name in a line above, and write the name here.',
    ],
    ['S:E(q) =', '! S:E needs numbers as arguments: one of them has no value here.'],
    ['diff(S:E(T), T) =', '! S:E needs numbers as arguments: one of them has no value here.'],
  ])('%s reports %s', async (line, reported) => {
    const sheet = await compute(`${SHEET}${line}`)
    expect(sheet.shown(3)).toBe(reported)
    sheet.dispose()
  })

  it.each([
    ['foo', 'rho, h, H, s, S'],
    ['flamespeed', 'xflame_O2, xflame_H2, xflame_CO, xflame_CO2, xflame_H2O'],
    ['entropy_of', 's, s_mole, s_eq, S, h'],
  ])('of a mixture, which has many, is not %s: the nearest are named', async (name, nearest) => {
    const sheet = await compute(`m := mixture(CH4: 1 [mol], O2: 2 [mol])\nm:${name} =`)
    expect(sheet.shown(2)).toBe(`! m has no property ${name}. The nearest of its 91 are ${nearest}.`)
    sheet.dispose()
  })

  it.each([
    ['f(T) := S:E(T)/2\nf(T_1) =', '102.181 GPa'],
    ['f(T) := S:E(T)/2\nintegrate(f(T), T, 300 [K], 500 [K]) =', '2.01552e13 Pa*K'],
    ['f(T) := S:E(T)/2\nx := f(T_1)\nx*2 =', '204.362 GPa'],
    ['A := S\nA:E =', '210 GPa'],
    ['T_2 := 400 ± 5 [K]\nS:E(T_2) =', '(204.4 ± 1.1) GPa'],
    ['f(T) := S:E(T)/2\nf(q) =', '! f needs numbers as arguments: one of them has no value here.'],
    ['for k from 1 to 4\n  y := S:E(300 [K] + k*100 [K])\ny =', '162.362 GPa'],
    [
      'y := 1 [GPa]\nfor k from 1 to 4\n  y := S:E(300 [K] + k*1000 [K])',
      '! E of Structural steel S355 is known from 20 °C to 1200 °C, not at 2026.85 °C.',
    ],
    ['y := 1 [GPa]\nfor k from 1 to 4\n  if k < 3\n    y := S:E(300 [K] + k*100 [K])\ny =', '183.362 GPa'],
  ])('%s gives %s', async (lines, shown) => {
    const sheet = await compute(`${SHEET}${lines}`)
    expect(sheet.shown(2 + lines.split('\n').length)).toBe(shown)
    sheet.dispose()
  })
})

describe('a doubt about a property', () => {
  const DOUBT = '(The equation of state of CO2 is published up to 1100 K: this figure is extrapolated.)'

  it.each([
    ['C:h(1500 [K], 1 [bar]) =', '1.90904 MJ/kg', true],
    ['C:h([300 [K], 1500 [K]], 1 [bar]) =', '[0.507429, 1.90904] MJ/kg', true],
    ['f(1500 [K]) =', '1.90904 MJ/kg', true],
    ['f(300 [K]) =', '507.429 kJ/kg', false],
    ['map([300 [K], 1500 [K]], f) =', '[0.507429, 1.90904] MJ/kg', true],
    ['sum(f(k*500 [K]), k, 1, 3) =', '3.87005 MJ/kg', true],
    ['integrate(C:cp(T, 1 [bar]), T, 300 [K], 1500 [K]) =', '1.40161 MJ/kg', true],
    ['fsolve(f(T) = 1800 [kJ/kg], T, 300 [K]) =', '1417.47 K', true],
    ['fsolve(f(T) = 600 [kJ/kg], T, 1500 [K]) =', '402.897 K', false],
    ['fsolve([f(T) = 1800 [kJ/kg], y = 2*T], [T, y], [1300 [K], 2000 [K]]) =', '[1417.47, 2834.94] K', true],
    ['minimize(f(T), T = 1200 [K]..1500 [K]) =', '1.51748 MJ/kg', true],
    ['minimize(f(T), T = 400 [K]..1500 [K]) =', '597.268 kJ/kg', false],
    ['fMin((f(T) - 1800 [kJ/kg])^2, T = 300 [K]..1900 [K]) =', '[1417.47] K', true],
    ['fMax(-(f(T) - 600 [kJ/kg])^2, T = 300 [K]..1900 [K]) =', '[402.897] K', false],
    ['find_minimum((f(T)/(1 [kJ/kg]) - 1800)^2, T, 1300 [K]) =', '[1417.47] K', true],
    ["odesolve(T' = 100 [K/s]*f(T)/f(T), t = 0 [s]..5 [s], T, 1000 [K]) =", '[1500] K', true],
    ["odesolve(T' = 10 [K/s]*f(T)/f(T), t = 0 [s]..5 [s], T, 1000 [K]) =", '[1050] K', false],
    ['derivative_estimate(f(T), T, 500 [K])[1] =', '1.01544 kJ/(kg*K)', false],
    ["f'(500 [K]) =", '1.01544 kJ/(kg*K)', false],
    ["f'(1500 [K]) =", '1.3265 kJ/(kg*K)', true],
    ['g(600 [kJ/kg]) =', '402.897 K', false],
    ['g(1800 [kJ/kg]) =', '1417.47 K', true],
  ])('%s: %s', async (line, shown, isDoubted) => {
    const sheet = await compute(
      `C := fluid("CO2")\nf(q) := C:h(q, 1 [bar])\ng(h) := fsolve(f(T) = h, T, 1200 [K])\n${line}`,
    )
    expect(sheet.shown(4)).toBe(isDoubted ? `${shown} ${DOUBT}` : shown)
    sheet.dispose()
  })
})

it.each([
  ['solve(f(T) = 1800 [kJ/kg], T) =', true],
  ['solve([f(T) = 1800 [kJ/kg], y = 2*T], [T, y]) =', true],
  ['solve(f(T) = 600 [kJ/kg], T) =', false],
])('a solution of %s is doubted: %s', async (line, isDoubted) => {
  const sheet = await compute(`C := fluid("CO2")\nf(q) := C:h(q, 1 [bar])\n${line}`)
  expect(sheet.shown(3).includes('published up to 1100 K')).toBe(isDoubted)
  sheet.dispose()
})

describe('derivatives of properties', () => {
  it.each([
    ['subst(diff(C:h(T, 1 [bar]), T), T, 500 [K]) =', '1.01544 kJ/(kg*K)'],
    ['subst(diff(S:E(T), T), T, 450 [K]) =', '-210 MJ/(m^3*K)'],
    // Clapeyron's equation has 0.0304485 1/K.
    ["m'(400 [K]) =", '0.0304467 1/K'],
    ["f''(500 [K]) =", '0.666971 J/(kg*K^2)'],
    [
      "j'(W:T_sat(1 [bar])) =",
      '! Water boils at 1 bar and 372.76 K: T and P do not say how much of it is vapour; give x with one of them.',
    ],
    ["b'(2) =", '1.44566 MJ/kg'],
    ['diff(f(T), T) =', '! f needs numbers as arguments: one of them has no value here.'],
  ])('%s %s', async (line, shown) => {
    const lines = [
      'C := fluid("CO2")',
      'W := fluid("Water")',
      'S := material("S355")',
      'f(T) := C:h(T, 1 [bar])',
      'j(T) := W:h(T, 1 [bar])',
      'm(T) := ln(W:P_sat(T)/(1 [Pa]))',
      'b(x) := x*f(x*300 [K])',
      line,
    ]
    const sheet = await compute(lines.join('\n'))
    expect(sheet.shown(8)).toBe(shown)
    sheet.dispose()
  })
})

it.each([
  ['n(T) := max(C:h(T, 1 [bar]), 600 [kJ/kg])', "n'(500 [K]) =", '1.01544 kJ/(kg*K)'],
  ['n(T) := max(C:h(T, 1 [bar]), 600 [kJ/kg])', "n'(300 [K]) =", '0 J/(kg*K)'],
  ['n(T) := max(C:h(T, 1 [bar]), 600 [kJ/kg])', "n'(1050 [K]) =", '1.24733 kJ/(kg*K)'],
  [
    'n(T) := max(C:h(T, 1 [bar]), 600 [kJ/kg])',
    "n'(C:T(P: 1 [bar], h: 600 [kJ/kg])) =",
    '! The function has no slope here: it bends or jumps, or its range ends.',
  ],
  ['n(T) := integrate(C:cp(t, 1 [bar]), t, 300 [K], T)', "n'(500 [K]) =", '1.01544 kJ/(kg*K)'],
  ['n(h) := fsolve(C:h(T, 1 [bar]) = h, T, 400 [K])', "n'(600 [kJ/kg]) =", '0.00105923 kg*K/J'],
])('derivative by differences: %s, %s', async (definition, line, shown) => {
  const sheet = await compute(`C := fluid("CO2")\n${definition}\n${line}`)
  expect(sheet.shown(3)).toBe(shown)
  sheet.dispose()
})

it('carries uncertain numbers that are written into a call on', async () => {
  const sheet = await compute('C := fluid("CO2")\nC:h(500 ± 2 [K], 1.0 ± 0.1 [bar]) =')
  expect(sheet.shown(2)).toBe('(695.2 ± 2.0) kJ/kg')
  sheet.dispose()
})

const DIFFERENCE =
  '(A °C or °F value was added to another: it is taken as a difference (Δ°C, Δ°F). Write deltaC or deltaF for a difference, K or absT( ) for an absolute temperature.)'
const KELVIN =
  '(A value in K is added to a °C or °F reading: it counts as the difference. Write deltaC or deltaF (Δ°C, Δ°F) where the second one is the difference.)'

it.each([
  ['W:T_sat(1 [bar]) + 5 [degC] =', `377.756 K ${DIFFERENCE}`],
  ['T_1 + 5 [degC] =', `377.756 degC ${KELVIN}`],
  ['W:T_sat(1 [bar]) + 5 [deltaC] =', '377.756 K'],
  ['T_1 - 5 [deltaC] =', '367.756 K'],
  ['5 [deltaC]*3 =', '15 deltaC'],
  ['5 [K] + 20 [degC] =', '25 degC'],
])('temperatures of states and degrees: %s %s', async (line, shown) => {
  const sheet = await compute(`W := fluid("Water")\nT_1 := W:T_sat(1 [bar])\n${line}`)
  expect(sheet.shown(3)).toBe(shown)
  sheet.dispose()
})
