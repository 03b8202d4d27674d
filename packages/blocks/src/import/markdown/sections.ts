/** The parts of a Markdown file that are read in different ways. */

export interface Section {
  readonly kind: 'heading' | 'paragraph' | 'plain' | 'latex' | 'python' | 'listing'
  readonly rows: readonly string[]
  /** The row of the file that it begins with, from 1. */
  readonly line: number
  /** 1 to 6 of a heading. */
  readonly level?: number
}

/** Languages of fenced blocks; blocks without one are plain notation. */
const LANGUAGES: Readonly<Record<string, Section['kind']>> = {
  '': 'plain',
  calc: 'plain',
  calcwright: 'plain',
  text: 'plain',
  txt: 'plain',
  python: 'python',
  python3: 'python',
  py: 'python',
  ipython: 'python',
  ipython3: 'python',
  '{code-cell}': 'python',
  latex: 'latex',
  tex: 'latex',
  math: 'latex',
  '{math}': 'latex',
}

const FENCE = /^\s*(`{3,}|~{3,})\s*(\S*)/
const HEADING = /^(#{1,6})\s+(.+?)\s*#*\s*$/

export function sectionsOf(text: string): {
  readonly title: string | undefined
  readonly sections: readonly Section[]
} {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const front = frontMatter(rows)
  const sections: Section[] = []
  for (let at = front.length; at < rows.length;) {
    const section = sectionAt(rows, at)
    at = section.end
    if (section.rows.some(row => row.trim() !== '')) sections.push(section)
  }
  return { title: front.title, sections }
}

/** Settings between dashes that a file begins with. */
function frontMatter(rows: readonly string[]): { readonly length: number; readonly title?: string } {
  const end = rows[0]?.trim() === '---' ? rows.indexOf('---', 1) : -1
  if (end < 0) return { length: 0 }
  const title = rows.slice(1, end).find(row => row.startsWith('title:'))
  return {
    length: end + 1,
    ...(title && {
      title: title
        .slice(6)
        .trim()
        .replaceAll(/^["']|["']$/g, ''),
    }),
  }
}

type Found = Section & { readonly end: number }

function sectionAt(rows: readonly string[], at: number): Found {
  const row = rows[at]!
  const line = at + 1
  const fence = FENCE.exec(row)
  if (fence) {
    const kind = LANGUAGES[fence[2]!.toLowerCase()] ?? 'listing'
    const end = endOf(rows, at, one => one.trim().startsWith(fence[1]!))
    return { kind, rows: rows.slice(at + 1, end), line: line + 1, end: end + 1 }
  }
  const heading = HEADING.exec(row)
  if (heading) return { kind: 'heading', rows: [heading[2]!], level: heading[1]!.length, line, end: at + 1 }
  if (/^\s*\$\$/.test(row)) {
    const isOne = /^\s*\$\$.*\$\$\s*$/.test(row)
    const end = isOne ? at : endOf(rows, at, one => /\$\$\s*$/.test(one))
    return { kind: 'latex', rows: rows.slice(at, end + 1), line, end: end + 1 }
  }
  const begun = /^\s*(\\\[|\\begin\{(?:aligned|align\*?|equation\*?)\})/.exec(row)
  if (begun) {
    const isEnd = begun[1] === '\\[' ? /\\\]\s*$/ : /\\end\{(?:aligned|align\*?|equation\*?)\}\s*$/
    const end = isEnd.test(row) ? at : endOf(rows, at, one => isEnd.test(one))
    return { kind: 'latex', rows: rows.slice(at, end + 1), line, end: end + 1 }
  }
  return { kind: 'paragraph', rows: [row], line, end: at + 1 }
}

/** The row that ends what begins at a place; what has no end goes to the end of the file. */
function endOf(rows: readonly string[], at: number, isEnd: (row: string) => boolean): number {
  const end = rows.findIndex((row, place) => place > at && isEnd(row))
  return end < 0 ? rows.length : end
}
