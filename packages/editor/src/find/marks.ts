/** Marks matches where they are drawn, without touching what is drawn. */
import { type FindQuery, lengthOf, occurrencesIn } from '../contract/find-query.ts'
import type { Match } from './matches.ts'

const ALL = 'found'
const CURRENT = 'found-here'

/** Keeps the matches marked, also when their lines are drawn anew; returns the end of it. */
export function keepMatchesMarked(
  matches: readonly Match[],
  current: Match | undefined,
  query: FindQuery,
): () => void {
  const sheet = document.querySelector('[data-sheet]')
  if (!sheet || !('highlights' in CSS)) return () => {}
  let frame = 0
  const mark = (): void => {
    const ranges = new Map(
      [...new Set(matches.map(({ block }) => block))].map(block => [block, rangesIn(block, query)]),
    )
    const rangeOf = ({ block, index, place }: Match): readonly Range[] => {
      const of = ranges.get(block)
      if (typeof place === 'object' && 'field' in place) return fieldRange(block, place.field)
      return of
        ? place === 'whole' || place === 'clause'
          ? of.whole
          : of.places.slice(index, index + 1)
        : []
    }
    CSS.highlights.set(ALL, new Highlight(...matches.flatMap(rangeOf)))
    CSS.highlights.set(
      CURRENT,
      Object.assign(new Highlight(...(current ? rangeOf(current) : [])), { priority: 1 }),
    )
  }
  const soon = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mark)
  }
  const watcher = new MutationObserver(soon)
  watcher.observe(sheet, { childList: true, subtree: true, characterData: true })
  mark()
  return () => {
    watcher.disconnect()
    cancelAnimationFrame(frame)
    CSS.highlights.delete(ALL)
    CSS.highlights.delete(CURRENT)
  }
}

export const elementOf = (block: string): Element | null =>
  document.querySelector(`[data-sheet] [data-block="${CSS.escape(block)}"]`)

/** All of a field; none where it stands in a dialog. */
function fieldRange(block: string, field: string): readonly Range[] {
  const content = elementOf(block)?.querySelector(`[data-field="${CSS.escape(field)}"] :is(${CONTENT})`)
  return content ? [rangeOver(content)] : []
}

function rangeOver(content: Element): Range {
  const range = document.createRange()
  range.selectNodeContents(content)
  return range
}

const CONTENT = '[role=textbox], [role=math]'

interface Ranges {
  readonly whole: readonly Range[]
  /** Ranges of the matches in the text of the line. */
  readonly places: readonly Range[]
}

/** Ranges in the line itself, without its result and its messages. */
function rangesIn(block: string, query: FindQuery): Ranges {
  const content = elementOf(block)?.querySelector(CONTENT)
  if (!content) return { whole: [], places: [] }
  return {
    whole: [rangeOver(content)],
    places: passagesIn(content).flatMap(passage => rangesOf(passage, query)),
  }
}

/** A character and the place of it in the page. */
interface Sign {
  readonly sign: string
  readonly node: Text
  readonly offset: number
}

const BREAKING = 'p, h1, h2, h3, h4, h5, h6, li, td, th, blockquote, div'

/** The characters of each line of the text; references show another text than the one that is searched. */
function passagesIn(content: Element): readonly (readonly Sign[])[] {
  const passages: Sign[][] = []
  let around: Element | null | undefined
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (node instanceof Element) {
      if (node.matches('br, img, hr, [data-line], [data-variable], [data-target], [data-number]'))
        around = undefined
      continue
    }
    if (parent?.closest('[data-line], [data-variable], [data-target], [data-number]')) continue
    const holder = parent?.closest(BREAKING)
    if (holder !== around || passages.length === 0) passages.push([])
    around = holder
    let offset = 0
    for (const sign of node.nodeValue ?? '') {
      passages.at(-1)!.push({ sign, node: node as Text, offset })
      offset += sign.length
    }
  }
  return passages
}

function rangesOf(passage: readonly Sign[], query: FindQuery): Range[] {
  const starts = occurrencesIn(
    passage.map(({ sign }) => sign),
    query,
  )
  return starts.map(start => {
    const first = passage[start]!
    const last = passage[start + lengthOf(query) - 1]!
    const range = document.createRange()
    range.setStart(first.node, first.offset)
    range.setEnd(last.node, last.offset + last.sign.length)
    return range
  })
}
