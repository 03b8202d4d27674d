/** Carries operations out: the only place where the editor changes the document. */
import type { Operation } from '@calcwright/document'
import type { EditorContext } from './context.ts'
import { concernsBlock, insertOperation } from './implicit.ts'

interface Change {
  readonly operations: readonly Operation[]
  /** Typing before and after it is undone separately. */
  readonly own: boolean
  /** Typing right after it is undone together with it. */
  readonly goesOn?: boolean | undefined
  /** Puts the caret; undone and redone with the change. */
  readonly settle?: (inserted: readonly string[]) => void
}

export class Changes {
  readonly #context: EditorContext
  #running = false

  constructor(context: EditorContext) {
    this.#context = context
  }

  /** A change is being carried out: it decides itself what is undone with it. */
  get running(): boolean {
    return this.#running
  }

  /** @returns false when it was refused and a message shown */
  carryOut({ operations, own, goesOn, settle }: Change): boolean {
    const { worksheet, feed, mayEdit, actions } = this.#context
    if (!mayEdit) {
      actions.notify?.('Interaction disabled', 'error')
      return false
    }
    const line = feed.implicit
    const needed = line && operations.some(operation => concernsBlock(operation, line.block.id))
    if (needed) feed.takeImplicit()
    if (own) worksheet.undo.stop()
    const inserted: string[] = []
    const done = worksheet.batch(
      () =>
        (!needed || this.#apply(insertOperation(line), [])) &&
        operations.every(operation => this.#apply(operation, inserted)),
    )
    // Before the step is closed: redoing it brings the caret there again.
    this.#running = true
    if (done) settle?.(inserted)
    this.#running = false
    if (own && !goesOn) worksheet.undo.stop()
    return done
  }

  /** Folds or unfolds containers; for readers, and where they open in use, on this page only. */
  setFolded(ids: readonly string[], collapsed: boolean): void {
    const { feed, mayEdit, rights } = this.#context
    const saved = mayEdit ? ids.filter(id => !feed.opensInUse(id)) : []
    if (saved.length > 0)
      this.carryOut({ operations: [{ kind: 'collapse', ids: saved, collapsed }], own: true })
    feed.foldAsSaved(saved)
    if (rights.interaction > 0) for (const id of ids) if (!saved.includes(id)) feed.fold(id, collapsed)
  }

  #apply(operation: Operation, inserted: string[]): boolean {
    const { worksheet, actions } = this.#context
    const applied = worksheet.apply(operation)
    if (!applied.ok) {
      actions.notify?.(applied.message, 'error')
      return false
    }
    if (applied.notice) actions.notify?.(applied.notice, 'info')
    inserted.push(...applied.inserted)
    return true
  }
}
