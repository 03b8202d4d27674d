/** Undo over Yjs: only this person's changes, grouped by pauses, with the place of the caret. */
import * as Y from 'yjs'
import type { FocusPlace, UndoHistory } from './types.ts'

/** Changes closer together than this, in milliseconds, are one step. */
const GROUP_MS = 1000

/** Steps kept. */
const DEPTH = 200

interface StackEvent {
  readonly stackItem: { readonly meta: Map<unknown, unknown> }
  readonly type: 'undo' | 'redo'
}

export interface OriginatingHistory extends UndoHistory {
  /** Whether a transaction with this origin is an undo or a redo. */
  isOrigin(origin: unknown): boolean
}

interface Places {
  before: FocusPlace | null
  after: FocusPlace | null
}

/**
 * History of the transactions of `doc` with this `origin` on the types of `scope`.
 * @param filterOf gives for each step what of it may be undone
 */
export function createUndoHistory(
  doc: Y.Doc,
  scope: Y.Map<unknown>[],
  origin: object,
  filterOf: () => (item: Y.Item) => boolean,
): OriginatingHistory {
  let mayDelete = filterOf()
  const manager = new Y.UndoManager(scope, {
    captureTimeout: Infinity,
    trackedOrigins: new Set([origin]),
    deleteFilter: item => mayDelete(item),
  })
  const listeners = new Set<() => void>()
  const notify = (): void => listeners.forEach(listener => listener())
  let focus: FocusPlace | null = null
  let lastChange = -Infinity
  /** Places of the step being undone or redone: its counterpart on the other stack gets them too. */
  let carried: Places | null = null

  const isGroupOpen = (): boolean => Date.now() - lastChange < GROUP_MS
  const stop = (): void => {
    lastChange = -Infinity
    manager.stopCapturing()
  }

  doc.on('beforeTransaction', transaction => {
    if (transaction.origin !== origin) return
    if (!isGroupOpen()) manager.stopCapturing()
    lastChange = Date.now()
  })

  manager.on('stack-item-added', ({ stackItem }: StackEvent) => {
    stackItem.meta.set(PLACES, carried ?? { before: focus, after: focus })
    if (manager.undoStack.length > DEPTH) manager.undoStack.shift()
    notify()
  })

  const step = (kind: 'undo' | 'redo'): FocusPlace | null => {
    const item = (kind === 'undo' ? manager.undoStack : manager.redoStack).at(-1)
    if (!item) return null
    carried = placesOf(item)
    mayDelete = filterOf()
    const place = kind === 'undo' ? carried.before : carried.after
    if (kind === 'undo') manager.undo()
    else manager.redo()
    carried = null
    focus = place ?? focus
    stop()
    notify()
    return place
  }

  return {
    get canUndo() {
      return manager.canUndo()
    },
    get canRedo() {
      return manager.canRedo()
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    stop,
    /** The caret settles after the change that it belongs to, so an open group takes its last place. */
    setFocus(place) {
      focus = place
      const item = manager.undoStack.at(-1)
      if (item && isGroupOpen()) placesOf(item).after = place
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOrigin: candidate => candidate === manager,
  }
}

const PLACES = 'places'

const placesOf = (item: { readonly meta: Map<unknown, unknown> }): Places =>
  (item.meta.get(PLACES) as Places | undefined) ?? { before: null, after: null }
