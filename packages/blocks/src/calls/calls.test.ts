/** Each block of the table over the engine: its call, its inverse, units, and what is wrong where. */
import { fieldsOf } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { registry } from '../schemas.ts'
import { computeBlocks } from '../testing/indented.ts'
import type { WrittenBlock } from '../testing/indented.ts'

const latex = (text: string, context: 'line' | 'expression' = 'expression'): string => {
  const parsed = parsePlain(text, { isUnit, context })
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.message}`)
  return toLatex(parsed.value)
}

/** The LaTeX of a formula; text that cannot be read stays as it is. */
const latexOr = (text: string): string => {
  const parsed = parsePlain(text, { isUnit, context: 'expression' })
  return parsed.ok && parsed.value.kind === 'expression' ? toLatex(parsed.value) : text
}

/** A block with fields in plain notation: `laplace F(s) | t*e^(-2*t) | t`. */
function block(text: string): WrittenBlock {
  const [, type = '', rest = ''] = /^(\w+) ?(.*)$/.exec(text) ?? []
  if (type === 'solve') return solver(rest)
  if (type === 'mixture') return mixture(rest)
  const fields = rest.split('|').map(one => one.trim())
  const known = registry.get(type)!
  const ids = fieldsOf(known, known.defaults()).map(({ id }) => id)
  const choice = type === 'fluid' ? 'fluid' : 'direction'
  const typed = fields.map((value, index) => [ids[index] ?? choice, value] as const)
  const props = typed
    .filter(([, value]) => value !== '')
    .map(([id, value]) => [id, id === choice ? value : latexOr(value)])
  return { type, props: Object.fromEntries(props) }
}

/** `gas | 1 [mol] CH4; 2 [mol] O2 | 300 [K]`: name, components, temperature. */
function mixture(text: string): WrittenBlock {
  const [store = '', rows = '', T = ''] = text.split('|').map(one => one.trim())
  const components = rows.split(';').map(row => {
    const [, quantity = '', substance = ''] = /^(.*?) ?([A-Za-z]\w*)?$/.exec(row.trim()) ?? []
    return { quantity: latexOr(quantity), substance: latexOr(substance) }
  })
  return { type: 'mixture', props: { store: latexOr(store), components, ...(T && { T: latexOr(T) }) } }
}

/** `x | x + y = 5; x - y = 1 | x, y | 1, 2 | numeric`: rows have semicolons between them. */
function solver(text: string): WrittenBlock {
  const [store = '', equations = '', variables = '', guess = '', numeric = ''] = text
    .split('|')
    .map(one => one.trim())
  const names = variables.split(',').map(name => latexOr(name.trim()))
  return {
    type: 'solve',
    props: {
      store: latexOr(store),
      equations: equations.split(';').map(one => latexOr(one.trim())),
      variables: names.join(','),
      guess: latexOr(guess),
      solver: numeric || 'symbolic',
    },
  }
}

const line = (text: string): WrittenBlock => ({ type: 'math', props: { latex: latex(text, 'line') } })

const written = (text: string): WrittenBlock => {
  const [word = ''] = /^\w+/.exec(text) ?? []
  return registry.get(word) ? block(text) : line(text)
}

/** The result that the last of some blocks shows. */
async function shown(...lines: string[]): Promise<string> {
  const sheet = await computeBlocks(lines.map(written))
  const result = sheet.shown(lines.length)
  sheet.dispose()
  return result
}

describe('blocks that are one call', () => {
  const cases: [lines: string[], result: string][] = [
    // The definitions of the transforms, by hand.
    [['laplace F(s) | t*e^(-2*t) | t', 'F(3) ='], '0.04'],
    [['laplace F | t*e^(-2*t) | t', 'F(3) ='], '0.04'],
    [['laplace | t*e^(-2*t) | t'], '1/(s^2 + 4*s + 4)'],
    [['laplace F | t*e^(-2*t) | t', 'ilaplace f(t) | F(s) | s', 'f(1) ='], '0.135335'],
    [['ilaplace f(t) | 1/(s + 2)^2 | s', 'f(1) ='], '0.135335'],
    [['ilaplace | 1/(s + 2) | s'], 'e^(-2*x)'],
    [['ztrans G | 2^n | n', 'G(4) ='], '2'],
    [['ztrans G | 2^n | n', 'iztrans g(n) | G(z) | z', 'g(5) ='], '32'],
    [['iztrans | z/(z - 2) | z'], '2^x'],
    [['fft | [1, 2, 3, 4]'], '[10, -2 + 2*i, -2, -2 - 2*i]'],
    [['fft y | 1, 2, 3, 4', 'ifft | y'], '[1, 2, 3, 4]'],
    [['matrix A | 2 | 3 | 10*r + c', 'A ='], '[[0, 1, 2], [10, 11, 12]]'],
    [['r := 7', 'c := 8', 'matrix | 2 | 2 | 10*r + c'], '[[0, 1], [10, 11]]'],
    [['pfactor | 360'], '2^3*3^2*5'],
    [['fmax | x*(10 - x) | x | 0 | 10'], '[5]'],
    [['fmin | x^2 - 4*x | x | 0 | 10'], '[2]'],
    [['fmax | L*(10 [m] - L) | L | 0 [m] | 10 [m]'], '[5] m'],
    [['fft y | [1 [V], 2 [V], 4 [V], 3 [V]]', 'ifft z | y', 'z ='], '[1, 2, 4, 3] V'],
    [['laplace F | 5 [V]*e^(-t/(2 [s])) | t', 'ilaplace f(t) | F(s) | s', 'f(2 [s]) ='], '1.8394 V'],
    [['ztrans G | 3 [V]*2^n | n', 'G(4) ='], '6 V'],
    [['pade P | e^(-2 [s]*p) | p | 1 | 1', 'P(1 [1/s]) ='], '0'],
    // Coefficients of x^2 and x over -pi..pi: 4(-1)^n/n^2, -2(-1)^n/n, i(-1)^n/n.
    [['fouriera a | x^2 | x | 2*pi | -pi', 'a(3) ='], '-0.444444'],
    [['fourierb b | x | x | 2*pi | -pi', 'b(3) ='], '0.666667'],
    [['fourierc d | x | x | 2*pi | -pi', 'd(3) ='], '-0.333333*i'],
    // Fluids: steam tables, the boiling point of R134a, NASA CEA.
    [['fluid W', 'W:h(T: 300 [K], P: 30 [bar]) = [kJ/kg]'], '115.331 kJ/kg'],
    // An energy per mass is no squared speed, whatever settles the state; 0.7 of the heat of evaporation, 1441.5 kJ/kg.
    [['fluid W', 'h_1 := W:h(P: 80 [bar], x: 0.2)', 'h_1 ='], '1.60539 MJ/kg'],
    [['fluid W', 'h_1 := W:h(P: 80 [bar], x: 0.2)', 'W:h(P: 80 [bar], x: 0.9) - h_1 ='], '1.00907 MJ/kg'],
    [['fluid R | R134a', 'R:T_sat(1 [atm]) = [degC]'], '-26.0738 degC'],
    [
      ['mixture gas | 1 [mol] CH4; 2 [mol] O2; 7.52 [mol] N2', 'gas:T_flame(298.15 [K], 1 [atm]) ='],
      '2223.96 K',
    ],
    [['mixture gas | 1 [mol] CO2; 2 [mol] N2 | 1000 [K]', 'gas:T ='], '1000 K'],
    [['mixture gas | 1 [mol] CO2; 2 [mol] N2 | 1000 [K]', 'gas_T_in ='], '1000 K'],
    [['mixture gas | 1 [mol] CO2; 2 [mol] N2 | 1000 [K]', 'gas:T_in ='], '1000 K'],
    [['mixture g_1 | 1 [mol] CO2; 2 [mol] N2', 'g_1_P_in ='], '101325 Pa'],
    [['mixture gas | 1 [mol] O2; 2 [mol] O2', 'gas:n ='], '3 mol'],
    [['humid_air A', 'A:T_dp(25 [degC], 0.5) = [degC]'], '13.864 degC'],
    // Solutions, by hand.
    [['solve x | x^2 - 5*x + 6 = 0 | x', 'x[1] + x[2] ='], '5'],
    [['solve | x + y = 5; x - y = 1 | x, y'], '[[3, 2]]'],
    [['solve | x^2 = 9 [m^2] | x'], '[-3, 3] m'],
    [['x := 7', 'solve | 2*x = 6 | x'], '[3]'],
    [['solve | x^2 < 4 | x'], '[-2 < x < 2]'],
    [['solve | x^3 = 2 | x | 1 | numeric'], '1.25992'],
    [['solve | x^2 + y^2 = 25; x - y = 1 | x, y | 1, 1 | numeric'], '[4, 3]'],
    [['solve | x^2 + y^2 = 25; x - y = 1 | x, y | | numeric'], '[4, 3]'],
    [['solve | x + y = 1; x + y = 2 | x, y'], '[]'],
    // Expansions, by hand.
    [['taylor T | sin(x) | x', 'T(1) ='], '0.841667'],
    [['taylor T | ln(x) | x | 1 | 2', 'T(2) ='], '0.5'],
    [['series | 1/sin(x) | x | 0 | 3'], '7*x^3/360 + x/6 + 1/x'],
    [['taylor | abs(x) | x | 0 | 3 | 1'], 'x'],
    [['taylor T | sqrt(x^2 + x^3) | x | 0 | 3 | -1', '1000*T(-0.001) ='], '0.9995'],
    [['pade P | e^(-x) | x | 2 | 2', 'P(1) ='], '0.368421'],
    [['pade P | e^x | x | 1 | 2', 'P(1) ='], '2.66667'],
    [['pade P | e^x | x | 3 | 1', 'P(1) ='], '2.72222'],
  ]
  it.each(cases)('%j', async (lines, result) => {
    expect((await shown(...lines)).split(' (')[0]).toBe(result)
  })

  it.each([
    ['laplace 2x | t | t', 'Invalid variable name (2x).  Please enter a valid variable name', 'store'],
    ['fft f(x) | [1, 2]', 'Invalid variable name (f(x)).  Please enter a valid variable name', 'store'],
    [
      'interpolate g(u, v) | [1, 2, 3] | [2, 4, 9]',
      'Invalid function name (g(u, v)).  Please enter a valid name, such as f(x)',
      'store',
    ],
    ['fft 1/x | [1, 2]', 'Invalid variable name (1/x).  Please enter a valid variable name', 'store'],
    ['laplace F | t^2 | 3', 'Invalid variable name (3).  Please enter a valid variable name', 'variable'],
    ['solve | x = 1; | x', 'Equation 2 is currently empty.  Please add an equation.', 'equations.1'],
    ['solve | ; x = 1 | x', 'Equation 1 is currently empty.  Please add an equation.', 'equations.0'],
    ['solve | x = 1 | 2*x', 'Invalid variable list', 'variables'],
    ['solve | x = 1 [m] + 1 [s] | x', expect.stringContaining('cannot add'), 'equations.0'],
    ['solve | x = 1; y = 2 | x, y | 1 | numeric', expect.stringContaining('Invalid guesses.'), 'guess'],
    [
      'solve | x = 1; y = 2 | x | | numeric',
      '2 equations for 1 variable: a numeric solution needs as many equations as variables.',
      'variables',
    ],
    ['fmax | 1 [m] + x*1 [s] | x | 0 | 1', expect.stringContaining('cannot add'), 'expression'],
  ])('%s', async (text, message, field) => {
    const sheet = await computeBlocks([written(text)])
    expect(sheet.outcome(1).error).toMatchObject({ message, field })
    sheet.dispose()
  })

  it('halts what reads a name that it cannot define', async () => {
    const sheet = await computeBlocks(['laplace F | t^2 | 3', 'F(2) ='].map(written))
    expect(sheet.outcome(2).error?.kind).toBe('halted')
    sheet.dispose()
  })
})
