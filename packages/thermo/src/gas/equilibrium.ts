/**
 * Chemical equilibrium by minimising the Gibbs energy over element potentials: the reduced equations, the damping
 * of steps and the treatment of condensed species are those of Gordon and McBride, NASA RP-1311 (1994), part I.
 */
import { StateError, kelvin } from '../state-error.ts'
import { eliminate } from './elimination.ts'
import type { Component, Mixture } from './mixture.ts'
import { P_STANDARD, hOverRT, range, sOverR } from './species.ts'
import type { Species } from './species.ts'

/** Species that are mixtures or fuels of assigned composition, and no products. */
const NO_PRODUCT = new Set(['Air', 'Jet-A(g)', 'Jet-A(L)'])

/** Equilibria of one set of atoms. Amounts are per mole of atoms. */
export interface Reaction {
  elements: string[]
  /** Atoms of each element, in mol per mole of all atoms. */
  b: Float64Array
  /** Moles of all atoms of the mixture. */
  atoms: number
  gases: Species[]
  condensed: Species[]
}

function atomsOf({ components }: Mixture): Map<string, number> {
  const atoms = new Map<string, number>()
  for (const { species, moles } of components)
    if (moles > 0)
      for (const [element, count] of species.elements)
        atoms.set(element, (atoms.get(element) ?? 0) + moles * count)
  return atoms
}

/** Reaction of the atoms of a mixture to those of the species that can consist of them. */
export function reactionOf(mixture: Mixture, table: readonly Species[]): Reaction {
  const atoms = atomsOf(mixture)
  if (atoms.size === 0) throw new StateError('An equilibrium needs atoms: the mixture has none')
  const total = [...atoms.values()].reduce((sum, count) => sum + count, 0)
  const possible = table.filter(
    species =>
      !species.assigned &&
      !species.reactantOnly &&
      !NO_PRODUCT.has(species.name) &&
      species.elements.every(([element]) => element !== 'E' && atoms.has(element)),
  )
  const gases = possible.filter(species => species.gas)
  if (gases.length === 0)
    throw new StateError(
      `An equilibrium needs a gas: no gas in the data consists of ${[...atoms.keys()].join(', ')} only`,
    )
  const elements = [...atoms.keys()]
  for (const element of elements)
    if (!possible.some(species => species.elements.some(([name]) => name === element)))
      throw new StateError(`No product in the data has the element ${element}`)
  return {
    elements,
    b: Float64Array.from(elements, element => atoms.get(element)! / total),
    atoms: total,
    gases,
    condensed: possible.filter(species => !species.gas),
  }
}

const counts = (reaction: Reaction, species: Species) =>
  Float64Array.from(
    reaction.elements,
    element => species.elements.find(([name]) => name === element)?.[1] ?? 0,
  )

/** Solver of one reaction; keeps its last composition as the start of the next one. */
export class Equilibrium {
  readonly reaction: Reaction
  #a: Float64Array[]
  #ac: Float64Array[]
  #lnN: Float64Array
  #lnTotal = Math.log(0.5)
  #active = new Map<number, number>()
  #pi: Float64Array

  constructor(reaction: Reaction) {
    this.reaction = reaction
    this.#a = reaction.gases.map(species => counts(reaction, species))
    this.#ac = reaction.condensed.map(species => counts(reaction, species))
    this.#lnN = new Float64Array(reaction.gases.length)
    this.#pi = new Float64Array(reaction.elements.length)
    this.#restart()
  }

  #restart(): void {
    this.#lnTotal = Math.log(0.5)
    this.#lnN.fill(this.#lnTotal - Math.log(this.reaction.gases.length))
    this.#active.clear()
  }

  /** Composition in mol for the whole mixture at T in K and P in Pa. */
  at(T: number, P: number): Component[] {
    if (!(T >= 200 && T <= 6000))
      throw new StateError(`Equilibria are found from 200 K to 6000 K, not at ${kelvin(T)}`)
    if (!(P > 0)) throw new StateError('P is to be above zero')
    const { gases, condensed } = this.reaction
    const lnP = Math.log(P / P_STANDARD)
    const g = Float64Array.from(gases, one => hOverRT(one, T) - sOverR(one, T) + lnP)
    const gc = Float64Array.from(condensed, one => hOverRT(one, T) - sOverR(one, T))
    const possible = this.#phasesAt(T, gc)
    for (const index of this.#active.keys()) if (!possible.includes(index)) this.#active.delete(index)
    if (!this.#converge(g, gc)) {
      this.#restart()
      this.#converge(g, gc)
    }
    this.#settlePhases(g, gc, possible, T)
    return this.#components()
  }

  /** Condensed species that exist at T; of phases of the same formula the stable one. */
  #phasesAt(T: number, gc: Float64Array): number[] {
    const stable = new Map<string, number>()
    this.reaction.condensed.forEach((species, index) => {
      const [lowest, highest] = range(species)
      if (T < lowest - 1e-9 || T > highest) return
      const formula = this.#ac[index]!.join(' ')
      const other = stable.get(formula)
      if (other === undefined || gc[index]! < gc[other]!) stable.set(formula, index)
    })
    return [...stable.values()]
  }

  /** Adds and removes condensed species until none would lower the Gibbs energy. */
  #settlePhases(g: Float64Array, gc: Float64Array, possible: number[], T: number): void {
    const removed = new Map<number, number>()
    for (let round = 0; round < 40; round++) {
      const negative = [...this.#active].filter(([, n]) => n < 0).sort((a, b) => a[1] - b[1])[0]
      if (negative) {
        this.#active.delete(negative[0])
        removed.set(negative[0], (removed.get(negative[0]) ?? 0) + 1)
      } else {
        const next = this.#mostWanted(
          gc,
          possible.filter(index => (removed.get(index) ?? 0) < 2),
        )
        if (next === undefined) return
        this.#active.set(next, 0)
      }
      if (!this.#converge(g, gc)) {
        if (this.#lnTotal < -25)
          throw new StateError(`At ${kelvin(T)} and this pressure no gas is left, and equilibria need one`)
        this.#lnN.fill(Math.log(0.1 / g.length))
        this.#lnTotal = Math.log(0.1)
        this.#converge(g, gc)
      }
    }
  }

  #mostWanted(gc: Float64Array, possible: number[]): number | undefined {
    let best: number | undefined
    let lowest = -1e-8
    for (const index of possible) {
      if (this.#active.has(index)) continue
      const a = this.#ac[index]!
      let gain = gc[index]!
      for (let i = 0; i < a.length; i++) gain -= a[i]! * this.#pi[i]!
      gain /= a.reduce((sum, count) => sum + count, 0)
      if (gain < lowest) [best, lowest] = [index, gain]
    }
    return best
  }

  /** Newton steps until amounts and balances hold; false if they do not within 200. */
  #converge(g: Float64Array, gc: Float64Array): boolean {
    for (let i = 0; i < 200; i++) if (this.#step(g, gc)) return true
    return false
  }

  #step(g: Float64Array, gc: Float64Array): boolean {
    const { b } = this.reaction
    const elements = b.length
    const active = [...this.#active.keys()]
    const size = elements + active.length + 1
    const width = size + 1
    const m = new Float64Array(size * width)
    const total = Math.exp(this.#lnTotal)
    const last = size - 1
    let sum = 0
    for (let i = 0; i < elements; i++) m[i * width + size] = b[i]!
    for (let j = 0; j < g.length; j++) {
      const n = Math.exp(this.#lnN[j]!)
      const mu = g[j]! + this.#lnN[j]! - this.#lnTotal
      const a = this.#a[j]!
      sum += n
      for (let i = 0; i < elements; i++) {
        const an = a[i]! * n
        if (an === 0) continue
        for (let k = 0; k < elements; k++) m[k * width + i]! += a[k]! * an
        m[i * width + last]! += an
        m[last * width + i]! += an
        m[i * width + size]! += an * (mu - 1)
      }
      m[last * width + size]! += n * (mu - 1)
    }
    m[last * width + last] = sum - total
    m[last * width + size]! += total
    active.forEach((index, c) => {
      const a = this.#ac[index]!
      const n = this.#active.get(index)!
      const row = elements + c
      for (let i = 0; i < elements; i++) {
        m[i * width + row] = a[i]!
        m[row * width + i] = a[i]!
        m[i * width + size]! -= a[i]! * n
      }
      m[row * width + size] = gc[index]!
    })
    return this.#apply(eliminate(m, size), g, active, sum)
  }

  /** Takes a step, shortened where amounts would change too much; true when it was small. */
  #apply(x: Float64Array, g: Float64Array, active: number[], sum: number): boolean {
    const elements = this.#pi.length
    const dTotal = x[x.length - 1]!
    const steps = new Float64Array(g.length)
    let fast = 5 * Math.abs(dTotal)
    let slow = 1
    let change = (Math.exp(this.#lnTotal) * Math.abs(dTotal)) / sum
    for (let j = 0; j < g.length; j++) {
      let step = dTotal - g[j]! - this.#lnN[j]! + this.#lnTotal
      for (let i = 0; i < elements; i++) step += this.#a[j]![i]! * x[i]!
      steps[j] = step
      const share = this.#lnN[j]! - this.#lnTotal
      if (share > -18.420681) fast = Math.max(fast, Math.abs(step))
      else if (step >= 0) {
        const room = Math.abs((-share - 9.2103404) / (step - dTotal))
        if (room < slow) slow = room
      }
      change = Math.max(change, (Math.exp(this.#lnN[j]!) * Math.abs(step)) / sum)
    }
    const length = Math.min(1, 2 / fast, slow)
    for (let j = 0; j < g.length; j++) this.#lnN[j] = Math.max(-700, this.#lnN[j]! + length * steps[j]!)
    this.#lnTotal += length * dTotal
    active.forEach((index, c) => {
      const d = x[elements + c]!
      this.#active.set(index, this.#active.get(index)! + length * d)
      change = Math.max(change, Math.abs(d) / sum)
    })
    this.#pi.set(x.subarray(0, elements))
    return length === 1 && change < 1e-10
  }

  #components(): Component[] {
    const { gases, condensed, atoms } = this.reaction
    const all = gases.map((species, j) => ({ species, moles: atoms * Math.exp(this.#lnN[j]!) }))
    for (const [index, moles] of this.#active)
      all.push({ species: condensed[index]!, moles: atoms * Math.max(0, moles) })
    return all
  }
}
