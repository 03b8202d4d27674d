/** All checks of the worksheet and of those that it includes, or some of them, with their verdicts. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { summaryFromPlain, summaryToPlain } from './plain.ts'

const summaryProps = z.object({
  order: z.enum(['place', 'utilisation']),
  of: z.enum(['all', 'own', 'included']),
  /** Texts or numbers of headings between semicolons; '' for the whole worksheet. */
  headings: z.string(),
})

export type CheckSummaryProps = z.infer<typeof summaryProps>

const checkSummary: BlockType<CheckSummaryProps> = {
  type: 'check_summary',
  version: 2,
  props: summaryProps,
  defaults: () => ({ order: 'place', of: 'all', headings: '' }),
  // Version 2 has checks of included worksheets.
  migrations: { 1: old => old },
  mergedText: { headings: 'latex' },
  fields: [{ id: 'headings', kind: 'words', label: 'Only below the headings', placeholder: 'all headings' }],
  worded: true,
  paper: 'checks',
  fromPlain: summaryFromPlain,
  toPlain: summaryToPlain,
}

export default checkSummary
