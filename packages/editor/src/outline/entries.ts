/** The headings of a worksheet, in reading order. */
import type { Block } from '@calcwright/document'
import type { Findings } from '../find/matches.ts'

export interface OutlineEntry {
  readonly block: string
  /** Index of the heading in its block, from 0. */
  readonly index: number
  /** How far in it stands: 0 for the highest level that the worksheet has. */
  readonly level: number
  readonly text: string
}

export function outlineOf(blocks: readonly Block[], findings: Findings): readonly OutlineEntry[] {
  const entries = blocks.flatMap(({ id, type, status, props }) =>
    (status === 'ok' ? (findings.get(type)?.headings?.(props) ?? []) : []).map(({ level, text }, index) => ({
      block: id,
      index,
      level,
      text: text.trim(),
    })),
  )
  const highest = Math.min(...entries.map(({ level }) => level))
  return entries.filter(({ text }) => text !== '').map(entry => ({ ...entry, level: entry.level - highest }))
}
