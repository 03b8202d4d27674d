/** Where a place of a text stands on the page, by its letters as they are drawn. */
import { markSpan, adjacentToken } from '../math/latex.ts'
import { markupOf } from '../math/markup.ts'

/** In the window. A caret is as high as the letter beside it. */
export interface CaretBox {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/**
 * A place of a formula: an invisible copy of its drawing is laid over it, with the token beside the place
 * marked.
 * @param formula the element that holds the formula, edited or not
 */
export function placeInFormula(formula: Element, latex: string, at: number): CaretBox | null {
  const beside = adjacentToken(latex, at)
  const ghost = document.createElement('span')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.style.cssText = GHOST
  ghost.innerHTML = markupOf(
    beside
      ? markSpan(latex, beside, MARK)
      : `${latex.slice(0, at)}\\class{${MARK}}{\\phantom{x}}${latex.slice(at)}`,
  )
  formula.append(ghost)
  const box = ghost.querySelector(`.${MARK}`)?.getBoundingClientRect()
  ghost.remove()
  if (!box) return null
  return { x: beside?.side === 'right' ? box.right : box.left, top: box.top, bottom: box.bottom }
}

const MARK = 'beside-caret'

/** Where the formula itself stands, see `.formula`. */
const GHOST = 'position:absolute;top:2px;left:2px;display:inline-block;white-space:nowrap;visibility:hidden'

const PARTS = 'p, h1, h2, h3, h4, h5, h6, li, td, th, blockquote, pre'

/** A character that is never typed: it marks the place while the HTML is read. */
const SIGN = '\uE000'

/**
 * A place of a text.
 * @param prose the element that holds the text, edited or not
 */
export function placeInProse(prose: Element, html: string, at: number): CaretBox | null {
  const template = document.createElement('template')
  template.innerHTML = `${html.slice(0, at)}${SIGN}${html.slice(at)}`
  const marked = lettersOf(template.content).find(({ text }) => text.data.includes(SIGN))?.text
  if (!marked) return null
  const part = marked.parentElement?.closest(PARTS) ?? null
  const same = part
    ? prose.querySelectorAll(PARTS)[[...template.content.querySelectorAll(PARTS)].indexOf(part)]
    : prose
  if (!same) return null
  let before = 0
  for (const { text, part: around } of lettersOf(part ?? template.content)) {
    if (around !== part) continue
    if (text === marked) return boxAt(same, part ? same : null, before + text.data.indexOf(SIGN))
    before += text.data.length
  }
  return null
}

/** Texts with the paragraph that each stands in; what a reference shows is not part of them. */
function lettersOf(root: ParentNode & Node): { readonly text: Text; readonly part: Element | null }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found = []
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement
    if (parent?.closest('[data-variable], [data-line], [data-target], [data-number]')) continue
    found.push({ text: node, part: parent?.closest(PARTS) ?? null })
  }
  return found
}

/** Beside the letter that so many stand before. */
function boxAt(root: Element, part: Element | null, letters: number): CaretBox {
  let left = letters
  for (const { text, part: around } of lettersOf(root)) {
    if (part && around !== part) continue
    if (left > text.length || text.length === 0) {
      left -= text.length
      continue
    }
    const range = document.createRange()
    range.setStart(text, Math.max(0, left - 1))
    range.setEnd(text, Math.max(1, left))
    const box = [...range.getClientRects()].at(left === 0 ? 0 : -1)
    if (box) return { x: left === 0 ? box.left : box.right, top: box.top, bottom: box.bottom }
  }
  const { left: x, top } = root.getBoundingClientRect()
  return { x, top, bottom: top + 20 }
}
