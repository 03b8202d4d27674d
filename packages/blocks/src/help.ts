/**
 * Help for the block types: a page each, which the folder of the type has in `help.ts`. A page begins with
 * `# type | title`. Sentences on what the block is for follow, then a line `- …` for each thing to know and
 * lines `> …` of plain notation that show the block at work.
 */
import { HELP_TEXTS } from './registered/help.ts'

export interface BlockHelp {
  readonly type: string
  readonly title: string
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
  const [type = '', title = ''] = head.split(' | ')
  const after = (mark: string): string[] =>
    lines.filter(line => line.startsWith(mark)).map(line => line.slice(mark.length))
  const summary = lines.filter(line => !/^[->] /.test(line)).join(' ')
  return { type, title, summary, points: after('- '), example: after('> ') }
}

/** The page of a type; undefined where there is none. */
export const blockHelp = (type: string): BlockHelp | undefined => allPages().get(type)

/** All pages in the order of the block types. */
export const blockHelpPages = (): readonly BlockHelp[] => [...allPages().values()]
