/** Buffer for keys and pasted texts of a line whose field is still being loaded. */
import { PendingFocus } from '../parts/pending-focus.ts'

export interface KeyPressed {
  readonly key: string
  readonly code: string
  readonly shift: boolean
  /** Pressed with Ctrl or Command. */
  readonly command?: boolean
}

/** Texts of a paste by type. The browser's own object is empty after its event. */
export interface Pasted {
  readonly pasted: ReadonlyMap<string, string>
}

export type BufferedInput = KeyPressed | Pasted

/** Whether a key stands for a character, which may take two places in a text, and not for a command. */
export const isCharacter = (key: string): boolean => [...key].length === 1

export class KeyBuffer {
  #typed: BufferedInput[] = []
  readonly focus = new PendingFocus()
  readonly #onChange: (waiting: boolean) => void

  /** @param onChange receives whether the buffer holds anything, at each change */
  constructor(onChange: (waiting: boolean) => void = () => {}) {
    this.#onChange = onChange
  }

  /** Text to show for the buffer until the field has come. */
  get text(): string {
    return this.#typed.reduce((text, typed) => {
      if ('pasted' in typed) return text + (typed.pasted.get('text/plain') ?? '')
      if (typed.key === 'Backspace') return text.slice(0, -1)
      return isCharacter(typed.key) ? text + typed.key : text
    }, '')
  }

  get none(): boolean {
    return this.#typed.length === 0
  }

  /**
   * Buffers a key; false for a shortcut or a dead key, which are not buffered.
   * @param ofBlock buffers Ctrl-Enter as well, which a block answers in the order of the keys
   */
  press(
    event: {
      readonly key: string
      readonly code: string
      readonly shiftKey: boolean
      readonly ctrlKey: boolean
      readonly metaKey: boolean
      readonly altKey: boolean
    },
    ofBlock = false,
  ): boolean {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event
    const command = ctrlKey || metaKey
    if (command && ofBlock && key === 'Enter') {
      this.#keep({ key, code, shift: shiftKey, command })
      return true
    }
    if (command || altKey || /^(?:Dead|Process|Unidentified|F\d+)$/.test(key)) return false
    if (/^(?:Shift|Control|Alt|Meta|CapsLock)$/.test(key)) return false
    this.#keep({ key, code, shift: shiftKey })
    return true
  }

  paste(data: Pick<DataTransfer, 'types' | 'getData'>): void {
    this.#keep({ pasted: new Map(data.types.map(type => [type, data.getData(type)])) })
  }

  #keep(typed: BufferedInput): void {
    this.#typed.push(typed)
    this.#onChange(true)
  }

  /** Empties the buffer, once. */
  take(): readonly BufferedInput[] {
    const typed = this.#typed
    this.#typed = []
    if (typed.length > 0) this.#onChange(false)
    return typed
  }
}
