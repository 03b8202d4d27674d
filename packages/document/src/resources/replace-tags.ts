/** The replacement of tags in merged texts, see `same-change.ts`. */
import * as Y from 'yjs'
import { performWrite, readStored, storedText, type StoredDocument } from '../stored.ts'
import { tokensOf } from '../text-tokens.ts'
import type { JsonObject, Registry } from '../types.ts'
import { readBody } from '../upgrade.ts'
import { replacementOf, updateOf, type Replacement } from './same-change.ts'

/** Fields of a block in which some tags are others; everything else in them is alike. */
export interface TagChange {
  readonly block: string
  readonly before: JsonObject
  readonly after: JsonObject
}

/** Writes the changes as transactions of this origin; tags that have gone by then are left alone. */
export async function replaceTags(
  stored: StoredDocument,
  registry: Registry,
  changes: readonly TagChange[],
  origin: object,
): Promise<void> {
  const planned = await Promise.all(
    changes.map(async change => ({ ...change, replacements: await replacementsIn(stored, change) })),
  )
  const { doc } = stored
  const isPresent = ({ tag, client }: Replacement): boolean =>
    !Y.getItem(doc.store, tag).deleted && Y.getState(doc.store, client) === 0
  const present = planned
    .map(({ block, replacements }) => ({ block, replacements: replacements.filter(isPresent) }))
    .filter(({ replacements }) => replacements.length > 0)
  // A transaction of its own: Yjs takes a new id for this window when its own changes come with an update.
  doc.transact(() => present.forEach(({ block }) => bringUpToDate(stored, registry, block)), origin)
  Y.applyUpdate(doc, updateOf(present.flatMap(({ replacements }) => replacements)), origin)
}

function replacementsIn(stored: StoredDocument, { block, before, after }: TagChange): Promise<Replacement[]> {
  const items = Object.keys(after).flatMap(field => {
    const text = storedText(stored, block, field)
    const [old, next] = [before[field], after[field]].map(value => tokensOf(String(value), 'html'))
    const others = new Map(old!.map((token, index) => [token, next![index]!]))
    return text ? tagsOf(text).map(({ item, tag }) => ({ item, tag, by: others.get(tag) ?? tag })) : []
  })
  return Promise.all(items.filter(({ tag, by }) => tag !== by).map(({ item, by }) => replacementOf(item, by)))
}

/** The tags of a merged text with the insertions of Yjs that hold them. */
function tagsOf(text: Y.Text): { readonly item: Y.Item; readonly tag: string }[] {
  const tags: { item: Y.Item; tag: string }[] = []
  let index = 0
  for (const { insert } of text.toDelta() as { insert: string | { whole?: unknown } }[]) {
    if (typeof insert === 'string') index += insert.length
    else {
      const { item } = Y.createRelativePositionFromTypeIndex(text, index)
      if (item && text.doc && typeof insert.whole === 'string')
        tags.push({ item: Y.getItem(text.doc.store, item) as Y.Item, tag: insert.whole })
      index += 1
    }
  }
  return tags
}

/** Stores the fields in the present version of their type: an older program cannot read the new tags. */
function bringUpToDate(stored: StoredDocument, registry: Registry, id: string): void {
  const { version, fields } = readBody(registry, readStored(stored, id)!.body)
  performWrite(stored, registry, { write: 'fields', id, version, fields })
}
