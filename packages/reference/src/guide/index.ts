/**
 * The guide: pages in Markdown in `docs/guide`, named by their files, in the order of its `README.md`. Each begins with its
 * title, a comment with the words that people search for it with, and a paragraph that says what it is about.
 */
import { type Piece, plainText, readMarkdown } from './markdown.ts'

export { type ExampleLine, type Inline, type Piece, plainText, readMarkdown, type Words } from './markdown.ts'

export interface GuidePage {
  /** Name of the file without its ending. */
  readonly name: string
  readonly title: string
  /** Words that people search for it with, beside those that stand in it, with commas between. */
  readonly words: string
  /** The first paragraph. */
  readonly summary: string
  /** All behind the title. */
  readonly pieces: readonly Piece[]
}

/** @throws Error that names the page where its title, its words or its first paragraph is missing */
export function readGuidePage(name: string, text: string): GuidePage {
  const [title, ...pieces] = readMarkdown(text)
  const summary = pieces[0]
  const words = /^<!-- words: (.+) -->$/m.exec(text)?.[1]
  if (title?.kind !== 'heading' || title.level !== 1 || summary?.kind !== 'paragraph' || words === undefined)
    throw new Error(`docs/guide/${name}.md has to begin with a title, its words and a paragraph`)
  return { name, title: plainText(title.words), words, summary: plainText(summary.words), pieces }
}

export interface GuideSection {
  readonly title: string
  /** Names of its pages. */
  readonly pages: readonly string[]
}

/** @param contents the text of `docs/guide/README.md`: a heading for each section, a list of links below it */
export function readGuideContents(contents: string): readonly GuideSection[] {
  const sections: { title: string; pages: string[] }[] = []
  for (const piece of readMarkdown(contents)) {
    if (piece.kind === 'heading' && piece.level === 2)
      sections.push({ title: plainText(piece.words), pages: [] })
    if (piece.kind !== 'list') continue
    const links = piece.items.flatMap(words => words.flatMap(word => (word.kind === 'link' ? [word.to] : [])))
    sections.at(-1)?.pages.push(...links.map(pageOfLink).filter(name => name !== undefined))
  }
  return sections
}

/** Name of the page that a link within the guide goes to; undefined for other links. */
export const pageOfLink = (to: string): string | undefined => /^([\w-]+)\.md$/.exec(to)?.[1]

/** All words of a page, as a search reads them. */
export const textOfPage = ({ pieces }: GuidePage): string => pieces.map(textOfPiece).join(' ')

function textOfPiece(piece: Piece): string {
  if (piece.kind === 'list') return piece.items.map(plainText).join(' ')
  if (piece.kind === 'table') return [piece.head, ...piece.rows].flat().map(plainText).join(' ')
  if (piece.kind === 'example') return piece.lines.map(({ source }) => source).join(' ')
  return piece.kind === 'code' || piece.kind === 'film' ? piece.text : plainText(piece.words)
}
