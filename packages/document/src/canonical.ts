/**
 * The canonical form of a worksheet and of its results: texts that are equal when, and only when, a reader of
 * both finds the same. Their digests are what a check mark holds (docs/models/signing.md).
 */
import { toCalcFile } from './calc-file/write.ts'
import type { CalcBlock } from './calc-file/format.ts'
import type { Worksheet } from './worksheet.ts'

/** The parts of a result that a reader sees as text. */
export interface ReadResult {
  readonly outcomes: readonly {
    readonly shown: boolean
    readonly display: string
    readonly error: { readonly message: string } | null
    readonly notices: readonly { readonly text: string }[]
    readonly passes?: readonly { readonly at: string; readonly display: string }[] | undefined
  }[]
}

/** Name, settings and all lines with what stands in them, apart from which of them are folded. */
export function canonicalContent(worksheet: Worksheet): string {
  const { name, settings, blocks, types } = toCalcFile(worksheet)
  return inOrder({ name, settings, types, blocks: blocks.map(unfolded) })
}

/** The results as they are shown, line by line, with errors and notices. */
export function canonicalResults(
  worksheet: Worksheet,
  results: Readonly<Record<string, ReadResult | undefined>>,
): string {
  const lines = worksheet.blocks().map(({ id }) => {
    const outcomes = results[id]?.outcomes ?? []
    return outcomes
      .filter(({ shown, error, notices }) => shown || error || notices.length > 0)
      .map(({ display, error, notices, passes = [] }) => ({
        display,
        error: error?.message ?? null,
        notices: notices.map(({ text }) => text),
        passes: passes.map(pass => [pass.at, pass.display]),
      }))
  })
  return inOrder(lines)
}

/** Folding is how somebody looks at a worksheet, and ids are how it is stored. */
function unfolded(block: CalcBlock): object {
  return { ...block, id: undefined, collapsed: undefined, children: block.children?.map(unfolded) }
}

/** JSON with the keys of each object in order. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  )
}
