/** Rows of the sheet: one for each line, without folded ones. Pure. */
import { countedIn, lineNumbers } from '@calcwright/document'
import type { Block, Registry } from '@calcwright/document'

export interface Row {
  /** The block; for an empty container's placeholder see `emptyRowId`. */
  readonly id: string
  /** `empty`: stands for the missing content of the container `block`. */
  readonly kind: 'block' | 'empty'
  readonly block: string
  /** Number shown in the margin; null for a folded indent and an empty container. */
  readonly number: number | null
  /** Owner of the line, ` in line 4` for one of a program; absent for one of the worksheet. */
  readonly within?: string
  readonly depth: number
  /** How far in it is shown: what divides a container stands level with the container. */
  readonly level: number
  /** Open indents, which have no row of their own, that begin at this row; outermost first. */
  readonly opens: readonly FoldMarker[]
  /** Present for a container with a row of its own. */
  readonly fold: FoldMarker | null
  /** Columns that it stands in, beside other lines; outermost first. */
  readonly columns: readonly Column[]
  /** Inside a disabled container: it takes no part although it is not disabled itself. */
  readonly off: boolean
}

/** A place among lines that stand beside one another. */
export interface Column {
  /** The block that begins the row. */
  readonly row: string
  /** The block that stands in the column, with what is in it. */
  readonly block: string
  /** How far in the row is shown. */
  readonly level: number
}

const NO_COLUMNS: readonly Column[] = []

/** A container that can be folded, with the numbers of its lines for its marker. */
export interface FoldMarker {
  readonly id: string
  readonly depth: number
  readonly collapsed: boolean
  /** Lines inside, all levels; those that a program counts as its own are one with it. */
  readonly count: number
  /** Owner of the lines; see `Row`. */
  readonly within?: string
  /** Number of the first line inside; 0 for none. */
  readonly first: number
}

/** Id of the row that stands for the content of an empty container. */
export const emptyRowId = (container: string): string => `empty:${container}`

export function rowsOf(
  blocks: readonly Block[],
  registry: Registry,
  isCollapsed: (block: Block) => boolean = block => block.collapsed,
): Row[] {
  const numbering = numberingOf(registry, blocks)
  const { numbers } = numbering
  const columnsOf = columnsIn(blocks)
  const off = new Set<string>()
  const rows: Row[] = []
  let opens: FoldMarker[] = []
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]!
    if (block.parent !== null && off.has(block.parent)) off.add(block.id)
    const level = registry.get(block.type)?.divides ? Math.max(0, block.depth - 1) : block.depth
    const columns = columnsOf(block, level)
    const shown = { depth: block.depth, level, columns, off: off.has(block.id) }
    if (block.disabled) off.add(block.id)
    const container = registry.get(block.type)?.container
    const end = container ? endOf(blocks, index) : index + 1
    const fold =
      container && end > index + 1
        ? foldOf(block, blocks.slice(index + 1, end), numbering, isCollapsed)
        : null
    if (container?.indents && fold && !fold.collapsed) {
      opens.push(fold)
      continue
    }
    const number = numbers.get(block.id) ?? null
    const within = numbering.within(block.id)
    rows.push({ id: block.id, kind: 'block', block: block.id, number, ...within, opens, fold, ...shown })
    opens = []
    if (fold?.collapsed) index = end - 1
    else if (container && !fold) rows.push(emptyRow(block, columns, off.has(block.id)))
  }
  return rows
}

/** Gives the columns of each block, asked in reading order. */
function columnsIn(blocks: readonly Block[]): (block: Block, level: number) => readonly Column[] {
  const first = new Map<string, string>()
  const last = new Map<string | null, string>()
  for (const { id, parent, beside } of blocks) {
    const before = last.get(parent)
    if (beside && before !== undefined) {
      const begins = first.get(before) ?? before
      first.set(before, begins).set(id, begins)
    }
    last.set(parent, id)
  }
  const known = new Map<string | null, readonly Column[]>()
  return ({ id, parent }, level) => {
    const around = known.get(parent) ?? NO_COLUMNS
    const row = first.get(id)
    const columns = row === undefined ? around : [...around, { row, block: id, level }]
    if (columns.length > 0) known.set(id, columns)
    return columns
  }
}

function emptyRow(container: Block, columns: readonly Column[], off: boolean): Row {
  return {
    id: emptyRowId(container.id),
    kind: 'empty',
    block: container.id,
    number: null,
    depth: container.depth + 1,
    level: container.depth + 1,
    opens: [],
    fold: null,
    columns,
    off,
  }
}

interface Numbering {
  readonly numbers: ReadonlyMap<string, number>
  readonly counted: ReadonlyMap<string, string | null>
  within(block: string): { readonly within?: string }
}

function numberingOf(registry: Registry, blocks: readonly Block[]): Numbering {
  const numbers = lineNumbers(registry, blocks)
  const counted = countedIn(registry, blocks)
  const textOf = (block: string): string => {
    const list = counted.get(block) ?? null
    return list === null ? '' : ` in line ${numbers.get(list)}${textOf(list)}`
  }
  const within = (block: string) => {
    const text = textOf(block)
    return text === '' ? {} : { within: text }
  }
  return { numbers, counted, within }
}

/** @param inside all that stands in the container */
function foldOf(
  block: Block,
  inside: readonly Block[],
  { numbers, counted, within }: Numbering,
  isCollapsed: (block: Block) => boolean,
): FoldMarker {
  const first = inside[0]!.id
  const lines = inside.filter(({ id }) => counted.get(id) === counted.get(first))
  const shown = lines.flatMap(({ id }) => numbers.get(id) ?? [])
  return {
    id: block.id,
    depth: block.depth,
    collapsed: isCollapsed(block),
    count: shown.length,
    first: shown[0] ?? 0,
    ...within(first),
  }
}

/** Index behind the last block inside the one at `index`. */
function endOf(blocks: readonly Block[], index: number): number {
  let end = index + 1
  while (end < blocks.length && blocks[end]!.depth > blocks[index]!.depth) end++
  return end
}

/** Whether two rows stand in different columns beside one another. */
export const areBeside = (a: Row, b: Row): boolean =>
  a.columns.some(({ row, block }, level) => {
    const other = b.columns[level]
    return other?.row === row && other.block !== block
  })

/** The old rows wherever they are equal, so that a line renders only when something about it changed. */
export function reuseRows(rows: readonly Row[], before: readonly Row[]): Row[] {
  const known = new Map(before.map(row => [row.id, row]))
  return rows.map(row => {
    const old = known.get(row.id)
    return old && sameRow(old, row) ? old : row
  })
}

function sameRow(a: Row, b: Row): boolean {
  return (
    a.number === b.number &&
    a.within === b.within &&
    a.depth === b.depth &&
    a.level === b.level &&
    a.off === b.off &&
    a.kind === b.kind &&
    a.columns.length === b.columns.length &&
    a.columns.every((column, index) => sameColumn(column, b.columns[index]!)) &&
    sameFold(a.fold, b.fold) &&
    a.opens.length === b.opens.length &&
    a.opens.every((fold, index) => sameFold(fold, b.opens[index]!))
  )
}

const sameColumn = (a: Column, b: Column): boolean =>
  a.row === b.row && a.block === b.block && a.level === b.level

function sameFold(a: FoldMarker | null, b: FoldMarker | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.id === b.id &&
    a.depth === b.depth &&
    a.collapsed === b.collapsed &&
    a.count === b.count &&
    a.first === b.first &&
    a.within === b.within
  )
}
