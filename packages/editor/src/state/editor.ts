/** Carries the steps out: the only place where the editor changes the document. */
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Block, FocusPlace, Operation, Worksheet } from '@calcwright/document'
import type { ResultsStore } from '../results/store.ts'
import { viewOf } from '../types.ts'
import type {
  CaretPlace,
  Editor,
  EditorActions,
  EditorRights,
  LineNotice,
  Surface,
  ViewRegistry,
} from '../types.ts'
import { convertStep, insertStep, leaveFocus, removeStep } from './steps.ts'
import type { Focus, Step } from './steps.ts'

/** What the editor knows beyond the document: where the caret is, and what is being said. */
export interface EditorState {
  readonly caret: { readonly block: string; readonly place: CaretPlace } | null
  readonly announcement: string
  /** Ends of the range of selected blocks, and the blocks of it in reading order. */
  readonly selection: BlockSelection | null
  /** What the toolbar acts on; it outlives the caret, so that the bar greys instead of vanishing. */
  readonly surface: { readonly block: string; readonly surface: Surface } | null
  readonly notices: ReadonlyMap<string, LineNotice>
}

export interface BlockSelection {
  readonly anchor: string
  readonly head: string
  readonly blocks: readonly string[]
}

export interface EditorWithState extends Editor {
  readonly state: StoreApi<EditorState>
}

export interface EditorParts {
  readonly worksheet: Worksheet
  readonly results: ResultsStore
  readonly registry: ViewRegistry
  readonly rights: EditorRights
  readonly actions: EditorActions
}

export function createEditor(parts: EditorParts): EditorWithState {
  const { worksheet, registry, rights, actions } = parts
  const state = createStore<EditorState>(() => ({
    caret: null,
    announcement: '',
    selection: null,
    surface: null,
    notices: new Map(),
  }))

  const focus = (block: string, place: CaretPlace): void => {
    if (!worksheet.block(block)) return
    state.setState({ caret: { block, place }, selection: null })
    if (place.at === 'start' || place.at === 'end') worksheet.undo.setFocus({ block, at: place.at })
  }

  const perform = (step: Step, own: boolean): boolean => {
    if (!rights.edit) return false
    if (own) worksheet.undo.stop()
    const inserted: string[] = []
    const done = worksheet.batch(() => step.operations.every(operation => apply(operation, inserted)))
    if (own) worksheet.undo.stop()
    if (done && step.focus) focusOn(step.focus, inserted)
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
    const block = 'block' in target ? target.block : inserted[target.inserted]
    if (block !== undefined) focus(block, target.place)
  }

  const travel = (direction: 'undo' | 'redo'): void => {
    if (!rights.edit) return
    const place = readPlace(worksheet.undo[direction]())
    if (place && worksheet.block(place.block)) state.setState({ caret: place })
    else if (!worksheet.block(state.getState().caret?.block ?? '')) state.setState({ caret: null })
  }

  return {
    ...parts,
    state,
    focus,
    blur: block => {
      if (state.getState().caret?.block === block) state.setState({ caret: null })
    },
    leave: (block, direction, x) => {
      const target = leaveFocus(worksheet.blocks(), block, direction, x)
      if (target) focusOn(target, [])
      return target !== null
    },
    insert: (block, side, items, place) => void perform(insertStep(block, side, items, place), true),
    remove: (block, direction) => void perform(removeStep(worksheet.blocks(), block, direction), true),
    convert: (block, item, place) => void perform(convertStep(block, item, place), true),
    setProps: (id, props, options) =>
      void perform({ operations: [{ kind: 'setProps', id, props }], focus: null }, !!options?.step),
    placeCaret: (block, offset) => worksheet.undo.setFocus({ block, offset }),
    perform: (operations, target) => perform({ operations, focus: target ?? null }, true),
    selected: () => state.getState().selection?.blocks ?? [],
    select: range =>
      state.setState(
        range
          ? { caret: null, selection: { ...range, blocks: blocksBetween(worksheet.blocks(), range) } }
          : { selection: null },
      ),
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
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    announce: announcement => state.setState({ announcement }),
    namesAbove: block => namesAbove(worksheet, registry, block),
  }
}

/** The caret as undo remembers it; null for anything else. */
function readPlace(place: FocusPlace | null): { block: string; place: CaretPlace } | null {
  if (place === null || typeof place !== 'object' || !('block' in place)) return null
  const { block, offset, at } = place
  if (typeof block !== 'string') return null
  if (typeof offset === 'number') return { block, place: { at: 'offset', offset } }
  return { block, place: { at: at === 'start' ? 'start' : 'end' } }
}

/** Read from the blocks themselves: their results may be on their way still. */
function namesAbove(worksheet: Worksheet, registry: ViewRegistry, block: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { id, type, status, props } of worksheet.blocks()) {
    if (id === block) break
    if (status === 'ok') for (const name of viewOf(registry, type)?.defines?.(props) ?? []) names.add(name)
  }
  return names
}

/** All blocks from one end to the other, either way round. */
function blocksBetween(
  blocks: readonly Block[],
  range: { readonly anchor: string; readonly head: string },
): readonly string[] {
  const ends = [range.anchor, range.head].map(id => blocks.findIndex(block => block.id === id))
  return blocks.slice(Math.min(...ends), Math.max(...ends) + 1).map(block => block.id)
}
