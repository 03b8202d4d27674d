/** White space of a source, which a reader does not see: ours is shown as it stands. */
export class SpaceCollapser {
  #text = ''
  /** The next piece stands at the beginning of a line or after a space, where spaces are not shown. */
  #fresh = true
  /** Where breaks stand that nothing seen has followed yet. */
  #breaks: { readonly start: number; readonly end: number }[] = []
  /** Neither words nor a paragraph have begun since the last block. */
  #between = true

  /** All of it; a break at its very end only ended what was copied. */
  get text(): string {
    const { start, end } = this.#breaks.at(-1) ?? { start: this.#text.length, end: this.#text.length }
    return this.#text.slice(0, start) + this.#text.slice(end)
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
    this.#seen()
    this.#fresh = false
  }

  /** A tag within a line. */
  inline(tag: string): void {
    this.#text += tag
    if (tag.startsWith('<img')) this.#seen()
  }

  /** A `<br>`. */
  break(tag: string): void {
    this.#trim()
    const start = this.#text.length
    this.#text += tag
    this.#breaks.push({ start, end: this.#text.length })
  }

  /** A tag that begins or ends a line, '' for one that is left out. */
  block(tag: string): void {
    this.#trim()
    if (tag === '') return
    this.#endLine()
    this.#text += tag
    this.#between = !/^<(?:p|h[1-6])\b/.test(tag)
  }

  #trim(): void {
    this.#text = this.#text.replace(/ $/, '')
    this.#fresh = true
  }

  #seen(): void {
    this.#breaks = []
    this.#between = false
  }

  /** The break that ends a line is not seen, as in every browser; one between paragraphs is an empty line. */
  #endLine(): void {
    const ended = this.#between ? this.#breaks : this.#breaks.slice(-1)
    for (const { start, end } of ended.toReversed())
      this.#text = this.#text.slice(0, start) + (this.#between ? '<p></p>' : '') + this.#text.slice(end)
    this.#breaks = []
  }
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
