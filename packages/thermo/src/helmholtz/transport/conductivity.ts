import { ETHANE_INTEGRAL } from './own-forms.ts'
import { density, sumOfPowers } from './point.ts'
import type { Point, Rows, TransportTerm } from './point.ts'

/** Conductivity of dilute gas. */
export function diluteConductivity(
  kind: string,
  numbers: number[],
  [above, below]: [Rows, Rows],
  diluteViscosity: TransportTerm,
): TransportTerm {
  switch (kind) {
    case 'ratio':
      return ({ T }) => sumOfPowers(above, T / numbers[0]!) / sumOfPowers(below, T / numbers[0]!)
    case 'eta': {
      const [[ofViscosity], ...powers] = above as [number[], ...Rows]
      return point =>
        ofViscosity! * diluteViscosity(point) * 1e6 +
        sumOfPowers(powers, point.equation.figures.reducing.T / point.T)
    }
    case 'co2':
      return ({ T, equation }) => {
        const tau = equation.figures.reducing.T / T
        return (
          1e-3 /
          Math.sqrt(tau) /
          (0.0151874307 + tau * (0.028067404 + tau * (0.022856419 - tau * 0.0074162421)))
        )
      }
    default:
      return ({ T, equation }) => {
        const internal = 1.7104147 - (0.6936482 * 245) / T
        const eta = 12.0085 * ETHANE_INTEGRAL(T / 245)
        return 0.276505e-3 * eta * (3.75 - internal * (1.5 - equation.idealHeat(T)))
      }
  }
}

/** Powers of temperature and of density in kg/m³, both reduced. */
export function conductivityOfPowers([Tr, rhor]: number[], rows: Rows): TransportTerm {
  return point => {
    const tau = Tr! / point.T
    const delta = density(point) / rhor!
    return rows.reduce((sum, [n, d, t]) => sum + n! * tau ** t! * delta ** d!, 0)
  }
}

/** Powers with exponentials of density. */
export function conductivityOfExponentials(rows: Rows): TransportTerm {
  return ({ T, rho, equation }) => {
    const tau = equation.figures.reducing.T / T
    const delta = rho / equation.figures.reducing.rho
    return rows.reduce(
      (sum, [n, d, t, gamma, l]) => sum + n! * tau ** t! * delta ** d! * Math.exp(-gamma! * delta ** l!),
      0,
    )
  }
}

const BOLTZMANN = 1.3806488e-23

/** Enhancement at the critical point by Olchowy and Sengers, simplified: p and length of reference in Pa and m. */
export function criticalEnhancement(numbers: number[], viscosity: TransportTerm): TransportTerm {
  const [p, length, amplitude, R0, gamma, cutoff] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const reference = numbers[6]
  return point => {
    const { T, rho, phase, equation } = point
    const { reducing, R } = equation.figures
    const Tr = reference ?? 1.5 * reducing.T
    const compressibility = (at: number) => {
      const [, ad, add] = equation.residual(at, rho) as unknown as number[]
      return 1 / (R * at * (1 + 2 * ad! + add!))
    }
    const scale = (p / reducing.rho ** 2) * rho
    const excess = scale * (compressibility(T) - (compressibility(Tr) * Tr) / T)
    if (excess < 2.3e-15) return 0
    const xi = length * (excess / amplitude) ** (0.63 / gamma)
    const y = cutoff * xi
    const share = phase.cv / phase.cp
    const delta = rho / reducing.rho
    const omega = (2 / Math.PI) * ((1 - share) * Math.atan(y) + share * y)
    const background = (2 / Math.PI) * (1 - Math.exp(-1 / (1 / y + (y * y) / (3 * delta * delta))))
    const cp = phase.cp * equation.figures.M
    return ((rho * cp * R0 * BOLTZMANN * T) / (6 * Math.PI * viscosity(point) * xi)) * (omega - background)
  }
}

/** Enhancement of ammonia at the critical point: Tufeu and others, Ber. Bunsenges. Phys. Chem. 88 (1984) 422. */
export function ammoniaEnhancement(point: Point): number {
  const rhoc = 235
  const rho = density(point)
  const t = Math.abs(point.T / 405.4 - 1)
  const viscosity = (2.6 + 1.6 * t) * 1e-5
  const slope = (2.18 - 0.12 / Math.exp(17.8 * t)) * 1e5
  const width = 0.61 * rhoc + 16.5 * Math.log(t)
  const isochore =
    ((1.2 * 1.3806504e-23 * point.T ** 2) / (6 * Math.PI * viscosity * 1.34e-10 * t ** -0.63 * (1 + Math.sqrt(t)))) *
    slope ** 2 * 0.423e-8 * t ** -1.24 * (1 + Math.sqrt(t) / 0.7) // prettier-ignore
  const high = isochore * Math.exp(-36 * t * t)
  const low = Math.min(1, rho / (0.6 * rhoc)) ** 2
  return (high * low * width ** 2) / (width ** 2 + (Math.max(rho, 0.6 * rhoc) - 0.96 * rhoc) ** 2)
}
