import type { Phase } from '../states/phase.ts'
import { IDEAL } from './ideal.ts'
import type { IdealTerm } from './ideal.ts'
import { gaoTerms, gaussTerms, nonAnalyticTerms, powerTerms } from './residual.ts'
import type { Sums, Terms } from './residual.ts'

const RESIDUAL: Record<string, (rows: number[][]) => Terms> = {
  power: powerTerms,
  power2: powerTerms,
  gauss: gaussTerms,
  gaoB: gaoTerms,
  nonanalytic: nonAnalyticTerms,
}

/** First guess of a pressure (Pa) or a density (mol/m³) on the saturation line. */
export type Ancillary = (T: number) => number

/** Figures of one fluid as its table has them; molar SI units. */
export interface FluidFigures {
  name: string
  aliases: string[]
  formula: string
  paper: string
  M: number
  R: number
  reducing: { T: number; rho: number }
  critical: { T: number; p: number; rho: number }
  triple: number
  highest: number
  highestPressure: number
  /** True where bubble and dew point differ at one pressure. */
  pseudoPure: boolean
  /** Lines of terms by kind, in their order. */
  terms: [kind: string, rows: number[][]][]
  ancillaries: Map<string, Ancillary>
  surfaceTension?: (T: number) => number
}

const numbers = (words: string[]) => words.map(word => word.split(',').map(Number))

function ancillary([type, reference, value, scaled, ...terms]: string[]): Ancillary {
  const Tr = Number(reference)
  const rows = numbers(terms)
  return T => {
    const theta = Math.max(0, 1 - T / Tr)
    const sum = rows.reduce((total, [n, t]) => total + n! * theta ** t!, 0)
    if (type === 'rhoLnoexp') return Number(value) * (1 + sum)
    return Number(value) * Math.exp((scaled === '1' ? Tr / T : 1) * sum)
  }
}

function surfaceTension([critical, ...terms]: string[]): (T: number) => number {
  const rows = numbers(terms)
  return T => rows.reduce((sum, [a, n]) => sum + a! * Math.max(0, 1 - T / Number(critical)) ** n!, 0)
}

/** Reads the block of lines of one fluid. */
export function readFluid(block: string): FluidFigures {
  const [title, ...lines] = block.split('\n')
  const [name, aliases, formula, paper] = title!.split('|') as [string, string, string, string]
  const figures = { name, formula, paper, aliases: aliases.split(' ').filter(Boolean) } as FluidFigures
  figures.terms = []
  figures.ancillaries = new Map()
  for (const line of lines) {
    const [kind, ...words] = line.split(' ') as [string, ...string[]]
    if (kind === 'state') {
      const [M, R, T, rho, Tc, pc, rhoc, triple, highest, highestPressure, pseudoPure] = words.map(
        Number,
      ) as number[]
      Object.assign(figures, { M, R, triple, highest, highestPressure, pseudoPure: pseudoPure === 1 })
      figures.reducing = { T: T!, rho: rho! }
      figures.critical = { T: Tc!, p: pc!, rho: rhoc! }
    } else if (kind === 'sigma') figures.surfaceTension = surfaceTension(words)
    else if (/^(pS|pL|pV|rhoL|rhoV)$/.test(kind)) figures.ancillaries.set(kind, ancillary(words))
    else
      figures.terms.push([kind, kind === 'lead' || kind === 'offset' ? [words.map(Number)] : numbers(words)])
  }
  return figures
}

/** Equation of state of one fluid: all properties from T in K and the density in mol/m³. */
export class HelmholtzEquation {
  readonly figures: FluidFigures
  /** Sums of the residual part of the last evaluation. */
  readonly sums: Sums = new Float64Array(6)
  #residual: Terms[]
  #ideal: IdealTerm[]
  #idealSums = new Float64Array(3)
  #T = NaN

  constructor(figures: FluidFigures) {
    this.figures = figures
    this.#residual = figures.terms
      .filter(([kind]) => kind in RESIDUAL)
      .map(([kind, rows]) => RESIDUAL[kind]!(rows))
    this.#ideal = figures.terms.filter(([kind]) => kind in IDEAL).map(([kind, rows]) => IDEAL[kind]!(rows))
  }

  /** Fills `sums` at T and rho; what depends on T alone is kept for the next density. */
  residual(T: number, rho: number): Sums {
    const { sums } = this
    if (T !== this.#T) {
      this.#T = T
      const tau = this.figures.reducing.T / T
      for (const terms of this.#residual) terms.setTau(tau)
      this.#idealSums.fill(0)
      for (const term of this.#ideal) term(this.#idealSums, tau)
    }
    sums.fill(0)
    const delta = rho / this.figures.reducing.rho
    for (const terms of this.#residual) terms.add(sums, delta)
    return sums
  }

  /** Pressure in Pa. */
  pressure(T: number, rho: number): number {
    return rho * this.figures.R * T * (1 + this.residual(T, rho)[1]!)
  }

  /** Heat capacity of the ideal gas at constant volume, over the gas constant. */
  idealHeat(T: number): number {
    if (T !== this.#T) this.residual(T, this.figures.reducing.rho)
    return -this.#idealSums[2]!
  }

  /** All properties per kg. */
  phase(T: number, rho: number): Phase {
    const { R, M, reducing } = this.figures
    const [a, ad, add, at, att, adt] = this.residual(T, rho) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const [ideal, ideal1, ideal2] = this.#idealSums as unknown as [number, number, number]
    const a0 = ideal + Math.log(rho / reducing.rho)
    const RT = (R * T) / M
    const compressibility = 1 + 2 * ad + add
    const b = 1 + ad - adt
    const cv = (-R * (ideal2 + att)) / M
    return {
      T,
      p: rho * R * T * (1 + ad),
      v: 1 / (rho * M),
      h: RT * (1 + ideal1 + at + ad),
      u: RT * (ideal1 + at),
      s: (R * (ideal1 + at - a0 - a)) / M,
      cp: cv + (R * b * b) / (compressibility * M),
      cv,
      w: Math.sqrt(RT * (compressibility - (b * b) / (ideal2 + att))),
      drhodp: 1 / (RT * compressibility),
      expansion: b / (compressibility * T),
    }
  }
}
