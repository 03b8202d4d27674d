/** Applying bytes from elsewhere: damaged ones are refused before they touch the document. */
import * as Y from 'yjs'
import { mergeWithinLimit, mergeWithoutLimit } from './entanglement.ts'
import { DocumentError } from './errors.ts'
import { dropRehearsal, rehearse } from './rehearsal.ts'
import { openStored } from './stored.ts'

/** Throws `unreadable` unless the bytes are a whole update. */
export function checkUpdate(update: Uint8Array): void {
  try {
    Y.decodeUpdate(update)
  } catch (cause) {
    throw new DocumentError('unreadable', 'These bytes are not a worksheet or are damaged.', { cause })
  }
}

/** Where a state comes from: what others made is merged within bounds, what was stored was then. */
export type StateSource = 'store' | 'others'

/** Fills an empty document; false when parts that the bytes build on are missing. */
export function applyState(doc: Y.Doc, state: Uint8Array, source: StateSource): boolean {
  checkUpdate(state)
  return apply(doc, state, 'load', source === 'store' ? mergeWithoutLimit : mergeWithinLimit)
}

export interface MergeOptions {
  /** Whether a copy goes first. */
  readonly rehearse: boolean
  /** Whether a change that is rehearsed may leave no line. */
  readonly blank: boolean
}

/**
 * Merges an update; false when parts that it builds on have not arrived yet. Bytes that read well can
 * still contradict the document, and Yjs would stop halfway: with `rehearse` a copy goes first.
 */
export function applyUpdate(
  doc: Y.Doc,
  update: Uint8Array,
  origin: unknown,
  { rehearse: rehearses, blank }: MergeOptions,
): boolean {
  checkUpdate(update)
  if (rehearses)
    rehearse(doc, copy => {
      apply(copy, update, origin)
      refuseOtherFormat(doc, copy)
      if (!blank) refuseBlank(doc, copy)
    })
  else dropRehearsal(doc)
  return apply(doc, update, origin)
}

/** No operation makes the worksheet one of another program, which this one could not open again. */
function refuseOtherFormat(before: Y.Doc, after: Y.Doc): void {
  const format = openStored(before).meta.get('format')
  if (format !== undefined && format !== openStored(after).meta.get('format'))
    throw new DocumentError('unreadable', 'This change would make the worksheet unreadable.')
}

function refuseBlank(before: Y.Doc, after: Y.Doc): void {
  if (openStored(before).blocks.size > 0 && openStored(after).blocks.size === 0)
    throw new DocumentError('empty', 'This change would leave nothing of the worksheet.')
}

function apply(doc: Y.Doc, update: Uint8Array, origin: unknown, bound = mergeWithinLimit): boolean {
  try {
    bound(doc, () => Y.applyUpdate(doc, update, origin))
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause
    throw new DocumentError('unreadable', 'This change to the worksheet is damaged.', { cause })
  }
  return isComplete(doc)
}

export const isComplete = (doc: Y.Doc): boolean =>
  doc.store.pendingStructs === null && doc.store.pendingDs === null

/** One state out of many states and updates, without opening a worksheet. */
export function mergeStates(states: readonly Uint8Array[]): Uint8Array {
  states.forEach(checkUpdate)
  return Y.mergeUpdates([...states])
}

/** The changes that `state` has beyond the state vector, without opening a worksheet. */
export function differenceOf(state: Uint8Array, vector: Uint8Array): Uint8Array {
  checkUpdate(state)
  try {
    return Y.diffUpdate(state, vector)
  } catch (cause) {
    throw new DocumentError('unreadable', 'These bytes are not a state vector.', { cause })
  }
}

/** The state vector of a state, without opening a worksheet. */
export function vectorOf(state: Uint8Array): Uint8Array {
  checkUpdate(state)
  return Y.encodeStateVectorFromUpdate(state)
}
