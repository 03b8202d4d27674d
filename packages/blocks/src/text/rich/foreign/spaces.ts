/** White space of a source, which a reader does not see: ours is shown as it stands. */
export class Spaces {
  #text = ''
  /** What comes next stands at the beginning of a line or after a space, where spaces are not seen. */
  #fresh = true

  get text(): string {
    return this.#text
  }

  /** Words as they are seen in a source where any white space is one space. */
  words(words: string): void {
    const seen = words.replace(/[ \t\n\r\f]+/g, ' ')
    this.exact(this.#fresh ? seen.replace(/^ /, '') : seen)
    if (this.#text.endsWith(' ')) this.#fresh = true
  }

  /** Characters that count as they are. */
  exact(text: string): void {
    if (text === '') return
    this.#text += escapeText(text)
    this.#fresh = false
  }

  /** A tag within a line. */
  inline(tag: string): void {
    this.#text += tag
  }

  /** A tag that begins or ends a line. */
  block(tag: string): void {
    this.#text = this.#text.replace(/ $/, '') + tag
    this.#fresh = true
  }
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
