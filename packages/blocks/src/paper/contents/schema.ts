/** The headings of the worksheet, on paper with the pages that they stand on. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'

const contentsProps = z.object({})

export type ContentsProps = z.infer<typeof contentsProps>

const contents: BlockType<ContentsProps> = {
  type: 'contents',
  version: 1,
  props: contentsProps,
  defaults: () => ({}),
  migrations: {},
  fields: [],
  worded: true,
  paper: 'contents',
  fromPlain: line => (line === 'tableofcontents' ? {} : null),
  toPlain: () => 'tableofcontents',
}

export default contents
