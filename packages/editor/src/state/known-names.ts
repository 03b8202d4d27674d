/** The names that a line can use, as defined above it. */
import { readableAbove } from './scope.ts'
import type { Editor } from '../contract/block-view.ts'

export interface KnownName {
  /** Plain form, functions without their parenthesis. */
  readonly name: string
  readonly kind: 'variable' | 'function'
  /** The nearest block above that defines it. */
  readonly block: string
  /** Index of the definition among the outcomes of the block. */
  readonly index: number
}

/** Known names by name. Reads every block above, so it is called when nobody types, not at each key. */
export function knownNames(editor: Editor, before: string): ReadonlyMap<string, KnownName> {
  const known = new Map<string, KnownName>()
  for (const { block, defines, ends } of readableAbove(editor.worksheet.blocks(), editor, before)) {
    if (block.disabled) continue
    for (const name of ends) known.delete(name)
    const { result } = editor.results.get(block.id)
    defines.forEach((name, index) => {
      const kind = result?.defines.includes(`${name}(`) ? 'function' : 'variable'
      known.set(name, { name, kind, block: block.id, index })
    })
  }
  return known
}
