import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['Träger ÉTAGE', 'trager etage'],
  ['σ_max Σ ς', 'sigma_max sigma sigma'],
  ['Ω Ω ά ώ', 'omega omega alpha omega'],
  ['5 µm, 5 μm', '5 mum, 5 mum'],
  ['ϕ ϑ ϵ ϱ', 'phi theta epsilon rho'],
  ['Straße STRASSE', 'strasse strasse'],
  ['12,5 mm', '12.5 mm'],
  ['f(1, 2) = 1,5; a,b', 'f(1, 2) = 1.5; a,b'],
  ['力学 ½ 𝜎', '力学 ½ 𝜎'],
])('%s is searched as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
  expect(plainText(plain)).toBe(plain)
})
