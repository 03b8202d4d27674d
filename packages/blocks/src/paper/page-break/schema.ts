/** On paper, what follows begins on a new page. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'

const pageBreakProps = z.object({})

export type PageBreakProps = z.infer<typeof pageBreakProps>

const pageBreak: BlockType<PageBreakProps> = {
  type: 'page_break',
  version: 1,
  props: pageBreakProps,
  defaults: () => ({}),
  migrations: {},
  fields: [],
  worded: true,
  paper: 'break',
  fromPlain: line => (/^pagebreak$/.test(line) ? {} : null),
  toPlain: () => 'pagebreak',
}

export default pageBreak
