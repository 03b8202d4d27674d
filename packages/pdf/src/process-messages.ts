/** Messages between a server and its process that prints. */
import type { CommentsAnswer, CurrencyAnswer, WorksheetAnswer } from '@calcwright/contract'
import type { PdfRequest } from './render.ts'

/** A request without what only the server can do: for that, the other process asks. */
export interface RequestMessage extends Omit<PdfRequest, 'sources'> {
  readonly answers: readonly WorksheetAnswer[]
}

/** The questions about a source: the bytes of a file by its digest, the rates of a day, or its comments. */
export type Wanted = 'file' | 'rates' | 'comments'

export type ToPrinter =
  | { readonly kind: 'render'; readonly id: number; readonly request: RequestMessage }
  | { readonly kind: 'cancel'; readonly id: number }
  | {
      readonly kind: 'given'
      readonly id: number
      readonly value: Uint8Array | CurrencyAnswer | CommentsAnswer | null
    }

export type FromPrinter =
  | {
      readonly kind: 'wanted'
      readonly id: number
      readonly of: { readonly request: number; readonly source: number }
      readonly what: Wanted
      readonly which: string
    }
  | { readonly kind: 'made'; readonly id: number; readonly bytes: Uint8Array }
  /** `message` is a sentence for the person; `cause` is for the one who runs the server. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string; readonly cause: unknown }
  | { readonly kind: 'fault'; readonly error: unknown }
