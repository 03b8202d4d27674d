/** Carries the steps out: the only place where the editor changes the document. */
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { fieldsOf as fieldsInType, lineNumbers } from '@calcwright/document'
import type { Operation, Place, Worksheet } from '@calcwright/document'
import type { ResultsStore } from '../results/store.ts'
import { namesAbove } from '../names/scope.ts'
import { blocksIn } from '../selection/range.ts'
import type { BlockRange } from '../selection/range.ts'
import { pathTo, treeOf } from '../selection/tree.ts'
import { viewOf } from '../types.ts'
import type {
  CaretPlace,
  Direction,
  Editor,
  EditorActions,
  EditorRights,
  LineNotice,
  Surface,
  ViewRegistry,
} from '../types.ts'
import { BlockFeed } from './blocks.ts'
import { unfoldErrors } from './errors.ts'
import { readFocus, writeCaret, writeFocus } from './focus-place.ts'
import { Operated } from './operated.ts'
import { implicitLine, mentions, realise } from './implicit.ts'
import { openInUse } from './open-in-use.ts'
import type { Row } from './rows.ts'
import { convertStep, insertStep, leaveFocus, removeStep } from './steps.ts'
import type { FieldsOf, Focus, Step } from './steps.ts'

/** What the editor knows beyond the document: where the caret is, and what is being said. */
export interface EditorState {
  readonly caret: { readonly block: string; readonly place: CaretPlace } | null
  /** The block that has or had the caret last. */
  readonly lastActive: string | null
  readonly announcement: string
  /** Ends of the range of selected blocks, and the blocks of it in reading order. */
  readonly selection: BlockSelection | null
  /** What the toolbar acts on; it outlives the caret, so that the bar greys instead of vanishing. */
  readonly surface: { readonly block: string; readonly surface: Surface } | null
  readonly notices: ReadonlyMap<string, LineNotice>
}

export interface BlockSelection extends BlockRange {
  readonly blocks: readonly string[]
}

export interface EditorWithState extends Editor {
  readonly state: StoreApi<EditorState>
  readonly feed: BlockFeed
  /** Whether this person may change the worksheet here and now. */
  readonly mayEdit: boolean
  /** Follows the worksheet while anybody looks; returns the way to stop. */
  connect(): () => void
  /** Whether the worksheet is on the page. */
  readonly connected: boolean
  select(range: BlockRange | null): void
  /** Carries a step out as one undo step; false when it was refused (the person is told). */
  run(step: Step): boolean
  /** Puts the caret into a new line that becomes a block with the first key. */
  enterImplicit(at: Place): void
  /** Enables a disabled block; possible also where only controls may be touched. */
  enable(block: string): void
  /** Folds or unfolds containers; for readers on this page only. */
  fold(ids: readonly string[], collapsed: boolean): void
  /** Caret places of a row. */
  readonly fieldsOf: FieldsOf
  /** Where the caret is inside its block, as far as the view has told. */
  caretPlace(block: string): CaretPlace
}

export interface EditorParts {
  readonly worksheet: Worksheet
  readonly results: ResultsStore
  readonly registry: ViewRegistry
  readonly rights: EditorRights
  readonly actions: EditorActions
  /** What is set on this page only; without it, something of the editor's own. */
  readonly operated?: Operated
}

const NOTHING: EditorState = {
  caret: null,
  lastActive: null,
  announcement: '',
  selection: null,
  surface: null,
  notices: new Map(),
}

export function createEditor(parts: EditorParts): EditorWithState {
  const { worksheet, results, registry, rights, actions, operated = new Operated(worksheet) } = parts
  const state = createStore<EditorState>(() => NOTHING)
  const feed = new BlockFeed(worksheet, operated, type => viewOf(registry, type)?.opensInUse === true)
  const mayEdit = rights.edit && rights.interaction === 2
  const unwritten = new Set<unknown>()
  let told: { readonly block: string; readonly place: CaretPlace } | null = null
  /** A step is being carried out: it decides itself what is undone with it. */
  let performing = false

  const focus = (block: string, place: CaretPlace): void => {
    if (!feed.block(block)) return
    const row = feed.rows.find(one => one.id === block)
    // What cannot take the caret is selected instead.
    if (row && fieldsOf(row) === 'none') return select({ anchor: block, head: block })
    if (feed.implicit?.block.id !== block) feed.implicit = null
    reveal(block)
    // What is typed elsewhere is taken back by itself, however soon it follows.
    if (!performing && state.getState().caret?.block !== block) worksheet.undo.stop()
    state.setState({ caret: { block, place }, lastActive: block, selection: null })
    const written = writeCaret(block, place)
    if (written) worksheet.undo.setFocus(written)
  }

  /** Unfolds what a block stands in. */
  const reveal = (id: string): void => {
    const folded = feed.foldedAround(id)
    if (folded.length) fold(folded, false)
  }

  const fold = (ids: readonly string[], collapsed: boolean): void => {
    const saved = mayEdit ? ids.filter(id => !feed.opensInUse(id)) : []
    if (saved.length > 0)
      perform({ operations: [{ kind: 'collapse', ids: saved, collapsed }], focus: null }, true)
    feed.foldAsSaved(saved)
    if (rights.interaction > 0) for (const id of ids) if (!saved.includes(id)) feed.fold(id, collapsed)
    if (collapsed) leaveFolded(ids)
  }

  /** Caret and selection never stay out of sight: what holds them is selected. */
  const leaveFolded = (ids: readonly string[]): void => {
    const { caret, selection } = state.getState()
    const at = caret?.block ?? selection?.head
    const path = at === undefined ? [] : pathTo(treeOf(feed.blocks()), at)
    const container = path.slice(0, -1).find(id => ids.includes(id))
    if (container !== undefined) select({ anchor: container, head: container })
  }

  const enable = (id: string): void => {
    if (rights.edit && rights.interaction > 0)
      worksheet.apply({ kind: 'disable', ids: [id], disabled: false })
  }

  const enterImplicit = (at: Place): void => {
    if (!mayEdit) return
    const line = implicitLine(worksheet.blocks(), worksheet.registry, lineTypeAt(parts, at), at)
    feed.implicit = line
    focus(line.block.id, { at: 'start' })
  }

  const perform = (step: Step, own: boolean): boolean => {
    if (!mayEdit) {
      actions.notify?.('Interaction disabled', 'error')
      return false
    }
    const line = feed.implicit
    const needed = line && step.operations.some(operation => mentions(operation, line.block.id))
    if (needed) feed.takeImplicit()
    if (own) worksheet.undo.stop()
    const inserted: string[] = []
    const done = worksheet.batch(
      () =>
        (!needed || apply(realise(line), [])) &&
        step.operations.every(operation => apply(operation, inserted)),
    )
    // Before the step is closed: redoing it brings the caret there again.
    performing = true
    if (done && step.focus) focusOn(step.focus, inserted)
    performing = false
    if (own && !step.goesOn) worksheet.undo.stop()
    return done
  }

  const apply = (operation: Operation, inserted: string[]): boolean => {
    const applied = worksheet.apply(operation)
    if (!applied.ok) {
      actions.notify?.(applied.message, 'error')
      return false
    }
    if (applied.notice) actions.notify?.(applied.notice, 'info')
    inserted.push(...applied.inserted)
    return true
  }

  const focusOn = (target: Focus, inserted: readonly string[]): void => {
    if ('implicit' in target) return enterImplicit(target.implicit)
    const block = 'block' in target ? target.block : inserted[target.inserted]
    if (block !== undefined) focus(block, target.place)
  }

  const travel = (direction: 'undo' | 'redo'): void => {
    if (!mayEdit) return
    const rows = feed.rows
    const at = rows.findIndex(row => row.block === state.getState().caret?.block)
    feed.implicit = null
    const place = readFocus(worksheet.undo[direction]())
    if (place && 'anchor' in place && worksheet.block(place.anchor) && worksheet.block(place.head))
      select(place)
    else if (place && 'block' in place && worksheet.block(place.block)) {
      reveal(place.block)
      state.setState({ caret: place, lastActive: place.block, selection: null })
    } else if (!worksheet.block(state.getState().caret?.block ?? '')) {
      // The line has gone, or stands nowhere yet: its neighbour is the place where it was.
      const row = rows.slice(0, at + 1).findLast(one => worksheet.block(one.block)) ?? feed.rows[0]
      state.setState({ caret: null })
      if (row) focus(row.block, { at: 'end' })
    }
  }

  const select = (range: BlockRange | null): void => {
    if (!range) return state.setState({ selection: null })
    const wanted = withoutImplicit(feed, range)
    const blocks = blocksIn(treeOf(worksheet.blocks()), wanted)
    if (blocks.length === 0) return
    feed.implicit = null
    state.setState({ caret: null, selection: { ...wanted, blocks } })
    worksheet.undo.setFocus(writeFocus(wanted))
    announce(selectionText(worksheet, blocks))
  }

  const keepNotices = (wanted: (block: string, notice: LineNotice) => boolean): void => {
    const { notices } = state.getState()
    const kept = new Map([...notices].filter(([block, notice]) => wanted(block, notice)))
    if (kept.size < notices.size) state.setState({ notices: kept })
  }

  // A space that is not heard tells what is said twice from what was said before.
  const announce = (text: string): void =>
    state.setState(({ announcement }) => ({ announcement: announcement === text ? `${text}\u00A0` : text }))

  const fieldsOf = (row: Row): ReturnType<FieldsOf> => {
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

  /** Beyond a text at the end of the sheet an implicit line takes the caret; a formula has Enter for that. */
  const pastEnd = (id: string, direction: Direction): Focus | null => {
    if ((feed.block(id)?.type ?? registry.lineType) === registry.lineType) return null
    return { implicit: direction === 'up' || direction === 'left' ? { before: id } : { after: id } }
  }

  let connected = false
  const connect = (): (() => void) => {
    connected = true
    const stops = [
      feed.connect(),
      unfoldErrors(worksheet, results, feed),
      openInUse({ worksheet, results, feed, state }),
      worksheet.subscribe(change => {
        const { selection } = state.getState()
        if (!selection || !(change.order || change.removed.length)) return
        const blocks = blocksIn(treeOf(worksheet.blocks()), selection)
        state.setState({ selection: blocks.length ? { ...selection, blocks } : null })
      }),
      // An offer is about the sheet as it was; a mere remark is about its line, and there to be read.
      worksheet.undo.subscribe(() =>
        keepNotices((_, { actions, asks }) => asks === true || actions.length === 0),
      ),
      worksheet.subscribe(({ changed, removed }) => {
        keepNotices(block => !changed.includes(block) && !removed.includes(block))
      }),
    ]
    return () => {
      connected = false
      stops.forEach(stop => stop())
    }
  }

  return {
    ...parts,
    get connected() {
      return connected
    },
    state,
    feed,
    mayEdit,
    connect,
    focus,
    fold,
    enable,
    select,
    fieldsOf,
    enterImplicit,
    announce,
    run: step => perform(step, true),
    blur: block => {
      if (state.getState().caret?.block !== block) return
      // The window is in the background: the person comes back to the same place.
      if (document.hasFocus()) feed.implicit = null
      state.setState({ caret: null })
    },
    leave: (block, direction, x) => {
      const target = leaveFocus(feed.rows, fieldsOf, block, direction, x) ?? pastEnd(block, direction)
      if (target) focusOn(target, [])
      return target !== null
    },
    insert: (block, side, items, place) => void perform(insertStep(block, side, items, place), true),
    remove: (block, direction) => {
      const step = removeStep(feed.rows, fieldsOf, block, direction)
      if (feed.implicit?.block.id !== block) perform(step, true)
      else if (step.focus) focusOn(step.focus, [])
    },
    convert: (block, item, place) => void perform(convertStep(block, item, place), true),
    setProps: (id, props, options) =>
      void perform(
        {
          operations: [{ kind: 'setProps', id, props, behindCaret: options?.behindCaret }],
          focus: null,
        },
        !!options?.step,
      ),
    operate: (id, props, passing = false) => {
      if (rights.interaction === 0) return
      if (passing) return operated.pass(id, props)
      if (!mayEdit) return operated.set(id, props)
      // First the worksheet: what lies over it says the same.
      perform({ operations: [{ kind: 'setProps', id, props }], focus: null }, true)
      operated.release(id)
    },
    release: id => operated.release(id),
    mayOperate: rights.interaction > 0,
    placeCaret: (block, offset, field) => {
      told = { block, place: { at: 'offset', offset, ...(field === undefined ? {} : { field }) } }
      worksheet.undo.setFocus(writeCaret(block, told.place))
    },
    caretPlace: block => (told?.block === block ? told.place : { at: 'keep' }),
    perform: (operations, target) => perform({ operations, focus: target ?? null }, true),
    selected: () => state.getState().selection?.blocks ?? [],
    setSurface: (block, surface) => {
      if (surface) state.setState({ surface: { block, surface } })
      else if (state.getState().surface?.block === block) state.setState({ surface: null })
    },
    setNotice: (block, notice) => {
      const notices = new Map(state.getState().notices)
      if (notice) notices.set(block, notice)
      else notices.delete(block)
      state.setState({ notices })
    },
    setUnwritten: (holder, waiting) => {
      if (waiting) unwritten.add(holder)
      else unwritten.delete(holder)
      actions.unwritten?.(unwritten.size > 0)
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    namesAbove: block => namesAbove(feed.blocks(), parts, block),
  }
}

/** What an empty line at a place is: a container says what belongs into it. */
function lineTypeAt({ worksheet, registry }: EditorParts, at: Place): string {
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
