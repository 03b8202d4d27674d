/**
 * HTML as word processors and web pages write it, rewritten with the tags and styles that a text has. It is
 * not cleaned: `sanitizeHtml` does that afterwards.
 */
import type { readHtml } from '#read-html'
import { readElement } from './elements.ts'
import type { Element } from './elements.ts'
import { SpaceCollapser } from './spaces.ts'
import { inSigns } from './symbols.ts'
import { ListTags } from './word-lists.ts'
import type { ListItem } from './word-lists.ts'

/** A piece copied from a text, which says how deep it was cut: every space in it counts. */
export const OWN_PIECE = /\bdata-pm-slice="(\d+ \d+) \[/

/** The same text for `sanitizeHtml`: white space as it is seen, lists of Word as lists, old attributes as styles; '' when nothing is seen of it. */
export function foreignHtml(html: string, read: typeof readHtml): string {
  if (OWN_PIECE.test(html)) return html
  const spaces = new SpaceCollapser()
  const lists = new ListTags()
  const open: Element[] = []
  /** An item whose words have not come yet: its sign says which list it belongs to. */
  let item: ListItem | null = null
  const beginItem = (): void => {
    if (item) spaces.block(lists.item(item))
    item = null
  }
  const write = (element: Element, tag: string): void => {
    if (tag.startsWith('<br')) spaces.break(tag)
    else if (element.block) spaces.block(tag)
    else spaces.inline(tag)
  }
  read(html, {
    open(tag, attributes) {
      const element = readElement(tag, attributes, open.at(-1), item)
      open.push(element)
      if (element.hidden || element.sign || (element.start === '' && !element.block)) return
      beginItem()
      if (element.block && element.start !== '' && tag !== 'br') spaces.block(lists.end())
      if (element.item) item = element.item
      else write(element, element.start)
      spaces.exact('\t'.repeat(element.tabs))
    },
    close() {
      const element = open.pop()!
      if (element.hidden || element.sign) return
      if (element.block) beginItem()
      if (element.block && element.end !== '') spaces.block(lists.end())
      write(element, element.end)
    },
    text(text) {
      const around = open.at(-1)
      if (around?.hidden || around?.tabs) return
      if (around?.sign) {
        if (item) item.sign += text
        return
      }
      if (text.trim() !== '') beginItem()
      const seen = around?.signs ? inSigns(text, around.signs) : text
      if (!around?.exact) spaces.words(around?.number ? seen.replaceAll('\u00a0', ' ') : seen)
      else
        for (const [index, line] of seen.split(/\r?\n/).entries()) {
          if (index > 0) spaces.break('<br>')
          spaces.exact(line)
        }
    },
  })
  beginItem()
  const seen = spaces.text.replace(/<(?!img\b)[^>]*>/g, '').trim()
  return seen === '' ? '' : spaces.text.trimEnd() + lists.end()
}
