/** The names that a line can use, as defined above it. */
import { viewOf } from '../types.ts'
import type { Editor } from '../types.ts'

export interface KnownName {
  /** Plain form, functions without their parenthesis. */
  readonly name: string
  readonly kind: 'variable' | 'function'
  /** The nearest block above that defines it. */
  readonly block: string
  /** Which of the outcomes of the block is that of the definition. */
  readonly index: number
}

/** By name. It reads every block above: for when the hands rest, not for each key. */
export function knownNames(editor: Editor, before: string): ReadonlyMap<string, KnownName> {
  const known = new Map<string, KnownName>()
  for (const { id, type, status, disabled, props } of editor.worksheet.blocks()) {
    if (id === before) break
    if (status !== 'ok' || disabled) continue
    const names = viewOf(editor.registry, type)?.defines?.(props) ?? []
    if (names.length === 0) continue
    const { result } = editor.results.get(id)
    names.forEach((name, index) => {
      const kind = result?.defines.includes(`${name}(`) ? 'function' : 'variable'
      known.set(name, { name, kind, block: id, index })
    })
  }
  return known
}
