/** Commas in subscripts, in plain notation and as they are typed: those of the name, and those that separate. */
import { describe, expect, it } from 'vitest'
import { LEFT, latexOf, meaningOfLatex, meaningOfPlain } from '../typing/testing/rules.ts'
import { parseLatex, parsePlain, toPlain } from './index.ts'

/** Formulas that mean the same typed and in plain notation; the right one without commas in subscripts. */
const JOINED: readonly (readonly [written: string, meant: string])[] = [
  ['M_y,Ed = 5', 'M_y_Ed = 5'],
  ['N_b,Rd = chi*A*f_y/gamma_M1', 'N_b_Rd = chi*A*f_y/gamma_M1'],
  ['x_1,2', 'x_1_2'],
  ['2*x_1,2 + 3', '2*x_1_2 + 3'],
  ['sigma_c,90,d = 1.2', 'sigma_c_90_d = 1.2'],
  ['F_t,90d/2', 'F_t_90d/2'],
  ['M_y,Ed/W_pl,y + N_Ed/A <= f_y/gamma_M0', 'M_y_Ed/W_pl_y + N_Ed/A <= f_y/gamma_M0'],
  ['(M_y,Ed + M_z,Ed)/W', '(M_y_Ed + M_z_Ed)/W'],
  ['M_y,Ed^2', 'M_y_Ed^2'],
  ['x_α,β', 'x_alpha_beta'],
  ['σ_c,0', 'sigma_c_0'],
  ['x₁,2', 'x_1_2'],
  ['v~v~_x,1', 'v~v~_x_1'],
  ['V_pl,Rd(z) = 3*z', 'V_pl_Rd(z) = 3*z'],
  ['f((M_y,Ed), 2)', 'f((M_y_Ed), 2)'],
  ['|M_y,Ed|', '|M_y_Ed|'],
  ['sqrt(M_{y,Ed})', 'sqrt(M_y_Ed)'],
  ['max(x_{1,2}, 3)', 'max(x_1_2, 3)'],
  ['[x_{1,2}, x_{1, 3}]', '[x_1_2, x_1_3]'],
  ['M_{y} + N_{b,Rd}', 'M_y + N_b_Rd'],
]

const SEPARATE: readonly string[] = [
  'f(x_1,2)',
  'f(x_1, 2)',
  'max(a_1,b)',
  'max(a_1,b_2,c_3)',
  '[x_1,2]',
  '[x_1,y_2; 3,z_4]',
  'A[i_1,2]',
  'f(x_1,y_2) = x_1 + y_2',
  '(x_1,y) -> x_1 + y',
  'sqrt(max(x_1,y))',
  'sum(f(k_1,2), k_1, 1, 3)',
  'solve(x_1 + y = 2, x_1,y)',
]

describe('a comma belongs to the subscript', () => {
  it.each(JOINED)('%s', (written, meant) => {
    expect(meaningOfPlain(written)).toBe(meaningOfPlain(meant))
    expect(meaningOfLatex(latexOf(written, LEFT)), latexOf(written, LEFT)).toBe(meaningOfPlain(meant))
  })

  it.each(JOINED)('%s in LaTeX and back', written => {
    const latex = latexOf(written, LEFT)
    const parsed = parseLatex(latex)
    const again = parsed.ok && parsePlain(toPlain(parsed.value))
    expect(again && again.ok && toPlain(again.value)).toBe(parsed.ok && toPlain(parsed.value))
  })
})

describe('a comma separates in the brackets of calls, lists, indexes and parameters', () => {
  it.each(SEPARATE)('%s', written => {
    const apart = meaningOfPlain(written.replace(/,(?=\S)/g, ', '))
    expect(meaningOfPlain(written)).toBe(apart)
    expect(meaningOfLatex(latexOf(written, LEFT))).toBe(apart)
  })

  it.each([
    ['max(M_y,Ed,3)', 'max(M_y_Ed, 3)'],
    ['sqrt(M_y,Ed)', 'sqrt(M_y_Ed)'],
    ['[M_y,Ed, x_1,2]', '[M_y_Ed, x_1, 2]'],
  ])('but not where the name with the comma is defined above: %s', (written, meant) => {
    const rules = { ...LEFT, isDefined: (name: string) => name === 'M_y_Ed' }
    expect(meaningOfLatex(latexOf(written, rules))).toBe(meaningOfPlain(meant))
  })
})

it('a space behind the comma ends the name', () => {
  expect(parsePlain('x_1, 2').ok).toBe(false)
})

it('fields for several values separate them', () => {
  const listed = { ...LEFT, holdsList: true }
  expect(latexOf('x_1,y_2', listed)).toBe('x_{1},y_{2}')
  expect(parsePlain('x_1,y_2', { context: 'expression' }).ok).toBe(false)
  expect(latexOf('x_1,y_2', LEFT)).toBe('x_{1,\\mathrm{y},2}')
})

it.each([
  ['M_y,', 'M_{\\mathrm{y}},'],
  ['M_y,E', 'M_{\\mathrm{y},\\mathrm{E}}'],
  ['M_y,Ed_', 'M_{\\mathrm{y},\\mathrm{Ed},}'],
])('while it is typed, %s is drawn as %s', (typed, latex) => {
  expect(latexOf(typed, { ...LEFT, finished: false })).toBe(latex)
})
