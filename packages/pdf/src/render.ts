import type { CommentsAnswer, CurrencyAnswer, WorksheetAnswer } from '@calcwright/contract'

/** A worksheet to be printed. */
export interface PdfSource {
  readonly answer: WorksheetAnswer
  /** The bytes of a file that the worksheet refers to; null when they are not there. */
  file(digest: string): Promise<Uint8Array | null>
  /** Exchange rates of a day, or of '0' for the newest; null for those that ship. */
  rates?(date: string): Promise<CurrencyAnswer | null>
  /** Threads of comments; null where the person may not see them, or there are none. */
  comments?(): Promise<CommentsAnswer | null>
}

export interface PdfRequest {
  /** One document of all of them, in this order. */
  readonly sources: readonly PdfSource[]
  /** Whether the pages are numbered; absent for what the worksheet says. */
  readonly pages?: boolean | undefined
  /** Letter, A4 or Legal; absent for what the worksheet says. */
  readonly paper?: string | undefined
  /** `report`, or `work` as one works; absent for what the worksheet says. */
  readonly view?: string | undefined
  /** `none`, `open` or `all`; absent for what the worksheet says. */
  readonly comments?: string | undefined
  /** `comma` or `point`, for worksheets that leave it to the reader; absent for a point. */
  readonly decimal?: string | undefined
  /** Whether a document of several begins with their names, pages and checks. */
  readonly overview?: boolean | undefined
  /** Milliseconds for which it may take the printer, where that is less than the printer gives. */
  readonly limit?: number | undefined
}

export interface PdfRenderer {
  /**
   * Waits for its turn. Throws PdfFailure with a sentence for the person.
   * @param left aborted when nobody waits for the PDF any more; rejects with its reason, and what prints is ended
   */
  render(request: PdfRequest, left?: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

/** No PDF could be made. The message is a sentence for the person. */
export class PdfFailure extends Error {
  override readonly name = 'PdfFailure'
}
