/**
 * Replaces tags of a merged text so that two windows that do it at the same time, each for itself, make one
 * and the same change. Written the usual way, each would insert a tag of its own, and both would stand there.
 *
 * In Yjs an insertion is known by an id, and one that is there already is not taken in again. So the id is
 * derived from the tag that goes and from the one that comes, and the insertion says that it was made where
 * the old tag was written: between what stood left of it then, and the old tag itself. Both are the same in
 * every window, whatever has been typed around the tag since.
 */
import { createEncoder, toUint8Array, writeUint8, writeVarString, writeVarUint } from 'lib0/encoding'
import * as Y from 'yjs'
import { digestOf } from './digest.ts'

/** A tag of a merged text and the one that takes its place. */
export interface Replacement {
  readonly tag: Y.ID
  /** The element left of the tag when it was written; null at the beginning of the text. */
  readonly origin: Y.ID | null
  /** Client of the insertion. */
  readonly client: number
  readonly by: string
}

/** Random ids of Yjs are below: no window has one of these, and of insertions at one place theirs come first. */
const DERIVED = 2 ** 32
const HEX_DIGITS = 12

/** @param tag the tag that goes, an element of its text */
export async function replacementOf({ id, origin }: Y.Item, by: string): Promise<Replacement> {
  const digest = await digestOf(new TextEncoder().encode(`${id.client} ${id.clock} ${by}`))
  const client = DERIVED + Number.parseInt(digest.slice(0, HEX_DIGITS), 16)
  return { tag: id, origin, client, by }
}

/** The parts of an insertion, as the update format of Yjs (version 1) numbers them. */
const EMBED = 5
const HAS_ORIGIN = 0x80
const HAS_RIGHT_ORIGIN = 0x40

/** An update of Yjs that inserts the new tags and deletes the old ones. */
export function updateOf(replacements: readonly Replacement[]): Uint8Array {
  const encoder = createEncoder()
  const writeId = ({ client, clock }: Y.ID): void => {
    writeVarUint(encoder, client)
    writeVarUint(encoder, clock)
  }
  writeVarUint(encoder, replacements.length)
  for (const { tag, origin, client, by } of replacements) {
    writeVarUint(encoder, 1)
    writeId(Y.createID(client, 0))
    writeUint8(encoder, EMBED | HAS_RIGHT_ORIGIN | (origin ? HAS_ORIGIN : 0))
    if (origin) writeId(origin)
    writeId(tag)
    writeVarString(encoder, JSON.stringify({ whole: by }))
  }
  const byClient = Map.groupBy(replacements, ({ tag }) => tag.client)
  writeVarUint(encoder, byClient.size)
  for (const [client, gone] of byClient) {
    writeVarUint(encoder, client)
    writeVarUint(encoder, gone.length)
    for (const { tag } of gone.toSorted((a, b) => a.tag.clock - b.tag.clock)) {
      writeVarUint(encoder, tag.clock)
      writeVarUint(encoder, 1)
    }
  }
  return toUint8Array(encoder)
}
