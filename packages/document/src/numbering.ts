/**
 * Numbers of headings, formulas, figures and tables: one count over the lines in their order, for the screen, for
 * paper and for files alike. What is left out of print or of the report, and what is switched off, is not counted,
 * so that numbers have no gaps there and are the same everywhere.
 */
import type { PageSetup } from './page-setup.ts'
import type { Block, NumberedKind, Registry } from './types.ts'

export interface NumberedHeading {
  readonly block: string
  /** Index among the headings of its block, from 0. */
  readonly index: number
  readonly id: string
  /** 1 is the highest. */
  readonly level: number
  /** How far in it stands: 0 for the highest level that the worksheet has. */
  readonly depth: number
  readonly text: string
  /** `2.1`; '' for a heading that is not counted. */
  readonly number: string
}

export interface SheetNumbers {
  /** All headings with words, in their order. */
  readonly headings: readonly NumberedHeading[]
  /** `3`, or `2.1` by section, for each numbered formula. */
  readonly formulas: ReadonlyMap<string, string>
  /** For each block with a caption; the number is '' for one that is not counted. */
  readonly captions: ReadonlyMap<string, Caption>
}

export interface Caption {
  readonly kind: 'figure' | 'table'
  readonly number: string
  readonly text: string
}

type Choices = Pick<PageSetup, 'number_formulas' | 'formula_numbers'>

/** @param blocks all blocks of the worksheet, in reading order */
export function sheetNumbers(registry: Registry, blocks: readonly Block[], choices: Choices): SheetNumbers {
  const absent = absentBlocks(blocks)
  const headings = headingsOf(registry, blocks, absent)
  const chapters = new Map<string, string>()
  for (const { block, depth, number } of headings)
    if (depth === 0 && number !== '') chapters.set(block, number)
  const formulas = new Map<string, string>()
  const captions = new Map<string, Caption>()
  const counts = { formula: 0, figure: 0, table: 0 }
  let chapter = ''
  for (const block of blocks) {
    const begins = chapters.get(block.id)
    if (begins !== undefined && choices.formula_numbers === 'section') {
      chapter = `${begins}.`
      counts.formula = 0
    }
    const kind = numberKindOf(registry, block)
    const isCounted = !absent.has(block.id)
    if (kind === 'formula' && isCounted && (block.numbered || choices.number_formulas))
      formulas.set(block.id, `${chapter}${(counts.formula += 1)}`)
    if (block.caption !== undefined) {
      const called = kind === 'table' ? 'table' : 'figure'
      const number = isCounted ? String((counts[called] += 1)) : ''
      captions.set(block.id, { kind: called, number, text: block.caption })
    }
  }
  return { headings, formulas, captions }
}

/** The kind of number that a block may have; null for none. */
export const numberKindOf = (registry: Registry, { type, status, props }: Block): NumberedKind | null =>
  (status === 'ok' && registry.get(type)?.counts?.(props)) || null

/** Blocks that are not on each page: switched off or left out, by themselves or with what they stand in. */
function absentBlocks(blocks: readonly Block[]): ReadonlySet<string> {
  const absent = new Set<string>()
  for (const { id, parent, disabled, hidden, unprinted } of blocks)
    if (disabled || hidden || unprinted || absent.has(parent ?? '')) absent.add(id)
  return absent
}

function headingsOf(
  registry: Registry,
  blocks: readonly Block[],
  absent: ReadonlySet<string>,
): readonly NumberedHeading[] {
  const all = blocks.flatMap(({ id, type, status, props }) => {
    const found = status === 'ok' ? (registry.get(type)?.headings?.(props) ?? []) : []
    return found.map((heading, index) => ({ ...heading, text: heading.text.trim(), block: id, index }))
  })
  const worded = all.filter(({ text }) => text !== '')
  const highest = Math.min(...worded.map(({ level }) => level))
  const counts: number[] = []
  return worded.map(heading => {
    const depth = heading.level - highest
    const number = absent.has(heading.block) ? '' : nextNumber(counts, depth)
    return { ...heading, depth, number }
  })
}

/** Goes on to the next heading: `1`, `1.1`, `1.2`, `2`. A level that is passed over counts as one. */
function nextNumber(counts: number[], depth: number): string {
  counts.length = Math.min(counts.length, depth + 1)
  while (counts.length < depth) counts.push(1)
  counts[depth] = (counts[depth] ?? 0) + 1
  return counts.join('.')
}

/** `Figure 2: `, as it stands before the words of a caption. */
export function captionLabel({ kind, number, text }: Caption): string {
  const word = kind === 'table' ? 'Table' : 'Figure'
  return `${word}${number === '' ? '' : `\u00a0${number}`}${text.trim() === '' ? '' : ': '}`
}

/** The line, or the heading in it, that a reference leads to. */
export interface NumberedTarget {
  readonly block: string
  /** Id of a heading in it; '' for the block itself. */
  readonly heading: string
}

/** Words of a reference: `Figure 2`, `(3)`, `section 1.2`; null when the target is gone. */
export function referenceText(
  numbers: SheetNumbers,
  target: NumberedTarget,
  options: {
    /** Headings show their numbers, so that a reference names them by these. */
    readonly numberHeadings: boolean
    /** The number of a line that has no other; undefined when it is gone. */
    lineNumber(block: string): number | undefined
  },
): string | null {
  if (target.heading !== '') {
    const heading = headingOf(numbers, target)
    if (!heading) return null
    const numbered = options.numberHeadings && heading.number !== ''
    return numbered ? `section\u00a0${heading.number}` : `section “${heading.text}”`
  }
  const caption = numbers.captions.get(target.block)
  if (caption && caption.number !== '') return captionLabel({ ...caption, text: '' })
  const formula = numbers.formulas.get(target.block)
  if (formula !== undefined) return `(${formula})`
  const line = options.lineNumber(target.block)
  return line === undefined ? null : `line\u00a0${line}`
}

/** The heading that a reference means: in its block, or wherever it has gone with a part of it. */
export function headingOf(
  { headings }: SheetNumbers,
  { block, heading: id }: NumberedTarget,
): NumberedHeading | undefined {
  const same = headings.filter(heading => heading.id === id)
  return same.find(heading => heading.block === block) ?? same[0]
}
