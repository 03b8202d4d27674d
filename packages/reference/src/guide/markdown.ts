/**
 * Pages of the guide: the part of Markdown that they are written in, as a tree that the help and the static site
 * draw. Headings, paragraphs, lists, tables, fenced code, films; in a line strong words, code and links.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

export type Words = readonly Inline[]

/** A line of an example in plain notation. */
export interface ExampleLine {
  readonly source: string
  /** The result as it is shown, '' where none is given; `! part` of its error, `? part` of its notice. */
  readonly result: string
}

export type Piece =
  | { readonly kind: 'heading'; readonly level: number; readonly words: Words }
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] }
  | { readonly kind: 'example'; readonly lines: readonly ExampleLine[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `films/<name>.webp`, with its last picture in `films/<name>-end.webp`; `text` says what it shows. */
  | { readonly kind: 'film'; readonly name: string; readonly text: string }

const FENCE = /^```(\w*)$/
const ITEM = /^(?:-|(\d+)\.) (.*)$/
const FILM = /^!\[(.+)\]\(films\/([\w-]+)\.webp\)$/

/** @throws Error that names the line of a fence without an end */
export function readMarkdown(text: string): readonly Piece[] {
  const lines = text.split('\n')
  const pieces: Piece[] = []
  let at = 0
  const linesWhile = (fits: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && fits(lines[at]!)) at++
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    const [, language] = FENCE.exec(line) ?? []
    const [, marks, title] = /^(#{1,4}) (.*)$/.exec(line) ?? []
    const [, shown, film] = FILM.exec(line) ?? []
    if (line.trim() === '' || line.startsWith('<!--')) at++
    else if (film !== undefined && shown !== undefined) {
      at++
      pieces.push({ kind: 'film', name: film, text: shown })
    } else if (language !== undefined) {
      const begun = ++at
      const inside = linesWhile(one => one !== '```')
      if (at++ >= lines.length) throw new Error(`line ${begun}: the fence does not end`)
      pieces.push(
        language === 'calc'
          ? { kind: 'example', lines: inside.map(readExampleLine) }
          : { kind: 'code', text: inside.join('\n') },
      )
    } else if (marks && title !== undefined) {
      at++
      pieces.push({ kind: 'heading', level: marks.length, words: readWords(title) })
    } else if (ITEM.test(line)) {
      const items = linesWhile(one => ITEM.test(one)).map(one => ITEM.exec(one)!)
      pieces.push({
        kind: 'list',
        ordered: items[0]![1] !== undefined,
        items: items.map(([, , words]) => readWords(words!)),
      })
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = linesWhile(one => one.startsWith('|')).map(cellsOf)
      pieces.push({ kind: 'table', head: head!, rows })
    } else {
      const words = linesWhile(one => one.trim() !== '' && !/^(?:```|\||#{1,4} |- |\d+\. )/.test(one))
      pieces.push({ kind: 'paragraph', words: readWords(words.join(' ')) })
    }
  }
  return pieces
}

/** An arrow parts a line from what it shows. */
function readExampleLine(line: string): ExampleLine {
  const [, source = line, result = ''] = /^(.*?)\s+→ (.*)$/.exec(line) ?? []
  return { source, result }
}

/** A bar within code is written `\|`. */
const cellsOf = (row: string): Words[] =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map(cell => readWords(cell.replaceAll('\\|', '|').trim()))

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g

function readWords(text: string): Words {
  const words: Inline[] = []
  let from = 0
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) words.push({ kind: 'text', text: text.slice(from, found.index) })
    const [all, strong, code, label, to] = found
    if (strong !== undefined) words.push({ kind: 'strong', text: strong })
    else if (code !== undefined) words.push({ kind: 'code', text: code })
    else words.push({ kind: 'link', text: label!, to: to! })
    from = found.index + all.length
  }
  if (from < text.length) words.push({ kind: 'text', text: text.slice(from) })
  return words
}

export const plainText = (words: Words): string => words.map(({ text }) => text).join('')
