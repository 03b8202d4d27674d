/** Lines in the diagrams of fluids, computed by the real data. */
import { plainFromWorksheet, worksheetFromPlain } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import { limitsOf } from '@calcwright/reference/fluids'
import { expect, test, vi } from 'vitest'
import { isFull } from '../../../../tests/full.ts'
import { registry } from '../schemas.ts'
import { computeWorksheet } from '../testing/indented.ts'
import { FLUID_NAMES } from './fluids.ts'
import { insertDiagram } from './fluid-diagrams.ts'
import type { Kind } from './fluid-diagrams.ts'
import { FLUID_LINES } from './fluid-lines.ts'

const SAMPLE = ['R134a']
const KINDS: readonly Kind[] = isFull ? ['ph', 'Ts', 'hs'] : ['ph', 'Ts']

test.each((isFull ? FLUID_NAMES : SAMPLE).flatMap(fluid => KINDS.map(kind => [fluid, kind] as const)))(
  '%s: each line of the %s diagram is drawn and labelled',
  async (fluid, kind: Kind) => {
    const sheet = worksheetFromPlain(registry, `A := fluid("${fluid}")`)
    const [line] = sheet.blocks()
    const insert = vi.fn<Editor['insert']>()
    const editor = { worksheet: sheet, registry: { lineType: 'math' }, insert } as unknown as Editor
    insertDiagram(editor, line!.id, 'A', kind, FLUID_LINES[kind]!(limitsOf(fluid)))
    const blocks = insert.mock.calls[0]![2] as readonly NewBlock[]
    expect(sheet.apply({ kind: 'insert', blocks, at: { after: line!.id } })).toMatchObject({ ok: true })
    const { sheet: computed } = await computeWorksheet(plainFromWorksheet(sheet))
    const outcomes = [...computed.results.values()].flatMap(one => one.outcomes)
    computed.dispose()
    const { series } = outcomes.find(one => one.plot)!.plot!
    const short = series.filter(
      ({ kind: drawn, columns }) => (columns.x?.length ?? 0) < (drawn === 'note' ? 1 : 8),
    )
    expect(short).toEqual([])
    expect(outcomes.flatMap(({ error }) => (error ? [error.message] : []))).toEqual([])
  },
)
