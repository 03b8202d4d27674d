/** Block types for this package's tests: one for every rule that a type can have. */
import * as z from 'zod/mini'
import { Entries } from './entries.ts'
import { createRegistry } from './registry.ts'
import type { Block, BlockType, NewBlock } from './types.ts'
import { Worksheet } from './worksheet.ts'

const noteProps = z.object({
  text: z.string(),
  size: z.number().check(z.minimum(0), z.maximum(9, 'Too big')),
  tags: z.array(z.string()),
})

export const note: BlockType<z.infer<typeof noteProps>> = {
  type: 'note',
  version: 1,
  props: noteProps,
  defaults: () => ({ text: '', size: 0, tags: [] }),
  migrations: {},
}

/** Pictures stand in it as `<img file:DIGEST>`, and in what is old as `<img text:BYTES>`. */
const rich: BlockType<{ html: string }> = {
  type: 'rich',
  version: 1,
  props: z.object({ html: z.string() }),
  defaults: () => ({ html: '' }),
  migrations: {},
  mergedText: { html: 'html' },
  resources: ({ html }) => [...html.matchAll(/<img file:(\w+)>/g)].map(([, digest]) => digest!),
  async moveToResources({ html = '' }, put) {
    let moved = html
    for (const [tag, content] of html.matchAll(/<img text:(\w+)>/g))
      moved = moved.replace(tag, `<img file:${await put(new TextEncoder().encode(content))}>`)
    return moved === html ? null : { html: moved }
  },
}

const formula: BlockType<{ latex: string }> = {
  type: 'formula',
  version: 1,
  props: z.object({ latex: z.string() }),
  defaults: () => ({ latex: '' }),
  migrations: {},
  mergedText: { latex: 'latex' },
}

/** Has the text of a formula, and what is its own. */
const bound: BlockType<{ latex: string; size: number }> = {
  type: 'bound',
  version: 1,
  props: z.object({ latex: z.string(), size: z.number() }),
  defaults: () => ({ latex: '', size: 1 }),
  migrations: {},
  mergedText: { latex: 'latex' },
}

interface RowsProps {
  readonly lines: readonly string[]
  readonly pairs: readonly { readonly name: string; readonly value: string }[]
}

const rows: BlockType<RowsProps> = {
  type: 'rows',
  version: 1,
  props: z.object({
    lines: z.array(z.string()),
    pairs: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  defaults: () => ({ lines: [''], pairs: [{ name: '', value: '' }] }),
  migrations: {},
  mergedText: { lines: 'latex', pairs: 'latex' },
}

const isNoText = (value: unknown): boolean => typeof value !== 'string'

/** A grid whose places and cells merge one by one. */
const grid: BlockType<{
  rows: Readonly<Record<string, string>>
  cells: Readonly<Record<string, string>> | Entries
  size: number
}> = {
  type: 'grid',
  version: 1,
  props: z.object({
    rows: z.record(z.string(), z.string()),
    cells: z.custom<Entries | Readonly<Record<string, string>>>(value =>
      value instanceof Entries
        ? !value.some(isNoText)
        : Object.values(value as object).every(text => !isNoText(text)),
    ),
    size: z.number(),
  }),
  defaults: () => ({ rows: {}, cells: {}, size: 0 }),
  migrations: {},
  entries: ['rows', 'cells'],
  large: ['cells'],
  holders: { rows: ['cells'] },
}

const bare = (type: string, rules: Pick<BlockType, 'container' | 'placement'>): BlockType => ({
  type,
  version: 1,
  props: z.object({}),
  defaults: () => ({}),
  migrations: {},
  ...rules,
})

export const testTypes = [
  note,
  rich,
  bare('indent', { container: { children: 'inherit', implicitChild: 'note', indents: true } }),
  bare('branch', { container: { children: 'any', implicitChild: 'note' } }),
  bare('otherwise', { placement: { parents: ['branch'], joinsAbove: true, saysItself: true } }),
  bare('plot', { container: { children: ['series'], implicitChild: 'series', indentable: false } }),
  bare('series', { placement: { parents: ['plot'] } }),
  bare('program', {
    container: { children: 'any', excludes: ['plot'], implicitChild: 'note', ownNumbers: true },
  }),
  bare('return', { placement: { within: ['program'], saysItself: true } }),
  formula,
  rows,
  bound,
  grid,
]

export const testRegistry = createRegistry(testTypes)

/**
 * A worksheet from an outline, one block a line: `a`, or `a:branch`, two spaces deeper for each
 * container. The word is the id, and the text of a note.
 */
export function sheetOf(outline: string): Worksheet {
  return Worksheet.create(testRegistry, { name: 'Test', blocks: blocksOf(outline) })
}

/** The blocks of such an outline. */
export function blocksOf(outline: string): NewBlock[] {
  const top: NewBlock[] = []
  const open: { depth: number; children: NewBlock[] }[] = [{ depth: -1, children: top }]
  for (const line of outline.split('\n').filter(text => text.trim() !== '')) {
    const depth = (line.length - line.trimStart().length) / 2
    const [id = '', type = 'note'] = line.trim().split(':')
    const children: NewBlock[] = []
    while (open.at(-1)!.depth >= depth) open.pop()
    open.at(-1)!.children.push({ id, type, ...(type === 'note' ? { props: { text: id } } : {}), children })
    open.push({ depth, children })
  }
  return top
}

/** The outline of a worksheet; made-up ids are shown as the type alone. */
export function outlineOf(worksheet: Worksheet): string {
  return worksheet.blocks().map(lineOf).join('\n')
}

const lineOf = ({ id, type, depth }: Block): string => {
  const name = id.length > 4 ? '' : id
  return '  '.repeat(depth) + (type === 'note' ? name : `${name}:${type}`)
}

/** An outline as a literal: without the indentation of the source code around it. */
export function tree(strings: TemplateStringsArray): string {
  const lines = strings[0]!.split('\n').filter(line => line.trim() !== '')
  const margin = Math.min(...lines.map(line => line.length - line.trimStart().length))
  return lines.map(line => line.slice(margin)).join('\n')
}
