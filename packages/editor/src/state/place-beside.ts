/** Places for blocks of a type that may not stand everywhere. */
import { checkPlacement } from '@calcwright/document'
import type { Block } from '@calcwright/document'
import type { EditorContext } from './context.ts'

/** The block itself, or the nearest container around it beside which the type may stand. */
export function placeBeside(
  { feed, worksheet }: Pick<EditorContext, 'feed' | 'worksheet'>,
  block: string | undefined,
  type: string,
): string | null {
  const id = block ?? null
  for (let at = feed.block(id ?? ''); at; at = feed.block(at.parent ?? ''))
    if (checkPlacement(worksheet.registry, type, typesAround({ feed }, at)) === 'allowed') return at.id
  return id
}

/** Types of the containers around a block, the direct parent first. */
export function typesAround({ feed }: Pick<EditorContext, 'feed'>, block: Block): readonly string[] {
  const types: string[] = []
  for (let at = feed.block(block.parent ?? ''); at; at = feed.block(at.parent ?? '')) types.push(at.type)
  return types
}
