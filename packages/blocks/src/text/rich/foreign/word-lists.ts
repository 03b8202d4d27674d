/** Lists of Word: it writes each item as a paragraph that looks like one, with its sign as text. */

export interface ListItem {
  /** 1 for the outermost list. */
  readonly level: number
  /** The sign before the words: `·`, `3.`, `b)`. */
  readonly sign: string
}

/** The level of an item, read from the style of its paragraph; null for any other paragraph. */
export function itemLevel(style: string): number | null {
  const found = /mso-list:\s*\S+\s+level(\d)/i.exec(style)
  return found ? Number(found[1]) : null
}

/** The element holds the sign of an item. */
export const isSign = (style: string): boolean => /mso-list:\s*ignore/i.test(style)

/** Writes the tags that make lists of items one after the other. */
export class ListTags {
  readonly #open: string[] = []

  /** What comes before the words of an item. */
  item({ level, sign }: ListItem): string {
    const start = /^\s*(\d+|[a-z]+)[.)]/i.exec(sign)?.[1]
    const tag = start === undefined ? 'ul' : 'ol'
    let tags = ''
    while (this.#open.length > level) tags += this.#end()
    if (this.#open.length === level) tags += this.#open.at(-1) === tag ? '</li>' : this.#end()
    while (this.#open.length < level) {
      const innermost = this.#open.push(tag) === level
      tags += innermost ? `${listTag(tag, start)}` : `<${tag}><li>`
    }
    return `${tags}<li>`
  }

  /** What ends all lists. */
  end(): string {
    let tags = ''
    while (this.#open.length) tags += this.#end()
    return tags
  }

  #end(): string {
    return `</li></${this.#open.pop()}>`
  }
}

/** A list counts in the way of its first sign. */
function listTag(tag: string, start: string | undefined): string {
  if (start === undefined) return `<${tag}>`
  const number = Number(start)
  if (number > 1) return `<ol start="${number}">`
  if (number === 1) return '<ol>'
  const type = /^[ivx]+$/.test(start) ? 'i' : /^[IVX]+$/.test(start) ? 'I' : /[a-z]/.test(start) ? 'a' : 'A'
  return `<ol type="${type}">`
}
