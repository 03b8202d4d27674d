/** Names of two words at the left of an equals sign, in plain notation and as they are typed. */
import { describe, expect, it } from 'vitest'
import { LEFT, latexOf, meaningOfLatex, meaningOfPlain } from '../typing/testing/rules.ts'

const defined = new Set(['Deltap', 'delta_x', 'p'])
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
  ])('%s', (written, meant) => {
    const latex = latexOf(written, BELOW)
    expect(products(meaningOfLatex(latex)), latex).toBe(products(meaningOfPlain(meant)))
  })
})
