/**
 * Two people in one table against a model. Each works on the table as it was shown to them last, which others may have
 * changed since. Every text that is typed is unlike all others, so that a cell says who wrote it and for where.
 */
import { Worksheet } from '@calcwright/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '../../../../../tests/full.ts'
import { registry } from '../../schemas.ts'
import { cellsIn, type CellArea } from './cursor.ts'
import { clearCells, fillDown, withCell, withColumnsMoved, withNewColumns, withNewRows, withoutColumns, withoutRows, withRowsMoved, withTexts } from './edit.ts' // prettier-ignore
import type { TableChange } from './edit.ts'
import { cellKey, readTable } from './model.ts'
import type { TableProps } from './props.ts'
import { sorted } from './sort.ts'
import { linesOf, propsOf } from './testing.ts'
import { textAt } from './texts.ts'

const WRITERS = 2

const step = fc.record({
  writer: fc.nat(WRITERS - 1),
  kind: fc.constantFrom('type', 'type', 'type', 'paste', 'fill', 'clear', 'sort', 'insert row', 'delete row', 'move row', 'insert column', 'delete column', 'move column', 'merge', 'look'), // prettier-ignore
  row: fc.nat(5),
  column: fc.nat(3),
  height: fc.nat(2),
  width: fc.nat(1),
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A text in a cell, with what its writer knew to have been written there: it is replaced. */
interface Written {
  readonly text: string
  readonly replaces: ReadonlySet<Written>
}

class Writer {
  readonly sheet: Worksheet
  /** The table as it was drawn last. */
  shown: TableProps
  /** All texts of each cell that this writer knows of. */
  readonly written = new Map<string, ReadonlySet<Written>>()
  /** The texts that this writer has written into each cell. */
  readonly own = new Map<string, Set<string>>()
  /** Rows and columns that were deleted, and those that were put elsewhere. */
  readonly deleted = new Set<string>()
  readonly moved = new Set<string>()

  constructor(sheet: Worksheet) {
    this.sheet = sheet
    this.shown = this.now
  }

  get now(): TableProps {
    return this.sheet.block('t')!.props as TableProps
  }

  apply(change: TableChange): void {
    for (const [key, text] of Object.entries(change.cells ?? {})) this.#note(key, text ?? '')
    for (const part of ['rows', 'columns'] as const)
      for (const [id, order] of Object.entries(change[part] ?? {}))
        (order === null ? this.deleted : this.moved).add(`${part} ${id}`)
    this.sheet.undo.stop()
    const applied = this.sheet.apply({ kind: 'setEntries', id: 't', entries: change })
    if (!applied.ok) throw new Error(applied.message)
  }

  #note(key: string, text: string): void {
    if (textAt(this.now.cells, key) === text) return
    const replaces = this.written.get(key) ?? new Set()
    this.written.set(key, new Set([...replaces, { text, replaces }]))
    this.own.set(key, (this.own.get(key) ?? new Set()).add(text))
  }

  learn(other: Writer): void {
    for (const [key, texts] of other.written)
      this.written.set(key, new Set([...(this.written.get(key) ?? []), ...texts]))
    for (const id of other.deleted) this.deleted.add(id)
    for (const id of other.moved) this.moved.add(id)
    this.sheet.merge(other.sheet.encode(), { rehearse: false })
  }
}

const START = ['n, x, y', '"a", 1, 10', '"b", 2, 20', '"c", 3, 30']

function writers(): Writer[] {
  const first = Worksheet.create(registry, {
    blocks: [{ id: 't', type: 'table', props: propsOf(...START) }],
  })
  const others = Array.from({ length: WRITERS - 1 }, () => Worksheet.load(registry, first.encode()))
  return [first, ...others].map(sheet => new Writer(sheet))
}

/** @param text makes a text that there has not been yet */
function changeOf({ now, shown }: Writer, { kind, ...at }: Step, text: () => string): TableChange {
  const table = readTable(shown)
  const { rows, columns } = table
  if (rows.length === 0 || columns.length === 0) return withNewRows(now, 'end').change
  const [top, left] = [at.row % rows.length, at.column % columns.length]
  const area: CellArea = { top, left, bottom: top + at.height, right: left + at.width }
  const cells = cellsIn(table, area)
  const [row, column] = [rows[top]!, columns[left]!.id]
  const other = { before: rows[(top + 1) % rows.length]! }
  switch (kind) {
    case 'type':
      return withCell(now, row, column, text())
    case 'paste':
      return withTexts(now, cells, Array.from({ length: at.height + 1 }, () => Array.from({ length: at.width + 1 }, text))) // prettier-ignore
    case 'fill':
      return fillDown(now, table, cells)
    case 'clear':
      return clearCells(now, cells)
    case 'sort':
      return sorted(now, column, at.height === 0, () => undefined)
    case 'insert row':
      return withNewRows(now, { after: row }, at.height + 1).change
    case 'delete row':
      return withoutRows(now, cells.rows)
    case 'move row':
      return withRowsMoved(now, [row], other)
    case 'insert column':
      return withNewColumns(now, { before: column }).change
    case 'delete column':
      return columns.length > 1 ? withoutColumns(now, [column]) : {}
    case 'move column':
      return withColumnsMoved(now, [column], 'end')
    default:
      return {}
  }
}

/** Carries steps out; a merge goes from the other writer to the one of the step. */
function run(all: readonly Writer[], steps: readonly Step[]): void {
  let count = 100
  for (const one of steps) {
    const writer = all[one.writer]!
    if (one.kind === 'look') writer.shown = writer.now
    else if (one.kind === 'merge') writer.learn(all[(one.writer + 1) % WRITERS]!)
    else writer.apply(changeOf(writer, one, () => String((count += 1))))
    // One's own changes are seen at once; those of others when the table is drawn again.
    if (one.kind !== 'merge') writer.shown = writer.now
  }
}

function meet(all: readonly Writer[]): void {
  for (const writer of all) for (const other of all) if (other !== writer) writer.learn(other)
  for (const writer of all) expect(linesOf(writer.now)).toEqual(linesOf(all[0]!.now))
}

/** The texts that may stand in a cell: those that nobody has replaced who knew of them. */
function candidates({ written }: Writer, key: string, start: string): string[] {
  const all = [...(written.get(key) ?? [])]
  if (all.length === 0) return [start]
  return all.filter(one => !all.some(({ replaces }) => replaces.has(one))).map(({ text }) => text)
}

describe('two people in one table', () => {
  it('find each text in the row and the column that it was written for, and lose none', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), steps => {
        const all = writers()
        const start = all[0]!.now
        run(all, steps)
        meet(all)
        const [writer] = all
        const { rows, columns, cell } = readTable(writer!.now)
        for (const row of rows)
          for (const { id } of columns) {
            const key = cellKey(row, id)
            expect(candidates(writer!, key, textAt(start.cells, key))).toContain(cell(row, id))
          }
        // A row that one deletes and the other moves at the same time stays, without what stood in it.
        const there = [...rows.map(id => `rows ${id}`), ...columns.map(({ id }) => `columns ${id}`)]
        const unexpected = there.filter(id => writer!.deleted.has(id) && !writer!.moved.has(id))
        const written = [...writer!.written.keys()].flatMap(key => {
          const [row, column] = key.split(' ')
          return [`rows ${row}`, `columns ${column}`]
        })
        const missing = written.filter(id => !there.includes(id) && !writer!.deleted.has(id))
        expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] })
      }),
      { numRuns: sized({ usual: 40, full: 2000 }) },
    )
  })

  it('take back only their own', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 16 }), steps => {
        const all = writers()
        run(all, steps)
        meet(all)
        const [mine, theirs] = all
        const { rows, columns, cell } = readTable(mine!.now)
        const before = new Map(
          rows.flatMap(row => columns.map(({ id }) => [cellKey(row, id), cell(row, id)] as const)),
        )
        while (mine!.sheet.undo.canUndo) mine!.sheet.undo.undo()
        meet(all)
        const after = readTable(mine!.now)
        for (const [key, text] of before) {
          const [row = '', column = ''] = key.split(' ')
          // Nobody can say whose a text is that both have filled in.
          if (text === '' || mine!.own.get(key)?.has(text) || !theirs!.own.get(key)?.has(text)) continue
          expect([after.hasRow(row), after.hasColumn(column)]).toEqual([true, true])
          expect(after.cell(row, column)).toBe(text)
        }
      }),
      { numRuns: sized({ usual: 30, full: 2000 }) },
    )
  })
})
