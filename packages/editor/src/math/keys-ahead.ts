/** What is typed and pasted into a line while its field is still being loaded. */
import { WaitingFocus } from '../parts/waiting-focus.ts'

export interface KeyPressed {
  readonly key: string
  readonly code: string
  readonly shift: boolean
}

/** What a paste brought: its texts by type. The browser's own object is empty after its event. */
export interface Pasted {
  readonly pasted: ReadonlyMap<string, string>
}

export type TypedAhead = KeyPressed | Pasted

export class KeysAhead {
  #typed: TypedAhead[] = []
  readonly focus = new WaitingFocus()
  readonly #onChange: (waiting: boolean) => void

  /** @param onChange told whether something is kept, at each change */
  constructor(onChange: (waiting: boolean) => void = () => {}) {
    this.#onChange = onChange
  }

  /** What to show of them until the field has come. */
  get text(): string {
    return this.#typed.reduce((text, typed) => {
      if ('pasted' in typed) return text + (typed.pasted.get('text/plain') ?? '')
      if (typed.key === 'Backspace') return text.slice(0, -1)
      return typed.key.length === 1 ? text + typed.key : text
    }, '')
  }

  get none(): boolean {
    return this.#typed.length === 0
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
    this.#keep({ key, code, shift: shiftKey })
    return true
  }

  paste(data: Pick<DataTransfer, 'types' | 'getData'>): void {
    this.#keep({ pasted: new Map(data.types.map(type => [type, data.getData(type)])) })
  }

  #keep(typed: TypedAhead): void {
    this.#typed.push(typed)
    this.#onChange(true)
  }

  /** Hands over what was typed, once. */
  take(): readonly TypedAhead[] {
    const typed = this.#typed
    this.#typed = []
    if (typed.length > 0) this.#onChange(false)
    return typed
  }
}
