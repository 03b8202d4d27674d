/** Worked sheets with data: files, tables, libraries, pictures and worksheets as functions, with the real engine. */
import { readdirSync, readFileSync } from 'node:fs'
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import {
  MemoryResources,
  formatCalcFile,
  resourcesOf,
  toCalcFile,
  toCalculationSettings,
} from '@calcwright/document'
import { fromCalcFile, parseCalcFile, unpackFiles } from '@calcwright/document/calc-file'
import { describe, expect, it, vi } from 'vitest'
import { evaluateBlocks } from './evaluate.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

const folder = new URL('../../../fixtures/worksheets/data/', import.meta.url)

/** Figures computed apart from this program, with numpy, of lines by their plain notation. */
const FIGURES: Readonly<Record<string, Readonly<Record<string, readonly [value: number, unit: string]>>>> = {
  'spring-test': {
    'n := length(Test_S)': [15, ''],
    'F_0 := f(0 [mm])': [3.135, 'N'],
    'c = [N/mm]': [12.49035714285714, 'N/mm'],
    'F_20 := f(20 [mm])': [252.9421428571428, 'N'],
    'U = [J]': [2.498071428571428, 'J'],
  },
  // IPE 300 has A = 53.812 cm^2, W = 557.07 cm^3 and I = 8356.1 cm^4.
  'steel-beam': {
    'M := q*L^2/8': [54, 'kN*m'],
    'sigma = [MPa]': [54e3 / 557.07, 'MPa'],
    'w = [mm]': [(5 * 12 * 6000 ** 4) / (384 * 210e3 * 8356.1e4), 'mm'],
    'm_b := beam.m*L': [53.812e-4 * 7850 * 6, 'kg'],
  },
  bolts: {
    'n =': [5, ''],
    'M_a = [N*m]': [90.60319836159904, 'N*m'],
    'sum(bolts.A_s) = [mm^2]': [580.3264260368948, 'mm^2'],
    'max(bolts.F_v) = [kN]': [109.66770114027841, 'kN'],
  },
  'bill-of-materials': {
    'm = [kg]': [433.648, 'kg'],
    'total = [USD]': [1332.24, 'USD'],
    'share =': [0.4323545307151864, ''],
    'lift = [kN]': [4.2526341592, 'kN'],
  },
  'beam-with-picture': { 'M = [kN*m]': [6, 'kN*m'], 'W_req = [cm^3]': [37.5, 'cm^3'] },
  'beams-by-function': {
    's[1] = [MPa]': [0.75, 'MPa'],
    's[20] = [MPa]': [15, 'MPa'],
    'max(beam(F: F, L: 5 [m]).w) = [mm]': [(10e3 * 5000 ** 3) / (48 * 11e3 * ((100 * 200 ** 3) / 12)), 'mm'],
    'beam(F: 6 [kN], L: 5 [m]).sigma = [MPa]': [11.25, 'MPa'],
    'sum(loads.sigma) = [MPa]': [157.5, 'MPa'],
    'loads.w[20] = [mm]': [(10e3 * 4000 ** 3) / (48 * 11e3 * ((100 * 200 ** 3) / 12)), 'mm'],
  },
}

it('names every sheet', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(FIGURES).map(name => `${name}.calc`).sort()) // prettier-ignore
})

describe.each(Object.entries(FIGURES))('%s', (name, figures) => {
  const text = readFileSync(new URL(`${name}.calc`, folder), 'utf8')
  const file = parseCalcFile(text)
  const sheet = fromCalcFile(registry, file)

  it('is written as the program writes it, with its files', async () => {
    const written = toCalcFile(sheet)
    expect(formatCalcFile(file.files ? { ...written, files: file.files } : written)).toBe(text)
    expect(Object.keys(file.files ?? {}).sort()).toEqual([...resourcesOf(registry, sheet.blocks())].sort())
  })

  it('gives the results that were computed apart, and no error', async () => {
    const resources = new MemoryResources()
    await unpackFiles(file, sheet, resources)
    const settings = toCalculationSettings(sheet.settings)
    const results = await evaluateBlocks(sheet.blocks(), blockEvaluations, settings, resources)
    const outcomes = [...results.values()].flatMap(result => result.outcomes)
    expect(outcomes.filter(({ error, notices }) => error || notices.length > 0)).toEqual([])
    const shown = new Map(
      sheet.blocks().map(({ id, type, props }) => [registry.get(type)?.toPlain?.(props), results.get(id)]),
    )
    for (const [line, [value, unit]] of Object.entries(figures)) {
      const [outcome] = shown.get(line)?.outcomes ?? []
      expect([line, outcome?.unit]).toEqual([line, unit])
      expect((outcome?.value as number) / value, line).toBeCloseTo(1, 4)
    }
  })
})
