/** The open question about the text. */
export type DialogKind = 'link' | 'line' | 'reference' | 'variable'

export class DialogState {
  #kind: DialogKind | null = null
  readonly #listeners = new Set<() => void>()

  get = (): DialogKind | null => this.#kind

  readonly open = (kind: DialogKind): void => this.#set(kind)
  readonly close = (): void => this.#set(null)

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(kind: DialogKind | null): void {
    this.#kind = kind
    for (const listener of this.#listeners) listener()
  }
}
