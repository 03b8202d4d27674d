/** All checks of the worksheet with their verdicts, or those below some headings. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { summaryFromPlain, summaryToPlain } from './plain.ts'

const summaryProps = z.object({
  order: z.enum(['place', 'utilisation']),
  /** Texts or numbers of headings between semicolons; '' for the whole worksheet. */
  headings: z.string(),
})

export type CheckSummaryProps = z.infer<typeof summaryProps>

const checkSummary: BlockType<CheckSummaryProps> = {
  type: 'check_summary',
  version: 1,
  props: summaryProps,
  defaults: () => ({ order: 'place', headings: '' }),
  migrations: {},
  mergedText: { headings: 'latex' },
  fields: [{ id: 'headings', kind: 'words', label: 'Only below the headings', placeholder: 'all headings' }],
  worded: true,
  paper: 'checks',
  fromPlain: summaryFromPlain,
  toPlain: summaryToPlain,
}

export default checkSummary
