/**
 * Links within the pages, which a PDF has too: entries of contents lead to their headings, references and checks of a
 * summary to their lines. What leads there on the screen is a button or text, so that each gets a link over it.
 */
import { headingOf } from './number-pages.ts'

export function linkPlaces(pages: Element): void {
  let count = 0
  const lead = (from: HTMLElement | null, to: Element | null | undefined): void => {
    if (!from || !to) return
    if (to.id === '') to.id = `place-${(count += 1)}`
    const link = document.createElement('a')
    link.href = `#${to.id}`
    link.className = 'print-link'
    link.ariaLabel = from.textContent
    from.dataset['linked'] = ''
    from.append(link)
  }
  for (const sheet of pages.querySelectorAll('.print-sheet')) {
    const within = (places: string) => sheet.querySelectorAll<HTMLElement>(places)
    const lineOf = (id: string | undefined) => sheet.querySelector(`[data-block="${CSS.escape(id ?? '')}"]`)
    for (const entry of within('[data-page-of]')) lead(entry.parentElement, headingOf(sheet, entry))
    for (const reference of within('span:is([data-line], [data-target]):not([data-missing])'))
      lead(reference, lineOf(reference.dataset['line'] ?? reference.dataset['target']))
    for (const check of within('[data-check-of]')) lead(check, lineOf(check.dataset['checkOf']))
  }
}
