/**
 * Help for the types of blocks: a page each, written in the text files beside this one. A page begins with
 * `# type | title`; then come sentences on what the block is for, a line `- …` for each thing to know,
 * and lines `> …` of plain notation that show it at work.
 */
import { CALLS_HELP } from './calls.ts'
import { CONTROLS_HELP } from './controls.ts'
import { FLOW_HELP } from './flow.ts'
import { LINES_HELP } from './lines.ts'
import { PLOTS_HELP } from './plots.ts'

export interface BlockHelp {
  readonly type: string
  readonly title: string
  readonly summary: string
  /** One sentence or two each. */
  readonly points: readonly string[]
  /** A worksheet in plain notation, one line each; none where plain notation has no word for the block. */
  readonly example: readonly string[]
}

const TEXTS = [LINES_HELP, FLOW_HELP, CONTROLS_HELP, PLOTS_HELP, CALLS_HELP]

let pages: ReadonlyMap<string, BlockHelp> | undefined

function allPages(): ReadonlyMap<string, BlockHelp> {
  pages ??= new Map(
    TEXTS.flatMap(text => text.split(/^# /m).slice(1))
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

/** All pages, in the order in which they are written. */
export const blockHelpPages = (): readonly BlockHelp[] => [...allPages().values()]
