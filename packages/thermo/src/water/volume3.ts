/** Specific volume of region 3 as a function of p and T: IAPWS SR5-05(2016); SI units. */
import { VOLUMES } from './figures/volumes.ts'
import { readTerms } from './polynomial.ts'
import type { Polynomial } from './polynomial.ts'
import { P_623, saturationPressure, saturationTemperature } from './saturation.ts'

interface Subregion extends Pick<Polynomial, 'i' | 'j' | 'n'> {
  parameters: number[]
}

const subregions = new Map<string, Subregion>(
  VOLUMES.trim()
    .split('\n')
    .map(line => {
      const [name, parameters, terms] = line.split('|') as [string, string, string]
      return [name, { parameters: parameters.split(' ').map(Number), ...readTerms(terms) }]
    }),
)

/** Coefficients of boundaries that are polynomials of the pressure in MPa. */
const BOUNDARIES = {
  cd: [585.276966696349, 2.78233532206915, -0.0127283549295878, 1.59090746562729e-4],
  gh: [-24928.4240900418, 4281.43584791546, -269.02917314013, 7.51608051114157, -0.0787105249910383],
  ij: [584.814781649163, -0.616179320924617, 0.260763050899562, -0.00587071076864459, 5.15308185433082e-5],
  jk: [617.229772068439, -7.70600270141675, 0.697072596851896, -0.0157391839848015, 1.37897492684194e-4],
  mn: [535.339483742384, 7.61978122720128, -0.158365725441648, 0.00192871054508108],
  qu: [565.603648239126, 5.29062258221222, -0.102020639611016, 0.00122240301070145],
  rx: [584.561202520006, -1.02961025163669, 0.243293362700452, -0.00294905044740799],
  uv: [528.199646263062, 8.90579602135307, -0.222814134903755, 0.00286791682263697],
} as const

/** Coefficients of boundaries over the logarithm of the pressure, from the exponent -2. */
const LOGARITHMIC = {
  ab: [918.419702359447, -1918.87498864292, 1547.93642129415, -187.661219490113, 21.3144632222113],
  op: [-1523.13732937084, 773.845935768222, 969.461372400213, -332.500170441278, 64.2859598466067],
  wx: [873.371668682417, 329.196213998375, 7.2805260914538, 97.3505869861952, 14.7370491183191],
} as const

export type Boundary = keyof typeof BOUNDARIES | keyof typeof LOGARITHMIC | 'ef'

/** Temperature in K of a boundary between subregions at p in Pa. */
export function boundary(name: Boundary, p: number): number {
  const MPa = p / 1e6
  if (name === 'ef') return 3.727888004 * (MPa - 22.064) + 647.096
  if (name in BOUNDARIES)
    return BOUNDARIES[name as keyof typeof BOUNDARIES].reduceRight((sum, n) => sum * MPa + n, 0)
  const ln = Math.log(MPa)
  return LOGARITHMIC[name as keyof typeof LOGARITHMIC].reduce((sum, n, k) => sum + n * ln ** (k - 2), 0)
}

/** Subregions from cold to hot between their boundaries, below each pressure in MPa. */
const ORDER: [below: number, order: string][] = [
  [20.5, 'c sat t'],
  [saturationPressure(643.15) / 1e6, 'c cd s sat r jk k'],
  [22.5, 'c cd q qu # rx r jk k'],
  [23, 'c cd l gh m mn n ef o op p ij j jk k'],
  [23.5, 'c cd l gh h ef i ij j jk k'],
  [25, 'c cd g gh h ef i ij j jk k'],
  [40, 'c cd d ab e ef f'],
  [100, 'a ab b'],
]
const P_CD = 19.00881189173929e6

/** Subregions beside the critical point, between the boundaries qu and rx. */
function nearCritical(p: number): string {
  const MPa = p / 1e6
  if (MPa > 22.11) return 'u uv v ef w wx x'
  if (MPa > 22.064) return 'u uv y ef z wx x'
  const liquid = MPa > 21.93161551 ? 'u uv y' : 'u'
  const gas = MPa > 21.90096265 ? 'z wx x' : 'x'
  return `${liquid} sat ${gas}`
}

function chosen(order: string, p: number, T: number): string {
  const parts = order.split(' ')
  for (let k = 1; k < parts.length; k += 2) {
    const limit = parts[k] === 'sat' ? saturationTemperature(p) : boundary(parts[k] as Boundary, p)
    if (T <= limit) return parts[k - 1]!
  }
  return parts.at(-1)!
}

/** Letter of the subregion at p in Pa and T in K. */
export function subregion3(p: number, T: number): string {
  const MPa = p / 1e6
  if (p > P_CD && MPa <= 20.5) return chosen('c cd s sat t', p, T)
  const order = ORDER.find(([below]) => MPa <= below) ?? ORDER.at(-1)!
  const found = chosen(order[1], p, T)
  return found === '#' ? chosen(nearCritical(p), p, T) : found
}

/** Specific volume in m³/kg of a subregion. */
export function volumeIn(name: string, p: number, T: number): number {
  const { parameters, i, j, n } = subregions.get(name)!
  const [v, pReference, TReference, a, b, c, d, e] = parameters as [
    number, number, number, number, number, number, number, number,
  ] // prettier-ignore
  const x = p / 1e6 / pReference - a
  const y = T / TReference - b
  let sum = 0
  if (name === 'n') {
    for (let k = 0; k < n.length; k++) sum += n[k]! * x ** i[k]! * y ** j[k]!
    return v * Math.exp(sum)
  }
  const [xc, yd] = [x ** c, y ** d]
  for (let k = 0; k < n.length; k++) sum += n[k]! * xc ** i[k]! * yd ** j[k]!
  return v * sum ** e
}

export const volume3 = (p: number, T: number): number => volumeIn(subregion3(p, T), p, T)

/** Volume of a saturated phase above 623.15 K, by the subregions beside the saturation line. */
export function saturatedVolume3(p: number, T: number, phase: 'liquid' | 'vapour'): number {
  const MPa = p / 1e6
  const s643 = saturationPressure(643.15)
  if (phase === 'liquid')
    return volumeIn(p <= P_CD && p >= P_623 ? 'c' : p <= s643 ? 's' : MPa <= 21.93161551 ? 'u' : 'y', p, T)
  return volumeIn(MPa <= 20.5 ? 't' : p <= s643 ? 'r' : MPa <= 21.90096265 ? 'x' : 'z', p, T)
}
