import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readArguments } from './arguments.ts'
import { run } from './testing/run.ts'
import { evaluateWorksheet } from './worksheet-file.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

describe('import', () => {
  const BEAM = join(import.meta.dirname, '../../../fixtures/imports/beam.cpd')

  test('says what came of the lines of another program', async () => {
    const { status, out } = await run(['import', BEAM, '--json'])
    const { lines, converted, names, remarks } = JSON.parse(out) as Record<string, unknown>
    expect({ status, lines, converted, remarks }).toEqual({
      status: 0,
      lines: 27,
      converted: 27,
      remarks: [],
    })
    expect(names).toEqual({ 'M_y,Ed': 'M_y_Ed', 'f_m,d': 'f_m_d', e: 'e_c', i: 'i_c' })
  })

  test('writes the worksheet, which is computed with the settings of the file', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'import-')), 'beam.calc')
    await run(['import', BEAM, '--out', out])
    const shown = (await evaluateWorksheet(readFileSync(out, 'utf8'))).map(({ outcome }) => outcome.display)
    // 4.5 m and 3.2 kN/m are the stored inputs; the angle is a plain number of degrees, as there.
    expect(shown).toEqual(
      expect.arrayContaining(['4.5 m', '6666.67 cm^4', '8.1 kN*m', '12.15 MPa', '32 kN', '45', '18']),
    )
  })

  test('holds the stored results of the author beside its own', async () => {
    const tank = join(import.meta.dirname, '../../../fixtures/imports/tank.epxyz')
    const { out } = await run(['import', tank])
    expect(out).toContain('20 of 21 formulas converted, 5 texts\n7 of 8 stored results are equal\n')
    // The integral of s^2 from 0 to 2 is 8/3, whatever the file says.
    expect(out).toMatch(/Different: .*: 2\.7 {2}there, 2\.666/)
  })

  test('refuses options of other commands', () => {
    expect(readArguments(['import', 'a.cpd', '--steps'])).toMatchObject({
      kind: 'mistake',
      text: expect.stringContaining('import FILE goes with --out and --json alone.') as string,
    })
  })

  test('refuses what no known program wrote', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'import-')), 'picture.gif')
    writeFileSync(file, 'GIF89a')
    expect(await run(['import', file])).toMatchObject({
      status: 2,
      err: expect.stringContaining('This is no worksheet of a program that is known') as string,
    })
  })
})
