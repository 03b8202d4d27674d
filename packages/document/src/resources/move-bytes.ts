import type { JsonObject } from '../types.ts'
import type { Worksheet } from '../worksheet.ts'
import type { replaceTags, TagChange } from './replace-tags.ts'
import type { ResourceStore } from './store.ts'

/**
 * Puts the bytes that blocks of older versions hold themselves into the store, and has the blocks refer to
 * them. It is no step of undo. Done again, or by two windows at once, it changes nothing more.
 * @param load fetches `@calcwright/document/replace-tags`, which only such blocks need
 */
export async function moveBytes(
  worksheet: Worksheet,
  store: Pick<ResourceStore, 'put'>,
  load: () => Promise<{ readonly replaceTags: typeof replaceTags }>,
): Promise<void> {
  const changes: TagChange[] = []
  for (const { id, type, status } of worksheet.blocks()) {
    const move = status === 'ok' ? worksheet.registry.get(type)?.moveToResources : undefined
    if (!move) continue
    const before = worksheet.storedFields(id)
    const after = await move(before, bytes => store.put(bytes))
    if (after) changes.push({ block: id, before, after: after as JsonObject })
  }
  if (changes.length === 0) return
  const part = await load()
  await worksheet.replaceTags(changes, part.replaceTags)
}
