/** Figures of materials against standards, relations and other tables, and whether a wrong one would be found. */
import { expect, test } from 'vitest'
import { MATERIALS } from './all.ts'
import { contradictions, survivors } from './testing/checks.ts'

/**
 * Figures that come from one source only and follow from nothing else, by folder and property, with the number of
 * materials. Tables and cards of single makers and authors; most liquids, which only CoolProp's equations give.
 */
const OF_ONE_SOURCE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Metals/Reinforcing steels': { E: 1, nu: 1, R_e: 1 },
  'Metals/Steels': { R_e: 16, R_m: 32, alpha: 60, rho: 1, E: 1, nu: 1, k: 1, c_p: 1 },
  'Metals/Cast irons': { rho: 18, E: 18, nu: 18, G: 18, alpha: 18, R_e: 16 },
  'Metals/Stainless steels': { nu: 8, R_e: 7, R_m: 7, rho: 1, E: 3, alpha: 1, k: 3, c_p: 2 },
  'Metals/Aluminium alloys': { rho: 6, E: 8, nu: 7, G: 6, R_e: 4, R_m: 6, alpha: 5, k: 4, c_p: 3, kappa: 1, K: 1 },
  'Metals/Copper alloys': { rho: 14, E: 15, nu: 4, G: 6, R_e: 14, R_m: 14, alpha: 15, k: 15, c_p: 15, kappa: 14, K: 2 },
  'Metals/Nickel alloys': { rho: 1, E: 1, nu: 1, G: 1, R_m: 2, alpha: 1, k: 2, c_p: 1, kappa: 1, R_e: 1 },
  'Metals/Titanium alloys': { rho: 1, E: 1, nu: 1, G: 1, R_e: 1, R_m: 1, alpha: 1, k: 1, c_p: 1, kappa: 1 },
  'Metals/Other metals': { E: 4, nu: 5, G: 4, R_e: 1, R_m: 1, K: 3 },
  'Timber/Wood in general': { rho: 1, E: 1, nu: 1 },
  'Plastics': { rho: 13, E: 13, nu: 11, R_m: 12, alpha: 13, k: 13, c_p: 12, R_e: 5, R_c: 4 },
  'Ceramics': { rho: 3, E: 3, nu: 2, alpha: 1, k: 1, K: 2, R_c: 2, R_flex: 2, G: 1, c_p: 1 },
  'Glass': { rho: 5, R_m: 2, R_c: 2, E: 3, nu: 3, alpha: 3, G: 1, k: 2, c_p: 2 },
  'Building materials': { rho: 7, k: 7, c_p: 7 },
  'Carbon and composites': { rho: 2, E: 2, nu: 2, R_m: 1, R_c: 1, alpha: 1, k: 1, c_p: 1, kappa: 1, G: 1 },
  'Liquids/Pure liquids': { rho: 30, beta: 30, k: 17, c_p: 30, mu: 18, w: 28 },
  'Liquids/Heat transfer liquids': { rho: 15, k: 15, c_p: 15, mu: 15 },
  'Gases': { rho: 10, beta: 10, c_p: 10, w: 10, k: 1, mu: 3 },
} // prettier-ignore

test('figures agree with their standards, with each other and with second sources', () => {
  expect(MATERIALS.flatMap(contradictions)).toEqual([])
})

test('a figure that is wrong by a per cent is found, but for those of one source', () => {
  const counts: Record<string, Record<string, number>> = {}
  for (const material of MATERIALS)
    for (const property of survivors(material)) {
      const folder = (counts[material.folder] ??= {})
      folder[property] = (folder[property] ?? 0) + 1
    }
  expect(counts).toEqual(OF_ONE_SOURCE)
})
