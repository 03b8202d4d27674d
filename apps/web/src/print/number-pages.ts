/**
 * The pages of headings for tables of contents, and those on which worksheets begin. Browsers do not tell where pages end, but they divide columns
 * by the same rules: for a moment each sheet stands in columns of the size of its pages.
 */
export function numberPages(pages: Element): void {
  const places = [...pages.querySelectorAll<HTMLElement>('[data-page-of]')]
  const beginnings = [...pages.querySelectorAll<HTMLElement>('[data-page-of-sheet]')]
  if (places.length === 0 && beginnings.length === 0) return
  let before = 0
  const found = new Map<HTMLElement, number>()
  for (const sheet of pages.querySelectorAll<HTMLElement>('.print-sheet')) {
    for (const place of beginnings)
      if (place.dataset['pageOfSheet'] === sheet.id) found.set(place, before + 1)
    sheet.dataset['columns'] = ''
    const { left, width } = sheet.getBoundingClientRect()
    const pageOf = (element: Element): number =>
      Math.max(0, Math.floor((element.getBoundingClientRect().left - left + 1) / width))
    for (const place of places) {
      if (!sheet.contains(place)) continue
      const heading = headingOf(sheet, place)
      if (heading) found.set(place, before + pageOf(heading) + 1)
    }
    before += Math.max(1, Math.round(sheet.scrollWidth / width))
    delete sheet.dataset['columns']
  }
  for (const [place, page] of found) place.textContent = String(page)
}

/** The heading that an entry names: the n-th of its block. */
export function headingOf(sheet: Element, { dataset }: HTMLElement): Element | undefined {
  const block = sheet.querySelector(`[data-block="${CSS.escape(dataset['pageOf'] ?? '')}"]`)
  return block?.querySelectorAll('h1, h2, h3, h4, h5, h6')[Number(dataset['heading'])]
}
