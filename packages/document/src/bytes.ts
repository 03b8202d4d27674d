/**
 * Encoded worksheets and differences without a Worksheet around them: what a store of bytes needs.
 */
import * as Y from 'yjs'
import { DocumentError } from './errors.ts'

/** What a difference brings, by writer: everything from clock `from` on, up to before `to`. */
export interface UpdateExtent {
  readonly from: ReadonlyMap<number, number>
  readonly to: ReadonlyMap<number, number>
  /** Nothing in it, neither content nor deletions. */
  readonly empty: boolean
}

/** Reads a difference completely. Throws DocumentError 'unreadable' when it is not one. */
export function inspectUpdate(update: Uint8Array): UpdateExtent {
  const { structs, ds } = decode(update)
  const from = new Map<number, number>()
  const to = new Map<number, number>()
  for (const struct of structs) {
    if (struct instanceof Y.Skip) continue
    const { client, clock } = struct.id
    from.set(client, Math.min(from.get(client) ?? clock, clock))
    to.set(client, Math.max(to.get(client) ?? 0, clock + struct.length))
  }
  return { from, to, empty: to.size === 0 && ds.clients.size === 0 }
}

function decode(update: Uint8Array) {
  try {
    return Y.decodeUpdate(update)
  } catch (cause) {
    throw new DocumentError('unreadable', 'These bytes are not a change of a worksheet.', { cause })
  }
}

/** Whether the difference continues what a document with this state vector holds, without a gap. */
export function continues(extent: UpdateExtent, stateVector: Uint8Array): boolean {
  const known = Y.decodeStateVector(stateVector)
  return [...extent.from].every(([client, clock]) => clock <= (known.get(client) ?? 0))
}

/** One difference with the content of all; also makes the whole state from a state and what followed. */
export function mergeUpdates(updates: readonly Uint8Array[]): Uint8Array {
  return Y.mergeUpdates([...updates])
}
