import { describe, expect, it } from 'vitest'
import { reuseRows } from './rows.ts'
import type { Row } from './rows.ts'
import { GROUP_SIZE, sectionsOf } from './sections.ts'
import type { RowGroup, Section } from './sections.ts'

const ids = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `b${from + at}`)

const rowOf = (id: string, at: number): Row => ({
  id, kind: 'block', block: id, number: at + 1, depth: 0, level: 0, opens: [], fold: null, columns: [], off: false,
}) // prettier-ignore

/** Sections of rows with these ids, as the feed makes them. */
const sectionsOfIds = (order: readonly string[], before: readonly Section[]): readonly Section[] =>
  sectionsOf(
    reuseRows(
      order.map(rowOf),
      groupsOf(before).flatMap(group => group.items),
    ),
    before,
  )

const groupsOf = (sections: readonly Section[]): readonly RowGroup[] =>
  sections.flatMap(section => section.items)
const idsOf = (group: RowGroup): readonly string[] => group.items.map(row => row.id)

describe('the groups of the sections', () => {
  const count = 3 * GROUP_SIZE + 4
  const sections = sectionsOfIds(ids(0, count), [])
  const first = groupsOf(sections)
  const groups = (order: readonly string[]): readonly RowGroup[] => groupsOf(sectionsOfIds(order, sections))

  it('groups the lines of a sheet that opens', () => {
    expect(first.map(group => [group.key, group.items.length, group.start])).toEqual([
      [0, GROUP_SIZE, 0],
      [1, GROUP_SIZE, GROUP_SIZE],
      [2, GROUP_SIZE, 2 * GROUP_SIZE],
      [3, 4, 3 * GROUP_SIZE],
    ])
  })

  it('keeps every line in its group when one is inserted', () => {
    const order = [...ids(0, GROUP_SIZE + 8), 'new', ...ids(GROUP_SIZE + 8, count)]
    const after = groups(order)
    expect(after.map(group => group.items.length)).toEqual([GROUP_SIZE, GROUP_SIZE + 1, GROUP_SIZE, 4])
    expect(after[0]).toBe(first[0])
    expect(after[2]!.start).toBe(2 * GROUP_SIZE + 1)
    expect(after.flatMap(idsOf)).toEqual(order)
  })

  it('drops a group with its last line', () => {
    const after = groups(ids(0, 3 * GROUP_SIZE))
    expect(after.map(group => group.key)).toEqual([0, 1, 2])
  })

  it('splits a group that grows too long', () => {
    const order = [
      ...ids(0, 1),
      ...Array.from({ length: 2 * GROUP_SIZE + 16 }, (_, at) => `n${at}`),
      ...ids(1, count),
    ]
    const after = groups(order)
    expect(after.flatMap(idsOf)).toEqual(order)
    expect(new Set(after.map(group => group.key)).size).toBe(after.length)
    expect(Math.max(...after.map(group => group.items.length))).toBeLessThanOrEqual(2 * GROUP_SIZE)
  })

  it('gives a moved line a place without losing one', () => {
    const order = [...ids(1, 2 * GROUP_SIZE), 'b0', ...ids(2 * GROUP_SIZE, count)]
    expect(groups(order).flatMap(idsOf)).toEqual(order)
  })
})

it('lines beside one another are in one group', () => {
  const columns = (row: string, block: string) => [{ row, block, level: 0 }]
  const rows = ids(0, GROUP_SIZE + 3).map((id, at) => ({
    ...rowOf(id, at),
    columns: at >= GROUP_SIZE - 1 && at <= GROUP_SIZE + 1 ? columns('row', id) : [],
  }))
  expect(groupsOf(sectionsOf(rows, [])).map(group => group.items.length)).toEqual([GROUP_SIZE + 2, 1])
})

describe('sectionsOf', () => {
  const count = 2 * GROUP_SIZE * GROUP_SIZE + 1
  const first = sectionsOfIds(ids(0, count), [])

  it('has as many groups in a section as rows in a group', () => {
    expect(first.map(section => section.items.length)).toEqual([GROUP_SIZE, GROUP_SIZE, 1])
  })

  it('leaves the sections alone in which nothing changes', () => {
    const after = sectionsOfIds([...ids(0, count), 'new'], first)
    expect(after.map((section, at) => section === first[at])).toEqual([true, true, false])
  })
})
