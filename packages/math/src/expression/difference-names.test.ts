/** Names of two words at the left of an equals sign, in plain notation and as they are typed. */
import { describe, expect, it } from 'vitest'
import { LEFT, latexOf, meaningOfLatex, meaningOfPlain } from '../typing/testing/rules.ts'

const defined = new Set(['Deltap', 'delta_x', 'p', 'cos_phi', 'Q~p~', 'R~p~_2', 'tan_beta', 'sum_zeta'])
/** The same without the places at which products are drawn as implicit ones. */
const products = (meaning: string): string => meaning.replaceAll('(·', '(*')

const BELOW = { ...LEFT, isDefined: (name: string) => defined.has(name) }

describe('one name at the left of an equals sign', () => {
  it.each([
    ['Delta p = 3', 'Deltap = 3'],
    ['Delta T := T_2 - T_1', 'DeltaT := T_2 - T_1'],
    ['Δ p = 3', 'Deltap = 3'],
    ['ΔT = 3', 'DeltaT = 3'],
    ['Delta rho_1 = 3', 'Deltarho_1 = 3'],
    ['delta x = 3', 'delta_x = 3'],
    ['δ s = 3', 'delta_s = 3'],
    ['Delta = b^2 - 4*a*c', 'Delta = b^2 - 4*a*c'],
    ['Delta*p = 3', 'Delta*p = 3'],
    ['Delta p =', 'Delta*p ='],
    ['Delta p = [kPa]', 'Delta*p = [kPa]'],
    ['Delta p = [1, 2]', 'Deltap = [1, 2]'],
    ['2 Delta p = 3', '2 Delta p = 3'],
    ['x = Delta p', 'x = Delta p'],
    ['cos phi = 0.85', 'cos_phi = 0.85'],
    ['cos varphi_N = 0.8', 'cos_varphi_N = 0.8'],
    ['tan phi = 0.6', 'tan_phi = 0.6'],
    ['tan delta = 0.02', 'tan_delta = 0.02'],
    ['cos phi = P/S', 'cos_phi = P/S'],
    ['tan beta_1 = h/b', 'tan_beta_1 = h/b'],
    ['sum zeta = 4.5', 'sum_zeta = 4.5'],
    ['sum F_x = A_x - B', 'sum_F_x = A_x - B'],
    ['Sum F_z = 0', 'sum_F_z = 0'],
    ['Σ F_y = 0', 'Sigma_F_y = 0'],
    ['sum =', 'sum ='],
    ["sigma' = 3 + x", 'sigma~p~ = 3 + x'],
    ["R'_2 = 0.45", 'R~p~_2 = 0.45'],
    ["Q''_k := 2", 'Q~p~~p~_k := 2'],
    ["y' + y = 0", "y' + y = 0"],
    ['cos phi =', 'cos(phi) ='],
  ])('%s', (written, meant) => {
    expect(products(meaningOfPlain(written))).toBe(products(meaningOfPlain(meant)))
    expect(products(meaningOfLatex(latexOf(written, LEFT))), latexOf(written, LEFT)).toBe(
      products(meaningOfPlain(meant)),
    )
  })
})

describe('the same name in formulas below', () => {
  it.each([
    ['q = Delta p*V', 'q = Deltap*V'],
    ['q = 2 Delta p/L', 'q = 2Deltap/L'],
    ['q = Delta p^2', 'q = Deltap^2'],
    ['q = 3 delta x', 'q = 3delta_x'],
    ['q = Delta V', 'q = Delta V'],
    ['P = 3 U I cos phi', 'P = 3*U*I*cos_phi'],
    ['P = U I cos phi eta', 'P = U*I*cos_phi*eta'],
    ['P = U I sin phi', 'P = U*I*sin(phi)'],
    ['h = (lambda L/d + sum zeta) v^2', 'h = (lambda*L/d + sum_zeta)*v^2'],
    ["q = Q'/2", 'q = Q~p~/2'],
    ["R = R_1 + R'_2", 'R = R_1 + R~p~_2'],
    ["q = W'", "q = W'"],
    ['h = b tan beta', 'h = b*tan_beta'],
    ['h = b tan alpha', 'h = b*tan(alpha)'],
    ['P = U I cos(phi)', 'P = U*I*cos(phi)'],
  ])('%s', (written, meant) => {
    const latex = latexOf(written, BELOW)
    expect(products(meaningOfLatex(latex)), latex).toBe(products(meaningOfPlain(meant)))
  })
})
