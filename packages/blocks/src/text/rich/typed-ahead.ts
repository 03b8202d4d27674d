import { WaitingFocus } from '@calcwright/editor'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A key as it was pressed: what an event of it is made from again. */
export type Stroke = Readonly<
  Pick<KeyboardEvent, 'key' | 'code' | 'keyCode' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>
>

/** What a paste brought. The browser's own object is empty after its event. */
export interface Pasted {
  readonly html: string
  readonly plain: string
}

export type Typed = Stroke | Pasted

/** Keys that a text understands together with Ctrl or Meta; the others are the page's or the browser's. */
const COMMANDS = /^(?:[abiulerj,.\\%5]|Backspace|Delete|Enter|Home|End|Arrow\w+)$/i
const PLAIN = /^(?:.|Backspace|Delete|Enter|Tab|Escape|Home|End|Arrow\w+)$/u

/** What is typed and pasted into a text while its editor is still being loaded. */
export class TypedAhead {
  #typed: Typed[] = []
  readonly focus = new WaitingFocus()
  readonly #onChange: (waiting: boolean) => void

  /** @param onChange told whether words are kept, at each change */
  constructor(onChange: (waiting: boolean) => void = () => {}) {
    this.#onChange = onChange
  }

  /** What to show of it until the editor has come: words, without what the other keys will do to them. */
  get text(): string {
    return this.#typed.reduce((text, typed) => {
      if ('plain' in typed) return text + typed.plain
      if (typed.ctrlKey || typed.metaKey) return text
      if (typed.key === 'Backspace') return text.slice(0, -1)
      return typed.key === 'Enter' ? `${text}\n` : typed.key.length === 1 ? text + typed.key : text
    }, '')
  }

  /** Nothing but letters: they can be written down without the editor. */
  get isText(): boolean {
    return this.#typed.every(
      typed => 'key' in typed && typed.key.length === 1 && !typed.ctrlKey && !typed.metaKey,
    )
  }

  /** Takes a key; false for one that is none of a text. */
  press({ key, code, keyCode, shiftKey, ctrlKey, metaKey, altKey }: Stroke): boolean {
    const command = ctrlKey || metaKey
    if (altKey && !ctrlKey) return false
    if (!(command && !altKey ? COMMANDS : PLAIN).test(key)) return false
    // AltGr comes as Ctrl and Alt, and types a character.
    const stroke = altKey ? { ctrlKey: false, altKey: false } : { ctrlKey, altKey }
    this.#keep({ key, code, keyCode, shiftKey, metaKey, ...stroke })
    return true
  }

  paste(data: Pick<DataTransfer, 'getData'>): void {
    this.#keep({ html: data.getData('text/html'), plain: data.getData('text/plain') })
  }

  /** Hands over what was typed, once. */
  take(): readonly Typed[] {
    const typed = this.#typed
    const waiting = this.text !== ''
    this.#typed = []
    if (waiting) this.#onChange(false)
    return typed
  }

  /** Hands over its words, once, when nobody waits for the editor any more: paragraphs as HTML, '' for nothing. */
  takeText(): string {
    const { text } = this
    const paragraphs = text === '' ? [] : text.split('\n')
    this.take()
    return paragraphs.map(text => `<p>${text.replace(/[&<>]/g, sign => ESCAPES[sign]!)}</p>`).join('')
  }

  #keep(typed: Typed): void {
    this.#typed.push(typed)
    this.#onChange(this.text !== '')
  }
}
