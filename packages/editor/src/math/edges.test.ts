import { describe, expect, test } from 'vitest'
import { caretPlace, formula, latex, newLine, press, pressTimes } from './testing/typed-field.ts'

interface Edge {
  readonly title: string
  /** The formula as it is typed; End follows. */
  readonly typed: string
  /** Places that look the same: presses of the left arrow from the end of the formula. */
  readonly places: readonly number[]
  /** By the keys that are pressed there: the formula in plain notation, or LaTeX that cannot be read yet. */
  readonly keys: Readonly<Record<string, string>>
}

const EDGES: readonly Edge[] = [
  {
    title: 'between number and unit',
    typed: 'x = 5 m',
    places: [2, 3, 4],
    keys: {
      '3': 'x := 53 [m]',
      '.25': 'x := 5.25 [m]',
      e3: 'x := 5e3 [m]',
      k: 'x := 5 [km]',
      '-3': 'x := 5 - 3 [m]',
      '+3': 'x := 5 + 3 [m]',
      '*3': 'x := 5*3 [m]',
      '*a': 'x := 5*a [m]',
      ' q': 'x := 5q [m]',
      '/2': 'x := (5/2) [m]',
      '^2': 'x := 5^2 [m]',
      '(3)': 'x := 5*3 [m]',
      '{Backspace}7': 'x := 7 [m]',
      '{Delete}': 'x := 5',
      '{Delete}s': 'x := 5 [s]',
    },
  },
  {
    title: 'before a unit with two letters',
    typed: '15 km',
    places: [3, 4, 5],
    keys: { '3': '153 [km]', '{Backspace}': '1 [km]', '{Delete}': '15 [m]', '{Delete}M': '15 [Mm]' },
  },
  {
    title: 'before a unit with a longer name',
    typed: 'p = 2 bar',
    places: [4, 5, 6],
    keys: { '-1': 'p := 2 - 1 [bar]', ' +1': 'p := 2 + 1 [bar]', '_': 'p=2\\_\\,\\class{unit}{\\mathrm{bar}}', m: 'p := 2 [mbar]' },
  },
  {
    title: 'before a unit with a fraction',
    typed: '12 kN/m',
    places: [6, 7, 8, 9],
    keys: { '3': '123 [kN/m]', '.5': '12.5 [kN/m]', '{Backspace}': '1 [kN/m]', '{Delete}': '12 [N/m]' },
  },
  {
    title: 'before a unit with a sign',
    typed: '20°C',
    places: [3, 4, 5],
    keys: { '3': '203 [degC]', '.5': '20.5 [degC]', '{Backspace}': '2 [degC]' },
  },
  {
    title: 'behind a power in the denominator of a unit',
    typed: 'U = 25 W/m²K',
    places: [2],
    keys: { '*s': 'U := 25 [W/(m^2*K*s)]', '^2': 'U := 25 [W/(m^2*K^2)]', '{Backspace}s': 'U := 25 [W/(m^2*s)]' },
  },
  { title: 'behind a power of ten', typed: '2e3 V', places: [2, 3, 4], keys: { e: '2e3 [eV]', m: '2e3 [mV]' } },
  {
    title: 'between brackets and unit',
    typed: '(a+b) [m]',
    places: [2, 3, 4],
    keys: { '/2': '((a + b)/2) [m]', '^2': '(a + b)^2 [m]', k: '(a + b) [km]' },
  },
  {
    title: 'behind a unit',
    typed: 'x = 5 m',
    places: [0, 1],
    keys: {
      '3': 'x := 5 [m3]',
      m: 'x := 5 [mm]',
      '-3 m': 'x := 5 [m] - 3 [m]',
      '+3 m': 'x := 5 [m] + 3 [m]',
      '*3': 'x := 5 [m]*3',
      '/s': 'x := 5 [m/s]',
      '/s^2': 'x := 5 [m/s^2]',
      '^2': 'x := 5 [m^2]',
      '^-2': 'x := 5 [m^-2]',
      ' a': 'x := 5 [m] a',
      '=': 'x := 5 [m]',
      '{Backspace}': 'x := 5',
      '{Backspace}s': 'x := 5 [s]',
      '{Backspace}{Backspace}7 s': 'x := 57 [s]',
      '{Delete}': 'x := 5 [m]',
    },
  },
  {
    title: 'behind a unit of a product',
    typed: '5 N',
    places: [0, 1],
    keys: { '*m': '5 [N*m]', ' m': '5 [N*m]', '/m^2': '5 [N/m^2]' },
  },
  {
    title: 'behind a unit with a fraction',
    typed: '12 kN/m',
    places: [0, 1],
    keys: {
      '2': '12 [kN/m2]',
      '+1': '12 [kN/m] + 1',
      '-1': '12 [kN/m] - 1',
      '*a': '12 [kN/m]*a',
      '{Backspace}s': '12 [kN/s]',
    },
  },
  {
    title: 'in the denominator of a unit',
    typed: '12 kN/m',
    places: [2],
    keys: { '2': '12 [kN/m2]', '^2': '12 [kN/m^2]', '*s': '12 [kN/(m*s)]', ' s': '12 [kN/(m*s)]', '+1': '12 [kN/m] + 1', '-1': '12 [kN/m] - 1' },
  },
  {
    title: 'behind a unit in brackets',
    typed: 'c*(a+5 m)',
    places: [1, 2],
    keys: { ')': 'c*(a + 5 [m])', '-1': 'c*(a + 5 [m] - 1)', ',': 'c\\cdot\\left(a+5\\,\\class{unit}{\\mathrm{m}},\\right)' },
  },
  {
    title: 'before a number',
    typed: 'x = 5 m',
    places: [5],
    keys: { '3': 'x := 35 [m]', '.': 'x := 0.5 [m]', '-': 'x := -5 [m]', 'a*': 'x := a*5 [m]', '{Delete}7': 'x := 7 [m]', '{Backspace}=': 'x := 5 [m]' },
  },
  {
    title: 'in a number',
    typed: '125',
    places: [1],
    keys: { '3': '1235', '.': '12.5', '+': '12 + 5', '-': '12 - 5', '*': '12*5', '/': '\\frac{12}{\\placeholder{}}5', '{Backspace}': '15', '{Delete}': '12' },
  },
  {
    title: 'in a name',
    typed: 'ab + c',
    places: [2],
    keys: { '2': 'ab2 + c', d: 'abd + c', '_1': 'ab_1 + c', '^2': 'ab^2 + c', '/2': 'ab/2 + c', '{Backspace}': 'a + c', '{Delete}': 'abc' },
  },
  {
    title: 'behind a subscript',
    typed: 'x_2',
    places: [0],
    keys: { _3: 'x_23', '^3': 'x_2^3', '+1': 'x_2 + 1', '{Backspace}3': 'x_3', '{Backspace}{Backspace}': 'x', '{Backspace}{Backspace}y': 'xy' },
  },
  { title: 'before a subscript', typed: 'x_2 + 1', places: [5], keys: { _3: 'x_32 + 1', y: 'xy_2 + 1', '{Backspace}y': 'y_2 + 1' } },
  {
    title: 'behind an exponent',
    typed: 'x^2',
    places: [0],
    keys: { '^3': 'x^(2^3)', '+1': 'x^2 + 1', '/2': 'x^2/2', '=': 'x^2 =', '{Backspace}3': 'x^3', '{Backspace}{Backspace}': 'x', '{Backspace}{Backspace}{Backspace}y': 'y' },
  },
  { title: 'before an exponent', typed: 'x^2 + 1', places: [5], keys: { '^3': 'x^32 + 1', y: 'xy^2 + 1', _1: 'x_1^2 + 1' } },
  {
    title: 'between a base and its exponent',
    typed: 'a*(x^2)',
    places: [4],
    keys: { '=': 'a\\cdot\\left(x^2=\\right)', ')': 'a*x^2', ' b': 'a*(x^2 b)', '*b': 'a*(x*b^2)' },
  },
  { title: 'in an exponent', typed: 'a*(x^2)', places: [2], keys: { ')': 'a*x^2', '+1': 'a*x^(2 + 1)' } },
  {
    title: 'behind a fraction',
    typed: 'a/b',
    places: [0],
    keys: { '+1': 'a/b + 1', '*2': 'a/b*2', '^2': '(a/b)^2', '{Backspace}c': 'a/c', '{Backspace}{Backspace}': 'a', '{Backspace}{Backspace}c': 'ac' },
  },
  { title: 'before a denominator', typed: 'a/b', places: [2], keys: { '3': 'a/(3b)', '-': 'a/(-b)', '{Delete}c': 'a/c', '{Backspace}': 'ab' } },
  { title: 'in a numerator', typed: 'a/b', places: [3], keys: { '2': 'a2/b', '+1': '(a + 1)/b', '{Backspace}c': 'c/b', '=': 'a/b =' } },
  {
    title: 'behind brackets',
    typed: '2*(a+b)',
    places: [0],
    keys: { '^2': '2*(a + b)^2', '/2': '2*(a + b)/2', '=': '2*(a + b) =', '{Backspace})': '2*(a + b)', '{Backspace}+c)': '2*(a + b + c)', '{Backspace}{Backspace}c)': '2*(a + c)' },
  },
  { title: 'before a bracket that closes', typed: '2*(a+b)', places: [1], keys: { ')': '2*(a + b)', '+c': '2*(a + b + c)', '{Delete})': '2*(a + b)', '^2': '2*(a + b^2)' } },
  { title: 'behind a bracket that opens', typed: '2*(a+b)', places: [4], keys: { '-': '2*(-a + b)', '3': '2*(3a + b)', '{Backspace}(': '2*(a + b)' } },
  { title: 'before brackets', typed: '2*(a+b)', places: [5], keys: { '3*': '2*3*(a + b)', '{Delete}(': '2*(a + b)', '{Backspace}': '2(a + b)' } },
  { title: 'behind a call', typed: 'max(a,b)', places: [0], keys: { '+1': 'max(a, b) + 1', '{Backspace},c)': 'max(a, b, c)', '{Backspace}{Backspace}c)': 'max(a, c)' } },
  { title: 'behind a list', typed: '[a,b]', places: [0], keys: { '{Backspace},c]': '[a, b, c]' } },
  { title: 'behind bars', typed: '|a|', places: [0], keys: { '^2': 'abs(a)^2', '{Backspace}+b|': 'abs(a + b)' } },
  { title: 'behind a root', typed: 'sqrt(a+b)', places: [0], keys: { '^2': 'sqrt(a + b)^2', '+1': 'sqrt(a + b) + 1', '{Backspace}c': 'sqrt(a + bc)' } },
  { title: 'in a root', typed: 'sqrt(a+b)', places: [1], keys: { ')': 'sqrt(a + b)', '=': 'sqrt(a + b) =', '{Backspace}c': 'sqrt(a + c)' } },
  { title: 'behind an equals sign', typed: 'a+b=', places: [0], keys: { '{Backspace}': 'a + b', '{Backspace}+1=': 'a + b + 1 =' } },
  { title: 'before an equals sign', typed: 'a+b=', places: [1], keys: { '2': 'a + b2 =', '+1': 'a + b + 1 =', '^2': 'a + b^2 =', '/2': 'a + b/2 =', '{Backspace}c': 'a + c =' } },
  { title: 'behind a sign', typed: 'a+b', places: [1], keys: { '/2': 'a+\\frac{\\placeholder{}}{2}b', '-': 'a + -b', '{Backspace}*': 'a*b' } },
] // prettier-ignore

describe('keys at edges', () => {
  for (const { title, typed, places, keys } of EDGES)
    test.each(Object.entries(keys))(`${title}: ${typed}, %s`, (key, expected) => {
      for (const place of places) {
        newLine()
        press(`${typed}{End}`)
        pressTimes(place, 'ArrowLeft')
        press(key)
        expect.soft(formula(), `${place} places before the end`).toBe(expected)
      }
    })
})

const FORMULAS = ['x = 5 m', 'q = 12 kN/m', 'F_d = 1.35 G_k + 1.5 Q_k', 'v = sqrt(2*g*h)', 'A = pi/4*d^2', 'y = (a + b)/(c - d)', 'M_y,Ed = 5 kN*m', 'x_1,2 = (-b + sqrt(b^2 - 4*a*c))/(2*a)', 'f(x) = sin(x)^2 + max(1, x)', 'E = 2.1e5 N/mm^2', 'T = 20°C', 'z = |a - b|', 'eta = 85%'] // prettier-ignore

test.each(FORMULAS)(
  'each Backspace takes something of %s away or goes into a root, and it can then be typed again',
  typed => {
    newLine()
    press(typed)
    const meaning = formula()
    press('{End}')
    for (let presses = 0; latex() !== ''; presses += 1) {
      const before = [latex(), caretPlace()]
      press('{Backspace}')
      expect([latex(), caretPlace()]).not.toEqual(before)
      expect(latex().replaceAll('\\placeholder{}', '?')).not.toMatch(/\\(?:left|right)\.|\{\}/)
      if (presses > 60) throw new Error(`left: ${latex()}`)
    }
    press(typed)
    expect(formula()).toBe(meaning)
  },
)

test.each([
  ['∑k=1{Tab}10{Tab}k^2', 'sum(k^2, k, 1, 10)'],
  ['2*∫0{Tab}1{Tab}x^2{Tab}x', '2*integrate(x^2, x, 0, 1)'],
  ['sum{Tab}k=1{Tab}10{Tab}k^2', 'sum(k^2, k, 1, 10)'],
])('a sign with slots: %s', (keys, wanted) => {
  newLine()
  press(keys)
  expect(formula()).toBe(wanted)
})
