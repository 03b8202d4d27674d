import type { TextBinding } from '@calcwright/document'
import type { Direction } from '../contract/caret-place.ts'
import type { AutoUnitRules } from './auto-unit.ts'
import type { WrittenLine } from './companion.ts'
import type { CharactersBehind } from './keep-caret.ts'

/** Events that a line receives from the field while it has it. */
export interface FormulaEvents {
  /**
   * New content. `step`: the change can be undone by itself. `behindCaret`: characters of it behind the
   * caret, where they are known. `typed`: all of it in the characters that were typed, where they are known.
   */
  change(latex: string, step: boolean, behindCaret?: number, typed?: string | null): void
  /** The field shows the line in this writing; null: it leaves the line. */
  shown(latex: string | null): void
  /** The text in the worksheet, which others may change as well; null while there is none. */
  readonly text: TextBinding | null
  caret(offset: number): void
  /**
   * The field is here: it can be asked how many characters of what it shows stand behind caret and anchor;
   * returns the way to take that back.
   */
  located(behind: () => CharactersBehind): () => void
  enter(where: 'above' | 'below'): void
  leave(direction: Direction, x: number): void
  erase(direction: 'back' | 'forward'): void
  /** Tab where the formula has no slot for it; false leaves it to the browser. */
  tab?(back: boolean): boolean
  /** Turns the line into text; the sign `#` may be that of a heading. */
  prose(sign: '' | '#'): void
  /** Leads to the words behind the formula; absent where there are none. */
  readonly remark?: (() => void) | undefined
  /** A trailing `=` was typed after a definition, and taken away again. */
  toggleShow(): void
  /** An undo has turned this unit back into letters. */
  skipUnit(word: string): void
  /** The token before the caret is to be a unit instead of a variable, or the other way round. */
  otherReading(latexBeforeCaret: number): void
  copy(latex: string, data: DataTransfer): void
  /** False leaves the text to be inserted as it is. */
  paste(data: DataTransfer, insert: (latex: string) => void): void
  focus(): void
  readonly unitRules: AutoUnitRules
  /** Where names are looked up for suggestions and help; none without it. */
  readonly names?: WrittenLine
  readonly copyAllowed: boolean
}
