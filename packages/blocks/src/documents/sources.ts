/** The sources of the figures that a worksheet reads: materials, fluids, and the tables of the libraries. */
import { isSkipped } from '@calcwright/document'
import type { Block, Worksheet } from '@calcwright/document'
import type { BlockResult } from '@calcwright/evaluator'
import { LIBRARY_NAMES, loadedLibrary, loadLibrary } from '@calcwright/reference/libraries'
import { isLeftOut } from './left-out.ts'

/** A library in plain notation: `IPE("200", I_y)`, `IPE.I_y`, `row P of IPE "220"`. */
const LIBRARY = new RegExp(
  String.raw`(?<![\w.:"])(${LIBRARY_NAMES.join('|')})(?=\s*[(.])|\bof (${LIBRARY_NAMES.join('|')})\b`,
  'g',
)

export interface SourceNotes {
  /** A sentence for each source, in the order in which they are read: `S:E, S:f_y: EN 1993-1-1, table 3.1`. */
  readonly notes: readonly string[]
  /** By the blocks that read them, the numbers of their sources, from 1. */
  readonly signs: ReadonlyMap<string, readonly number[]>
}

export const NO_SOURCES: SourceNotes = { notes: [], signs: new Map() }

/** @param report whether hidden lines are left out */
export async function sourceNotes(
  worksheet: Worksheet,
  resultOf: (block: string) => BlockResult | undefined,
  report: boolean,
): Promise<SourceNotes> {
  const outcomesOf = (id: string) => resultOf(id)?.outcomes ?? []
  const marks = ['disabled', 'unprinted', ...(report ? (['hidden'] as const) : [])] as const
  const blocks = worksheet
    .blocks()
    .filter(block => block.status === 'ok' && !isLeftOut(worksheet, block, marks))
    .filter(block => !isSkipped(worksheet, outcomesOf, block))
  const readers = new Map<string, Set<string>>()
  const signs = new Map<string, readonly number[]>()
  const add = (block: string, source: string, reader: string): void => {
    const known = readers.get(source)
    if (known) known.add(reader)
    else readers.set(source, new Set([reader]))
    const number = [...readers.keys()].indexOf(source) + 1
    signs.set(block, [...new Set([...(signs.get(block) ?? []), number])])
  }
  const defined = new Set(blocks.flatMap(({ id }) => resultOf(id)?.defines ?? []))
  for (const block of blocks) {
    for (const name of librariesIn(worksheet, block)) {
      if (defined.has(name)) continue
      await loadLibrary(name)
      const { title, source } = loadedLibrary(name)!
      add(block.id, source, title)
    }
    for (const { sources = [] } of outcomesOf(block.id))
      for (const { name, source } of sources) add(block.id, source, name)
  }
  return { notes: [...readers].map(([source, names]) => `${[...names].join(', ')}: ${source}`), signs }
}

function librariesIn({ registry }: Worksheet, { type, props }: Block): string[] {
  const plain = registry.get(type)?.toPlain?.(props) ?? ''
  if (plain.startsWith('#')) return []
  return [...plain.matchAll(LIBRARY)].map(([, called, chosen]) => called ?? chosen!)
}
