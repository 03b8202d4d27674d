/** A place for files: it becomes the blocks that show them. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'

const importProps = z.object({})

export type ImportProps = z.infer<typeof importProps>

const importType: BlockType<ImportProps> = {
  type: 'import',
  version: 1,
  props: importProps,
  defaults: () => ({}),
  migrations: {},
  toPlain: () => '# Import',
}

export default importType
