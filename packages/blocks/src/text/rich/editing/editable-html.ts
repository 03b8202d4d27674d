/** Stored or pasted HTML as the editor can hold it: alignment belongs to paragraphs and headings alone. */
import { readHtml } from '#read-html'
import { foreignHtml, OWN_PIECE } from '../foreign/foreign-html.ts'
import { sanitizeHtml } from '../sanitize.ts'

const ALIGNED = 'p, h1, h2, h3, h4, h5, h6'
const BLOCKS = `${ALIGNED}, div, center, ul, ol, li, table, tbody, tr, td, th, blockquote, hr`
/** Elements that may give their alignment to everything inside of them. */
const ALIGNING = 'center, div[style], td[style], th[style]'

/** Cleaned HTML in which the paragraphs themselves have the alignment of a `<center>` or `<div>` around them. */
export function editableHtml(html: string): string {
  const clean = sanitizeHtml(html)
  if (!/<center|<(?:div|td|th) style|<div>(?:<[^>]+>)*\s/.test(clean)) return clean
  // A template is inert: nothing in it is loaded or run.
  const template = document.createElement('template')
  template.innerHTML = clean
  // The innermost first: the nearest alignment counts.
  const holders = [...template.content.querySelectorAll<HTMLElement>(ALIGNING)].reverse()
  for (const holder of holders) align(holder)
  // Outside of a paragraph the editor would leave out the spaces before a word.
  for (const division of template.content.querySelectorAll<HTMLElement>('div')) wrapLooseText(division)
  return template.innerHTML
}

/** Pasted HTML as the editor can hold it: a piece of a text as it was, anything else as one sees it. */
export function pastedHtml(html: string): string {
  const depths = OWN_PIECE.exec(html)?.[1]
  if (depths === undefined) return editableHtml(foreignHtml(html, readHtml))
  return `<div data-pm-slice="${depths} []">${editableHtml(html)}</div>`
}

function align(holder: HTMLElement): void {
  const alignment = holder.localName === 'center' ? 'center' : holder.style.textAlign
  if (alignment === '') return
  wrapLooseText(holder)
  for (const block of holder.querySelectorAll<HTMLElement>(ALIGNED)) block.style.textAlign ||= alignment
}

/** Text that stands directly in the holder becomes paragraphs. */
function wrapLooseText(holder: HTMLElement): void {
  let paragraph: HTMLElement | null = null
  for (const node of [...holder.childNodes]) {
    if (node instanceof Element && node.matches(BLOCKS)) paragraph = null
    else if (paragraph) paragraph.append(node)
    else if (node instanceof Element || node.textContent?.trim()) {
      paragraph = document.createElement('p')
      node.replaceWith(paragraph)
      paragraph.append(node)
    }
  }
}
