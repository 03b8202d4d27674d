/** Atmosphere, preferred numbers, timber, concrete and constants by their definitions or other lists. */
import type { Check, Row } from './checks.ts'
import { CODATA_2018 } from './codata-2018.ts'
import { tableBy } from './threads-and-pipes.ts'

/** Base of each layer of U.S. Standard Atmosphere 1976, table 4: geopotential height in m, slope in K/m. */
const LAYERS = [[0, -0.0065], [11000, 0], [20000, 0.001], [32000, 0.0028], [47000, 0], [51000, -0.0028], [71000, -0.002]] as const // prettier-ignore
const EARTH = 6356766
const G_0 = 9.80665
/** R* and the molar mass of air in this standard, J/(kg K). */
const R_AIR = 8314.32 / 28.9644

/** Molecular temperature and pressure at a geopotential height. */
function atHeight(H: number): readonly [T: number, p: number] {
  let [T, p] = [288.15, 101325]
  for (const [at, [base, slope]] of LAYERS.entries()) {
    const top = Math.min(H, LAYERS[at + 1]?.[0] ?? Infinity)
    const next = T + slope * (top - base)
    p *= slope === 0 ? Math.exp((-G_0 * (top - base)) / (R_AIR * T)) : (next / T) ** (-G_0 / (R_AIR * slope))
    T = next
    if (top === H) break
  }
  return [T, p]
}

const ATMOSPHERE: Check = {
  // Above 80 km the molar mass falls by up to 0.04 %, which these equations leave out.
  tolerance: 6e-4,
  wanted: (_, name) => {
    const z = Number(name)
    const H = (EARTH * z) / (EARTH + z)
    const [T, p] = atHeight(H)
    return {
      z,
      H,
      T,
      p,
      rho: p / (R_AIR * T),
      a: Math.sqrt(1.4 * R_AIR * T),
      mu: (1.458e-6 * T ** 1.5) / (T + 110.4),
      k: (2.64638e-3 * T ** 1.5) / (T + 245.4 * 10 ** (-12 / T)),
      g: G_0 * (EARTH / (EARTH + z)) ** 2,
    }
  },
}

/** Values of IEC 60063 that are not the rounded powers of ten. */
const ROUNDED_OTHERWISE: Readonly<Record<string, number>> = { 2.6: 2.7, 2.9: 3, 3.2: 3.3, 3.5: 3.6, 3.8: 3.9, 4.2: 4.3, 4.6: 4.7, 8.3: 8.2 } // prettier-ignore

function series(count: number): number[] {
  const digits = count > 24 ? 2 : 1
  return Array.from({ length: count }, (_, at) => {
    const value = Number((10 ** (at / count)).toFixed(digits))
    return digits === 1 ? (ROUNDED_OTHERWISE[value] ?? value) : value
  })
}

/** The member of the series with this name: a value that is none of it contradicts. */
const preferred = (count: number): Check => ({
  tolerance: 1e-9,
  wanted: (_, name) => ({ value: series(count).find(value => value === Number(name)) ?? 0 }),
})

/** EN 14080:2013, tables 4 and 5: f_mk, f_t0k, f_c0k in MPa, E and E_005 in MPa, rho_k and rho in kg/m^3. */
const GLULAM = tableBy(
  'f_mk f_t0k f_c0k E E_005 rho_k rho',
  `
GL20h | 20 | 16 | 20 | 8400 | 7000 | 340 | 370
GL22h | 22 | 17.6 | 22 | 10500 | 8800 | 370 | 410
GL24h | 24 | 19.2 | 24 | 11500 | 9600 | 385 | 420
GL26h | 26 | 20.8 | 26 | 12100 | 10100 | 405 | 445
GL28h | 28 | 22.3 | 28 | 12600 | 10500 | 425 | 460
GL30h | 30 | 24 | 30 | 13600 | 11300 | 430 | 480
GL32h | 32 | 25.6 | 32 | 14200 | 11800 | 440 | 490
GL20c | 20 | 15 | 18.5 | 10400 | 8600 | 355 | 390
GL22c | 22 | 16 | 20 | 10400 | 8600 | 355 | 390
GL24c | 24 | 17 | 21.5 | 11000 | 9100 | 365 | 400
GL26c | 26 | 19 | 23.5 | 12000 | 10000 | 385 | 420
GL28c | 28 | 19.5 | 24 | 12500 | 10400 | 390 | 420
GL30c | 30 | 19.5 | 24.5 | 13000 | 10800 | 390 | 430
GL32c | 32 | 19.5 | 24.5 | 13500 | 11200 | 400 | 440
`,
)

/** EN 338:2016, tables 1 and 3: f_t0k, f_c0k, f_c90k, f_vk in MPa; E, E_005, E_90, G in MPa; rho_k, rho in kg/m^3. */
const SOLID = tableBy(
  'f_t0k f_c0k f_c90k f_vk E E_005 E_90 G rho_k rho',
  `
C14 | 7.2 | 16 | 2.0 | 3.0 | 7000 | 4700 | 230 | 440 | 290 | 350
C16 | 8.5 | 17 | 2.2 | 3.2 | 8000 | 5400 | 270 | 500 | 310 | 370
C18 | 10 | 18 | 2.2 | 3.4 | 9000 | 6000 | 300 | 560 | 320 | 380
C20 | 11.5 | 19 | 2.3 | 3.6 | 9500 | 6400 | 320 | 590 | 330 | 400
C22 | 13 | 20 | 2.4 | 3.8 | 10000 | 6700 | 330 | 630 | 340 | 410
C24 | 14.5 | 21 | 2.5 | 4.0 | 11000 | 7400 | 370 | 690 | 350 | 420
C27 | 16.5 | 22 | 2.5 | 4.0 | 11500 | 7700 | 380 | 720 | 360 | 430
C30 | 19 | 24 | 2.7 | 4.0 | 12000 | 8000 | 400 | 750 | 380 | 460
C35 | 22.5 | 25 | 2.7 | 4.0 | 13000 | 8700 | 430 | 810 | 390 | 470
C40 | 26 | 27 | 2.8 | 4.0 | 14000 | 9400 | 470 | 880 | 400 | 480
C45 | 30 | 29 | 2.9 | 4.0 | 15000 | 10100 | 500 | 940 | 410 | 490
C50 | 33.5 | 30 | 3.0 | 4.0 | 16000 | 10700 | 530 | 1000 | 430 | 520
D24 | 14 | 21 | 4.9 | 3.7 | 10000 | 8400 | 670 | 630 | 485 | 580
D30 | 18 | 24 | 5.3 | 3.9 | 11000 | 9200 | 730 | 690 | 530 | 640
D40 | 24 | 27 | 5.5 | 4.2 | 13000 | 10900 | 870 | 810 | 550 | 660
D50 | 30 | 30 | 6.2 | 4.5 | 14000 | 11800 | 930 | 880 | 620 | 740
D60 | 36 | 33 | 10.5 | 4.8 | 17000 | 14300 | 1130 | 1060 | 700 | 840
D70 | 42 | 36 | 12.0 | 5.0 | 20000 | 16800 | 1330 | 1250 | 800 | 960
`,
)

/** Figures of a class of timber in MPa and kg/m^3, as EN 338 and EN 14080 have them. */
export function timberOf(name: string): Row {
  const glulam = GLULAM.get(name)
  if (glulam) return { ...glulam, f_t90k: 0.5, f_c90k: 2.5, f_vk: 3.5, E_90: 300, G: 650 }
  return { ...SOLID.get(name)!, f_mk: Number(name.slice(1)), f_t90k: name.startsWith('C') ? 0.4 : 0.6 }
}

/** Figures of a class of concrete in MPa: EN 1992-1-1, table 3.1, analytical relations. */
export function concreteOf(name: string): Row {
  const f_ck = Number(/C(\d+)/.exec(name)![1])
  const f_cm = f_ck + 8
  const f_ctm = f_ck <= 50 ? 0.3 * f_ck ** (2 / 3) : 2.12 * Math.log(1 + f_cm / 10)
  return { f_ck, f_cm, f_ctm, f_ctk005: 0.7 * f_ctm, E_cm: 22000 * (f_cm / 10) ** 0.3 }
}

/** The adjustment before differs by less than 0.08 %, most of all in the radius of the proton. */
const ANOTHER_ADJUSTMENT: Check = {
  tolerance: 1e-3,
  wanted: (_, name) => ({ value: CODATA_2018.get(name) ?? NaN }),
}

// The constants that are exact: SI Brochure, 9th edition, section 2.2.
const [c, h, e, k, N_A] = [299792458, 6.62607015e-34, 1.602176634e-19, 1.380649e-23, 6.02214076e23]
const hbar = h / 2 / Math.PI
const [alpha, m_e] = [7.2973525643e-3, 9.1093837139e-31]

/** Relations between constants, which hold to the digits that are printed. */
const RELATIONS: Readonly<Record<string, number>> = {
  'speed of light in vacuum': c,
  'Planck constant': h,
  'elementary charge': e,
  'Boltzmann constant': k,
  'Avogadro constant': N_A,
  'reduced Planck constant': hbar,
  'molar gas constant': N_A * k,
  'Faraday constant': N_A * e,
  'Stefan-Boltzmann constant': (2 * Math.PI ** 5 * k ** 4) / (15 * h ** 3 * c ** 2),
  'Josephson constant': (2 * e) / h,
  'von Klitzing constant': h / e ** 2,
  'conductance quantum': (2 * e ** 2) / h,
  'mag. flux quantum': h / (2 * e),
  'molar Planck constant': N_A * h,
  'first radiation constant': 2 * Math.PI * h * c ** 2,
  'second radiation constant': (h * c) / k,
  'Wien wavelength displacement law constant': (h * c) / k / 4.965114231744276,
  'inverse fine-structure constant': 1 / alpha,
  'Rydberg constant': (alpha ** 2 * m_e * c) / (2 * h),
  'Bohr radius': hbar / (m_e * c * alpha),
  'Hartree energy': alpha ** 2 * m_e * c ** 2,
  'Compton wavelength': h / (m_e * c),
  'classical electron radius': (alpha * hbar) / (m_e * c),
  'Thomson cross section': (8 * Math.PI * ((alpha * hbar) / (m_e * c)) ** 2) / 3,
  'Bohr magneton': (e * hbar) / (2 * m_e),
  'vacuum mag. permeability': (2 * alpha * h) / (e ** 2 * c),
  'vacuum electric permittivity': e ** 2 / (2 * alpha * h * c),
  'characteristic impedance of vacuum': (2 * alpha * h) / e ** 2,
  'electron mass energy equivalent': m_e * c ** 2,
  'electron molar mass': m_e * N_A,
}

const RELATED: Check = {
  // The mass of the electron and α have ten digits, and α² twice the error of α.
  tolerance: 1e-9,
  wanted: (_, name) => ({ value: RELATIONS[name] ?? NaN }),
}

/** Roughness in thousandths of a foot: EPANET 2 Users Manual (2000), table 3.2. */
const ROUGHNESS = tableBy(
  'epsilon_min epsilon_max',
  `
Cast iron | 0.85 | 0.85
Concrete or concrete lined | 1 | 10
Galvanized iron | 0.5 | 0.5
Plastic | 0.005 | 0.005
Steel | 0.15 | 0.15
Vitrified clay
`,
)

const INCH_ROUGHNESS: Check = {
  tolerance: 1e-4,
  wanted: (_, name) =>
    Object.fromEntries(
      Object.entries(ROUGHNESS.get(name)!).map(([column, value]) => [column, value * 0.3048]),
    ),
}

export const OTHER_LIBRARIES: Readonly<Record<string, readonly Check[]>> = {
  atmosphere: [ATMOSPHERE],
  ...Object.fromEntries([6, 12, 24, 48, 96].map(count => [`E${count}`, [preferred(count)]])),
  timber: [{ tolerance: 1e-9, wanted: (_, name) => timberOf(name) }],
  concrete: [{ tolerance: 5e-3, wanted: (_, name) => concreteOf(name) }],
  roughness: [INCH_ROUGHNESS],
  CODATA: [ANOTHER_ADJUSTMENT, RELATED],
}
