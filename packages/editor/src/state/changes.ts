/** Carries operations out, each as a step of undo. `document-changes.test.ts` names the few other writings. */
import type { Operation, OperationResult, TypedText } from '@calcwright/document'
import type { EditorContext } from './context.ts'
import { concernsBlock, insertOperation } from './implicit.ts'
import type { ImplicitLine } from './implicit.ts'

interface Step {
  /** Typing before and after it is undone separately. */
  readonly own: boolean
  /** Typing right after it is undone together with it. */
  readonly goesOn?: boolean | undefined
  /** Puts the caret; undone and redone with the change. */
  readonly settle?: (inserted: readonly string[]) => void
}

interface Change extends Step {
  readonly operations: readonly Operation[]
}

interface Written extends Step {
  /** Whether the line must exist that is no block yet. */
  readonly needs: (line: ImplicitLine) => boolean
  /** Writes to the document; false when that was refused. */
  readonly write: (inserted: string[]) => boolean
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
    return this.#write({
      needs: line => operations.some(operation => concernsBlock(operation, line.block.id)),
      write: inserted => operations.every(operation => this.#apply(operation, inserted)),
      own,
      goesOn,
      settle,
    })
  }

  /** Writes what was typed into a field. */
  type(id: string, field: string, typed: TypedText, own: boolean): boolean {
    return this.#write({
      needs: line => line.block.id === id,
      write: inserted => this.#accept(this.#context.worksheet.type(id, field, typed), inserted),
      own,
    })
  }

  #write({ needs, write, own, goesOn, settle }: Written): boolean {
    const { worksheet, feed, mayEdit, actions } = this.#context
    if (!mayEdit) {
      actions.notify?.('Interaction disabled', 'error')
      return false
    }
    const line = feed.implicit
    const needed = line && needs(line)
    if (needed) feed.takeImplicit()
    if (own) worksheet.undo.stop()
    const inserted: string[] = []
    const done = worksheet.batch(() => (!needed || this.#apply(insertOperation(line), [])) && write(inserted))
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
    return this.#accept(this.#context.worksheet.apply(operation), inserted)
  }

  #accept(applied: OperationResult, inserted: string[]): boolean {
    const { actions } = this.#context
    if (!applied.ok) {
      actions.notify?.(applied.message, 'error')
      return false
    }
    if (applied.notice) actions.notify?.(applied.notice, 'info')
    inserted.push(...applied.inserted)
    return true
  }
}
