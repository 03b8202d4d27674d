import type { JsonObject, NewBlock, Registry } from '../types.ts'
import type { Worksheet } from '../worksheet.ts'
import type { TagChange } from './replace-tags.ts'
import type { ResourceStore } from './store.ts'

/**
 * Puts the bytes that blocks of older versions hold themselves into the store, and has the blocks refer to
 * them. It is no step of undo. Done again, or by two windows at once, it changes nothing more.
 */
export async function moveBytes(worksheet: Worksheet, store: Pick<ResourceStore, 'put'>): Promise<void> {
  const changes: TagChange[] = []
  for (const { id, type, status } of worksheet.blocks()) {
    const move = status === 'ok' ? worksheet.registry.get(type)?.moveToResources : undefined
    if (!move) continue
    const before = worksheet.storedFields(id)
    const after = await move(before, bytes => store.put(bytes))
    if (after) changes.push({ block: id, before, after: after as JsonObject })
  }
  if (changes.length > 0) await worksheet.replaceTags(changes)
}

/** Blocks to be inserted, with the bytes that they hold put into the store and referred to. */
export function withoutBytes(
  registry: Registry,
  blocks: readonly NewBlock[],
  store: Pick<ResourceStore, 'put'>,
): Promise<NewBlock[]> {
  return Promise.all(
    blocks.map(async block => {
      const { type, version, props = {}, children } = block
      const known = registry.get(type)
      const isCurrent = version === undefined || version === known?.version
      const moved = isCurrent ? await known?.moveToResources?.(props, bytes => store.put(bytes)) : null
      return {
        ...block,
        ...(moved ? { props: { ...props, ...moved } } : {}),
        ...(children ? { children: await withoutBytes(registry, children, store) } : {}),
      }
    }),
  )
}
