import type { Item } from '../items/item.ts'

/** Worksheet to copy. */
export interface CopySource {
  readonly item: Item
  /** Name of its owner. */
  readonly author: string
  /** Whether the visitor owns it; then the copy gives rights to nobody else. */
  readonly own: boolean
}
