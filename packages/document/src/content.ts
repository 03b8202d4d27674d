/** The readable content of the stored document, kept up to date block by block. */
import { blocksBesidePrevious } from './beside.ts'
import { plainFields } from './entries.ts'
import { sameJson } from './json.ts'
import { marksOf } from './marks.ts'
import { EMPTY_OUTLINE, type Outline } from './outline.ts'
import { isContainerType } from './rules.ts'
import { readStored, type StoredBlock, type StoredDocument } from './stored.ts'
import { StoredEntries } from './stored-entries.ts'
import { readingOrder, type StoredPlace, type TreeNode } from './tree.ts'
import type { Block, JsonObject, Registry } from './types.ts'
import { readBody } from './upgrade.ts'

interface Entry {
  readonly stored: StoredBlock
  readonly block: Block
}

/** The differences that a refresh has found. */
export interface Differences {
  readonly changed: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  readonly order: boolean
}

/**
 * The outline over a stored document. `refresh` rereads the given blocks only; objects of all
 * others, and of those that turn out equal, stay the same objects.
 */
export class Content {
  #stored: StoredDocument
  #registry: Registry
  /** The entries of fields, which are reread one by one. */
  readonly entries: StoredEntries
  #entries = new Map<string, Entry>()
  #outline: Outline = EMPTY_OUTLINE

  constructor(stored: StoredDocument, registry: Registry) {
    this.#stored = stored
    this.#registry = registry
    this.entries = new StoredEntries(stored, registry)
    this.refresh(stored.blocks.keys())
  }

  get outline(): Outline {
    return this.#outline
  }

  refresh(ids: Iterable<string>): Differences {
    const changed = new Set<string>()
    const removed = new Set<string>()
    const inPlace: Block[] = []
    let resort = false
    for (const id of ids) {
      const before = this.#entries.get(id)
      const after = this.#read(id, before)
      if (after === before) continue
      if (after) {
        this.#entries.set(id, after)
        if (after.block !== before?.block) changed.add(id)
      } else {
        this.#entries.delete(id)
        removed.add(id)
      }
      if (isPlacedAlike(this.#registry, before, after)) inPlace.push(after!.block)
      else resort = true
    }
    const order = resort ? this.#rebuild(changed) : this.#replace(inPlace)
    return { changed, removed, order }
  }

  #read(id: string, before: Entry | undefined): Entry | undefined {
    const stored = readStored(this.#stored, id, this.entries.read)
    if (!stored) return undefined
    if (before && sameJson(stored, before.stored)) return before
    const { version, status, props } = readBody(this.#registry, stored.body)
    const shown = status === 'ok' ? props : plainFields(props as JsonObject)
    const block: Block = {
      id,
      type: stored.body.type,
      version,
      status,
      parent: before?.block.parent ?? null,
      depth: before?.block.depth ?? 0,
      props: before && sameJson(before.block.props, shown) ? before.block.props : shown,
      disabled: stored.disabled,
      collapsed: stored.collapsed,
      ...marksOf(stored),
      ...(before?.block.beside && { beside: true }),
    }
    return { stored, block: before && sameJson(before.block, block) ? before.block : block }
  }

  /** Puts blocks where their earlier selves are; the order stays. */
  #replace(replacements: readonly Block[]): false {
    if (replacements.length === 0) return false
    const blocks = [...this.#outline.blocks]
    for (const block of replacements) blocks[this.#outline.position.get(block.id)!] = block
    this.#outline = { ...this.#outline, blocks }
    return false
  }

  /** Sorts anew; true when the order or the nesting really differs. */
  #rebuild(changed: Set<string>): boolean {
    const places = new Map<string, StoredPlace>()
    const rows = new Map<string, string>()
    for (const [id, { stored }] of this.#entries) {
      places.set(id, stored.place)
      if (stored.row !== undefined) rows.set(id, stored.row)
    }
    const typeOf = (id: string): string => this.#entries.get(id)!.block.type
    const nodes = readingOrder(places, id => isContainerType(this.#registry, typeOf(id)))
    const beside = blocksBesidePrevious(nodes, rows, id => this.#registry.get(typeOf(id))?.divides === true)
    const before = this.#outline
    const blocks = nodes.map(node => this.#placed(node, beside.has(node.id), changed))
    this.#outline = outlineOf(blocks, places, rows)
    return (
      blocks.length !== before.blocks.length ||
      blocks.some((block, index) => {
        const old = before.blocks[index]!
        return old.id !== block.id || old.parent !== block.parent || old.beside !== block.beside
      })
    )
  }

  #placed({ id, parent, depth }: TreeNode, isBeside: boolean, changed: Set<string>): Block {
    const entry = this.#entries.get(id)!
    const { beside = false, ...known } = entry.block
    if (known.parent === parent && known.depth === depth && beside === isBeside) return entry.block
    const block: Block = { ...known, parent, depth, ...(isBeside && { beside: true }) }
    this.#entries.set(id, { ...entry, block })
    changed.add(id)
    return block
  }
}

function isPlacedAlike(registry: Registry, before: Entry | undefined, after: Entry | undefined): boolean {
  if (!before || !after) return false
  return (
    sameJson(before.stored.place, after.stored.place) &&
    before.stored.row === after.stored.row &&
    isContainerType(registry, before.block.type) === isContainerType(registry, after.block.type)
  )
}

function outlineOf(
  blocks: readonly Block[],
  places: ReadonlyMap<string, StoredPlace>,
  rows: ReadonlyMap<string, string>,
): Outline {
  const position = new Map<string, number>()
  const children = new Map<string | null, string[]>()
  blocks.forEach((block, index) => {
    position.set(block.id, index)
    const siblings = children.get(block.parent)
    if (siblings) siblings.push(block.id)
    else children.set(block.parent, [block.id])
  })
  const mended = blocks.filter(({ id, parent }) => places.get(id)!.parent !== parent).map(block => block.id)
  return { blocks, position, children, places, rows, mended }
}
