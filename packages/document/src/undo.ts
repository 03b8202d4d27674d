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

export function createUndoHistory(scope: Y.Map<unknown>[], origin: object): OriginatingHistory {
  const manager = new Y.UndoManager(scope, { captureTimeout: GROUP_MS, trackedOrigins: new Set([origin]) })
  const listeners = new Set<() => void>()
  const notify = (): void => listeners.forEach(listener => listener())
  let focus: FocusPlace | null = null
  /** Places of the step being undone or redone: its counterpart on the other stack gets them too. */
  let carried: { before: FocusPlace | null; after: FocusPlace | null } | null = null

  manager.on('stack-item-added', ({ stackItem }: StackEvent) => {
    stackItem.meta.set('before', carried ? carried.before : focus)
    stackItem.meta.set('after', carried ? carried.after : focus)
    if (manager.undoStack.length > DEPTH) manager.undoStack.shift()
    notify()
  })

  /** The caret settles after the change that it belongs to. */
  const setFocus = (place: FocusPlace): void => {
    focus = place
    manager.undoStack.at(-1)?.meta.set('after', place)
  }

  const step = (kind: 'undo' | 'redo'): FocusPlace | null => {
    const item = (kind === 'undo' ? manager.undoStack : manager.redoStack).at(-1)
    if (!item) return null
    carried = { before: item.meta.get('before') as FocusPlace, after: item.meta.get('after') as FocusPlace }
    const place = kind === 'undo' ? carried.before : carried.after
    if (kind === 'undo') manager.undo()
    else manager.redo()
    carried = null
    focus = place ?? focus
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
    stop: () => manager.stopCapturing(),
    setFocus,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOrigin: candidate => candidate === manager,
  }
}
