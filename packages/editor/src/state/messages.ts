/** Messages: sentences under lines, words for a screen reader, and the surface that the toolbar acts on. */
import type { LineNotice } from '../contract/line-notice.ts'
import type { Surface } from '../contract/surface.ts'
import type { EditorContext } from './context.ts'

export class Messages {
  readonly #context: EditorContext
  readonly #unwritten = new Set<unknown>()

  constructor(context: EditorContext) {
    this.#context = context
  }

  // A space that is not read out makes a repeated sentence differ from the one before.
  announce(text: string): void {
    this.#context.state.setState(({ announcement }) => ({
      announcement: announcement === text ? `${text}\u00A0` : text,
    }))
  }

  setSurface(block: string, surface: Surface | null): void {
    const { state } = this.#context
    if (surface) state.setState({ surface: { block, surface } })
    else if (state.getState().surface?.block === block) state.setState({ surface: null })
  }

  setNotice(block: string, notice: LineNotice | null): void {
    const { state } = this.#context
    const notices = new Map(state.getState().notices)
    if (notices.get(block)?.stays) return
    if (notice) notices.set(block, notice)
    else notices.delete(block)
    state.setState({ notices })
  }

  setUnwritten(holder: unknown, waiting: boolean): void {
    if (waiting) this.#unwritten.add(holder)
    else this.#unwritten.delete(holder)
    this.#context.actions.unwritten?.(this.#unwritten.size > 0)
  }

  /** Removes sentences with the lines that they are about; returns a function that stops it. */
  connect(): () => void {
    const { worksheet } = this.#context
    const stops = [
      // An offer is about the sheet as it was; a mere remark is about its line, and there to be read.
      worksheet.undo.subscribe(() =>
        this.#keepNotices((_, { actions, asks }) => asks === true || actions.length === 0),
      ),
      worksheet.subscribe(({ changed, removed }) =>
        this.#keepNotices(
          (block, { isObsolete }) =>
            !changed.includes(block) && !removed.includes(block) && isObsolete?.() !== true,
        ),
      ),
    ]
    return () => stops.forEach(stop => stop())
  }

  #keepNotices(wanted: (block: string, notice: LineNotice) => boolean): void {
    const { state } = this.#context
    const { notices } = state.getState()
    const remaining = new Map([...notices].filter(([block, notice]) => notice.stays ?? wanted(block, notice)))
    if (remaining.size < notices.size) state.setState({ notices: remaining })
  }
}
