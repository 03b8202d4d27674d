/** What is typed into a text while its editor is still being loaded. */
export class TypedAhead {
  #text = ''

  get text(): string {
    return this.#text
  }

  /** Takes a key; false for one that is not text. */
  press(key: string): boolean {
    if (key === 'Backspace') this.#text = this.#text.slice(0, -1)
    else if (key.length === 1) this.#text += key
    else return false
    return true
  }

  /** Hands the text over, once. */
  take(): string {
    const text = this.#text
    this.#text = ''
    return text
  }
}
