/** Caret and selection, and how they are scrolled to. */
import { fieldsOf as fieldsInType, lineNumbers, rowAmongSiblings } from '@calcwright/document'
import type { Place, Worksheet } from '@calcwright/document'
import { blocksIn } from './range.ts'
import type { BlockRange } from './range.ts'
import { pathTo, treeOf } from './tree.ts'
import { placeBeside } from './place-beside.ts'
import { viewOf } from '../contract/block-view.ts'
import type { CaretPlace, Direction } from '../contract/caret-place.ts'
import type { CaretText } from '../contract/caret-text.ts'
import type { BlockFeed } from './blocks.ts'
import type { Changes } from './changes.ts'
import type { EditorContext } from './context.ts'
import { readFocus, writeCaret, writeFocus } from './focus-place.ts'
import { implicitLine } from './implicit.ts'
import type { Messages } from './messages.ts'
import type { Row } from './rows.ts'
import { leaveFocus } from './steps.ts'
import type { CaretPlacesOf, Focus } from './steps.ts'

export class Caret {
  readonly #context: EditorContext
  readonly #changes: Changes
  readonly #messages: Messages
  /** Place that the view of the block reported last. */
  #place: { readonly block: string; readonly place: CaretPlace } | null = null
  #text: CaretText | null = null
  readonly #moved = new Set<() => void>()

  constructor(context: EditorContext, changes: Changes, messages: Messages) {
    this.#context = context
    this.#changes = changes
    this.#messages = messages
  }

  focus(block: string, place: CaretPlace): void {
    const { worksheet, feed, state } = this.#context
    if (!feed.block(block)) return
    const row = feed.rows.find(one => one.id === block)
    // A row that cannot take the caret is selected instead.
    if (row && this.fieldsOf(row) === 'none') return this.select({ anchor: block, head: block })
    if (feed.implicit?.block.id !== block) feed.implicit = null
    this.#reveal(block)
    // Typing in another line is a change of its own for undo, however soon it follows.
    if (!this.#changes.running && state.getState().caret?.block !== block) worksheet.undo.stop()
    state.setState({ caret: { block, place }, lastActive: block, selection: null })
    worksheet.undo.setFocus(writeCaret(block, place))
  }

  /** @param inserted blocks that a step has made */
  focusOn(target: Focus, inserted: readonly string[] = []): void {
    if ('implicit' in target) return this.enterImplicit(target.implicit)
    const block = 'block' in target ? target.block : inserted[target.inserted]
    if (block !== undefined) this.focus(block, target.place)
  }

  enterImplicit(at: Place): void {
    const { worksheet, feed, mayEdit } = this.#context
    if (!mayEdit) return
    const place = placeForLine(this.#context, at)
    const type = lineTypeAt(this.#context, place)
    const line = implicitLine(worksheet.blocks(), worksheet.registry, type, place)
    feed.implicit = line
    this.focus(line.block.id, { at: 'start' })
  }

  blur(block: string): void {
    const { feed, state } = this.#context
    if (state.getState().caret?.block !== block) return
    // The window is in the background: the person comes back to the same place.
    if (document.hasFocus()) feed.implicit = null
    state.setState({ caret: null })
  }

  leave(block: string, direction: Direction, x?: number): boolean {
    const { rows } = this.#context.feed
    const takesLine = (id: string): boolean => besideTaking(this.#context, id) === id
    const target =
      leaveFocus(rows, this.fieldsOf, block, direction, x, takesLine) ?? this.#pastEnd(block, direction)
    if (target) this.focusOn(target)
    return target !== null
  }

  /** Takes the place of the caret from the view that has it. */
  setPlace(block: string, offset: number, field?: string): void {
    const place: CaretPlace = { at: 'offset', offset, ...(field === undefined ? {} : { field }) }
    this.#place = { block, place }
    this.#context.worksheet.undo.setFocus(writeCaret(block, place))
    this.#moved.forEach(listener => listener())
  }

  setText(text: CaretText): () => void {
    this.#text = text
    this.#moved.forEach(listener => listener())
    return () => {
      if (this.#text === text) this.#text = null
    }
  }

  get text(): CaretText | null {
    return this.#text
  }

  onMoved(listener: () => void): () => void {
    this.#moved.add(listener)
    return () => void this.#moved.delete(listener)
  }

  placeIn(block: string): CaretPlace {
    return this.#place?.block === block ? this.#place.place : { at: 'keep' }
  }

  select(range: BlockRange | null): void {
    const { worksheet, feed, state } = this.#context
    if (!range) return state.setState({ selection: null })
    const wanted = withoutImplicit(feed, range)
    const blocks = blocksIn(treeOf(worksheet.blocks()), wanted)
    if (blocks.length === 0) return
    feed.implicit = null
    state.setState({ caret: null, selection: { ...wanted, blocks } })
    worksheet.undo.setFocus(writeFocus(wanted))
    this.#messages.announce(selectionText(worksheet, blocks))
  }

  /** Caret and selection are never hidden: the container that holds them is selected. */
  fold(ids: readonly string[], collapsed: boolean): void {
    const { feed, state } = this.#context
    this.#changes.setFolded(ids, collapsed)
    if (!collapsed) return
    const { caret, selection } = state.getState()
    const at = caret?.block ?? selection?.head
    const path = at === undefined ? [] : pathTo(treeOf(feed.blocks()), at)
    const container = path.slice(0, -1).find(id => ids.includes(id))
    if (container !== undefined) this.select({ anchor: container, head: container })
  }

  /** Undoes the last change or redoes it, with the caret where it was then. */
  travel(direction: 'undo' | 'redo'): void {
    const { worksheet, feed, state, mayEdit } = this.#context
    if (!mayEdit) return
    const { rows } = feed
    const at = rows.findIndex(row => row.block === state.getState().caret?.block)
    feed.implicit = null
    const place = readFocus(worksheet.undo[direction]())
    if (place && 'anchor' in place && worksheet.block(place.anchor) && worksheet.block(place.head))
      this.select(place)
    else if (place && 'block' in place && worksheet.block(place.block)) {
      this.#reveal(place.block)
      state.setState({ caret: place, lastActive: place.block, selection: null })
    } else if (!worksheet.block(state.getState().caret?.block ?? '')) {
      // The line has gone, or stands nowhere yet: its neighbour is the place where it was.
      const row = rows.slice(0, at + 1).findLast(one => worksheet.block(one.block)) ?? feed.rows[0]
      state.setState({ caret: null })
      if (row) this.focus(row.block, { at: 'end' })
    }
  }

  /** Keeps the selection to what is there; returns the way to stop. */
  connect(): () => void {
    const { worksheet, state } = this.#context
    return worksheet.subscribe(change => {
      const { selection } = state.getState()
      if (!selection || !(change.order || change.removed.length)) return
      const blocks = blocksIn(treeOf(worksheet.blocks()), selection)
      state.setState({ selection: blocks.length ? { ...selection, blocks } : null })
    })
  }

  readonly fieldsOf: CaretPlacesOf = (row: Row) => {
    const { worksheet, feed, registry } = this.#context
    const block = feed.block(row.block)
    const view = block && viewOf(registry, block.type)
    // A folded indent shows one button, which takes the caret.
    if (row.number === null && row.fold?.collapsed) return 'one'
    if (!view || block.status !== 'ok') return 'none'
    const type = worksheet.registry.get(block.type)
    if (!type?.fields) return view.fields ?? 'one'
    const { length } = fieldsInType(type, block.props)
    return length === 0 ? 'none' : length === 1 ? 'one' : 'several'
  }

  /** Unfolds what a block stands in. */
  #reveal(id: string): void {
    const folded = this.#context.feed.foldedAround(id)
    if (folded.length) this.#changes.setFolded(folded, false)
  }

  /** Beyond a text at the end of the sheet an implicit line takes the caret; a formula has Enter for that. */
  #pastEnd(id: string, direction: Direction): Focus | null {
    const { feed, registry } = this.#context
    if ((feed.block(id)?.type ?? registry.lineType) === registry.lineType) return null
    return { implicit: direction === 'up' || direction === 'left' ? { before: id } : { after: id } }
  }
}

/** The block, or the nearest container around it, beside which a line may stand. */
const besideTaking = ({ worksheet, feed, registry }: EditorContext, block: string): string =>
  placeBeside({ feed, worksheet }, block, registry.lineType) ?? block

/** Outside of a container that takes no lines, such as a plot, and above or below the lines beside the block. */
function placeForLine(context: EditorContext, at: Place): Place {
  if ('after' in at) return { after: rowOf(context, besideTaking(context, at.after)).at(-1)! }
  return 'before' in at ? { before: rowOf(context, besideTaking(context, at.before))[0]! } : at
}

function rowOf({ worksheet }: EditorContext, id: string): readonly string[] {
  const siblings = worksheet.childrenOf(worksheet.block(id)?.parent ?? null)
  return rowAmongSiblings(siblings, id, one => worksheet.block(one))
}

/** Type of an empty line at a place: a container says which type belongs into it. */
function lineTypeAt({ worksheet, registry }: EditorContext, at: Place): string {
  const container = 'inside' in at && at.inside !== null ? worksheet.block(at.inside) : undefined
  const type = container && worksheet.registry.get(container.type)
  return type?.container?.implicitChild ?? registry.lineType
}

/** A range that starts or ends in the implicit line starts or ends beside it. */
function withoutImplicit(feed: BlockFeed, range: BlockRange): BlockRange {
  const line = feed.implicit
  if (!line) return range
  const { at } = line
  const beside = 'after' in at ? at.after : 'before' in at ? at.before : at.inside
  const mend = (id: string): string => (id === line.block.id && beside !== null ? beside : id)
  return { ...range, anchor: mend(range.anchor), head: mend(range.head) }
}

/** `3 lines selected`; an indent is no line. */
export function selectionText(worksheet: Worksheet, blocks: readonly string[]): string {
  const numbers = lineNumbers(worksheet.registry, worksheet.blocks())
  const count = blocks.filter(id => numbers.has(id)).length
  return `${count} ${count === 1 ? 'line' : 'lines'} selected`
}
