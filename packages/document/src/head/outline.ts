/**
 * The outline of an update: its insertions, the changes that it builds upon, and its changes of the worksheet's
 * head, `meta`, which holds name and format. Read from the bytes and the ids of the head alone, without opening the worksheet.
 */
import * as Y from 'yjs'
import { DocumentError } from '../errors.ts'
import { openStored } from '../stored.ts'
import { checkUpdate } from '../updates.ts'
import { type Span, Spans } from './spans.ts'

export interface Outline extends HeadIds {
  /** Spans of its insertions, of each client in the order of clocks. */
  readonly brings: readonly Span[]
  /** The clock of each client below which everything lies that the update builds upon. */
  readonly needs: ReadonlyMap<number, number>
  /** Whether it makes or deletes something in the head that had not been. `head` and `gone` are that. */
  readonly changesHead: boolean
}

/** Ids of the head, and those of them that were deleted: of each name that another one followed on. */
export interface HeadIds {
  readonly head: readonly Span[]
  readonly gone: readonly Span[]
}

/** A state as far as outlines of updates are compared with it. */
export interface StateOutline extends HeadIds {
  readonly vector: ReadonlyMap<number, number>
}

/** The outline of a complete state. Throws `unreadable` for other bytes. */
export function outlineState(state: Uint8Array): StateOutline {
  checkUpdate(state)
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  const items = headItems(openStored(doc).meta)
  const vector = Y.decodeStateVector(Y.encodeStateVector(doc))
  doc.destroy()
  const gone = items.filter(item => item.deleted)
  return { vector, head: [...new Spans(items.map(spanOf))], gone: [...new Spans(gone.map(spanOf))] }
}

/** Rounds in which one's own name follows on another's: more are in no change that a page tells. */
const MOST_ROUNDS = 16

/**
 * @param before ids of the head before it
 * Throws `unreadable` for bytes that are no update, `entangled` when it winds through the head.
 */
export function outlineUpdate(update: Uint8Array, before: HeadIds): Outline {
  checkUpdate(update)
  const { structs, ds } = Y.decodeUpdate(update)
  const present = structs.filter(struct => !(struct instanceof Y.Skip))
  const items = present.filter(struct => struct instanceof Y.Item)
  const brings = new Spans(present.map(spanOf))
  const needs = new Map<number, number>()
  const need = (client: number, clock: number) =>
    needs.set(client, Math.max(needs.get(client) ?? 0, clock + 1))
  for (const item of items) for (const id of buildsOn(item)) need(id.client, id.clock)
  const deleted = [...ds.clients].flatMap(([client, ranges]) =>
    ranges.map(({ clock, len }) => ({ client, from: clock, to: clock + len })),
  )
  for (const { client, to } of deleted) need(client, to - 1)
  const [known, made, gone] = [new Spans(before.head), new Spans(), new Spans(before.gone)]
  for (let round = 0; addHeadOf(items, known, made); round++)
    if (round === MOST_ROUNDS)
      throw new DocumentError('entangled', 'This change is entangled with too many others at one place.')
  const removed = deleted.flatMap(span => known.within(span)).filter(span => gone.add(span))
  const changesHead = made.count > 0 || removed.length > 0
  return { brings: [...brings], needs, head: [...made], gone: removed, changesHead }
}

/** Items of the head: the present value of each key with those before it, and items that stand there as in a list. */
function headItems(meta: Y.Map<unknown>): Y.Item[] {
  const items: Y.Item[] = []
  for (const last of meta._map.values())
    for (let item: Y.Item | null = last; item !== null; item = item.left) items.push(item)
  for (let item = meta._start; item !== null; item = item.right) items.push(item)
  return items
}

/** Whether there were any that had not been found. */
function addHeadOf(items: readonly Y.Item[], known: Spans, made: Spans): boolean {
  let found = false
  for (const item of items) {
    const isHead = (item.parent as unknown) === 'meta' || buildsOn(item).some(id => known.has(id))
    if (!isHead || !known.add(spanOf(item))) continue
    made.add(spanOf(item))
    found = true
  }
  return found
}

const spanOf = ({ id, length }: Y.Item | Y.GC | Y.Skip): Span => ({
  client: id.client,
  from: id.clock,
  to: id.clock + length,
})

/** Ids that an item builds upon: its neighbours, or the parent that it stands in. */
function buildsOn({ origin, rightOrigin, parent }: Y.Item): Y.ID[] {
  return [origin, rightOrigin, parent].filter(id => id instanceof Y.ID)
}
