import { describe, expect, test } from 'vitest'
import type { Outcome } from '@calcwright/evaluator'
import { readFacts } from '../paper/import-report/facts.ts'
import { reportFromPlain } from '../paper/import-report/plain.ts'
import { reportOf } from '../paper/import-report/report.ts'
import { comparedResult } from './compare.ts'
import type { Imported, StoredResult } from './imported.ts'
import { readPlaces } from './places.ts'
import { blocksOfImports } from './worksheet.ts'

const outcome = (value: unknown, unit = ''): Outcome => ({ value, unit, error: null }) as unknown as Outcome

describe('a stored result and ours', () => {
  test.each<[StoredResult, Outcome | undefined, unknown, boolean]>([
    [{ value: 2.5, unit: 'MPa' }, outcome(2_500_000, 'Pa'), 2.5, true],
    [{ value: 2.5, unit: 'MPa' }, outcome(2.5000001, 'MPa'), 2.5000001, false],
    [{ value: 2.67, unit: 'm', digits: 3 }, outcome(2666.7, 'mm'), 2.6667, true],
    [{ value: 2.67, unit: 'm', digits: 3 }, outcome(2676, 'mm'), 2.676, false],
    [{ value: 2.5, unit: 'm' }, outcome(2.5, 's'), null, false],
    [{ value: 20, unit: 'degC' }, outcome(293.15, 'K'), 20, true],
    [{ value: [[1], [2]], unit: '' }, outcome([1, 2]), [1, 2], true],
    [{ value: [1, 2], unit: '' }, outcome([1, 2, 3]), [1, 2, 3], false],
    [{ value: 0, unit: '' }, outcome(1e-17), 1e-17, false],
    [{ value: 0, unit: '', places: 4 }, outcome(1e-17), 1e-17, true],
    [{ value: 0, unit: '', places: 4 }, outcome(1e-3), 1e-3, false],
    [{ value: 1, unit: '' }, { ...outcome(null), kind: 'boolean', exact: 'true' }, 1, true],
    [{ value: 1, unit: '' }, { ...outcome(null), kind: 'boolean', exact: 'false' }, 0, false],
    [{ value: 1, unit: '' }, outcome('x + 1'), null, false],
    [{ value: 1, unit: '' }, undefined, null, false],
  ])('%j', (stored, ours, value, equal) => {
    const compared = comparedResult(stored, ours)
    expect(compared.equal).toBe(equal)
    if (typeof value === 'number') expect(compared.ours).toBeCloseTo(value, 6)
    else expect(compared.ours).toEqual(value)
  })
})

const stored = (value: number) => ({ stored: { value, unit: 'mm' } })

/** Formulas with results, one without, a block and what is not understood. */
const IMPORTED: Imported = {
  program: 'SMath',
  lines: [
    { kind: 'formula', plain: 'a := 2 [mm] =', source: 'a', line: 1, ...stored(2) },
    { kind: 'formula', plain: '& b := a/2 =', source: 'b // half {1}', line: 2, ...stored(3) },
    { kind: 'formula', plain: 'for k from 0 through 2 {', source: 'for', line: 3 },
    { kind: 'formula', plain: '}', source: 'loop', line: 4 },
    { kind: 'kept', plain: '# c', source: 'c', line: 5, remark: 'No function c.' },
    { kind: 'text', plain: '# Load', source: 'Load', line: 6 },
  ],
  names: new Map([['a.b', 'a_b']]),
  settings: {},
  remarks: ['All in one.'],
}

test('the report of a sheet counts, compares and names the blocks that differ', () => {
  const rows = readPlaces(IMPORTED).text.split('\n')
  const written = rows.find(row => row.startsWith('importreport'))!
  expect(written).not.toMatch(/[{}#/]/)
  expect(rows).toContain('& @id theirs-2 b := a/2 =')
  const facts = readFacts(reportFromPlain(written)!.facts)!
  const report = reportOf(facts, block => (block === 'theirs-1' ? outcome(2, 'mm') : outcome(1, 'mm')))
  expect(report).toEqual({
    lines: 5,
    converted: 4,
    texts: 1,
    names: { 'a.b': 'a_b' },
    results: [
      { source: 'a', block: 'theirs-1', theirs: 2, unit: 'mm', ours: 2, equal: true },
      { source: 'b // half {1}', block: 'theirs-2', theirs: 3, unit: 'mm', ours: 1, equal: false },
    ],
    remarks: [
      { line: 0, reason: 'All in one.' },
      { line: 5, reason: 'No function c.' },
    ],
  })
  expect(reportOf(facts, () => undefined).results.map(({ equal }) => equal)).toEqual([false, false])
})

test('blocks for another worksheet have new ids, and the report goes with them', () => {
  const blocks = blocksOfImports([{ imported: IMPORTED, file: 'rod.sm' }])
  const again = blocksOfImports([{ imported: IMPORTED, file: 'rod.sm' }])
  const ids = (all: typeof blocks) => all.map(({ id }) => id)
  expect(ids(blocks).filter(id => ids(again).includes(id))).toEqual([])
  const report = blocks.find(({ type }) => type === 'import_report')!
  const { formulas } = readFacts((report.props as { facts: string }).facts)!
  const named = formulas.flatMap(({ block }) => block ?? [])
  expect(named).toHaveLength(2)
  expect(ids(blocks)).toEqual(expect.arrayContaining(named))
  const several = blocksOfImports([
    { imported: IMPORTED, file: 'rod.sm' },
    { imported: IMPORTED, file: 'bar.sm' },
  ])
  expect(several.filter(({ props }) => JSON.stringify(props).includes('<h2>'))).toHaveLength(2)
})
