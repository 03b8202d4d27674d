import type { Editor } from '@calcwright/editor'

/** Names of the tables that lines above a block define: those that have columns, as `bolts` has with `bolts.d`. */
export function tablesAbove({ worksheet, results }: Editor, block: string): string[] {
  const ids = worksheet.blocks().map(({ id }) => id)
  const defined = ids.slice(0, ids.indexOf(block)).flatMap(id => results.get(id).result?.defines ?? [])
  const tables = defined.flatMap(name => (name.includes('.') ? [name.slice(0, name.indexOf('.'))] : []))
  return [...new Set(tables)]
}
