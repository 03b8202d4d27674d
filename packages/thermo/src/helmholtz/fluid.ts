import { bracketed } from '../root.ts'
import { StateError, bar, kelvin } from '../state-error.ts'
import type { Phase, PureFluid, Saturation, Side } from '../states/phase.ts'
import { HelmholtzEquation } from './equation.ts'
import { meltingPressure } from './melting.ts'
import type { FluidFigures } from './equation.ts'

/** A fluid by its equation for the Helmholtz energy. */
export class HelmholtzFluid implements PureFluid {
  readonly name: string
  readonly M: number
  readonly lowest: number
  readonly highest: number
  readonly critical: { T: number; p: number; rho: number }
  readonly figures: FluidFigures
  #equation: HelmholtzEquation
  #triple: { T: number; p: number } | undefined
  #last: { T: number; p: number; saturation: Saturation } | undefined
  #densest: number

  constructor(figures: FluidFigures) {
    this.figures = figures
    this.#equation = new HelmholtzEquation(figures)
    this.name = figures.name
    this.M = figures.M
    this.lowest = figures.triple
    this.highest = figures.highest
    this.critical = { ...figures.critical, rho: figures.critical.rho * figures.M }
    this.#densest = 1.9 * this.#guess('rhoL', figures.triple)
  }

  pressureLimit = () => this.figures.highestPressure

  meltingPressure = (T: number): number | undefined => meltingPressure(this.name, T)

  get triple(): { T: number; p: number } {
    return (this.#triple ??= { T: this.lowest, p: this.saturationAtT(this.lowest).vapour.p })
  }

  #guess(name: string, T: number): number {
    return this.figures.ancillaries.get(name)!(T)
  }

  /**
   * Density in mol/m³ at which the pressure is p, within a bracket on its side of the saturation line.
   * @returns null where the bracket has none
   */
  #density(p: number, T: number, side: Side, start: number, low: number, high: number): number | null {
    const { R } = this.figures
    const equation = this.#equation
    let rho = Math.min(Math.max(start, low), high)
    for (let i = 0; i < 100; i++) {
      const sums = equation.residual(T, rho)
      const off = rho * R * T * (1 + sums[1]!) - p
      if (off === 0) return rho
      if (off > 0) high = rho
      else low = rho
      const slope = R * T * (1 + 2 * sums[1]! + sums[2]!)
      // Newton over the logarithm of a gas, whose pressure is nearly proportional to its density.
      let next = side === 'gas' ? rho * Math.exp(-off / (slope * rho)) : rho - off / slope
      next = Math.min(Math.max(next, 0.5 * rho), (side === 'gas' ? 3 : 1.3) * rho)
      if (!(next > low && next < high)) next = (low + high) / 2
      const change = Math.abs(next - rho)
      rho = next
      // The bracket may have closed on its end, where the pressure is another one.
      if (change <= 1e-8 * rho && Math.abs(off) > 1e-5 * Math.max(p, slope * rho) && high - low <= 1e-7 * rho)
        return null
      if (change <= 2e-14 * rho || high - low <= 4e-16 * rho) return rho
      // The last step of Newton squares an error that is small already.
      if (change <= 1e-8 * rho && slope > 0) {
        const last = equation.residual(T, rho)
        return rho - (rho * R * T * (1 + last[1]!) - p) / (R * T * (1 + 2 * last[1]! + last[2]!))
      }
    }
    return null
  }

  single = (p: number, T: number, side: Side, near?: Phase): Phase => {
    const { R, critical } = this.figures
    const ideal = p / (R * T)
    const isSplit = T < critical.T
    const low = isSplit && side === 'liquid' ? this.#leastLiquid(p, T) : 0
    const high = isSplit && side === 'gas' ? this.#gasLimit(T) : this.#densest
    const isNear = near && Math.abs(Math.log(p / near.p)) < 0.5 && Math.abs(T / near.T - 1) < 0.1
    const usual =
      side === 'liquid' && isSplit
        ? this.#guess('rhoL', T)
        : Math.min(ideal, p > critical.p ? critical.rho * 1.5 : critical.rho * 0.7)
    const bounds = [low, Math.max(high, low * 1.01)] as const
    const rho =
      (isNear
        ? this.#density(
            p,
            T,
            side,
            (1 / near.v + near.drhodp * (p - near.p)) / this.M / (1 + near.expansion * (T - near.T)),
            ...bounds,
          )
        : null) ??
      this.#density(p, T, side, usual, ...bounds) ??
      // Helium at ten thousand bar is three times as dense as its liquid, and its vapour denser than the first guess.
      this.#density(p, T, side, high, high, (high === this.#densest ? 2.5 : 1.15) * high)
    if (rho === null)
      throw new StateError(`No density of ${this.name} was found at ${kelvin(T)} and ${bar(p)}`)
    return { ...this.#equation.phase(T, rho), p }
  }

  /** A density below that of the liquid, above which the isotherm rises. */
  #leastLiquid(p: number, T: number): number {
    const { critical } = this.figures
    const saturated = this.#guess('rhoL', T)
    if (T <= 0.98 * critical.T) return 0.9 * saturated
    // Above the critical pressure the isotherms close to the critical one have one density only.
    return p < critical.p ? Math.min(0.7 * saturated, critical.rho) : 0.3 * critical.rho
  }

  /** A density above that of the saturated vapour, where the isotherm still rises. */
  #gasLimit(T: number): number {
    const { critical, pseudoPure } = this.figures
    if (this.#last && this.#last.T === T) return (1 / this.#last.saturation.vapour.v / this.M) * (1 + 1e-9)
    if (T < 0.98 * critical.T && !pseudoPure) return this.#guess('rhoV', T) * 1.05
    return Math.min(this.#guess('rhoV', T) * 1.2, critical.rho)
  }

  saturationAtT = (T: number): Saturation => {
    if (this.#last?.T === T) return this.#last.saturation
    const saturation = this.figures.pseudoPure ? this.#bubbleAndDew(T, T) : this.#equilibrium(T)
    this.#last = { T, p: saturation.vapour.p, saturation }
    return saturation
  }

  /** Each phase at the pressure of its own line. */
  #bubbleAndDew(TL: number, TV: number): Saturation {
    return {
      liquid: this.single(this.#guess('pL', TL), TL, 'liquid'),
      vapour: this.single(this.#guess('pV', TV), TV, 'gas'),
    }
  }

  /** Densities of equal pressure and equal Gibbs energy: Akasaka, J. Thermal Sci. Technol. 3 (2008) 442. */
  #equilibrium(T: number): Saturation {
    const { reducing, critical } = this.figures
    const equation = this.#equation
    if (T >= critical.T * (1 - 2e-8)) return this.#atCritical(T)
    let [liquid, vapour] = this.#start(T)
    // Newton squares its error: after a step this small the next one would change nothing.
    const small = T < 0.999 * critical.T ? 1e-8 : 1e-12
    for (let i = 0; i < 60; i++) {
      let [a, ad, add] = equation.residual(T, liquid * reducing.rho) as unknown as [number, number, number]
      const JL = liquid * (1 + ad)
      const KL = ad + a + Math.log(liquid)
      const slopeL = 1 + 2 * ad + add
      ;[a, ad, add] = equation.residual(T, vapour * reducing.rho) as unknown as [number, number, number]
      const JV = vapour * (1 + ad)
      const KV = ad + a + Math.log(vapour)
      const slopeV = 1 + 2 * ad + add
      const f = JV - JL
      const g = KV - KL
      const change = (f / liquid - g) / (1 / vapour - 1 / liquid)
      let dV = change / slopeV
      let dL = (change + f) / slopeL
      const length = Math.min(
        1,
        (0.3 * vapour) / Math.abs(dV),
        (0.3 * liquid) / Math.abs(dL),
        ((liquid - vapour) * 0.3) / Math.abs(dL - dV),
      )
      dV *= length
      dL *= length
      vapour += dV
      liquid += dL
      if (Math.abs(dV) < small * vapour && Math.abs(dL) < small * liquid) break
      if (i > 20 && Math.abs(dV) < 1e-9 * vapour && Math.abs(dL) < 1e-9 * liquid) break
    }
    // The phases of an equation may meet a little below the critical temperature of its table.
    if (!(liquid > vapour * (1 + 1e-7))) return this.#atCritical(T)
    const ofVapour = equation.phase(T, vapour * reducing.rho)
    return { liquid: { ...equation.phase(T, liquid * reducing.rho), p: ofVapour.p }, vapour: ofVapour }
  }

  #atCritical(T: number): Saturation {
    const phase = this.#equation.phase(T, this.figures.critical.rho)
    return { liquid: phase, vapour: phase }
  }

  /** Reduced densities to start from: those of the ancillary equations, corrected by the last state if it is near. */
  #start(T: number): [liquid: number, vapour: number] {
    const { reducing } = this.figures
    const liquid = this.#guess('rhoL', T) / reducing.rho
    const vapour = this.#guess('rhoV', T) / reducing.rho
    const last = this.#last
    if (!last || Math.abs(last.T / T - 1) > 0.01 || T > 0.99 * this.critical.T) return [liquid, vapour]
    const of = last.saturation
    return [
      liquid / (this.#guess('rhoL', last.T) * of.liquid.v * this.M),
      vapour / (this.#guess('rhoV', last.T) * of.vapour.v * this.M),
    ]
  }

  saturationAtP = (p: number): Saturation => {
    if (this.#last && this.#last.p === p) return this.#last.saturation
    const { pseudoPure, critical } = this.figures
    if (pseudoPure) return this.#bubbleAndDew(this.#boilingGuess('pL', p), this.#boilingGuess('pV', p))
    let T = this.#boilingGuess('pS', p)
    for (let i = 0; i < 50; i++) {
      const { liquid, vapour } = this.saturationAtT(T)
      const slope = (vapour.s - liquid.s) / (vapour.v - liquid.v)
      if (!(vapour.v > liquid.v)) break
      // Over 1/T the logarithm of the pressure is nearly straight.
      const step = Math.log(p / vapour.p) * (vapour.p / (T * T * slope))
      const next = Math.min(1 / (1 / T - step), (T + critical.T) / 2 + 1e-7)
      const change = Math.abs(next - T)
      T = Math.min(next, critical.T)
      if (change < 1e-10 * T) break
    }
    const saturation = this.saturationAtT(T)
    const exact = { liquid: { ...saturation.liquid, p }, vapour: { ...saturation.vapour, p } }
    this.#last = { T, p, saturation: exact }
    return exact
  }

  /** Temperature at which an ancillary equation has a pressure. */
  #boilingGuess(name: string, p: number): number {
    const { triple, critical } = this.figures
    const off = (inverse: number) => Math.log(this.#guess(name, 1 / inverse) / p)
    const exact = name === 'pS' ? 1e-4 : 1e-14
    const found = bracketed(off, 1 / critical.T, 1 / triple, exact)
    if (found !== null) return 1 / found
    return p > this.#guess(name, (triple + critical.T) / 2) ? critical.T * (1 - 1e-7) : triple
  }

  /** True where no equation is exact: within 1 % of the critical temperature and 30 % of the density. */
  isNearCritical(T: number, rho: number): boolean {
    return Math.abs(T / this.critical.T - 1) < 0.01 && Math.abs(rho / this.critical.rho - 1) < 0.3
  }
}
