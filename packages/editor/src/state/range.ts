/** Ranges of whole blocks: what lies between two ends, and how the keyboard moves an end. Pure. */
import { blockIn, endOf, parentOf, pathTo, siblingOf, siblingsOf } from './tree.ts'
import type { BlockTree } from './tree.ts'

export interface BlockRange {
  /** Where the selection began. */
  readonly anchor: string
  /** The end that moves. */
  readonly head: string
  /** The way it has grown so far: the way back shrinks it. */
  readonly towards?: 'up' | 'down'
}

/** A range at one level: the siblings that hold both ends. */
export interface LevelRange {
  /** The siblings that hold the ends. */
  readonly anchor: string
  readonly head: string
  /** All siblings of the range, in order. */
  readonly siblings: readonly string[]
}

/** Lifts the ends to the level that both share; an end inside the other is the outer one. Null when one is gone. */
export function toCommonLevel(tree: BlockTree, { anchor, head }: BlockRange): LevelRange | null {
  if (!blockIn(tree, anchor) || !blockIn(tree, head)) return null
  const [a, b] = [pathTo(tree, anchor), pathTo(tree, head)]
  let level = 0
  while (a[level + 1] !== undefined && b[level + 1] !== undefined && a[level] === b[level]) level++
  const ends = { anchor: a[level]!, head: b[level]! }
  const siblings = siblingsOf(tree, ends.anchor)
  const at = [siblings.indexOf(ends.anchor), siblings.indexOf(ends.head)]
  return { ...ends, siblings: siblings.slice(Math.min(...at), Math.max(...at) + 1) }
}

/** All blocks of a range with what stands in them, in reading order. */
export function blocksIn(tree: BlockTree, range: BlockRange): readonly string[] {
  const level = toCommonLevel(tree, range)
  if (!level) return []
  const first = tree.position.get(level.siblings[0]!)!
  const last = tree.position.get(level.siblings.at(-1)!)!
  return tree.blocks.slice(first, endOf(tree, last)).map(block => block.id)
}

/**
 * Moves the head by one block of the level; past the end of a container the container itself is
 * selected. `null`: shrunk back to where it began, so the caret goes there again.
 */
export function extendRange(tree: BlockTree, range: BlockRange, direction: 'up' | 'down'): BlockRange | null {
  const level = toCommonLevel(tree, range)
  if (!level) return null
  const step = direction === 'down' ? 1 : -1
  if (level.anchor !== level.head) return moveEnd(tree, range, level, step)
  const back = range.towards !== undefined && range.towards !== direction
  if (back && range.anchor === range.head) return null
  if (back && level.head !== range.anchor) return reenter(tree, range, level.head)
  return extend(tree, range, level.head, direction)
}

function moveEnd(tree: BlockTree, range: BlockRange, level: LevelRange, step: 1 | -1): BlockRange {
  const downwards = level.siblings[0] === level.anchor
  const towards = downwards ? 'down' : 'up'
  if (downwards === (step === 1)) return extend(tree, range, level.head, towards)
  const head = siblingOf(tree, level.head, step)!
  return { anchor: range.anchor, head, towards }
}

/** Shrinks back into the anchor's container: the range that reached to the container's end. */
function reenter(tree: BlockTree, range: BlockRange, container: string): BlockRange {
  const inside = tree.children.get(container) ?? []
  const head = range.towards === 'down' ? inside.at(-1) : inside[0]
  return { ...range, head: head ?? range.anchor }
}

function extend(tree: BlockTree, range: BlockRange, from: string, towards: 'up' | 'down'): BlockRange {
  const head = siblingOf(tree, from, towards === 'down' ? 1 : -1) ?? parentOf(tree, from) ?? from
  return { anchor: range.anchor, head, towards }
}

/** Moves the head to the end of the level, or from there to the end of the next level up. */
export function extendRangeToEnd(tree: BlockTree, range: BlockRange, side: 'start' | 'end'): BlockRange {
  const level = toCommonLevel(tree, range)
  if (!level) return range
  const towards = side === 'end' ? 'down' : 'up'
  const edge = edgeOf(siblingsOf(tree, level.head), side)
  const parent = parentOf(tree, level.head)
  const head = level.head === edge && parent !== null ? edgeOf(siblingsOf(tree, parent), side) : edge
  return { anchor: range.anchor, head, towards }
}

const edgeOf = (siblings: readonly string[], side: 'start' | 'end'): string =>
  (side === 'start' ? siblings[0] : siblings.at(-1))!

/** From the first block of the sheet to the last one of the top level; null for an empty sheet. */
export function rangeOfAll(tree: BlockTree): BlockRange | null {
  const top = tree.children.get(null)
  return top ? { anchor: top[0]!, head: top.at(-1)! } : null
}
