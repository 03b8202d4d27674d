/**
 * Help for the block types: a page each, which the folder of the type has in `help.ts`. A page begins with
 * `# type | title`, and `| a row of a table` behind it where the title does not say what one such block is. Sentences on what the block is for follow, then a line `- …` for each thing to know and
 * lines `> …` of plain notation that show the block at work.
 */
import type { Tool, ToolWords } from '@calcwright/editor'
import { HELP_TEXTS } from './registered/help.ts'

export interface BlockHelp {
  readonly type: string
  readonly title: string
  /** One such block with its article, '' where the title says that. */
  readonly one: string
  readonly summary: string
  /** One sentence or two each. */
  readonly points: readonly string[]
  /** A worksheet in plain notation, one line each; none where plain notation has no word for the block. */
  readonly example: readonly string[]
}

let pages: ReadonlyMap<string, BlockHelp> | undefined

function allPages(): ReadonlyMap<string, BlockHelp> {
  pages ??= new Map(
    HELP_TEXTS.flatMap(text => text.split(/^# /m).slice(1))
      .map(pageOf)
      .map(page => [page.type, page]),
  )
  return pages
}

function pageOf(text: string): BlockHelp {
  const [head = '', ...lines] = text.trim().split('\n')
  const [type = '', title = '', one = ''] = head.split(' | ')
  const after = (mark: string): string[] =>
    lines.filter(line => line.startsWith(mark)).map(line => line.slice(mark.length))
  const summary = lines.filter(line => !/^[->] /.test(line)).join(' ')
  return { type, title, one, summary, points: after('- '), example: after('> ') }
}

/** The page of a type; undefined where there is none. */
export const blockHelp = (type: string): BlockHelp | undefined => allPages().get(type)

/** All pages in the order of the block types. */
export const blockHelpPages = (): readonly BlockHelp[] => [...allPages().values()]

/** A tool in words: from the page of its own, else that of the first block that it puts into a container. */
export function wordsOfTool(tool: Tool): ToolWords {
  const { type, children: [inside] = [] } = tool.make()
  const own = blockHelp(tool.id)
  const page = own ?? blockHelp(inside?.type ?? '') ?? blockHelp(type)
  const about = tool.about ?? firstSentence(page?.summary ?? '')
  const one = own?.one || (inside || tool.about ? '' : page?.one)
  return { about, made: one || withArticle(tool.title) }
}

const firstSentence = (text: string): string => /^.*?(?=\.(?: |$))/.exec(text)?.[0] ?? text

/** Titles begin with a capital letter that the middle of a sentence does not have. */
function withArticle(title: string): string {
  const noun = title.charAt(0).toLowerCase() + title.slice(1)
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
