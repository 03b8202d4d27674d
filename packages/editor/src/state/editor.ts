/** The editor of a worksheet: its parts put together behind one interface. */
import type { StoreApi } from 'zustand/vanilla'
import type { Place } from '@calcwright/document'
import { namesAbove } from './scope.ts'
import type { BlockRange } from './range.ts'
import type { CaretPlace } from '../contract/caret-place.ts'
import type { CaretText } from '../contract/caret-text.ts'
import type { Editor } from '../contract/block-view.ts'
import type { BlockFeed } from './blocks.ts'
import { Caret } from './caret.ts'
import { Changes } from './changes.ts'
import { afterOpening, lazyModule } from '@calcwright/ui'
import { createContext } from './context.ts'
import type { EditorContext, EditorParts, EditorState } from './context.ts'
import { unfoldErrors } from './errors.ts'
import { Messages } from './messages.ts'
import { openInUse } from './open-in-use.ts'
import { keepCaretLineInPlace } from '../parts/keep-in-place.ts'
import { convertStep, insertStep, removeStep } from './steps.ts'
import type { CaretPlacesOf, EditStep } from './steps.ts'

const others = lazyModule(() => import('./report-others-changes.ts'))

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
  /** Carries a step out as one undo step; false when it was refused and a message shown. */
  run(step: EditStep): boolean
  /** Puts the caret into a new line that becomes a block with the first key. */
  enterImplicit(at: Place): void
  /** Enables a disabled block; possible also where only controls may be touched. */
  enable(block: string): void
  /** Folds or unfolds containers; for readers on this page only. */
  fold(ids: readonly string[], collapsed: boolean): void
  /** Caret places of a row. */
  readonly fieldsOf: CaretPlacesOf
  /** Place of the caret in its block that the view reported last. */
  caretPlace(block: string): CaretPlace
  /** The text with the caret; null when it is in none. */
  caretText(): CaretText | null
  /** Calls `listener` when the caret has moved within its line; returns the way to stop. */
  onCaretMoved(listener: () => void): () => void
}

export function createEditor(parts: EditorParts): EditorWithState {
  const context = createContext(parts)
  const { worksheet, state, feed } = context
  const messages = new Messages(context)
  const changes = new Changes(context)
  const caret = new Caret(context, changes, messages)
  const run = ({ operations, focus, goesOn }: EditStep): boolean =>
    changes.carryOut({
      operations,
      own: true,
      goesOn,
      settle: inserted => focus && caret.focusOn(focus, inserted),
    })
  const connection = { open: false }

  return {
    ...parts,
    ...operations(context, changes),
    report: context.report,
    get connected() {
      return connection.open
    },
    state,
    feed,
    mayEdit: context.mayEdit,
    connect: () => {
      connection.open = true
      const stops = [
        feed.connect(),
        unfoldErrors(worksheet, context.results, feed),
        openInUse({ ...context, inPlace: keepCaretLineInPlace }),
        caret.connect(),
        messages.connect(),
        followOthers(context, run),
        followCaret(context),
      ]
      return () => {
        connection.open = false
        stops.forEach(stop => stop())
      }
    },
    focus: (block, place) => caret.focus(block, place),
    fold: (ids, collapsed) => caret.fold(ids, collapsed),
    select: range => caret.select(range),
    selected: () => state.getState().selection?.blocks ?? [],
    fieldsOf: caret.fieldsOf,
    enterImplicit: at => caret.enterImplicit(at),
    blur: block => caret.blur(block),
    leave: (block, direction, x) => caret.leave(block, direction, x),
    placeCaret: (block, offset, field) => caret.setPlace(block, offset, field),
    caretPlace: block => caret.placeIn(block),
    setCaretText: text => caret.setText(text),
    caretText: () => caret.text,
    onCaretMoved: listener => caret.onMoved(listener),
    undo: () => caret.travel('undo'),
    redo: () => caret.travel('redo'),
    run,
    perform: (steps, focus) => run({ operations: steps, focus: focus ?? null }),
    insert: (block, side, items, place) => void run(insertStep(block, side, items, place)),
    convert: (block, item, place, written) => run(convertStep(block, item, place, written)),
    remove: (block, direction) => {
      const step = removeStep(feed.rows, caret.fieldsOf, block, direction)
      if (feed.implicit?.block.id !== block) run(step)
      else if (step.focus) caret.focusOn(step.focus)
    },
    announce: text => messages.announce(text),
    setSurface: (block, surface) => messages.setSurface(block, surface),
    setNotice: (block, notice) => messages.setNotice(block, notice),
    setUnwritten: (holder, waiting) => messages.setUnwritten(holder, waiting),
    namesAbove: block => namesAbove(feed.blocks(), parts, block),
  }
}

function followCaret({ state, inProgress }: EditorContext): () => void {
  if (!inProgress) return () => {}
  const stop = state.subscribe(({ caret }) => inProgress.caretAt(caret?.block ?? null, caret?.place.field))
  return () => {
    stop()
    inProgress.caretAt(null)
  }
}

/** Setters of the fields of blocks, for people who edit and for people who operate controls. */
function operations(
  { worksheet, controlValues, rights, mayEdit }: EditorContext,
  changes: Changes,
): Pick<EditorWithState, 'enable' | 'setProps' | 'type' | 'operate' | 'release' | 'mayOperate'> {
  return {
    enable: id => {
      if (rights.edit && rights.interaction > 0)
        worksheet.apply({ kind: 'disable', ids: [id], disabled: false })
    },
    setProps: (id, props, { step = false } = {}) =>
      void changes.carryOut({ operations: [{ kind: 'setProps', id, props }], own: step }),
    type: (id, field, typed, step = false) => void changes.type(id, field, typed, step),
    mayOperate: rights.interaction > 0,
    operate: (id, props, passing = false) => {
      if (rights.interaction === 0) return
      if (passing) return controlValues.pass(id, props)
      if (!mayEdit) return controlValues.set(id, props)
      // The worksheet is changed first, so that the values over it agree with it.
      changes.carryOut({ operations: [{ kind: 'setProps', id, props }], own: true })
      controlValues.release(id)
    },
    release: id => controlValues.release(id),
  }
}

/** Reports others' changes as soon as the code for that has loaded. */
function followOthers(
  ...args: Parameters<Awaited<ReturnType<typeof others>>['reportOthersChanges']>
): () => void {
  let stop: (() => void) | null = null
  let isOpen = true
  afterOpening(others).then(
    ({ reportOthersChanges }) => {
      if (isOpen) stop = reportOthersChanges(...args)
    },
    // The changes themselves show without it.
    () => {},
  )
  return () => {
    isOpen = false
    stop?.()
  }
}
