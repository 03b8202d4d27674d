import { isCharacter, PendingFocus } from '@calcwright/editor'
import type { KeyStroke } from '@calcwright/editor'
import { paragraph } from './plain.ts'

/** The content of a paste. The browser's own object is empty after its event. */
export interface Pasted {
  readonly html: string
  readonly plain: string
}

export type BufferedInput = KeyStroke | Pasted

const KEYS = /^(?:.|Backspace|Delete|Enter|Tab|Escape|Home|End|Arrow\w+)$/u
/** With Ctrl or Meta these are the page's or the browser's. */
const FOREIGN = /^[^abiulerj,.\\%5]$/i

/** Pressed with Ctrl or Meta. AltGr, which comes as Ctrl and Alt, types a character. */
export const isCommand = ({ ctrlKey, metaKey, altKey }: KeyStroke): boolean => (ctrlKey || metaKey) && !altKey

/** Buffers keys and pastes into a text while its editor is still being loaded. */
export class BufferedKeys {
  #typed: BufferedInput[] = []
  readonly focus = new PendingFocus()
  readonly #onChange: (waiting: boolean) => void

  /** @param onChange called with whether words are buffered, at each change */
  constructor(onChange: (waiting: boolean) => void = () => {}) {
    this.#onChange = onChange
  }

  /** The words to show until the editor has come, without the effect of the other keys. */
  get text(): string {
    return this.#typed.reduce((text, typed) => {
      if ('plain' in typed) return text + typed.plain
      const { key } = typed
      if (isCommand(typed)) return text
      if (key === 'Backspace') return text.slice(0, -1)
      return text + (key === 'Enter' ? '\n' : isCharacter(key) ? key : '')
    }, '')
  }

  /** Takes a key; false for one that is none of a text. */
  press(stroke: KeyStroke): boolean {
    const { key, ctrlKey, altKey } = stroke
    const taken = KEYS.test(key) && (ctrlKey || !altKey) && !(isCommand(stroke) && FOREIGN.test(key))
    if (taken) this.#keep(stroke)
    return taken
  }

  paste(data: Pick<DataTransfer, 'getData'>): void {
    this.#keep({ html: data.getData('text/html'), plain: data.getData('text/plain') })
  }

  /** Hands over what was typed, once. */
  take(): readonly BufferedInput[] {
    const typed = this.#typed
    const waiting = this.text !== ''
    this.#typed = []
    if (waiting) this.#onChange(false)
    return typed
  }

  /** Hands over its words, once, when nobody waits for the editor any more: paragraphs as HTML, '' for nothing. */
  takeText(): string {
    const { text } = this
    this.take()
    return text && text.split('\n').map(paragraph).join('')
  }

  #keep(typed: BufferedInput): void {
    this.#typed.push(typed)
    this.#onChange(this.text !== '')
  }
}
