/** Somebody else at work in the worksheet. */
export interface OtherCaret {
  /** Id of the window that the person works in. */
  readonly id: string
  readonly name: string
  /** A CSS colour that is readable on paper. */
  readonly colour: string
  readonly block: string
  /** Field with the caret, in a block of several fields. */
  readonly field?: string | undefined
  /** Field whose text has the caret; `head` is its place there, `anchor` the other end of a selection. */
  readonly text?: string | undefined
  readonly head?: string | undefined
  readonly anchor?: string | undefined
}
