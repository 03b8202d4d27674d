/** Companion of the field: suggestions and help. The field depends on this interface alone. */
import type { Editor } from '../contract/block-view.ts'
import type { FormulaField } from './mathlive.ts'

/** The line that has the field, for whatever concerns its names. */
export interface LineNames {
  readonly editor: Editor
  readonly block: string
}

/** The line that is being written. */
export interface WrittenLine extends LineNames {
  /** Does what Enter does in it. */
  enter(): void
}

export interface FieldHandle {
  readonly field: FormulaField
  readonly line: WrittenLine
  /** Changes the field and reports it as one step. */
  edit(change: (field: FormulaField) => boolean): boolean
}

export interface FieldCompanion {
  /** The field has come to a line. */
  attach(handle: FieldHandle): void
  detach(): void
  /** Typing has changed the content. */
  typed(latex: string): void
  /** A button or a choice has changed the content: nothing is to be suggested for it. */
  settled(): void
  /** The caret has moved. */
  moved(): void
  /** True when the key is used up. */
  key(event: KeyboardEvent): boolean
}
