/** The formulas that keys leave, as long as no caret is moved: keys in a row, and the formula behind them. */
import { describe, expect, it } from 'vitest'
import { parseLatex, parsePlain, toPlain } from '../expression/index.ts'
import { isBoxUnit } from '../units/index.ts'
import { LEFT, latexOf } from './testing/rules.ts'

const TYPED: readonly (readonly [typed: string, formula: string])[] = [
  ['F=5kN', 'F := 5 [kN]'],
  ['F = 5 kN', 'F := 5 [kN]'],
  ['U=230 V∠-120°', 'U := 230 [V]∠-120°'],
  ['10∠30°+2', '10∠30° + 2'],
  ['10 angle 30°', '10∠30°'],
  ['U∠phi*2', 'U∠phi*2'],
  ['Z=∠', 'Z = ∠'],
  ['U=2*a=[kV]∠', 'U := 2*a = [kV]∠'],
  ['A=20mm^2', 'A := 20 [mm^2]'],
  ['A=20mm^2*3', 'A := 20 [mm^2]*3'],
  ['I=8.36e6 mm^4', 'I := 8.36e6 [mm^4]'],
  ['4-1.5e-3s/2', '4 - 1.5e-3 [s]/2'],
  ['2e3', '2e3'],
  ['x2e3+1', 'x2e3 + 1'],
  ['v=3[m/s]', 'v := 3 [m/s]'],
  ['p=2"kN/m^2"+1', 'p := 2 [kN/m^2] + 1'],
  ['q=3kN/2', 'q := 3 [kN]/2'],
  ['t=5min', 't := 5 [min]'],
  ['5mmx', '5mmx'],
  ['rho_air=1.2', 'rho_air := 1.2'],
  ['beam(F: 3kN, L: h+1).sigma_1', 'beam(F: 3 [kN], L: h + 1).sigma_1'],
  ['beam(F:3kN,L:2)*2', 'beam(F: 3 [kN], L: 2)*2'],
  ['f(W:h)', 'f(W:h)'],
  ['Force*2', 'Force*2'],
  ['s:="OK"', 's := "OK"'],
  ['"M"+d', '"M" + d'],
  ['if(x>1,"OK","not ok")', 'if(x > 1, "OK", "not ok")'],
  ['f("a"+d)', 'f("a" + d)'],
  ['f(x):=x^2+1', 'f(x) := x^2 + 1'],
  ['x==3', 'x == 3'],
  ['x=4*2bar=[kPa]', 'x := 4*2 [bar] = [kPa]'],
  ['a b+c', 'a b + c'],
  ['sqrt(x)+1', 'sqrt(x) + 1'],
  ['sqrt(a/(b*c))+1', 'sqrt(a/(b*c)) + 1'],
  ['1/(2*pi)*sqrt(k/m)', '1/(2*pi)*sqrt(k/m)'],
  ['a/(1+r)^2*b', 'a/(1 + r)^2*b'],
  ['a./b', 'a ./ b'],
  ['0.25./b', '0.25 ./ b'],
  ['4184[J/kg/K]*h', '4184 [J/kg/K]*h'],
  ['2.5W/m/K', '2.5 [W/(m*K)]'],
  ['2.5W/m/K*3m', '2.5 [W/(m*K)]*3 [m]'],
  ['60km/h', '60 [km/h]'],
  ['x=4*2bar = [kPa]', 'x := 4*2 [bar] = [kPa]'],
  ['2beta', '2beta'],
  ['a~b=3', 'a~b := 3'],
  ['x=3/4 in', 'x := (3/4) [in]'],
  ['m=5/8 in+1/4 mm', 'm := (5/8) [in] + (1/4) [mm]'],
  ['f=1/20 ms', 'f := 1/20 [ms]'],
  ['E=1/2 kg v^2', 'E := 1/2 [kg] v^2'],
  ['x=400 V 16 A', 'x := 400 [V]*16 [A]'],
  ['5 kN/m² 3 m', '5 [kN/m^2]*3 [m]'],
  ['L=5 m 20 cm', 'L := 5 [m] + 20 [cm]'],
  ['u=5% n', 'u := 5%*n'],
  ['19% (n+2)', '19%*(n + 2)'],
  ['17 % n', '17 mod n'],
  ['17%5', '17 mod 5'],
  ['E=12 kWh/(m²a)', 'E := 12 [kWh/(m^2*a)]'],
  ['A=2 m x 3 m', 'A := 2 [m]*3 [m]'],
  ['u=2 x 3', 'u := 2x*3'],
  ['2a~b_1', '2a~b_1'],
  ['x~v~*2', 'x~v~*2'],
  ['f(sqrt(a/b/c),2)', 'f(sqrt(a/b/c), 2)'],
  ['sin(x)/2=', 'sin(x)/2 ='],
  ['a<=b', 'a <= b'],
  ['|x|', 'abs(x)'],
  ['a/b/c', 'a/b/c'],
  ['3kN/2mm/4', '3 [kN]/2 [mm]/4'],
  ['a and b', 'a and b'],
  ['V=3[m^3/h]', 'V := 3 [m^3/h]'],
  ['k=2[N^2*m]', 'k := 2 [N^2*m]'],
  ['c=3*10^8[m/s]', 'c := 3*10^8 [m/s]'],
  ['2q_n*h', '2q_n*h'],
  ['G(s):=s^2+2s', 'G(s) := s^2 + 2s'],
  ['x^0.5(a+b)', 'x^0.5 (a + b)'],
  ['2.5/(a*b)=', '2.5/(a*b) ='],
  ['f(2.5/(a*b),3)', 'f(2.5/(a*b), 3)'],
  ['3+4kN_1', '3 + 4kN_1'],
  ['2.0+-10% MPa', '(2.0 ± 10%) [MPa]'],
  ['F=12kN+-5%=', 'F := 12 [kN] ± 5% ='],
  ['5+-2%3', '5 + (-2) mod 3'],
  ['T=20°C', 'T := 20 [degC]'],
  ['T=20degC', 'T := 20 [degC]'],
  ['phi=90deg', 'phi := 90 [deg]'],
  ['sin^2(x)', 'sin(x)^2'],
  ['60km/h+9.81m/s^2*2s', '60 [km/h] + 9.81 [m/s^2]*2 [s]'],
  ['solve(s^2+2s=0,s)', 'solve(s^2 + 2s = 0, s)'],
  ['d/dx(x^2)=', 'diff(x^2, x) ='],
  ['F=5.0 ± 2%mm', 'F := (5.0 ± 2%) [mm]'],
  ['F = 5.0 +- 2% mm', 'F := (5.0 ± 2%) [mm]'],
  ['17%5', '17 mod 5'],
  ['g=9.81(3) m/s^2', 'g := (9.81 ± 0.03) [m/s^2]'],
  ['g=9.81(3)[m/s^2]', 'g := (9.81 ± 0.03) [m/s^2]'],
  ['L=5.00(12)m', 'L := (5.00 ± 0.12) [m]'],
  ['G=6.67430(15)*10^-11 m^3/(kg s^2)', 'G := (6.67430 ± 0.00015)*10^-11 [m^3/(kg*s^2)]'],
  ['q=1.602176634(83)e-19 C', 'q := (1.602176634e-19 ± 0.000000083e-19) [C]'],
  ['x=0.5(10)', 'x := 0.5*10'],
  ['y=2(3)+1.25(x)', 'y := 2*3 + 1.25x'],
]

/** Units written by hand, in standards and on drawings. */
const BY_HAND: typeof TYPED = [
  ['c = 4.19 kJ/kgK', 'c := 4.19 [kJ/kgK]'],
  ['h = 25 W/m2K', 'h := 25 [W/m2K]'],
  ['U = 0.86 W/m K', 'U := 0.86 [W/(m*K)]'],
  ['U = 0.86 W/m2 K', 'U := 0.86 [W/(m2*K)]'],
  ['R = 8.314 J/molK', 'R := 8.314 [J/molK]'],
  ['R = 8.314 J/mol K', 'R := 8.314 [J/(mol*K)]'],
  ['mu = 1.8e-5 Pas', 'mu := 1.8e-5 [Pas]'],
  ['a = 9.81 m/s2', 'a := 9.81 [m/s2]'],
  ['z = 9.81 m/s^2 h', 'z := 9.81 [m/s^2] h'],
  ['T = 20 ℃', 'T := 20 [degC]'],
  ['M = 12 kNm', 'M := 12 [kNm]'],
  ['Q = 12 l/min', 'Q := 12 [l/min]'],
  ['A = 100 sq ft', 'A := 100 [sq*ft]'],
  ['P = 10 dBm', 'P := 10 [dBm]'],
  [`a = 45°23'46"`, 'a := 45 [deg] + 23 [arcmin] + 46 [arcs]'],
  [`a = 45° 23' 46.5"`, 'a := 45 [deg] + 23 [arcmin] + 46.5 [arcs]'],
  [`a = 45°23'/2`, 'a := (45 [deg] + 23 [arcmin])/2'],
  [`h = 5'2"`, 'h := 5 [ft] + 2 [in]'],
  [`h = 5' 2 1/2"`, 'h := 5 [ft] + 2.5 [in]'],
  [`h = 5'-2 3/16"`, 'h := 5 [ft] + 2.1875 [in]'],
  [`A = 5'2"*3'4"`, 'A := (5 [ft] + 2 [in])*(3 [ft] + 4 [in])'],
]

/** Results asked for in units that are signs. */
const IN_SIGNS: typeof TYPED = [
  ['eta = P_2/P_1 = %', 'eta := P_2/P_1 = [%]'],
  ['eta = P_2/P_1=%', 'eta := P_2/P_1 = [%]'],
  ['eta = P_2/P_1 = [%]', 'eta := P_2/P_1 = [%]'],
  ['eta := 3/4 = %', 'eta := 3/4 = [%]'],
  ['3/4 = %', '3/4 = [%]'],
  ['s = h/L = ‰', 's := h/L = [‰]'],
  ['h/L=‰', 'h/L = [‰]'],
  ['s = h/L = [‰]', 's := h/L = [‰]'],
  ['alpha = atan(h/L) = °', 'alpha := atan(h/L) = [deg]'],
  ['atan(3/4)=°', 'atan(3/4) = [deg]'],
  ['alpha = atan(h/L) = [°]', 'alpha := atan(h/L) = [deg]'],
  ['x = %', 'x = [%]'],
  ['T = °C', 'T = [degC]'],
  ['T = 300 [K] = °C', 'T := 300 [K] = [degC]'],
  ['s = 5‰', 's := 5 [‰]'],
  ['s = 5 ‰*L', 's := 5 [‰]*L'],
  ['p = 5 %', 'p := 5%'],
  ['p = 17 % 5', 'p := 17 mod 5'],
  ['x = 17 %5 =', 'x := 17 mod 5 ='],
]

/** Written as in a text, with spaces around operators and between units. */
const SPACED: typeof TYPED = [
  ['a / b / c * d', 'a/b/c*d'],
  ['(2 + 3) / ( 4 - x )', '(2 + 3)/(4 - x)'],
  ['2 ^ 3 + 1', '2^3 + 1'],
  ['1/x^2 + y_1 / z_2 - 3', '1/x^2 + y_1/z_2 - 3'],
  ['sqrt(1 + sqrt(2 * x) + 3 / 4) * 2', 'sqrt(1 + sqrt(2*x) + 3/4)*2'],
  ['[1, 2 / 3; 4/5, 6]', '[[1, 2/3], [4/5, 6]]'],
  ['|a/b|+1', 'abs(a/b) + 1'],
  ['9.81 m/s^2 * 70 kg', '9.81 [m/s^2]*70 [kg]'],
  ['20 kN / m^2', '20 [kN/m^2]'],
  ['5 N m', '5 [N*m]'],
  ['0.6W/(m*K)', '0.6 [W/(m*K)]'],
  ['850 W / (m^2 K)', '850 [W/(m^2*K)]'],
  ['5[N m^2 s]', '5 [N*m^2*s]'],
]

/** The formula of a line that was left, as plain notation. */
function formulaOf(typed: string): string {
  const latex = latexOf(typed, LEFT)
  const parsed = parseLatex(latex, { isUnit: isBoxUnit })
  return parsed.ok ? toPlain(parsed.value) : latex
}

describe('what is typed becomes a formula', () => {
  it.each(TYPED)('%s', (typed, formula) => expect(formulaOf(typed)).toBe(formula))
})

describe('results in per cent, per mille and degrees', () => {
  it.each(IN_SIGNS)('%s', (typed, formula) => {
    const parsed = parseLatex(latexOf(typed, { ...LEFT, inLine: true }), { isUnit: isBoxUnit })
    expect(parsed.ok && toPlain(parsed.value)).toBe(formula.replace(/ =$/, ''))
  })

  it.each(IN_SIGNS)('%s in plain notation', (typed, formula) => {
    const parsed = parsePlain(typed, { isUnit: isBoxUnit })
    expect(parsed.ok && toPlain(parsed.value)).toBe(formula)
  })
})

describe('units as they are written by hand', () => {
  it.each(BY_HAND)('%s', (typed, formula) => expect(formulaOf(typed)).toBe(formula))

  it('give way to variables of these names', () => {
    const rules = { ...LEFT, isDefined: (name: string) => ['K', 'm2K', 'kgK'].includes(name) }
    const read = (typed: string): string => {
      const parsed = parseLatex(latexOf(typed, rules), { isUnit: isBoxUnit })
      return parsed.ok ? toPlain(parsed.value) : ''
    }
    expect(['25 W/m2K', '0.86 W/m K', '4.19 kJ/kgK'].map(read)).toEqual([
      '25 [W]/m2K',
      '0.86 [W/(m*K)]',
      '4.19 [kJ]/kgK',
    ])
  })
})

describe('spaces around operators and between units change no formula', () => {
  it.each(SPACED)('%s', (typed, formula) => expect(formulaOf(typed)).toBe(formula))
})

it.each(['6.2.5', '1.2.3.4', 'EN 1993, 6.2.5', '12.03.2024', 'a+1.2.3'])('the digits of %s stay', typed => {
  const digits = (text: string): string => text.replaceAll(/[^\d.]/g, '')
  expect(digits(latexOf(typed, LEFT))).toBe(digits(typed))
  expect(digits(latexOf(typed, { ...LEFT, finished: false }))).toBe(digits(typed))
})
