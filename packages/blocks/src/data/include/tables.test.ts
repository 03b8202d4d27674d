import type { Block, Registry } from '@calcwright/document'
import type { VariableSource } from '@calcwright/editor'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { afterEach, describe, expect, it } from 'vitest'
import { blockEvaluations } from '../../registered/evaluations.ts'
import { registry } from '../../schemas.ts'
import { computeBlocks } from '../../testing/indented.ts'
import type { ComputedSheet } from '../../testing/indented.ts'
import { functionProps, includeProps } from './include-block.ts'
import include from './schema.ts'
import type { IncludeProps } from './fields.ts'
import { variablesInArchive } from './shared-variables.ts'

const sheets: ComputedSheet[] = []
afterEach(() => {
  for (const sheet of sheets.splice(0)) sheet.dispose()
})

type Written = Parameters<typeof computeBlocks>[0][number]

function line(text: string): Written {
  const parsed = parsePlain(text, { isUnit })
  return { type: 'math', props: { latex: parsed.ok ? toLatex(parsed.value) : text } }
}

const table = (text: string): Written => ({ type: 'table', props: registry.get('table')!.fromPlain!(text)! })

/** Computes a worksheet of these blocks and stores its results. @returns its offer to others */
async function offered(...blocks: readonly Written[]): Promise<VariableSource> {
  const computed = await computeBlocks(blocks)
  const results = Object.fromEntries(computed.results)
  const stored = JSON.stringify({ format: 1, results })
  const placed = blocks.map(({ type, props = {} }, at) => ({
    id: String(at + 1), type, parent: null, disabled: false, status: 'ok', props: { ...registry.get(type)!.defaults(), ...props },
  })) as unknown as Block[] // prettier-ignore
  computed.dispose()
  const variables = variablesInArchive(registry as Registry, placed, stored, blockEvaluations)
  return { hash: 'x', name: 'Bolts', variables }
}

const including = (props: IncludeProps): Written => ({ type: 'include_block', props })

async function shown(props: IncludeProps, ...lines: readonly string[]): Promise<string[]> {
  const computed = await computeBlocks([including(props), ...lines.map(line)])
  sheets.push(computed)
  return lines.map((_, at) => computed.shown(at + 2))
}

const BOLTS = table(
  'table bolts\n  size, A_s [mm^2], p [mm], F [kN] = A_s*f\n  "M12", 84.3, 1.75\n  "M16", =157 [mm^2], 2\n  "M20", 245,',
)

describe('a table of an included worksheet', () => {
  it('has its columns and is looked up by the names of its rows', async () => {
    const source = await offered(line('f := 640 [MPa]'), BOLTS)
    const props = includeProps(source, ['bolts'])
    expect(props.variables).toEqual([])
    expect(props.tables).toMatchObject([
      { name: 'bolts', rows: ['M12', 'M16', 'M20'], words: ['size'], columns: [{}, {}, {}] },
    ])
    const lines = ['bolts("M12", A_s) =', 'bolts("m 16", F) = [kN]', 'sum(bolts.A_s) =', 'bolts("M14", A_s) =',
      'bolts("M12", width) =', 'bolts("M12", size) =', 'bolts =', '2*bolts.F[1] = [kN]'] // prettier-ignore
    expect(await shown(props, ...lines)).toEqual([
      '84.3 mm^2',
      '100.48 kN',
      '486.3 mm^2',
      '! bolts has no row "M14". Did you mean "M12" or "M16"?',
      '! bolts has no column width. Its columns are A_s, p, F.',
      'M12',
      '! bolts is a table, not a value: a column is bolts.A_s, a cell bolts("row", A_s) with its row in quotes.',
      '107.904 kN',
    ])
  })

  it('goes on to worksheets that include that one, several at once and long ones', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => `  "r${at}", ${at / 8}`).join('\n')
    const source = await offered(line('f := 640 [MPa]'), BOLTS, table(`table long\n  name, x [m]\n${rows}`))
    const next = await offered(including(includeProps(source, ['bolts', 'long'])))
    const props = includeProps(next, ['bolts', 'long'])
    expect(await shown(props, 'bolts("M16", p) =', 'long("r399", x) =', 'length(long.x) =')).toEqual([
      '2 mm',
      '49.875 m',
      '400',
    ])
  })

  it('has its columns of words as lists of texts', async () => {
    const source = await offered(
      table('table beams\n  mark, grade, L [m]\n  "A", "S235", 2\n  "B", "S355", 3'),
    )
    const props = includeProps(source, ['beams'])
    expect(
      await shown(props, 'beams.grade =', 'beams("B", grade) =', 'beams.mark =', 'beams("B", L) ='),
    ).toEqual(['[S235, S355]', 'S355', '[A, B]', '3 m'])
  })

  it('comes along with the functions that look it up', async () => {
    const source = await offered(
      line('f := 640 [MPa]'),
      BOLTS,
      line('N(s) := s*bolts("M12", A_s)'),
      line('S(s) := s*sum(bolts.p)'),
    )
    const props = includeProps(source, ['N'])
    expect(props.tables.map(({ name }) => name)).toEqual(['bolts'])
    expect(await shown(props, 'N(100 [MPa]) = [kN]')).toEqual(['8.43 kN'])
  })

  it('comes along with a worksheet as a function, under the name of that', async () => {
    const source = await offered(
      line('F := 10 [kN]'),
      table('table bolts\n  size, A_s [mm^2]\n  "M12", 84.3\n  "M16", 157'),
      line('sigma := F/bolts("M16", A_s)'),
      line('n := length(bolts.A_s)*F/F'),
    )
    const made = functionProps(source, { name: 'bolt', inputs: ['F'], outputs: ['sigma', 'n'] })
    expect(made.ok && made.props.tables.map(({ name }) => name)).toEqual(['bolt_bolts'])
    const props = made.ok ? made.props : include.defaults()
    expect(await shown(props, 'bolt(F: 15.7 [kN]).sigma = [MPa]', 'bolt().n =')).toEqual(['100 MPa', '2'])
  })

  it('is refused as a part of a function where it depends on the inputs', async () => {
    const source = await offered(line('f := 640 [MPa]'), BOLTS, line('N := bolts("M12", F)'))
    const made = functionProps(source, { name: 'g', inputs: ['f'], outputs: ['N'] })
    expect(made).toEqual({ ok: false, problem: 'bolts is a table that depends on the inputs itself.' })
  })

  it('is a table in plain notation', async () => {
    const source = await offered(line('f := 640 [MPa]'), BOLTS)
    expect(include.toPlain!(includeProps(source, ['bolts']))).toBe(
      '# Included from Bolts\ntable bolts {\n  "size", A_s [mm^2], p [mm], F [kN]\n  "M12", 84.3, 1.75, 53.952\n  "M16", 157, 2, =2512/25\n  "M20", 245, , =784/5\n}',
    )
  })
})
