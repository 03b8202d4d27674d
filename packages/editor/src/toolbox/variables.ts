/** The names that a worksheet defines, in reading order, for a list beside it. */
import { lineNumbers } from '@calcwright/document'
import { viewOf } from '../contract/block-view.ts'
import type { Editor } from '../contract/block-view.ts'

export interface Variable {
  /** Tells a definition from others of the same name. */
  readonly id: string
  /** Plain form, functions without their parenthesis. */
  readonly name: string
  readonly block: string
  /** Index of the definition among the outcomes of the block. */
  readonly index: number
  /** The number that its line shows; null for none. */
  readonly line: number | null
}

/** Every definition, also of a name that has an earlier one; those of disabled lines take no part. */
export function variablesOf(editor: Editor): readonly Variable[] {
  const { worksheet, registry } = editor
  const blocks = worksheet.blocks()
  const lines = lineNumbers(worksheet.registry, blocks)
  const off = new Set<string>()
  return blocks.flatMap(({ id, type, status, disabled, parent, props }) => {
    if (disabled || (parent !== null && off.has(parent))) off.add(id)
    if (status !== 'ok' || off.has(id)) return []
    const names = viewOf(registry, type)?.defines?.(props) ?? []
    const line = lines.get(id) ?? null
    return names.map((name, index) => ({ id: `${id} ${index}`, name, block: id, index, line }))
  })
}

/** Variables whose name holds the text; case does not matter. */
export function filterVariables(variables: readonly Variable[], text: string): readonly Variable[] {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? variables : variables.filter(({ name }) => name.toLowerCase().includes(wanted))
}
