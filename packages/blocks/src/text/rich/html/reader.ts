/** Receives the parts of a text of HTML in their order. Elements without content are closed as well. */
export interface HtmlReader {
  /** @param tag in small letters */
  open(tag: string, attributes: Readonly<Record<string, string>>): void
  close(tag: string): void
  /** Characters as they are read: `<`, not `&lt;`. */
  text(text: string): void
}
