import type { ShownPlace } from '@calcwright/document'

/** The text that has the caret, for telling others where it is, and showing where theirs are. */
export interface CaretText {
  readonly block: string
  /** Path of the text in the fields of the block. */
  readonly field: string
  /**
   * Caret, and the other end of a selection, in the notation of `TextBinding`; null where neither is known.
   */
  read(): { readonly head: string; readonly anchor?: string } | null
  /** Finds the place of another person's caret in what is shown here; null when that is unknown. */
  find(place: string): ShownPlace | null
}
