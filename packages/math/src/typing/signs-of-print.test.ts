/** Signs that a keyboard has not, typed and pasted, and in plain notation: each means what it does in print. */
import { describe, expect, it } from 'vitest'
import { LEFT, latexOf, meaningOfLatex, meaningOfPlain } from './testing/rules.ts'
import { typedLines } from './typed-lines.ts'

const MEANT: readonly (readonly [print: string, plain: string])[] = [
  ['½', '1/2'], ['¼', '1/4'], ['¾', '3/4'], ['⅓', '1/3'], ['⅝', '5/8'],
  ['1½', '1 + 1/2'], ['3 ⅓', '3 + 1/3'], ['2^½', '2^(1/2)'], ['½^2', '(1/2)^2'], ['½x', '(1/2) x'],
  ['½(a+b)', '(1/2)(a + b)'], ['-1½', '-(1 + 1/2)'], ['5 - 1½', '5 - (1 + 1/2)'], ['sin(½)', 'sin(1/2)'],
  ['2·3', '2*3'], ['2×3', '2*3'], ['2⋅3', '2*3'], ['2∙3', '2*3'], ['6÷3', '6/3'], ['5−3', '5 - 3'], ['−x', '-x'],
  ['x²', 'x^2'], ['x³', 'x^3'], ['x⁻¹', 'x^-1'], ['x¹²', 'x^12'], ['10⁻³', '10^-3'], ['x₁', 'x_1'],
  ['x₁₂+a₀', 'x_12 + a_0'], ['x₁²', 'x_1^2'],
  ['√4', 'sqrt(4)'], ['√(a+b)', 'sqrt(a + b)'], ['∛8', 'nthroot(8, 3)'], ['∛(a+b)·2', 'nthroot(a + b, 3)*2'],
  ['a≤b', 'a <= b'], ['a≥b', 'a >= b'], ['a≠b', 'a != b'], ['5±0.1', '5 ± 0.1'], ['x→x²', 'x -> x^2'],
  ['a∧b', 'a and b'], ['2π', '2pi'], ['∞', 'infinity'], ['T_∞', 'T_infinity'], ['T_{∞}+h_∞', 'T_infinity + h_infinity'],
  ['2πf', '2 pi f'], ['ℓ²/8', 'l^2/8'], ['πd²/4', 'pi d^2/4'],
  ['45°', '45 [deg]'], ['20 °C', '20 [degC]'], ['5 µm', '5 [um]'], ['5 Ω', '5 [Ohm]'], ['5 mm²', '5 [mm^2]'],
  ['3 m³/h', '3 [m^3/h]'], ['7 s⁻¹', '7 [s^-1]'], ['9 kN·m', '9 [kN*m]'],
  ['∑(k,k,1,n)', 'sum(k, k, 1, n)'], ['∑_(k=1)^n 1/k', 'sum(1/k, k, 1, n)'],
  ['∑_(k=1)^n k/2·3+1', 'sum(k/2*3, k, 1, n) + 1'], ['∏(k,k,1,4)', 'product(k, k, 1, 4)'],
  ['2·∏_(k=1)^4 k', '2*product(k, k, 1, 4)'], ['∫(x²,x,0,1)', 'integrate(x^2, x, 0, 1)'],
  ['∫_0^1 x² dx', 'integrate(x^2, x, 0, 1)'], ['∫_0^b 1/x+x dx+2', 'integrate(1/x + x, x, 0, b) + 2'],
  ['lim_(x→0) sin(x)/x', 'limit(sin(x)/x, x, 0)'],
] // prettier-ignore

const GROUPED: readonly (readonly [print: string, plain: string])[] = [
  ['210 000', '210000'], ['1 234 567.5', '1234567.5'], ['E = 210 000 N/mm²', 'E := 210000 [N/mm^2]'],
  ['a - 10 000', 'a - 10000'], ['-1 000', '-1000'], ['10 000/3', '10000/3'], ['2·10 000', '2*10000'],
  ['x^2 100', 'x^2*100'], ['U² 2 pi f', 'U^2*2*pi*f'], ['10^{-6}', '10^-6'], ['e^{-t/T}', 'e^(-t/T)'],
  ['2^{n+1} - 1', '2^(n + 1) - 1'], ['x^{a^{2}}', 'x^(a^2)'], ['M_{y,Ed}^{2}', 'M_y_Ed^2'],
  ['12·10^{-6} 1/K', '12*10^-6 [1/K]'], ['1450 min^{-1}', '1450 [min^-1]'], ['0.13 m²K/W', '0.13 [m^2*K/W]'],
  ['(a + b)^(1/3) MPa', '(a + b)^(1/3) [MPa]'],
  ['x = 0.5 [1 + a (b - 0.2) + b²]', 'x := 0.5*(1 + a (b - 0.2) + b^2)'], ['x = 0.5[1-b]', 'x := 0.5*(1 - b)'],
  ['x = 3 [2 - max(a, b)]²/4', 'x := 3*(2 - max(a, b))^2/4'], ['x = 5 [kW-h]', 'x := 5 [kW-h]'],
  ['x = 5 [m^-1] + 2', 'x := 5 [m^-1] + 2'], ['x = a [1 - b]', 'x := a[1 - b]'],
] // prettier-ignore

const MIXED: readonly (readonly [print: string, plain: string])[] = [
  ['1 1/2 in', '(1 + 1/2) [in]'], ['1 1/2"', '(1 + 1/2) [in]'], ['1½"', '(1 + 1/2) [in]'], ['½"', '(1/2) [in]'],
  ['1/2"', '(1/2) [in]'], ['3/4" + 1/2"', '(3/4) [in] + (1/2) [in]'], ["5' 3 1/2\"", '5 [ft] 3.5 [in]'],
  ["5' 3½\"", '5 [ft] 3.5 [in]'], ["2 1/2'", '(2 + 1/2) [ft]'], ['5 ft 1 1/2 in', '5 [ft] 1.5 [in]'],
  ['1 1/2', '1 + 1/2'], ['d=1 1/2"', 'd := (1 + 1/2) [in]'], ['2 1/2 kN/m', '(2 + 1/2) [kN/m]'],
  ['1 1/2 x', '(1 + 1/2) x'], ['7 1/2%', '(7 + 1/2)%'], ['[1 1/2, 2 1/4]', '[1 + 1/2, 2 + 1/4]'],
  ['1 3/8 in = [mm]', '(1 + 3/8) [in] = [mm]'],
] // prettier-ignore

describe.each([
  ['signs', MEANT],
  ['mixed numbers', MIXED],
  ['numbers', GROUPED],
])('%s of print', (_, cases) => {
  it.each(cases)('%s, typed', (print, plain) => {
    expect(meaningOfLatex(latexOf(print, { ...LEFT, inLine: true }))).toBe(meaningOfPlain(plain))
  })

  it.each(cases)('%s, pasted', (print, plain) => {
    expect(meaningOfPlain(typedLines({ ...LEFT })(print))).toBe(meaningOfPlain(plain))
  })

  // Units without brackets are a matter of typing.
  it.each(cases.filter(([print, plain]) => !plain.includes('[') || /["'°½]/.test(print)))(
    '%s in plain notation',
    (print, plain) => {
      if (print.includes(' °')) return
      expect(meaningOfPlain(print)).toBe(meaningOfPlain(plain))
    },
  )
})

it.each([
  ['∑', '∑(k^2, k, 1, n) or ∑_(k=1)^n k^2'],
  ['∏ k', '∏(k^2, k, 1, n)'],
  ['∫ x dx', '∫_0^1 x^2 dx'],
  ['∂f/∂x', 'diff(f(x, y), x)'],
  ['a ≈ b', 'abs(a - b)'],
  ['[1 200, 3]', 'and a number has no space'],
  ['2 1000', 'Expected an operator before this number'],
  ['0 100', 'Expected an operator before this number'],
  ['2 3/2', 'Expected an operator before this number'],
  ['1 1/2^2', 'Expected an operator before this number'],
  ['1.5½', 'Expected an operator before this number'],
  ['2"', 'may mean inches or seconds'],
])('%s says what to write', (plain, sentence) => {
  expect(meaningOfPlain(plain)).toContain(sentence)
})

it('reads the name of a line with a fault as one that is defined', () => {
  const read = typedLines({ ...LEFT })
  read('R = 0,42 Ohm')
  read('m = 3 (')
  expect(read('P_v = 3 R I^2')).toBe('P_v = 3 R I^2')
  expect(read('F = 2 m g')).toBe('F = 2 m g')
  expect(typedLines({ ...LEFT })('P_v = 3 R I^2')).not.toBe('P_v = 3 R I^2')
})

it.each([
  ['f = ω/2π = Hz', 'f := omega/2pi = [Hz]'],
  ['f = 1/2πkm', 'f := 1/2pi k m'],
  ['zeta = c/2√(km)', 'zeta := c/2sqrt(k m)'],
  ['h = v²/2gL', 'h := v^2/2g L'],
  ['h = v^2/2 g', 'h = v^2/2 g'],
])('keeps together what was typed close to the number below a slash: %s', (typed, plain) => {
  const defined = new Set(['omega', 'c', 'k', 'm', 'v', 'g', 'L'])
  expect(typedLines({ ...LEFT, isDefined: word => defined.has(word) })(typed)).toBe(plain)
})
