/** Drawing a sheet as HTML, so that it is there before all scripts: between the server and a program that the page's build makes. */

/** Place of the program in the folder of the built page. Files and folders that begin with a dot are not served. */
export const DRAWN_PROGRAM = { folder: '.server', file: 'draw-sheet.js' } as const

/** Stands first in the head of a page that a worksheet opens in, so that no key comes before it. */
export const EARLY_SCRIPT = '<script src="/drawn-early.js"></script>'

/** A worksheet as it is stored, and for whom it is drawn. */
export interface SheetContent {
  readonly document: Uint8Array
  /** Results that were stored with it; '' for none. */
  readonly archive: string
  readonly hash: string
  /** A worksheet in its window, in a frame of another site, or as a form. */
  readonly page: 'worksheet' | 'embed' | 'form'
  /** Name of the owner, where the page says it. */
  readonly author?: string
  /** Level of the reader; -2 for an earlier version. */
  readonly rightsLevel: number
  /** The owner's plan does not cover the worksheet. */
  readonly needPaidPlan: boolean
  /** How much of the sheet may be touched, where the address limits that. */
  readonly interaction?: 0 | 1 | 2
  /** In a frame: whether changes are saved where everybody may edit, and whether a copy is offered. */
  readonly autosave?: boolean
  readonly copy?: boolean
}

/** Returns the element `drawn` with the sheet and its frame, as HTML; rejects when the document cannot be read. */
export type DrawSheet = (content: SheetContent) => Promise<string>
