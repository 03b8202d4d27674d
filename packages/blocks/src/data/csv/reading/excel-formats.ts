/**
 * Reads from an Excel file what its reader leaves out: hidden sheets and rows, cells in per cent, times to the
 * millisecond and durations of many days. Source: ECMA-376, part 1, 18.2.19 (sheet), 18.3.1.4 (c), 18.8.30 (numFmt).
 */
import { strFromU8, unzipSync } from 'fflate'
import type { Cell } from './options.ts'
import { durationText } from './times.ts'

type Bytes = Uint8Array<ArrayBuffer>

const DAY_MS = 86_400_000
/** From which the days of a file count, and those of files of the old Macintosh. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1)
/** Longer ones are dates to the reader. */
const LONGEST_CLOCK = 32

type Look = 'percent' | 'duration' | 'date' | 'other'

/** Formats of Excel that stand in no file: 9 and 10 are per cent, 46 is `[h]:mm:ss`. */
const BUILT_IN = new Map<number, Look>([[9, 'percent'], [10, 'percent'], [46, 'duration']]) // prettier-ignore

export interface SheetFormats {
  /** @returns the rows with what the formats of their cells say */
  readonly rows: readonly (readonly Cell[])[]
  readonly hiddenRows: number
  /** Cells with a formula and without its value. */
  readonly unstored: number
}

/** Names of the sheets that are not shown. */
export function hiddenSheets(bytes: Bytes): ReadonlySet<string> {
  const hidden = sheetTags(textsOf(bytes, path => path === 'xl/workbook.xml').get('xl/workbook.xml') ?? '')
  return new Set(hidden.filter(tag => /\bstate="(?:hidden|veryHidden)"/.test(tag)).map(nameIn))
}

/** @param rows of the sheet as the reader gives them */
export function withFormats(bytes: Bytes, sheet: string, rows: readonly (readonly Cell[])[]): SheetFormats {
  const parts = textsOf(bytes, path => /^xl\/(?:workbook|styles|_rels\/workbook)\.xml/.test(path))
  const path = pathOf(sheet, parts)
  const xml = textsOf(bytes, one => one === path).get(path) ?? ''
  const looks = looksIn(parts.get('xl/styles.xml') ?? '')
  const start = /\bdate1904="(?:1|true)"/.test(parts.get('xl/workbook.xml') ?? '') ? DAY_ZERO_1904 : DAY_ZERO
  const made = rows.map(row => [...row])
  let unstored = 0
  for (const [, attributes = '', content = ''] of xml.matchAll(CELL)) {
    if (FORMULA.test(content) && !STORED.test(content)) unstored++
    const style = /\bs="(\d+)"/.exec(attributes)?.[1]
    if (style === undefined || /\bt="(?!n")/.test(attributes)) continue
    const [, letters = '', number = ''] = /\br="([A-Z]+)(\d+)"/.exec(attributes) ?? []
    const [row, at] = [made[Number(number) - 1], columnAt(letters)]
    const size = Number(/<(?:\w+:)?v>([^<]+)</.exec(content)?.[1] ?? Number.NaN)
    const look = looks[Number(style)] ?? 'other'
    // The reader knows no dates in formats of its own with the number of a built-in one.
    if (row && look === 'date' && row[at] === size) row[at] = new Date(Math.round(size * DAY_MS) + start)
    else if (row && size === size) row[at] = formatted(row[at]!, size, look)
  }
  return { rows: made, hiddenRows: [...xml.matchAll(HIDDEN_ROW)].length, unstored }
}

const CELL = /<(?:\w+:)?c\s([^>]*[^>/])>(.*?)<\/(?:\w+:)?c>/gs
const FORMULA = /<(?:\w+:)?f[\s>/]/
const STORED = /<(?:\w+:)?(?:v|is)[\s>]/
const HIDDEN_ROW = /<(?:\w+:)?row\s[^>]*\bhidden="(?:1|true)"/g

/** @param size the number that is stored, for a time in days */
function formatted(cell: Cell, size: number, look: Look): Cell {
  if (look === 'percent' && cell === size) return { percent: Number((size * 100).toPrecision(15)) }
  if (!(cell instanceof Date)) return cell
  if (look === 'duration' && size >= LONGEST_CLOCK) return durationText(Math.round(size * DAY_MS) / 1000)
  // The reader cuts milliseconds off; days between its count and that of the file stay.
  const days = Math.round((cell.getTime() - size * DAY_MS) / DAY_MS)
  return new Date(Math.round(size * DAY_MS) + days * DAY_MS)
}

/** Looks of the cells of each style. */
function looksIn(styles: string): Look[] {
  const own = new Map(BUILT_IN)
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)) {
    const id = Number(/\bnumFmtId="(\d+)"/.exec(tag)?.[1])
    own.set(id, lookOf(/\bformatCode="([^"]*)"/.exec(tag)?.[1] ?? ''))
  }
  const cells = /<(?:\w+:)?cellXfs\b.*?<\/(?:\w+:)?cellXfs>/s.exec(styles)?.[0] ?? ''
  return [...cells.matchAll(/<(?:\w+:)?xf\s[^>]*\bnumFmtId="(\d+)"/g)].map(
    ([, id]) => own.get(Number(id)) ?? 'other',
  )
}

function lookOf(code: string): Look {
  const bare = code.replace(/&quot;.*?&quot;|\\./g, '')
  if (/\[(?:h+|m+|s+)\]/i.test(bare)) return 'duration'
  const signs = bare.replace(/\[[^\]]*\]/g, '').replace(/;@$/, '')
  if (/^[^0#?%@]*[ymdhs][^0#?%@]*$/i.test(signs.replace(/(?<=s)[.,]0+/gi, '')) && !/general|standard/i.test(signs)) return 'date' // prettier-ignore
  return signs.includes('%') ? 'percent' : 'other'
}

function pathOf(sheet: string, parts: ReadonlyMap<string, string>): string {
  const tag = sheetTags(parts.get('xl/workbook.xml') ?? '').find(one => nameIn(one) === sheet) ?? ''
  const id = /\b\w+:id="([^"]*)"/.exec(tag)?.[1] ?? ''
  const relations = parts.get('xl/_rels/workbook.xml.rels') ?? ''
  const relation = [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].find(([one]) =>
    one.includes(`Id="${id}"`),
  )
  const target = /\bTarget="([^"]*)"/.exec(relation?.[0] ?? '')?.[1] ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

const sheetTags = (workbook: string): string[] =>
  [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => tag)

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const nameIn = (tag: string): string =>
  (/\bname="([^"]*)"/.exec(tag)?.[1] ?? '').replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)

/** `A` is 0, `AA` is 26. */
const columnAt = (letters: string): number =>
  [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1

function textsOf(bytes: Bytes, wanted: (path: string) => boolean): Map<string, string> {
  const files = unzipSync(bytes, { filter: ({ name }) => wanted(name) })
  return new Map(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]))
}
