import { WaitingFocus } from '@calcwright/editor'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What is typed into a text while its editor is still being loaded. */
export class TypedAhead {
  #text = ''
  readonly focus = new WaitingFocus()
  readonly #onChange: (waiting: boolean) => void

  /** @param onChange told whether something is kept, at each change */
  constructor(onChange: (waiting: boolean) => void = () => {}) {
    this.#onChange = onChange
  }

  get text(): string {
    return this.#text
  }

  /** Takes a key; false for one that is not text. */
  press(key: string): boolean {
    if (key === 'Backspace') this.#text = this.#text.slice(0, -1)
    else if (key.length === 1) this.#text += key
    else if (key === 'Enter') this.#text += '\n'
    else return false
    this.#onChange(this.#text !== '')
    return true
  }

  /** Hands the text over, once: its paragraphs as HTML, '' for nothing. */
  take(): string {
    if (this.#text === '') return ''
    const paragraphs = this.#text.split('\n')
    this.#text = ''
    this.#onChange(false)
    return paragraphs.map(text => `<p>${text.replace(/[&<>]/g, sign => ESCAPES[sign]!)}</p>`).join('')
  }
}
