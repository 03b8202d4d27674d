/** The headings of a text, and the ids by which references name them. */
import type { BlockHeading } from '@calcwright/document'
import { readHtml } from '#read-html'
import { BREAKING } from './plain.ts'

interface Text {
  readonly html: string
}

const known = new WeakMap<Text, readonly BlockHeading[]>()

/** All headings in order, empty ones as well. The same list as long as the fields are the same object. */
export function headingsIn(props: Text): readonly BlockHeading[] {
  const before = known.get(props)
  if (before) return before
  const found = /<h[1-6]/.test(props.html) ? read(props.html) : []
  known.set(props, found)
  return found
}

function read(html: string): BlockHeading[] {
  const found: BlockHeading[] = []
  let open: { readonly tag: string; readonly id: string; text: string } | null = null
  readHtml(html, {
    open(tag, attributes) {
      if (/^h[1-6]$/.test(tag)) open = { tag, id: attributes['data-id'] ?? '', text: '' }
      // A reference in it shows something else at each place.
      else if (open && (BREAKING.has(tag) || 'data-line' in attributes || 'data-variable' in attributes))
        open.text += ' '
    },
    close(tag) {
      if (tag !== open?.tag) return
      const { id, text } = open
      found.push({ level: Number(tag[1]), text: text.replaceAll(/\s+/g, ' '), id })
      open = null
    },
    text(text) {
      if (open) open.text += text
    },
  })
  return found
}

const START = /<h[1-6](?: [^>]*)?>/g

/** The text with this id at its heading of that index. */
export function withHeadingId(html: string, index: number, id: string): string {
  let at = -1
  return html.replace(START, tag => {
    at += 1
    if (at !== index || tag.includes(' data-id=')) return tag
    return `${tag.slice(0, -1)} data-id="${id}">`
  })
}
