/** Breaks the drawing of a formula at operators of its outermost level, and its lists at their commas. */

/** Signs that a line may begin with. */
const RELATION = /^(?::=|[=≠≈≡<>≤≥→⇒≔∈])$/
const OPERATOR = /^[+\-−±∓⋅·×∗*/÷∧∨∪∩]$/

/** Fraction of the line from which on lines are not aligned behind the relation any more. */
const FAR = 0.5

/** Pixels by which the lines are indented then. */
const INDENT = 32

/**
 * @param width pixels of the line
 * @param deep breaks within the outermost brackets as well, and long names and numbers
 */
export function breakBase(drawn: HTMLElement, width: number, deep = false): void {
  const base = drawn.querySelector<HTMLElement>('.ML__base')
  if (!base) return
  const children = [...base.children] as HTMLElement[]
  const start = base.getBoundingClientRect().left
  const hang = indentOf(children, start, width)
  const places = breaksOf(
    children.map(child => child.textContent ?? ''),
    deep ? 1 : 0,
  )
  for (const place of places) children[place]!.before(document.createElement('wbr'))
  for (const child of children) if (child.classList.contains('ML__left-right')) breakList(child)
  if (deep) breakWords(base)
  drawn.style.paddingLeft = `${hang}px`
  drawn.style.textIndent = `${-hang}px`
}

/** Signs of a name or a number that stay together. */
const WORD = 12

/** Parts that stay whole: fractions, roots, powers and growing brackets. */
const WHOLE = '.ML__vlist-t, .ML__mfrac, .ML__sqrt, .ML__left-right'

/** Names and numbers that are longer than a line break between their letters. */
function breakWords(base: HTMLElement): void {
  const texts = document.createTreeWalker(base, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  let run = 0
  for (const text of found) {
    if (!/^[\p{L}\p{N}.]+$/u.test(text.data) || text.parentElement?.closest(WHOLE)) {
      run = 0
      continue
    }
    let rest = text
    while (run + rest.length > WORD) {
      const behind = rest.splitText(WORD - run)
      behind.before(document.createElement('wbr'))
      rest = behind
      run = 0
    }
    run += rest.length
  }
}

/**
 * Indices of the texts before which a line may break: operators and relations outside of all brackets.
 *
 * @param deeper brackets in which it may break too
 */
export function breaksOf(texts: readonly string[], deeper = 0): number[] {
  let depth = 0
  let least = Number.POSITIVE_INFINITY
  const found: { index: number; depth: number }[] = []
  texts.forEach((text, index) => {
    const sign = text.trim()
    if (index > 0 && (OPERATOR.test(sign) || RELATION.test(sign))) {
      found.push({ index, depth })
      least = Math.min(least, depth)
    }
    // A bracket that is drawn as a whole with its content closes itself.
    if (/^[([{].*[)\]}]$/s.test(sign) && sign.length > 1) return
    for (const letter of sign) {
      if ('([{'.includes(letter)) depth += 1
      else if (')]}'.includes(letter)) depth -= 1
    }
  })
  return found.filter(each => each.depth <= least + deeper).map(each => each.index)
}

const isSpace = (element: HTMLElement): boolean => element.style.display === 'inline-block'

/** Pixels from the start of the formula to what follows its first relation. */
function indentOf(children: readonly HTMLElement[], start: number, width: number): number {
  const relation = children.findIndex(child => RELATION.test((child.textContent ?? '').trim()))
  const next = relation < 0 ? undefined : children.slice(relation + 1).find(child => child.textContent !== '')
  const offset = next ? next.getBoundingClientRect().left - start : INDENT
  return offset > width * FAR ? INDENT : Math.max(0, offset)
}

/** A list in one row: its brackets are no higher than its items, so that it goes on in the next line. */
function breakList(list: HTMLElement): void {
  const items = [...list.children] as HTMLElement[]
  const isRow = items.length > 6 && !list.querySelector('.ML__mtable')
  if (!isRow) return
  list.dataset['list'] = ''
  for (const item of items)
    if ((item.textContent ?? '').trim().endsWith(',')) {
      const next = item.nextElementSibling
      const behind = next instanceof HTMLElement && isSpace(next) ? next : item
      behind.after(document.createElement('wbr'))
    }
}
