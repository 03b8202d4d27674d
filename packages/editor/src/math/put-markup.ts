/**
 * While a slider moves, or with a key, results often change in their digits only: then only these texts are
 * written. The browser need not read markup, make elements and compute their styles anew.
 */

const TAG = /<[^>]*>/g

/** Puts `markup` into an element that shows the markup `shown`. */
export function putMarkup(element: Element, shown: string, markup: string): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  if (!writeTexts(nodes, shown, markup)) element.innerHTML = markup
}

/**
 * @param nodes the texts of the element, in order
 * @returns false where the element has to be made anew; nothing is written then
 */
export function writeTexts(nodes: readonly { data: string }[], shown: string, markup: string): boolean {
  const [before, after] = [cut(shown), cut(markup)]
  const isSame =
    before.tags === after.tags &&
    // Signs written by their names are not in the page as they are in the markup.
    !markup.includes('&') &&
    before.texts.every((text, index) => (text === '') === (after.texts[index] === ''))
  if (!isSame) return false
  const [old, texts] = [before.texts.filter(Boolean), after.texts.filter(Boolean)]
  // Somebody else may have changed it.
  if (old.length !== nodes.length || old.some((text, index) => nodes[index]!.data !== text)) return false
  for (const [index, node] of nodes.entries()) if (node.data !== texts[index]) node.data = texts[index]!
  return true
}

function cut(markup: string): { readonly tags: string; readonly texts: readonly string[] } {
  return { tags: markup.match(TAG)?.join('') ?? '', texts: markup.split(TAG) }
}
