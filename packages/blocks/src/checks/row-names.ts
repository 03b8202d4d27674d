/** The name of the row of a table that decides: its columns are compared item by item. */
import { nodesIn } from '@calcwright/math/expression'
import type { BlockResult } from '@calcwright/evaluator'
import type { Decisive } from './verdict.ts'

interface Source {
  readonly blocks: readonly { readonly id: string }[]
  resultOf(block: string): BlockResult | undefined
}

/** @returns undefined where the lists are no columns of a table with names */
export function rowNames({ blocks, resultOf }: Source, { comparison, place }: Decisive): string | undefined {
  const [row] = place
  if (row === undefined) return undefined
  const nodes = [...nodesIn(comparison.left), ...nodesIn(comparison.right)]
  const tables = nodes.flatMap(node =>
    node.kind === 'property' && node.object.kind === 'name' ? [node.object.name] : [],
  )
  for (const block of blocks) {
    const result = tables.length > 0 ? resultOf(block.id) : undefined
    if (!result || !tables.some(name => result.defines.includes(name))) continue
    const rows = result.outcomes.find(({ rows }) => rows !== undefined)?.rows
    if (rows?.[row] !== undefined) return rows[row]
  }
  return undefined
}
