/** One subscription a block: a line renders when its own block changes, the sheet when the rows do. */
import { useCallback, useSyncExternalStore } from 'react'
import { isContainerType } from '@calcwright/document'
import type { Block, Worksheet, WorksheetChange } from '@calcwright/document'
import { withImplicit } from './implicit.ts'
import type { ImplicitLine } from './implicit.ts'
import { ControlValues } from './control-values.ts'
import { reuseRows, rowsOf } from './rows.ts'
import type { Row } from './rows.ts'
import { sectionsOf } from './sections.ts'
import type { Section } from './sections.ts'

export class BlockFeed {
  readonly #worksheet: Worksheet
  readonly #controlValues: ControlValues
  readonly #report: boolean
  readonly #unfolded: boolean
  readonly #opensInUse: (type: string) => boolean
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #rowListeners = new Set<() => void>()
  /** Folds of this page only: made by readers, or to show an error. */
  readonly #folds = new Map<string, boolean>()
  #implicit: ImplicitLine | null = null
  #containers: ReadonlySet<string> = new Set()
  #rows: readonly Row[] = []
  #sections: readonly Section[] = []
  #stop: (() => void) | null = null

  /**
   * @param opensInUse whether containers of a type are folded unless they are opened on this page
   * @param report whether the lines are those of a report
   * @param unfolded whether folded lines are shown, as on paper, where nobody opens a fold
   */
  constructor(
    worksheet: Worksheet,
    controlValues = new ControlValues(worksheet),
    opensInUse: (type: string) => boolean = () => false,
    report = false,
    unfolded = false,
  ) {
    this.#report = report
    this.#unfolded = unfolded
    this.#worksheet = worksheet
    this.#controlValues = controlValues
    this.#opensInUse = opensInUse
    this.#refresh()
  }

  /** The rows of the sheet; the same array until one differs. */
  get rows(): readonly Row[] {
    return this.#rows
  }

  get sections(): readonly Section[] {
    return this.#sections
  }

  /** A line that is there only because the caret went there; no part of the worksheet yet. */
  get implicit(): ImplicitLine | null {
    return this.#implicit
  }

  set implicit(line: ImplicitLine | null) {
    if (line === this.#implicit) return
    this.#implicit = line
    this.#refresh()
  }

  /** Forgets the implicit line because it is about to become a block; the rows follow with that change. */
  takeImplicit(): ImplicitLine | null {
    const line = this.#implicit
    this.#implicit = null
    return line
  }

  block(id: string): Block | undefined {
    return this.#implicit?.block.id === id ? this.#implicit.block : this.#controlValues.block(id)
  }

  /** All blocks in reading order, the implicit line among them. */
  blocks(): readonly Block[] {
    const blocks = this.#worksheet.blocks()
    return this.#implicit ? withImplicit(blocks, this.#implicit) : blocks
  }

  isCollapsed(block: Block): boolean {
    if (this.#unfolded) return false
    // The report has the lines that are folded for working.
    const isSaved = block.collapsed && !this.#report
    return this.#folds.get(block.id) ?? (this.#opensInUse(block.type) || isSaved)
  }

  opensInUse(id: string): boolean {
    return this.#opensInUse(this.block(id)?.type ?? '')
  }

  /** The folded containers that a block stands in, from the inside out. */
  foldedAround(id: string): readonly string[] {
    const folded: string[] = []
    for (let block = this.block(id); block?.parent; block = this.block(block.parent)) {
      const parent = this.block(block.parent)
      if (parent && this.isCollapsed(parent)) folded.push(parent.id)
    }
    return folded
  }

  /** Folds on this page only. */
  fold(id: string, collapsed: boolean): void {
    this.#folds.set(id, collapsed)
    this.#refresh()
  }

  /** Folded or open as the worksheet has it. */
  foldAsSaved(ids: readonly string[]): void {
    if (ids.length === 0) return
    for (const id of ids) this.#folds.delete(id)
    this.#refresh()
  }

  /** Listens while anybody looks. */
  connect(): () => void {
    this.#refresh()
    this.#stop ??= this.#listen()
    return () => {
      this.#stop?.()
      this.#stop = null
    }
  }

  #listen(): () => void {
    const stops = [
      this.#worksheet.subscribe(change => {
        if (this.#changesRows(change)) this.#refresh()
        for (const id of change.changed) this.#notify(id)
      }),
      this.#controlValues.subscribe(id => this.#notify(id)),
    ]
    return () => stops.forEach(stop => stop())
  }

  #notify(id: string): void {
    for (const listener of this.#listeners.get(id) ?? []) listener()
  }

  subscribe(id: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(id) ?? new Set()
    this.#listeners.set(id, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(id)
    }
  }

  subscribeRows(listener: () => void): () => void {
    this.#rowListeners.add(listener)
    return () => void this.#rowListeners.delete(listener)
  }

  #changesRows({ order, removed, changed }: WorksheetChange): boolean {
    return order || removed.length > 0 || changed.some(id => this.#containers.has(id) || this.#contains(id))
  }

  #contains(id: string): boolean {
    const block = this.#worksheet.block(id)
    return block !== undefined && isContainerType(this.#worksheet.registry, block.type)
  }

  #refresh(): void {
    const { registry } = this.#worksheet
    const blocks = this.blocks()
    this.#containers = new Set(
      blocks.filter(block => isContainerType(registry, block.type)).map(block => block.id),
    )
    const rows = reuseRows(
      rowsOf(blocks, registry, block => this.isCollapsed(block)),
      this.#rows,
    )
    if (rows.length === this.#rows.length && rows.every((row, at) => row === this.#rows[at])) return
    this.#rows = rows
    this.#sections = sectionsOf(rows, this.#sections)
    for (const listener of this.#rowListeners) listener()
  }
}

export function useBlock(feed: BlockFeed, id: string): Block | undefined {
  const subscribe = useCallback((listener: () => void) => feed.subscribe(id, listener), [feed, id])
  return useSyncExternalStore(subscribe, () => feed.block(id))
}

export function useRows(feed: BlockFeed): readonly Row[] {
  const subscribe = useCallback((listener: () => void) => feed.subscribeRows(listener), [feed])
  return useSyncExternalStore(subscribe, () => feed.rows)
}

export function useSections(feed: BlockFeed): readonly Section[] {
  const subscribe = useCallback((listener: () => void) => feed.subscribeRows(listener), [feed])
  return useSyncExternalStore(subscribe, () => feed.sections)
}
