/** One subscription a block: a line renders when its own block changes, the sheet when the order does. */
import { useCallback, useSyncExternalStore } from 'react'
import type { Block, Worksheet } from '@calcwright/document'
import { chunkOrder } from './chunks.ts'
import type { Chunk } from './chunks.ts'

export class BlockFeed {
  readonly #worksheet: Worksheet
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #orderListeners = new Set<() => void>()
  #order: readonly string[]
  #chunks: readonly Chunk[]
  #stop: (() => void) | null = null

  constructor(worksheet: Worksheet) {
    this.#worksheet = worksheet
    this.#order = worksheet.blocks().map(block => block.id)
    this.#chunks = chunkOrder(this.#order, [])
  }

  /** Ids in reading order; the same array until the order changes. */
  get order(): readonly string[] {
    return this.#order
  }

  get chunks(): readonly Chunk[] {
    return this.#chunks
  }

  block(id: string): Block | undefined {
    return this.#worksheet.block(id)
  }

  /** Listens while anybody looks. */
  connect(): () => void {
    this.#refreshOrder()
    this.#stop ??= this.#worksheet.subscribe(change => {
      if (change.order || change.removed.length) this.#refreshOrder()
      for (const id of change.changed) for (const listener of this.#listeners.get(id) ?? []) listener()
    })
    return () => {
      this.#stop?.()
      this.#stop = null
    }
  }

  subscribe(id: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(id) ?? new Set()
    this.#listeners.set(id, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  subscribeOrder(listener: () => void): () => void {
    this.#orderListeners.add(listener)
    return () => void this.#orderListeners.delete(listener)
  }

  #refreshOrder(): void {
    const order = this.#worksheet.blocks().map(block => block.id)
    if (order.length === this.#order.length && order.every((id, at) => id === this.#order[at])) return
    this.#order = order
    this.#chunks = chunkOrder(order, this.#chunks)
    for (const listener of this.#orderListeners) listener()
  }
}

export function useBlock(feed: BlockFeed, id: string): Block | undefined {
  const subscribe = useCallback((listener: () => void) => feed.subscribe(id, listener), [feed, id])
  return useSyncExternalStore(subscribe, () => feed.block(id))
}

export function useOrder(feed: BlockFeed): readonly string[] {
  const subscribe = useCallback((listener: () => void) => feed.subscribeOrder(listener), [feed])
  return useSyncExternalStore(subscribe, () => feed.order)
}

export function useChunks(feed: BlockFeed): readonly Chunk[] {
  const subscribe = useCallback((listener: () => void) => feed.subscribeOrder(listener), [feed])
  return useSyncExternalStore(subscribe, () => feed.chunks)
}
