import { expect, it } from 'vitest'
import { parseLatex, toPlain } from '../expression/index.ts'
import { isUnit, isWrittenBeside } from '../units/index.ts'
import { drawTyped } from './index.ts'

/** Names of units that are defined above in half of the cases. */
const DEFINED = new Set(['m', 's', 'A', 'L', 'g', 'h', 't', 'K'])

function read(text: string, isDefined: (name: string) => boolean): string {
  const { latex } = drawTyped(
    { text, parts: [] },
    {
      isUnit,
      isUnitWord: isUnit,
      isDefined,
      isAttachable: letter => 'msgNVAWKJ'.includes(letter),
      isWrittenBeside,
      names: new Set(),
      finished: true,
      wordGoesOn: false,
      inLine: true,
    },
  )
  const parsed = parseLatex(latex, { isUnit })
  return parsed.ok ? toPlain(parsed.value) : parsed.problem.message
}

it.each([
  ['300 K', '300 [K]'],
  ['12 L/s', '12 [L/s]'],
  ['0.0002 m^2*K/W', '0.0002 [m^2*K/W]'],
  ['8.314 J/(mol*K)', '8.314 [J/(mol*K)]'],
  ['850 W / (m^2 K)', '850 [W/(m^2*K)]'],
  ['2.5 W/m/K', '2.5 [W/(m*K)]'],
  ['3.2e-5 1/K', '3.2e-5 [1/K]'],
  ['5N', '5 [N]'],
  ['5x', '5x'],
  ['2d', '2d'],
  ['2 d', '2 [d]'],
  ['10^3 kN', '10^3 [kN]'],
  ['3x10^4 Pa', '3*10^4 [Pa]'],
  ['1.5 x10^-3 m', '1.5*10^-3 [m]'],
  ['3x^4', '3x^4'],
  ['(2 + 3) kN', '(2 + 3) [kN]'],
  ['sqrt(2) mm', 'sqrt(2) [mm]'],
  ['[1, 2] mm', '[1, 2] [mm]'],
  ['[1, 2] N*m', '[1, 2] [N*m]'],
  ['[1, 2][mm]', '[1, 2] [mm]'],
  ['[1, 2]s', '[1, 2] [s]'],
  ['20 % of 50', '20%*50'],
  ['20 % of (3 + 4)', '20%*(3 + 4)'],
  // The imaginary unit belongs to its number.
  ['3 Ω + 4i Ω', '3 [Ohm] + 4i [Ohm]'],
  ['2 A - 3i A', '2 [A] - 3i [A]'],
  ['4j V', '4j [V]'],
  ['2i x', '2i x'],
  // Units as factors, as in other programs.
  ['5*kN', '5 [kN]'],
  ['-3*kN/m + 2*kN/m', '-3 [kN/m] + 2 [kN/m]'],
  ['5*kN*m', '5 [kN*m]'],
  ['2*pi*50*Hz', '2*pi*50 [Hz]'],
  ['3*min(1, 2)', '3*min(1, 2)'],
  ['5*m', '5*m'],
  ['x^2*mm', 'x^2*mm'],
  ['5 m^2*3', '5 [m^2]*3'],
  ['5 m^-1', '5 [m^-1]'],
  ['sqrt(2*9.81 m/s^2*h)', 'sqrt(2*9.81 [m/s^2]*h)'],
  ['s^2 + 2s', 's^2 + 2s'],
  ['f(t) := 5 t', 'f(t) := 5t'],
  ['m = 5 m', 'm := 5 [m]'],
  ['5 €', '5 [EUR]'],
  ['20 °C', '20 [degC]'],
  ['x^2 m', 'x^2 m'],
  ['5 W(2)', '5W(2)'],
  ['3 [m] + 2 m', '3 [m] + 2 [m]'],
  ['5 sec', '5 [sec]'],
  ['3"bar"+4', '3 [bar] + 4'],
  ['3"bar+4', '3 [bar] + 4'],
])('%s → %s', (typed, plain) => {
  expect(read(typed, () => false)).toBe(plain)
})

it.each([
  ['3 m', '3 [m]'],
  ['2m', '2m'],
  ['5 m/s', '5 [m/s]'],
  ['9.81 m/s^2', '9.81 [m/s^2]'],
  ['2 A', '2 [A]'],
  ['5 N*m', '5 [N*m]'],
  ['5 kN*L', '5 [kN]*L'],
  ['5*kN*L', '5 [kN]*L'],
  ['75 kg*g', '75 [kg]*g'],
  ['5 kN*h', '5 [kN]*h'],
  ['2 kW*h', '2 [kW*h]'],
  ['5 kN/A', '5 [kN]/A'],
  ['10 m/t', '10m/t'],
  ['20 kN/L', '20 [kN]/L'],
  ['3 mol/L', '3 [mol/L]'],
  ['0.0002 m^2*K/W', '0.0002 [m^2*K/W]'],
  ['8.314 J/(mol*K)', '8.314 [J/(mol*K)]'],
  ['(2 + 3) m', '(2 + 3) m'],
  // A list of numbers is one number as far as its unit goes.
  ['[1, 2] m', '[1, 2] [m]'],
  ['[0, -2.1] m/s', '[0, -2.1] [m/s]'],
  ['[[1, 2], [3, 4*10^3]] N/m^2', '[[1, 2], [3, 4*10^3]] [N/m^2]'],
  ['[1, 2; 3, 4] kN/m', '[[1, 2], [3, 4]] [kN/m]'],
  ['[1, 2] m g', '[1, 2] m g'],
  ['[1, 2] t', '[1, 2] t'],
  ['[a, 2] m', '[a, 2] m'],
  ['[1] m', '[1] m'],
  ['3 + [1, 2]*m', '3 + [1, 2]*m'],
])('beside variables of the same names: %s → %s', (typed, plain) => {
  expect(read(typed, name => DEFINED.has(name))).toBe(plain)
})

it.each([
  ['M(x) = kN', 'M(x) = [kN]'],
  ['arg(z) = deg', 'arg(z) = [deg]'],
  ['M(y) = kN', 'M(y) := kN'],
  ['f(x) = kN', 'f(x) := kN'],
  ['M(x) = 2x', 'M(x) := 2x'],
])('below a function M and values x and z: %s → %s', (typed, plain) => {
  expect(read(typed, name => /^[Mxz]$/.test(name))).toBe(plain)
})

it.each([
  // Gravity that nothing defines, among factors that are defined or below them.
  ['sqrt(2 g h)', 'sqrt(2g h)'],
  ['2 m g sin(30 deg)', '2m g sin(30 [deg])'],
  ['v^2/(2 g)', 'v^2/(2g)'],
  ['m/(2 g)', 'm/(2g)'],
  ['2 h/g', '2h/g'],
  ['mgh', 'm g h'],
  ['2gh', '2g h'],
  // Grams.
  ['2 g', '2 [g]'],
  ['200 g', '200 [g]'],
  ['5 g/L', '5 [g/L]'],
  ['3*200 g', '3*200 [g]'],
  ['250 g h', '250 [g] h'],
  ['m/(250 g)', 'm/250 [g]'],
  ['5 kJ/(2 g)', '5 [kJ]/2 [g]'],
  ['3 mg', '3 [mg]'],
])('below m, h and v without gravity: %s → %s', (typed, plain) => {
  expect(read(typed, name => /^[mhv]$/.test(name))).toBe(plain)
})

it.each([
  ['x = 5 m =', true, 'x := 5 [m]'],
  ['x = 5 m = [mm]', true, 'x := 5 [m] = [mm]'],
  ['s = F/A = MPa', true, 's := F/A = [MPa]'],
  ['s := F/A = kN/m^2', true, 's := F/A = [kN/m^2]'],
  ['v = 5 m/s = km/h', true, 'v := 5 [m/s] = [km/h]'],
  ['T = 300 K = °C', true, 'T := 300 [K] = [degC]'],
  ['1 atm = bar', false, '1 [atm] = [bar]'],
  ['2*pi*5 mm = m', false, '2*pi*5 [mm] = [m]'],
  ['x = N', false, 'x := N'],
  ['f(x) = N', false, 'f(x) := N'],
  ['arctan(1) = deg', false, 'arctan(1) = [deg]'],
  ['F - k*x = N', false, 'F - k*x == N'],
  ['solve(x = mm, x)', false, 'solve(x = mm, x)'],
  ['fsolve(u^2 = 2 m^2, u, 1 m) = mm', false, 'fsolve(u^2 = 2 [m^2], u, 1 [m]) = [mm]'],
  ['solve([u + w = 3 m, u = w], [u, w]) = mm', false, 'solve([u + w = 3 [m], u = w], [u, w]) = [mm]'],
  ['2*integrate(u, u, 0 m, 2 m) = mm^2', false, '2*integrate(u, u, 0 [m], 2 [m]) = [mm^2]'],
  ['fsolve(u = 2 m, u, 1 m) + k*x = N', false, 'fsolve(u = 2 [m], u, 1 [m]) + k*x == N'],
  ['m = 5*N = N', false, 'm := 5*N = N'],
  ['5 + 3 =', false, '5 + 3 ='],
  ['a*b ==', false, 'a*b ='],
  ['x == 3', false, 'x == 3'],
  ['a*b == 3', false, 'a*b == 3'],
  ['solve(x = 3, x) =', false, 'solve(x = 3, x) ='],
])('%s asks for the result of a definition: %s', (typed, asks, plain) => {
  const picture = drawTyped(
    { text: typed, parts: [] },
    {
      isUnit,
      isUnitWord: isUnit,
      isDefined: () => false,
      isAttachable: () => false,
      isWrittenBeside,
      names: new Set(),
      finished: false,
      wordGoesOn: false,
      inLine: true,
    },
  )
  const parsed = parseLatex(picture.latex, { isUnit })
  expect(picture.asksResult).toBe(asks)
  expect(parsed.ok && toPlain(parsed.value)).toBe(plain)
})
