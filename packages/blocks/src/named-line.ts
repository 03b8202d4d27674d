/** A tool that stores a result, chosen while the caret is in a line that is only `name =`: it takes over the name. */
import type { NewBlock } from '@calcwright/document'
import type { CaretPlace, Tool } from '@calcwright/editor'

/** The name, as the math field writes it; null for another line. */
export function nameBeforeEquals(latex: string): string | null {
  return /^([^=]+?)\s*(?:\\coloneqq?(?![a-zA-Z])|:=|=)\s*$/.exec(latex)?.[1] ?? null
}

export function overNamedLine(
  makeStored: (name: string) => NewBlock,
  place: CaretPlace,
): NonNullable<Tool['applyTo']> {
  return (block, editor) => {
    const { latex } = block.props as { readonly latex?: unknown }
    const isLine = block.status === 'ok' && block.type === editor.registry.lineType
    const name = isLine && typeof latex === 'string' ? nameBeforeEquals(latex) : null
    if (name === null) return false
    editor.convert(block.id, makeStored(name), place)
    return true
  }
}
