/** Columns and cells of tables, as both notations write them. */
import { isName } from '../names.ts'
import type { PropertyNode } from '../tree.ts'
import { functionToLatex, nameToLatex, quotedToLatex } from './latex-names.ts'

const tableOf = ({ object }: PropertyNode): string => (object.kind === 'name' ? object.name : '')

/** `bolts.A_s`, or `bolts("M12", A_s)`. */
export function columnToPlain(node: PropertyNode): string {
  const { property, row } = node
  if (!row) return `${tableOf(node)}.${property}`
  return `${tableOf(node)}("${row.text}", ${isName(property) ? property : `"${property}"`})`
}

export function columnToLatex(node: PropertyNode): string {
  const { property, row } = node
  if (!row) return `${nameToLatex(tableOf(node))}.${nameToLatex(property)}`
  const column = isName(property) ? nameToLatex(property) : quotedToLatex(property)
  return `${functionToLatex(tableOf(node))}\\left(${quotedToLatex(row.text)},${column}\\right)`
}
