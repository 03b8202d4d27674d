/** Rows of plain notation as lines of an import. */
import { readPlain } from '@calcwright/document'
import { isTextLine } from '@calcwright/math/expression'
import { typedLines } from '@calcwright/math/typing'
import { registry } from '../schemas.ts'
import { isTooDeep } from './read-text.ts'
import { judgeOf, readBefore, rulesBelow, withWordsBehind } from './as-typed.ts'

export interface TypedRow {
  readonly kind: 'formula' | 'text'
  readonly plain: string
}

/**
 * @param rows one below the other; formulas mean what they would mean if they were typed
 * @returns a line for each row, null for one that is blank
 * @throws Error with a sentence for a row that is nested too deeply
 */
export function typedRows(rows: readonly string[]): readonly (TypedRow | null)[] {
  if (rows.some(isTooDeep)) throw new Error('A formula of this file is nested too deeply: it is not opened.')
  const text = rows.join('\n')
  const nodes = readPlain(registry, text)
  const read = typedLines(rulesBelow(nodes))
  const { isProse, isDefined } = judgeOf(text)
  // Rows of blocks, with their words and braces, are read as they stand.
  const alone = new Map(
    nodes.flatMap(node => (node.kind === 'line' && !node.problem ? [[node.line, node.text] as const] : [])),
  )
  return rows.map((row, at): TypedRow | null => {
    if (row.trim() === '') return null
    if (isTextLine(row)) return { kind: 'text', plain: row.trim().replace(/^\/\/\s*/, '# ') }
    const rest = alone.get(at + 1)
    if (rest === undefined || !row.trimEnd().endsWith(rest)) return { kind: 'formula', plain: row }
    const marks = row.trimEnd().slice(0, -rest.length)
    if (isProse(rest)) return { kind: 'text', plain: `# ${rest}` }
    return { kind: 'formula', plain: marks + readBefore(withWordsBehind(rest, isDefined), read) }
  })
}
