import { bracketed } from '../root.ts'
import { StateError } from '../state-error.ts'
import { Equilibrium } from './equilibrium.ts'
import type { Reaction } from './equilibrium.ts'
import { internalEnergy, mixtureOf, totals } from './mixture.ts'
import type { Mixture, Totals } from './mixture.ts'
import { R } from './species.ts'

/** Products in equilibrium at T and P; they hold at all temperatures at which equilibria are found. */
export function productsAt(equilibrium: Equilibrium, T: number, P: number): Totals {
  return totals(reacted(equilibrium, T, P), T, P)
}

function reacted(equilibrium: Equilibrium, T: number, P: number): Mixture {
  const mixture = mixtureOf(equilibrium.at(T, P))
  return { ...mixture, lowest: 200, highest: 6000 }
}

/** Products in equilibrium at T in K in a volume in m³: their pressure follows their amount. */
function productsInVolume(equilibrium: Equilibrium, T: number, V: number): Totals {
  let P = (equilibrium.reaction.atoms * 0.5 * R * T) / V
  for (let i = 0; i < 100; i++) {
    const state = productsAt(equilibrium, T, P)
    const next = (state.mixture.gasMoles * R * T) / V
    if (Math.abs(next - P) < 1e-12 * P) return state
    P = next
  }
  return productsAt(equilibrium, T, P)
}

/** Reading of totals that is conserved while a mixture reacts. */
const CONSERVED = {
  H: (of: Totals) => of.H,
  S: (of: Totals) => of.S,
  U: internalEnergy,
}

/**
 * Products of a reaction that keeps a total (J or J/K) at a pressure in Pa or in a volume in m³.
 *
 * @throws StateError if no temperature from 200 K to 6000 K has the total
 */
export function productsKeeping(
  reaction: Reaction,
  conserved: keyof typeof CONSERVED,
  wanted: number,
  at: { P: number } | { V: number },
): Totals {
  const equilibrium = new Equilibrium(reaction)
  const state = (T: number) =>
    'P' in at ? productsAt(equilibrium, T, at.P) : productsInVolume(equilibrium, T, at.V)
  const off = (T: number) => CONSERVED[conserved](state(T)) - wanted
  // A start from hot products converges at once; cold ones follow from their neighbours.
  let hot = 3000
  let atHot = off(hot)
  while (atHot < 0 && hot < 6000) {
    hot = Math.min(6000, hot + 1000)
    atHot = off(hot)
  }
  let cold = hot
  let atCold = atHot
  while (atCold > 0 && cold > 200) {
    ;[hot, atHot] = [cold, atCold]
    cold = Math.max(200, cold - 400)
    atCold = off(cold)
  }
  const T = bracketed(off, cold, hot, 1e-12, atCold, atHot)
  if (T === null)
    throw new StateError('The products would be colder than 200 K or hotter than 6000 K, where the data end')
  return state(T)
}

/** Products of an adiabatic flame at constant pressure; their T is its temperature. */
export function flameState(reaction: Reaction, reactants: Totals): Totals {
  return productsKeeping(reaction, 'H', reactants.H, { P: reactants.P })
}
