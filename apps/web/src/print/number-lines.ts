/** Numbers of headings and of formulas, as the page setup asks for them. */

/** `1`, `1.1`, `1.2`: a heading of the highest level that the worksheet has begins with one number. */
export function numberHeadings(sheet: Element): void {
  const headings = [...sheet.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].filter(
    ({ textContent }) => textContent.trim() !== '',
  )
  const levels = headings.map(({ localName }) => Number(localName[1]))
  const numbers = headingNumbers(levels)
  for (const [index, heading] of headings.entries()) {
    heading.prepend(document.createTextNode(`${numbers[index]}\u2002`))
    entryOf(sheet, heading)?.prepend(document.createTextNode(`${numbers[index]}\u2002`))
  }
}

/** @param levels 1 to 6, in reading order */
export function headingNumbers(levels: readonly number[]): string[] {
  const highest = Math.min(...levels)
  const counts: number[] = []
  return levels.map(level => {
    const depth = level - highest
    counts.length = Math.min(counts.length, depth + 1)
    // A level that was passed over counts as one.
    while (counts.length < depth) counts.push(1)
    counts[depth] = (counts[depth] ?? 0) + 1
    return counts.join('.')
  })
}

/** The entry of a heading in a table of contents. */
function entryOf(sheet: Element, heading: Element): Element | null {
  const block = heading.closest<HTMLElement>('[data-block]')
  if (!block) return null
  const index = [...block.querySelectorAll('h1, h2, h3, h4, h5, h6')].indexOf(heading)
  const place = sheet.querySelector(
    `[data-page-of="${CSS.escape(block.dataset['block'] ?? '')}"][data-heading="${index}"]`,
  )
  return place?.parentElement?.firstElementChild ?? null
}

/** A number in the right margin of each line that is a formula. */
export function numberFormulas(sheet: Element): void {
  let count = 0
  for (const line of sheet.querySelectorAll('[data-block]')) {
    if (!line.querySelector('[data-formula] [data-latex]') || line.querySelector('[data-field]')) continue
    count += 1
    const number = document.createElement('span')
    number.className = 'print-number'
    number.textContent = `(${count})`
    line.append(number)
  }
}
