import type { NewBlock, WorksheetSettings } from '@calcwright/document'
import type { EvaluationError } from '@calcwright/evaluator'
import type { StoreApi } from 'zustand/vanilla'
import type { OtherWorksheets } from './other-worksheets.ts'
import type { MaterialSource } from './materials.ts'
import type { FusionLink } from './fusion.ts'
import type { OnshapeLink } from './onshape.ts'
import type { SheetUploads, SheetResources } from './files.ts'
import type { ToolSection } from './tool-sections.ts'

/** Something that people can have the application do: a menu entry, a palette entry, a shortcut. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Shortcut as it is shown to people: `Ctrl Z`. */
  readonly keys?: string
  readonly disabled?: boolean
  /** Present where the command switches something on or off. */
  readonly checked?: boolean
  run(): void
}

/** Subject of an explanation: a message, the purpose of a block, or what a library holds. */
export interface HelpTopic {
  /** For a block, the code is its type and there is no message; for a library its name, and the message that of a row. */
  readonly kind: EvaluationError['kind'] | 'notice' | 'block' | 'library'
  readonly code?: string
  readonly message: string
}

/** Files that are dropped on a sheet become blocks at the place where they were dropped. */
export interface DropPlace {
  /** Inserts blocks, and changes settings of the worksheet with them: one undo takes back both. */
  insert(blocks: readonly NewBlock[], settings?: Partial<WorksheetSettings>): void
  /** Leaves the files to the block types; null where none takes them. */
  readonly asContent: (() => void) | null
}

/** Services of the application for the editor. */
export interface EditorActions {
  /** Save now (Ctrl/Meta-S). */
  save?(): void
  /** Whether something was typed that the worksheet does not hold yet. */
  unwritten?(waiting: boolean): void
  /** Compute these lines and what they need, where edits wait for a request. */
  calculate?(blocks: readonly string[]): void
  /** Stops what is being computed. */
  abort?(): void
  /** A passing message outside the sheet, in the place of an earlier one `about` the same. */
  notify?(message: string, tone: 'info' | 'error', about?: string): void
  /** Commands of the application beside the tools of the sheet, for the command palette. */
  commands?(): readonly Command[]
  /** Whether this person sees the tip about the equals sign for the first time, in any browser. */
  isFirstTip?(): Promise<boolean>
  /** Explains an error or a notice. */
  help?(topic: HelpTopic): void
  /** Begins a comment on the selected line, or the one with the caret. */
  comment?(): void
  /** Opens the search of all help with these words. */
  searchHelp?(query: string): void
  /** Gives blocks the values of other worksheets. */
  readonly worksheets?: OtherWorksheets
  readonly materials?: MaterialSource
  readonly fusion?: FusionLink
  readonly onshape?: OnshapeLink
  /** Sections of the toolbox that show in some programs only, and show here: more once a document is linked. */
  readonly hostSections?: StoreApi<readonly ToolSection[]>
  /** Resources that blocks refer to, such as pictures. */
  readonly resources?: SheetResources
  /**
   * Takes dropped files that may be worksheets, and asks what is to become of them.
   * @returns whether they may be such files by their names
   */
  worksheetFiles?(files: readonly File[], place: DropPlace): boolean
  /** Takes files that a person chooses, drops or pastes. */
  readonly uploads?: SheetUploads
}
