/** Values of the fields that headers, footers and title blocks of a worksheet name. */
import type { CheckMark, WorksheetAnswer } from '@calcwright/contract'
import { type PageFields, type PageHead, type PageSetup, pageFieldsOf } from '@calcwright/document'
import { checkMarkText, relevantMarks } from '../checks/words.ts'

/** The answer of the server without the content of the worksheet. */
export type PrintedHead = Pick<WorksheetAnswer, 'name' | 'author' | 'path' | 'version'> & {
  /** Marks 'checked by' as they stand to what is printed. */
  readonly checks?: readonly CheckMark[]
  /** The worst check of the worksheet in words; absent until it is calculated, '' for none. */
  readonly verdict?: string
}

/** @param today the day of printing, in the local time of the page */
export const fieldsOfPage = (setup: PageSetup, head: PrintedHead, today: Date): PageFields =>
  pageFieldsOf(setup, pageHeadOf(head), today)

export const pageHeadOf = ({ name, author, path, version, verdict, checks = [] }: PrintedHead): PageHead => ({
  name,
  author,
  project: path.at(-1)?.name,
  revision: String(version),
  verdict,
  checks: relevantMarks(checks).map(checkMarkText),
})
