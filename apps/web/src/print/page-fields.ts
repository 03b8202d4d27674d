/** Values of the fields that headers, footers and title blocks of a worksheet name. */
import type { CheckMark, RevisionItem, WorksheetAnswer } from '@calcwright/contract'
import {
  type FrontMatter,
  type NamedRevision,
  type PageFields,
  type PageHead,
  type PageMargins,
  type PageSetup,
  frontMatter,
  pageFieldsOf,
  pageMargins,
} from '@calcwright/document'
import { checkMarkText, dayOf, relevantMarks } from '../checks/words.ts'

/** The answer of the server without the content of the worksheet. */
export type PrintedHead = Pick<
  WorksheetAnswer,
  'name' | 'author' | 'path' | 'version' | 'named_revisions'
> & {
  /** Marks 'checked by' as they stand to what is printed. */
  readonly checks?: readonly CheckMark[]
  /** The worst check of the worksheet in words; absent until it is calculated, '' for none. */
  readonly verdict?: string
}

/** @param today the day of printing, in the local time of the page */
export const fieldsOfPage = (setup: PageSetup, head: PrintedHead, today: Date): PageFields =>
  pageFieldsOf(setup, pageHeadOf(head), today)

/** Header, footer and title block of its pages. */
export const marginsOfPage = (setup: PageSetup, head: PrintedHead, today: Date): PageMargins =>
  pageMargins(setup, fieldsOfPage(setup, head, today))

export const pageHeadOf = ({ name, author, path, version, verdict, checks = [] }: PrintedHead): PageHead => ({
  name,
  author,
  project: path.at(-1)?.name,
  revision: String(version),
  verdict,
  checks: relevantMarks(checks).map(checkMarkText),
})

/** @returns null where the page setup asks for none */
export const frontOf = (setup: PageSetup, head: PrintedHead, today: Date): FrontMatter | null =>
  frontMatter(setup, fieldsOfPage(setup, head, today), namedRevisionsOf(head.named_revisions ?? []))

export const namedRevisionsOf = (items: readonly RevisionItem[]): NamedRevision[] =>
  items.flatMap(({ name, created_at: at, authors, checked_by: checkedBy = [] }) =>
    name === null ? [] : [{ name, date: dayOf(at), authors, checkedBy }],
  )
