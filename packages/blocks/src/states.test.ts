/** Every type of block is drawn in every state; what only a browser shows is in tests/browser/blocks.spec.ts. */
import { createElement } from 'react'
import type * as React from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import { Worksheet } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import { ResultsStore, WorksheetView } from '@calcwright/editor'
import type { EditorRights } from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import { blockEvaluations } from './registered/evaluations.ts'
import { blockTypes, registry } from './schemas.ts'
import { views } from './views.ts'

vi.stubGlobal('innerHeight', 800)

/** Without a server, the first reading of a store on a page equals the later ones. */
vi.mock('react', async load => {
  const react = await load<typeof React>()
  const useSyncExternalStore: typeof React.useSyncExternalStore = (subscribe, read, first = read) =>
    react.useSyncExternalStore(subscribe, read, first)
  return { ...react, useSyncExternalStore }
})

const BLANK: Outcome = {
  shown: true,
  value: null,
  unit: '',
  exact: '',
  display: '',
  latex: '',
  kind: 'nothing',
  suppressed: false,
  notices: [],
  error: null,
}

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  'with a value': { ...BLANK, value: 42, exact: '42', display: '42', latex: '42', kind: 'number' },
  'with an error': {
    ...BLANK,
    error: {
      kind: 'unit',
      code: 'unit.mismatch.operands',
      message: 'cannot add m and s',
      position: { start: 0, end: 1 },
    },
  },
  'with a notice': { ...BLANK, notices: [{ code: 'unit.turns', text: 'To be known.' }] },
  skipped: { ...BLANK, shown: false, skipped: true },
}

const EDITING: EditorRights = { edit: true, copy: true, interaction: 2 }
const RIGHTS: Readonly<Record<string, EditorRights>> = {
  'for reading': { edit: false, copy: true, interaction: 2 },
  'for operating': { edit: true, copy: true, interaction: 1 },
  'without interaction': { edit: true, copy: true, interaction: 0 },
}

/** The block where it may stand: alone, or in the container that its type asks for. */
function placed(type: string): readonly NewBlock[] {
  const { placement } = registry.get(type)!
  const parent = placement?.parents?.[0] ?? placement?.within?.[0]
  const block: NewBlock = { id: 'x', type }
  return parent === undefined ? [block] : [{ id: 'around', type: parent, children: [block] }]
}

const newResults = (): ResultsStore => new ResultsStore((run, wanted) => wanted() && run())

/** The first markup of a page. */
async function page(type: string, results: ResultsStore, rights = EDITING): Promise<string> {
  const worksheet = Worksheet.create(registry, { blocks: placed(type) })
  const sheet = createElement(WorksheetView, { worksheet, results, registry: views, rights })
  const { prelude } = await prerender(sheet)
  return new Response(prelude).text()
}

const withResult = (outcome: Outcome): ResultsStore => {
  const results = newResults()
  const result = { block: 'x', hash: '', values: '', outcomes: [outcome], defines: [] }
  results.load({ format: 1, results: { x: result } })
  return results
}

describe.each(blockTypes.map(({ type }) => type))('%s is drawn', type => {
  // Series are folded away until their plot is selected.
  const parents = registry.get(type)!.placement?.parents ?? []
  const isFolded = parents.some(parent => views.entries.get(parent)?.opensInUse === true)
  const isComputed = blockEvaluations.some(evaluation => evaluation.type === type)
  const drawn = isFolded ? /data-block="around"/ : /data-block="x"/

  it('empty', async () => {
    expect(await page(type, newResults())).toMatch(drawn)
  })

  it.each(Object.keys(OUTCOMES))('%s', async state => {
    const html = await page(type, withResult(OUTCOMES[state]!))
    expect(html).toMatch(drawn)
    if (state === 'with an error' && isComputed && !isFolded) expect(html).toContain('cannot add m and s')
  })

  it('while it is calculated, and where it waits', async () => {
    const results = withResult(OUTCOMES['with a value']!)
    results.applyEvent({ kind: 'finished', halted: false, cancelled: true, stale: ['x'] })
    expect(await page(type, results)).toMatch(drawn)
    results.applyEvent({ kind: 'queued', blocks: ['x'], edited: [] })
    expect(await page(type, results)).toMatch(drawn)
  })

  it.each(Object.keys(RIGHTS))('%s', async state => {
    const html = await page(type, newResults(), RIGHTS[state])
    expect(html).toMatch(drawn)
    expect(html).not.toMatch(/aria-label="(?:Add|Remove|Help on|Adjust) /)
  })
})
