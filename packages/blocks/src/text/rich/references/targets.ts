/** Targets of references: headings, formulas, figures and tables, in the order of the worksheet. */
import { captionLabel, numberKindOf, lineNumbers, newBlockId, plainFromBlocks } from '@calcwright/document'
import type { Block, NumberedHeading, Operation, Worksheet } from '@calcwright/document'
import { numberingOf } from '@calcwright/editor/numbers'
import type { NumberedSheet } from '@calcwright/editor'
import { withHeadingId } from '../headings.ts'
import type { Reference } from './stored.ts'

export interface Target {
  readonly key: string
  /** `Figure 2`, `(3)`, `1.2`. */
  readonly label: string
  /** Words that tell it from others. */
  readonly text: string
  readonly block: string
  /** Index of a heading in its block; null for the block itself. */
  readonly heading: number | null
}

/** Characters of a formula in the list. */
const LONGEST = 80

export function targetsOf(worksheet: Worksheet): readonly Target[] {
  const numbers = numberingOf(worksheet).current()
  const lines = lineNumbers(worksheet.registry, worksheet.blocks())
  const headings = new Map<string, NumberedHeading[]>()
  for (const heading of numbers.headings)
    headings.set(heading.block, [...(headings.get(heading.block) ?? []), heading])
  return worksheet
    .blocks()
    .flatMap(block => [
      ...(headings.get(block.id) ?? []).map(heading => headingTarget(heading, numbers)),
      ...blockTarget(worksheet, block, numbers, lines.get(block.id)),
    ])
}

const headingTarget = (
  { block, index, number, text }: NumberedHeading,
  { numberHeadings }: NumberedSheet,
): Target => ({
  key: `${block} ${index}`,
  label: numberHeadings && number !== '' ? `Section ${number}` : 'Section',
  text,
  block,
  heading: index,
})

function blockTarget(
  { registry }: Worksheet,
  block: Block,
  { formulas, captions }: NumberedSheet,
  line: number | undefined,
): Target[] {
  const { id } = block
  const kind = numberKindOf(registry, block)
  const caption = captions.get(id)
  if (caption)
    return [
      {
        key: id,
        label: captionLabel({ ...caption, text: '' }),
        text: caption.text,
        block: id,
        heading: null,
      },
    ]
  if (kind === null) return []
  const plain =
    plainFromBlocks(registry, [{ ...block, parent: null, depth: 0 }])
      .trim()
      .split('\n', 1)[0] ?? ''
  const number = formulas.get(id)
  const unnumbered = kind === 'formula' ? 'Formula' : kind === 'table' ? 'Table' : 'Figure'
  return [
    {
      key: id,
      label: number === undefined ? `${unnumbered} in line ${line}` : `(${number})`,
      text: plain.slice(0, LONGEST),
      block: id,
      heading: null,
    },
  ]
}

/** Targets in which each word of the query occurs. */
export function matching(targets: readonly Target[], query: string): readonly Target[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return targets.filter(({ label, text }) => {
    const all = `${label} ${text}`.replaceAll('\u00a0', ' ').toLowerCase()
    return words.every(word => all.includes(word))
  })
}

/** The reference to a target, and the operations that give the target what a reference needs: a number, an id. */
export function referenceTo(
  worksheet: Worksheet,
  { block: id, heading }: Target,
): { readonly reference: Reference; readonly operations: readonly Operation[] } {
  const block = worksheet.block(id)!
  if (heading !== null) return toHeading(worksheet, block, heading)
  const reference = { kind: 'target', block: id, heading: '' } as const
  const kind = numberKindOf(worksheet.registry, block)
  const { formulas } = numberingOf(worksheet).current()
  const marks =
    kind === 'formula'
      ? formulas.has(id) ? null : { numbered: true }
      : block.caption === undefined ? { caption: '' } : null // prettier-ignore
  return { reference, operations: marks ? [{ kind: 'mark', ids: [id], marks }] : [] }
}

function toHeading(worksheet: Worksheet, { id, type, props }: Block, index: number) {
  const known = worksheet.registry.get(type)?.headings?.(props as object)[index]?.id ?? ''
  const heading = known === '' ? newBlockId() : known
  const { html } = props as { readonly html: string }
  const operations: readonly Operation[] =
    known === '' ? [{ kind: 'setProps', id, props: { html: withHeadingId(html, index, heading) } }] : []
  return { reference: { kind: 'target', block: id, heading } as const, operations }
}
