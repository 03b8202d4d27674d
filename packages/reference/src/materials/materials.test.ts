/** The figures of materials: complete, within ranges, with sources; curves at the figures of their standards. */
import { describe, expect, it } from 'vitest'
import { MATERIALS } from './all.ts'
import { curvesOf } from './curves.ts'
import { materialById, materialNamed, searched } from './find.ts'
import { make } from './make.ts'
import { NAMED_OTHERWISE } from './other-names.ts'
import { ownText } from './own.ts'
import { KINDS } from './property-table.ts'

/** The least and the greatest figure of a property, in its unit. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  rho: [0.08, 22600], E: [0.3, 600], nu: [0, 0.5], G: [0.2, 260], K: [1, 300], R_e: [10, 1800], R_m: [12, 5000],
  R_e40: [190, 700], R_m40: [320, 800], R_c: [5, 3500], R_flex: [100, 1000], epsilon_uk: [0.02, 0.1],
  alpha: [0.4, 300], beta: [80, 5000], k: [0.01, 450], c_p: [100, 15000], kappa: [1e3, 7e7], mu: [0.005, 1600],
  w: [100, 1600], f_ck: [12, 90], f_cm: [20, 98], f_ctm: [1.5, 5.1], f_ctk005: [1, 3.6], f_mk: [14, 80],
  f_t0k: [7, 50], f_t90k: [0.3, 0.7], f_c0k: [15, 40], f_c90k: [2, 14], f_vk: [3, 5.5], E_90: [0.2, 1.5],
  E_005: [4, 18], rho_k: [280, 850],
} // prettier-ignore

const input = (text: string) => ({ text, named: new Map(), unnamed: [] })

describe('the figures', () => {
  it('are of many materials, each with its own name and id', () => {
    expect(MATERIALS.length).toBeGreaterThan(300)
    expect(new Set(MATERIALS.map(({ id }) => id)).size).toBe(MATERIALS.length)
    expect(new Set(MATERIALS.map(({ name }) => name)).size).toBe(MATERIALS.length)
  })
  it('have a source, a folder and a property each', () => {
    const bare = MATERIALS.filter(({ source, folder, figures }) => !source || !folder || figures.size === 0)
    expect(bare).toEqual([])
  })
  it('are numbers within the range of their property', () => {
    const outside = MATERIALS.flatMap(({ name, figures }) =>
      [...figures].flatMap(([property, text]) => {
        const [least, most] = RANGES[property] ?? [NaN, NaN]
        return Number(text) >= least && Number(text) <= most ? [] : `${name}: ${property} ${text}`
      }),
    )
    expect(outside).toEqual([])
  })
  it('agree with each other', () => {
    const wrong = MATERIALS.filter(({ figures }) => {
      const [e, g, nu, yields, breaks] = ['E', 'G', 'nu', 'R_e', 'R_m'].map(one => Number(figures.get(one)))
      return yields! > breaks! || Math.abs(g! - e! / 2 / (1 + nu!)) > 0.12 * g!
    })
    const isAlongGrain = ({ folder }: { readonly folder: string }) => /Timber|composites/.test(folder)
    expect(wrong.filter(material => !isAlongGrain(material)).map(({ name }) => name)).toEqual([])
  })
})

describe('a curve', () => {
  it.each([
    ['S355', 'E', 20, 210e9], ['S355', 'E', 400, 147e9], ['S355', 'E', 650, 46.2e9], ['S355', 'R_e', 600, 166.85e6],
    ['S355', 'k', 20, 53.334], ['S355', 'k', 900, 27.3], ['S355', 'c_p', 20, 439.8], ['S355', 'c_p', 735, 5000],
    ['S355', 'c_p', 1000, 650], ['1.4301', 'k', 20, 14.854], ['C30/37', 'f_ck', 500, 18e6], ['C30/37', 'k', 20, 1.333],
    ['A97075', 'E', 200, 61.66e9], ['AlMgSi1F31', 'k', 100, 197],
  ] as const)('%s: %s at %d °C is %d', (name, property, celsius, value) => {
    const found = make(input(name)).properties.find(one => one.name === property)!
    expect(found.call!.with(['T'])(celsius + 273.15) / value).toBeCloseTo(1, 3)
  }) // prettier-ignore
  it('is near the figure of its material at 20 °C, and steady within its range', () => {
    for (const material of MATERIALS)
      for (const curve of curvesOf(material)) {
        const { property, from, to } = curve
        const figure = Number(material.figures.get(property))
        const size = { E: 1e9, R_e: 1e6, f_ck: 1e6 }[property] ?? 1
        if (material.folder !== 'Metals/Aluminium alloys' && Number.isFinite(figure))
          expect(curve.at(20, material) / size / figure, `${material.name} ${property}`).toBeCloseTo(1, 0)
        for (let t = from; t <= to; t += 10) expect(Number.isFinite(curve.at(t, material))).toBe(true)
      }
  })
  it('ends in a sentence', () => {
    const run = make(input('S355'))
      .properties.find(({ name }) => name === 'E')!
      .call!.with(['T'])
    expect(() => run(2000)).toThrow(
      'E of Structural steel S355 is known from 20 °C to 1200 °C, not at 1726.85 °C.',
    )
    expect(run(293.15)).toBeCloseTo(210e9, -3)
  })
})

describe('a name', () => {
  it.each([
    ['Structural steel S355', 'Structural steel S355'], ['S355', 'Structural steel S355'],
    ['s 355', 'Structural steel S355'], ['C24', 'Softwood C24'], ['GL24h', 'Glued laminated timber GL24h'],
    ['C30/37', 'Concrete C30/37'], ['Water', 'Water (liquid)'], ['nitrogen', 'Nitrogen (gas)'],
    ['1.9999', 'There is no material "1.9999": the material block has a list of all, and chooses your own.'], ['A97075', 'Aluminium 7075-T6'], ['7075-T6', 'Aluminium 7075-T6'], ['Gold', 'Gold'],
    ['PTFE', 'PTFE'],
    ['C45', '"C45" is the name of several materials: "1C45 (C45)", "Concrete C45/55" or "Softwood C45".'],
    ['C30', '"C30" is the name of several materials: "Concrete C30/37" or "Softwood C30".'],
    ['C25', 'Concrete C25/30'], ['AISI 304', 'X5CrNi18-10 (X5CrNi 18 9)'], ['1.4301', 'X5CrNi18-10 (X5CrNi 18 9)'],
    ['SS 316', 'X5CrNiMo17-12-2 (X5CrNiMo 17 12 2)'], ['AlMg3', 'AlMg3F24'], ['EN AW-6082', 'AlMgSi1F31'],
    ['AA7075', 'Aluminium 7075-T6'], ['GJL-250', 'EN-GJL-250 (GG-25)'], ['PA 6', 'Polyamide 6'], ['POM', 'POM homopolymer (acetal), generic'],
    ['CuZn10', 'Commercial bronze C22000 (CuZn10), annealed'], ['UNS C10200', 'Copper C10200 oxygen-free, cold drawn 60 %'],
    ['EN AW-6061', '"EN AW-6061" is the name of several materials: "Aluminum 6061-T6" or "Aluminium 6061-T6 (NIST fit)".'],
    ['oil', 'There is no material "oil". Did you mean "Olive oil (25 C)"?'],
  ])('%s means %s', (text, name) => {
    let found: string | null
    try {
      found = materialNamed(text).name
    } catch (fault) {
      found = (fault as Error).message
    }
    expect(found).toBe(name)
  }) // prettier-ignore
  it('is found by words', () => {
    expect(searched('glulam').length + searched('GL2').length).toBeGreaterThan(5)
    expect(searched('inconel').map(({ name }) => name)).toEqual([
      'Inconel 718 (NIST fit; strengths MIL-HDBK-5H)',
    ])
    expect(searched('S355')[0]?.name).toBe('Structural steel S355')
    expect(materialById('gold')?.name).toBe('Gold')
  })
})

it('reads a material of ones own from its text', () => {
  const text = ownText({
    name: 'My "steel"',
    source: 'own; tests',
    note: '',
    properties: [
      { name: 'E', value: '205', unit: 'GPa', curve: [[20, 205e9], [100, 195e9]] }, // prettier-ignore
      { name: 'a', value: '12', unit: 'mm^2/s', source: 'laser flash' },
      { name: 'q', value: '3', unit: 'kN mm' },
      { name: 'sigma_c', value: '', unit: 'MPa', curve: [[500, 120e6], [600, 60e6]] }, // prettier-ignore
    ],
  })
  const { title, properties } = make(input(text))
  expect(title).toBe('My  steel')
  expect(
    properties.map(({ name, value, unit, source, call }) => [name, value, unit, source, call?.places]),
  ).toEqual([
    ['E', '205', 'GPa', 'own  tests', ['T']],
    ['a', '12', 'mm^2/s', 'laser flash', undefined],
    ['q', '3', 'kN mm', 'own  tests', undefined],
    ['sigma_c', undefined, 'MPa', 'own  tests', ['T']],
  ])
  const over = (name: string) => properties.find(one => one.name === name)!.call!.with(['T'])
  expect(over('E')(60 + 273.15)).toBeCloseTo(200e9, 0)
  expect(over('sigma_c')(550 + 273.15)).toBeCloseTo(90e6, 0)
  expect(() => over('sigma_c')(300)).toThrow(
    'sigma_c of My  steel is known from 500 °C to 600 °C, not at 26.85 °C.',
  )
})

it('conducts heat and current as metals do', () => {
  for (const { name, folder, figures } of MATERIALS) {
    if (!folder.startsWith('Metals/')) continue
    const [k, kappa] = ['k', 'kappa'].map(one => Number(figures.get(one)))
    if (!k || !kappa) continue
    // The law of Wiedemann and Franz at 293 K.
    expect(k / (kappa * 293 * 2.44e-8), name).toBeGreaterThan(0.8)
    expect(k / (kappa * 293 * 2.44e-8), name).toBeLessThan(2)
  }
})

it.each([
  // EN 10088-1, tables of physical properties.
  ['1.4301', 'alpha', '16'], ['1.4401', 'E', '200'], ['1.4362', 'alpha', '13'], ['1.4313', 'k', '25'], ['1.4122', 'c_p', '430'],
  // EN 1992-1-1, table C.1; EN 338; EN 1993-1-1 with AC:2009; the yield in the designation.
  ['B500A', 'R_m', '525'], ['Softwood C30', 'E_90', '0.4'], ['1.0045', 'R_m', '490'], ['S355JR', 'R_m', '490'],
  ['S355JR (St53-3)', 'R_m', '490'], ['S185', 'R_e', '185'], ['S260NC', 'R_e', '260'], ['St E 315', 'R_e', '315'],
])('%s has %s = %s', (number, property, figure) => {
  expect(materialNamed(number).figures.get(property)).toBe(figure)
}) // prettier-ignore

it('knows the materials that have other names', () => {
  for (const name of NAMED_OTHERWISE)
    expect(
      MATERIALS.some(one => one.name === name),
      name,
    ).toBe(true)
})

it('has a meaning for each property', () => {
  expect(KINDS.every(({ title }) => title !== '')).toBe(true)
})
