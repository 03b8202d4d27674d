import type { HtmlReader } from './reader.ts'

/** Reads HTML from anywhere as the browser itself understands it. */
export function readHtml(html: string, reader: HtmlReader): void {
  // A template is inert: nothing in it is loaded or run.
  const template = document.createElement('template')
  template.innerHTML = html
  // A walker, because the properties of a form may be covered by fields with their names.
  const walker = document.createTreeWalker(template.content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  if (walker.firstChild()) readOn(walker, reader)
}

/** Reads the node where the walker is and those after it within the same parent. */
function readOn(walker: TreeWalker, reader: HtmlReader): void {
  do {
    const node = walker.currentNode
    if (node instanceof Text) reader.text(node.data)
    else if (node instanceof Element) {
      const tag = tagOf(node)
      reader.open(tag, attributesOf(node))
      if (walker.firstChild()) {
        readOn(walker, reader)
        walker.parentNode()
      }
      reader.close(tag)
    }
  } while (walker.nextSibling())
}

const tagOf = (element: Element): string =>
  element instanceof HTMLFormElement ? 'form' : element.localName.toLowerCase()

function attributesOf(element: Element): Record<string, string> {
  if (element instanceof HTMLFormElement) return {}
  return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
}
