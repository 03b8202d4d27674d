/** Values of the fields that headers, footers and title blocks of a worksheet name. */
import type { CheckMark, WorksheetAnswer } from '@calcwright/contract'
import type { PageFields, PageSetup } from '@calcwright/document'
import { checkMarkText, relevantMarks } from '../checks/words.ts'

/** The answer of the server without the content of the worksheet. */
export type PrintedHead = Pick<WorksheetAnswer, 'name' | 'author' | 'path' | 'version'> & {
  /** Marks 'checked by' as they stand to what is printed. */
  readonly checks?: readonly CheckMark[]
  /** The worst check of the worksheet in words; absent until it is calculated, '' for none. */
  readonly verdict?: string
}

/** @param today the day of printing, in the local time of the page */
export function fieldsOfPage(setup: PageSetup, head: PrintedHead, today: Date): PageFields {
  return {
    name: head.name,
    project: setup.project || (head.path.at(-1)?.name ?? ''),
    author: setup.author || head.author,
    date: setup.date || dayOf(today),
    revision: setup.revision || String(head.version),
    status: setup.status,
    verdict: head.verdict ?? '',
    checks: relevantMarks(head.checks ?? []).map(checkMarkText),
  }
}

/** The day as yyyy-mm-dd, which reads the same everywhere. */
function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
