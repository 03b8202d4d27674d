/** Keys pressed in a line while its field is still being loaded. */

export interface KeyPressed {
  readonly key: string
  readonly code: string
  readonly shift: boolean
}

export class KeysAhead {
  #keys: KeyPressed[] = []
  #left = false
  /** The person has gone elsewhere meanwhile: the field that comes does not take the focus. */
  get left(): boolean {
    return this.#left
  }

  entered(): void {
    this.#left = false
  }

  /** @param to what has the focus now; none when another window has it */
  leftFor(to: EventTarget | null): void {
    this.#left = to !== null
  }

  /** What to show of them until the field has come. */
  get text(): string {
    return this.#keys.reduce((text, { key }) => {
      if (key === 'Backspace') return text.slice(0, -1)
      return key.length === 1 ? text + key : text
    }, '')
  }

  /** Takes a key; false for a shortcut or a dead key, which nothing is kept of. */
  press(event: {
    readonly key: string
    readonly code: string
    readonly shiftKey: boolean
    readonly ctrlKey: boolean
    readonly metaKey: boolean
    readonly altKey: boolean
  }): boolean {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || /^(?:Dead|Process|Unidentified|F\d+)$/.test(key)) return false
    if (/^(?:Shift|Control|Alt|Meta|CapsLock)$/.test(key)) return false
    this.#keys.push({ key, code, shift: shiftKey })
    return true
  }

  /** Hands the keys over, once. */
  take(): readonly KeyPressed[] {
    const keys = this.#keys
    this.#keys = []
    return keys
  }
}
