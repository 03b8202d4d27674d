/** Lists of Word: it writes each item as a paragraph that looks like one, with its sign as text. */

export interface ListItem {
  /** 1 for the outermost list. */
  readonly level: number
  /** The sign before the words: `·`, `3.`, `(b)`, `1.2`; it may be read piece by piece. */
  sign: string
}

type Attributes = Readonly<Record<string, string>>

/** The item that a paragraph is by its style, its sign yet to come; null for anything else. */
export function itemOf(tag: string, style: string): ListItem | null {
  const level = tag === 'p' ? /mso-list:\s*\S+\s+level(\d)/i.exec(style)?.[1] : undefined
  return level === undefined ? null : { level: Number(level), sign: '' }
}

/** The same for Word in a browser, where each item is a list of its own that says how deep it is. */
export function onlineItem(tag: string, attributes: Attributes, list: string | undefined): ListItem | null {
  const level = tag === 'li' ? /^[1-9]$/.exec(attributes['data-aria-level'] ?? '')?.[0] : undefined
  if (level === undefined) return null
  const number = Number(attributes['data-aria-posinset']) || 1
  return { level: Number(level), sign: list === 'ol' ? `${number}.` : '·' }
}

/** The element holds the sign of an item. */
export const isSign = (style: string): boolean => /mso-list:\s*ignore/i.test(style)

/** Writes the tags that make lists of items one after the other. */
export class ListTags {
  readonly #open: string[] = []

  /** Tags before the words of an item. */
  item({ level, sign }: ListItem): string {
    const start = /(\d+|[a-z]+(?=[.)]))[.)]*\s*$/i.exec(sign)?.[1]
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

  /** Tags that end all lists. */
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
  // Where a list of letters goes on; the numbers of Romans begin anew.
  const place = /^[a-z]$/i.test(start) && /[aA]/.test(type) ? start.toLowerCase().charCodeAt(0) - 96 : 1
  return place > 1 ? `<ol start="${place}" type="${type}">` : `<ol type="${type}">`
}
