/** The facts of an import, and the results that the other program stored, to be compared with what is computed here. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { reportToPlain } from '../../import/imported.ts'
import { readFacts } from './facts.ts'
import { reportFromPlain } from './plain.ts'

const importReportProps = z.object({
  /** JSON of `ImportFacts`. */
  facts: z.string(),
})

export type ImportReportProps = z.infer<typeof importReportProps>

const importReport: BlockType<ImportReportProps> = {
  type: 'import_report',
  version: 1,
  props: importReportProps,
  defaults: () => ({ facts: '' }),
  migrations: {},
  fields: [],
  worded: true,
  withIds: ({ facts }, ids) => {
    const read = readFacts(facts)
    if (!read) return null
    const formulas = read.formulas.map(one =>
      one.block === undefined ? one : { ...one, block: ids.get(one.block) ?? one.block },
    )
    return { facts: JSON.stringify({ ...read, formulas }) }
  },
  fromPlain: reportFromPlain,
  toPlain: reportToPlain,
  // Other programs have no results that change: the differences are listed in the worksheet.
  toHtml: ({ facts }) => {
    const read = readFacts(facts)
    return read
      ? `<p>Taken over from ${read.program}. Formulas: ${read.formulas.length}; with a stored result: ${read.formulas.filter(({ stored }) => stored).length}.</p>`
      : ''
  },
}

export default importReport
