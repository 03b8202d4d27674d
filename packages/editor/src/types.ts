/**
 * Interface of the editor: the contract of a block view and the handle through which a view acts on the
 * worksheet.
 */
import type { ComponentType, ReactNode } from 'react'
import type { Block, NewBlock, Operation, ShownPlace, Worksheet } from '@calcwright/document'
import type { BlockResult, EvaluationError } from '@calcwright/evaluator'
import type { FindQuery } from './find/query.ts'
import type { Accepts } from './selection/offer.ts'
import type { ResultsStore } from './results/store.ts'

/** Where the caret goes when a block gets the focus. */
export type CaretPlace = PlaceInField & {
  /** Field of a block with several fields; without it the block finds the one that is meant. */
  readonly field?: string
}

export type PlaceInField =
  | { readonly at: 'start' | 'end' | 'all' | 'keep' }
  /** A place inside the field, as the view itself reported it. */
  | { readonly at: 'offset'; readonly offset: number }
  /** Nearest to a horizontal viewport coordinate: the caret came from the line above or below. */
  | { readonly at: 'column'; readonly x: number; readonly from: 'above' | 'below' }
  /** Selects between two places of the field. */
  | { readonly at: 'range'; readonly start: number; readonly end: number }
  /** Viewport coordinates of a click. */
  | { readonly at: 'point'; readonly x: number; readonly y: number }

/** Why the caret leaves a block. */
export type Direction = 'up' | 'down' | 'left' | 'right'

/** Rights as the server gives them: 1 read, 2 read and copy, 3 edit, 4 own. */
export interface EditorRights {
  /** Content may be changed (it may still not be saved: that is the application's matter). */
  readonly edit: boolean
  /** Copying to the clipboard is allowed. */
  readonly copy: boolean
  /**
   * Parts that a visitor may touch: 0 nothing, 1 input controls (sliders, choices) and folding, 2 everything
   * that the rights allow.
   */
  readonly interaction: 0 | 1 | 2
}

/** Something a person can tell the application to do: a menu entry, a palette entry, a shortcut. */
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

/** Subject of an explanation: a message, or the purpose of a block. */
export interface HelpTopic {
  /** For a block, the code is its type and there is no message. */
  readonly kind: EvaluationError['kind'] | 'notice' | 'block'
  readonly code?: string
  readonly message: string
}

/** A table of a worksheet for others. */
export interface SharedTable {
  /** The name of each row; none where no row has one. */
  readonly rows: readonly string[]
  /** Names of its columns of words. */
  readonly words: readonly string[]
  readonly columns: readonly {
    readonly name: string
    /** The unit of all cells; '' for none, or where they have units of their own. */
    readonly unit: string
    /** The cells as a list in plain notation, `undef` for a gap. */
    readonly data: string
  }[]
  /** Names that its cells and columns are computed from. */
  readonly reads: readonly string[]
}

/** A name that a worksheet defines, with its value as it was saved last. */
export interface SharedVariable {
  /** Functions without their parenthesis. */
  readonly name: string
  /** The value as the worksheet shows it; of a function its definition. */
  readonly latex: string
  /** The value in plain notation with its units; a function as `x -> …`. */
  readonly data: string
  /** Remark on the variable, '' for none. */
  readonly description: string
  /** Functions that it calls and that have to come along. */
  readonly needs: readonly string[]
  /** The right side of its definition in plain notation; '' where it has none, or more than one. */
  readonly formula: string
  /** The table of this name; it has no value of its own, and `latex` and `data` are ''. Absent for other names. */
  readonly table?: SharedTable | undefined
}

/** A worksheet with what it offers to others. */
export interface VariableSource {
  readonly hash: string
  readonly name: string
  readonly variables: readonly SharedVariable[]
  /** Limits of the person's plan; absent for none. */
  readonly limits?: { readonly variables: number | null; readonly perSource: number | null }
  /** Names of worksheets that include one another behind it, or it and the open one, from one to itself. */
  readonly circle?: readonly string[]
  /** Worksheets behind it that have older values of the one called `source`. */
  readonly older?: readonly { readonly hash: string; readonly name: string; readonly source: string }[]
  /** False where there are more worksheets behind it than are looked at. */
  readonly whole?: boolean
}

export interface ListedWorksheet {
  readonly hash: string
  readonly name: string
  readonly changed: Date
}

/** The worksheets that values can be taken from. Both throw an Error with a sentence for the person. */
export interface OtherWorksheets {
  /** Worksheets of the person, the last changed first. */
  list(): Promise<readonly ListedWorksheet[]>
  variables(hash: string): Promise<VariableSource>
  /** The address of the page that shows a worksheet. */
  address(hash: string): string
}

/** A property of a material in a list. */
interface ListedProperty {
  readonly name: string
  readonly title: string
  readonly value: string
  readonly units: string
  readonly takes: string
  readonly source: string
}

export interface ListedMaterial {
  readonly id: string
  readonly name: string
  readonly source: string
  /** The material as a text, where it is one of a person or a team; '' for one that ships. */
  readonly string_data: string
  readonly data: readonly ListedProperty[]
}

/** A folder of materials, or what a search has found. */
export interface MaterialFolder {
  readonly folder: string
  /** Id of the folder around; null for the outermost. */
  readonly parent: string | null
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly items: readonly ListedMaterial[]
}

/** The materials that there are to choose. All calls throw an Error with a sentence for the person. */
export interface MaterialSource {
  /** @param parent id of a folder, '' for the outermost */
  folder(parent: string): Promise<MaterialFolder>
  search(query: string): Promise<MaterialFolder>
  /** Opens the materials that the person has entered; absent where nobody can have any. */
  manage?(onClosed: () => void): void
}

/** A parameter of a document of Fusion; '' for a plain number. */
export interface FusionParameter {
  readonly name: string
  readonly value: number
  readonly unit: 'm' | 'rad' | ''
}

export interface FusionVariables {
  /** Identifies the worksheet to the add-in. */
  readonly id: string
  /** Id and name of the document that the worksheet is linked to; '' for none. */
  readonly documentId: string
  readonly documentName: string
  /** Parameters of the document, with the unit in which Fusion shows them. */
  readonly document: readonly (FusionParameter & { readonly shown: string })[]
  /** Parameters that the worksheet sets, as they are stored. */
  readonly set: readonly FusionParameter[]
}

/** Fusion, by way of the server. The calls reject with an Error with a sentence for the person. */
export interface FusionLink {
  /** Address of the server. */
  readonly server: string
  /** Whether values may be stored: the worksheet may be saved. */
  mayStore(): boolean
  read(): Promise<FusionVariables>
  /** Stores all that the worksheet sets. Gives the names that other worksheets set in the same document. */
  store(parameters: readonly FusionParameter[]): Promise<readonly string[]>
  /** Shows how to get the add-in. */
  install(): void
}

/** A part of a document of Onshape, or a variable of a part. */
export interface OnshapeNamed {
  readonly id: string
  readonly name: string
}

export type OnshapeKind = 'LENGTH' | 'ANGLE' | 'NUMBER'

/**
 * Onshape, by way of the server. The calls reject with an Error with a sentence for the person; its `need` is `sign-in`
 * where the person has to sign in to Onshape first.
 */
export interface OnshapeLink {
  /** Whether values may be stored: the worksheet may be saved. */
  mayStore(): boolean
  /** Whether the worksheet is linked to a document. */
  isLinked(): boolean
  /** `message` says why Onshape is not available. */
  status(): Promise<{ readonly available: boolean; readonly connected: boolean; readonly message: string }>
  /** Opens the window of the sign-in. */
  connect(): void
  /** Calls back when somebody may have signed in; returns the way to stop. */
  whenConnected(listener: () => void): () => void
  /** Links the worksheet to the document at an address of Onshape. */
  link(address: string): Promise<void>
  parts(fresh?: boolean): Promise<readonly OnshapeNamed[]>
  variables(part: string, fresh?: boolean): Promise<readonly OnshapeNamed[]>
  /** The value is a number with its unit, `25 mm`. */
  variable(
    part: string,
    variable: string,
    fresh?: boolean,
  ): Promise<{ readonly name: string; readonly value: string }>
  /** Gives the id of the new variable. */
  create(part: string, name: string, kind: OnshapeKind, value?: string): Promise<string>
  /** Stores a value. Gives a remark on it, '' for none. */
  store(part: string, variable: string, name: string, value: string): Promise<string>
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
  /** Explains an error or a notice. */
  help?(topic: HelpTopic): void
  /** Where blocks find the values of other worksheets. */
  readonly worksheets?: OtherWorksheets
  readonly materials?: MaterialSource
  readonly fusion?: FusionLink
  readonly onshape?: OnshapeLink
  /** Sections of the toolbox that show in some programs only, and show here. */
  readonly hostSections?: readonly ToolSection[]
  /** Resources that blocks refer to, such as pictures. */
  readonly resources?: SheetResources
  /** Takes files that a person chooses, drops or pastes. */
  readonly uploads?: SheetUploads
}

/** A file as the worksheet has it. */
export interface Uploaded {
  readonly digest: string
  readonly name: string
  readonly kind: 'image' | 'csv' | 'excel'
  /** Pixels of a picture; 0 for anything else. */
  readonly width: number
  readonly height: number
}

export interface UploadOptions {
  readonly signal?: AbortSignal
  /** Called with the part of the bytes that is sent, from 0 to 1. */
  readonly onProgress?: (sent: number) => void
}

/** Both reject with an Error with a sentence for the person. */
export interface SheetUploads {
  file(file: File, options: UploadOptions): Promise<Uploaded>
  /** Has the server fetch a file: this page loads nothing from elsewhere. */
  address(url: string, options: UploadOptions): Promise<Uploaded>
}

/** Resources as the page shows and copies them, without waiting. */
export interface SheetResources {
  /** Takes bytes and gives the digest to refer to them by. */
  put(bytes: Uint8Array<ArrayBuffer>): Promise<string>
  /** The bytes. Rejects where they are not to be had. */
  get(digest: string): Promise<Uint8Array<ArrayBuffer>>
  /** The bytes, when they are at hand. */
  held(digest: string): Uint8Array | undefined
  /** An address at which this page shows a picture; undefined until its bytes have come, which it asks for. */
  address(digest: string): string | undefined
  /** An address that holds the bytes of a picture themselves, for other programs; undefined when they are not at hand. */
  dataAddress(digest: string): string | undefined
  /** Calls `listener` when a picture that was asked for has come; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

export interface BlockViewProps<Props = unknown> {
  readonly block: Block
  readonly props: Props
  readonly result: BlockResult | undefined
  /** Waiting for a result or being computed; the result shown may be old. */
  readonly calculating: boolean
  /** Not computed after an abort or in manual mode; the result shown, if any, is old. */
  readonly stale: boolean
  /** The block was changed and is being computed anew: the result belongs to an earlier text. */
  readonly outdated: boolean
  /** A question about the block stands under it, see LineNotice. */
  readonly asked: boolean
  /** The caret is in this block. */
  readonly active: boolean
  /** Set once each time the block gets the caret; null when it has none. */
  readonly caret: CaretPlace | null
  readonly readOnly: boolean
  /** Tab enters the sheet at this block. */
  readonly reachable: boolean
  /** The only block of the sheet: an empty one invites to type. */
  readonly alone: boolean
  /** Far from the viewport: its text is enough. */
  readonly distant: boolean
  /** Outside of the viewport: may be drawn later, while the page is idle. */
  readonly deferred: boolean
  /** A container whose content is folded away. */
  readonly folded: boolean
  readonly editor: Editor
}

/** One button of the toolbar: it acts at once or opens a menu. */
export interface ToolbarItem {
  readonly id: string
  /** Accessible name and tooltip. */
  readonly label: string
  readonly icon: ComponentType<{ size?: number | string }>
  /** The key that does the same, shown in the tooltip. */
  readonly hint?: string
  /** State of a button that switches something; absent for others. */
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** Absent on phones. */
  readonly wideOnly?: boolean
  /** Never moves into the ⋮ menu. */
  readonly stays?: boolean
  /** A thin rule stands between items of different groups. */
  readonly group?: string
  readonly run?: () => void
  /** Content of the menu; `close` after a choice. */
  readonly menu?: (close: () => void) => ReactNode
}

/** Surface with the caret, for the toolbar and the palette. A view publishes it while it is active. */
export interface Surface {
  readonly mode: 'math' | 'text' | 'plot'
  /** A React hook: the items as they stand now. */
  useItems(): readonly ToolbarItem[]
  /** Puts a symbol, a name, a function or a unit at the caret; `latex` may hold \placeholder{}. */
  insert(content: { readonly latex: string; readonly text: string }): void
  /** Goes on in another mode by its own means; false, or absent: a line of that kind follows. */
  switchTo?(mode: 'math' | 'text'): boolean
}

/** The text that has the caret, for telling others where it is, and showing where theirs are. */
export interface CaretText {
  readonly block: string
  /** Where the text stands in the fields of the block. */
  readonly field: string
  /**
   * Caret, and the other end of a selection, in the notation of `FollowedText`; null where neither is known.
   */
  read(): { readonly head: string; readonly anchor?: string } | null
  /** Where the caret of somebody else is in what is shown here; null when that is unknown. */
  find(place: string): ShownPlace | null
}

/** Sections of the toolbox, in the order in which it shows them. */
export const TOOL_SECTIONS = [
  'General', 'Data', 'Onshape', 'Fusion 360', 'Expansions', 'Programming', 'Multimedia', 'Plots and Charts',
  'Solvers', 'Transforms', 'Variables',
] as const // prettier-ignore
/** Sections that show only where the worksheet belongs to that program. */
export const HOST_SECTIONS: readonly ToolSection[] = ['Onshape', 'Fusion 360']
export type ToolSection = (typeof TOOL_SECTIONS)[number]

/** Something the toolbox inserts. */
export interface Tool {
  readonly id: string
  readonly title: string
  readonly icon: ComponentType<{ size?: number | string }>
  readonly sections: readonly ToolSection[]
  readonly keywords: readonly string[]
  /** The word that makes a math line this block on Enter, '' for none. */
  readonly typedWord: string
  /** Further words for it. */
  readonly alsoTyped?: readonly string[]
  /**
   * The block that a typed line makes, `if x > 0`; null for a line that is something else.
   * @param isDefined whether a name means something above the line
   */
  fromLine?(latex: string, isDefined: (name: string) => boolean): NewBlock | null
  /** The block to insert. */
  make(): NewBlock
  /** The block that stores into a name, as the math field writes it; absent for what stores nothing. */
  makeStored?(name: string): NewBlock
  /** Where the caret goes in it; at its start unless said. */
  readonly caret?: CaretPlace
  /** Puts the caret where one goes on in the new block, for a place inside of its content. */
  enter?(editor: Editor, block: string): void
  /** Tried first: acts on the line that has the caret (puts `x :=` in front); false to insert instead. */
  applyTo?(block: Block, editor: Editor): boolean
}

/** A sentence under a line, with what can be done about it; it vanishes when the line changes. */
export interface LineNotice {
  readonly text: string
  /**
   * The notice waits for an answer, in place of the notices of the result, which depend on it. Without this,
   * it vanishes at the next undo point.
   */
  readonly asks?: boolean
  /** The notice stays whatever changes, and no other replaces it, until the code that set it removes it. */
  readonly stays?: true
  readonly actions: readonly { readonly label: string; run(): void }[]
}

/** How find and replace read the blocks of one type. */
export interface BlockFinding<Props> {
  /** Texts of the block: matches lie within one passage each. */
  passages(props: Props): readonly string[]
  /** The query as the passages would write it; as it is without this. */
  asWritten?(query: string): string
  /** A block with matches is one match as a whole, as a formula is. */
  readonly whole?: boolean
  /** The fields whose texts the passages are, by id: each that has a match is one match as a whole. */
  fields?(props: Props): readonly string[]
  /**
   * The fields to change so that `to` stands in the place of these matches, counted from 0 through all
   * passages; null when that cannot be done without changing anything else.
   */
  replace(props: Props, query: FindQuery, to: string, which: ReadonlySet<number>): Partial<Props> | null
}

/** Rows and columns that a lookup, `bolts("M12", A_s)`, may name. */
export interface TableNames {
  readonly columns: readonly { readonly name: string; readonly label: string }[]
  readonly rows: readonly string[]
}

/** How one block type is drawn and offered. */
export interface BlockViewEntry<Props = unknown> {
  readonly type: string
  readonly title: string
  readonly icon: ComponentType<{ size?: number | string }>
  readonly keywords: readonly string[]
  /** The word that makes a math line this block on Enter, '' for none. */
  readonly typedWord: string
  readonly view: ComponentType<BlockViewProps<Props>>
  /** Whether nothing was typed into the block yet. */
  readonly isBlank: (props: Props) => boolean
  /** Draws the block in a report, where nothing can be operated; `view` does without it. */
  readonly report?: ComponentType<BlockViewProps<Props>>
  /**
   * Places for the caret where the block type names no fields: one when absent. Between two blocks
   * without exactly one, the arrow keys make an empty line.
   */
  readonly fields?: 'none' | 'several'
  /**
   * A container that is open while the caret or the selection is in it, or something in it is wrong, and
   * folded else. That is never saved.
   */
  readonly opensInUse?: boolean
  /** Label of the button in the empty container; 'Add a line' when absent. */
  readonly addLabel?: string
  /** Names that the block defines as it stands, functions without their parenthesis. */
  readonly defines?: (props: Props) => readonly string[]
  /** The table that a name of the block stands for: its own, or that of a library. */
  readonly table?: (props: Props, name: string) => TableNames | { readonly library: string } | null
  /** Names that mean something in the block itself and in what stands in it, and nowhere else: parameters. */
  readonly binds?: (props: Props) => readonly string[]
  /** Names that have no meaning any more below the block. */
  readonly ends?: (props: Props) => readonly string[]
  /** Names that the block reads from above, functions without their parenthesis. */
  readonly uses?: (props: Props) => readonly string[]
  /** The fields to change so that the block reads `to` instead of `from`; null when it does not read it. */
  readonly rename?: (props: Props, from: string, to: string) => Partial<Props> | null
  /** Fetched when somebody searches; blocks of a type without it are not found. */
  readonly finding?: () => Promise<BlockFinding<Props>>
  /** Says which blocks the type makes of content that is pasted or dropped. */
  readonly accepts?: Accepts
  /** Tools of the toolbox for this type; absent for blocks that come about otherwise. */
  readonly tools?: readonly Tool[]
}

/** The block types that can be drawn, and the two that the keyboard makes. */
export interface ViewRegistry {
  readonly entries: ReadonlyMap<string, BlockViewEntry>
  /** Type of the line that Enter makes, for formulas. */
  readonly lineType: string
  /** Type of the line that `#` and the double space make. */
  readonly proseType: string
}

/** Everything a view or a toolbar can do to the worksheet. All of it is undoable and keeps the caret. */
export interface Editor {
  readonly worksheet: Worksheet
  /** The worksheet is shown as a report: without what is hidden there, and without anything to operate. */
  readonly report: boolean
  readonly results: ResultsStore
  readonly registry: ViewRegistry
  readonly rights: EditorRights
  readonly actions: EditorActions
  focus(block: string, place: CaretPlace): void
  /** The caret left the sheet. */
  blur(block: string): void
  /** Move to the neighbour; false at the end of the sheet. */
  leave(block: string, direction: Direction, x?: number): boolean
  /** New blocks after or before `block`; the last one gets the caret unless `place` is null. */
  insert(
    block: string | null,
    side: 'before' | 'after',
    items: readonly NewBlock[],
    place: CaretPlace | null,
  ): void
  remove(block: string, direction: 'back' | 'forward'): void
  /**
   * Same place, other type; false when it was refused. `written`: its word was typed there, where it may be
   * out of place.
   */
  convert(block: string, item: NewBlock, place: CaretPlace, written?: boolean): boolean
  /**
   * `patch` replaces the fields it names. `step` makes it an undo step of its own, `behindCaret` says how
   * many characters of a text stand behind the caret.
   */
  setProps(
    block: string,
    patch: object,
    options?: {
      readonly step?: boolean
      readonly behindCaret?: Readonly<Record<string, number | undefined>>
    },
  ): void
  /** Whether controls may be operated, by whoever reads the worksheet too. */
  readonly mayOperate: boolean
  /**
   * Sets a control: an undo step for those who may edit; values set by others stay on their page, are
   * computed there and not saved. The same holds for a `passing` value, as during a drag, until it is set or
   * released.
   */
  operate(block: string, patch: object, passing?: boolean): void
  /** Removes the passing value. */
  release(block: string): void
  /** Remembers the caret for undo; called by views when it moves. */
  placeCaret(block: string, offset: number, field?: string): void
  /** Registers the text with the caret; returns a function that takes that back. */
  setCaretText(text: CaretText): () => void
  undo(): void
  redo(): void
  /** Carries operations out as one undo step; false when one was refused (the person is told). */
  perform(
    operations: readonly Operation[],
    focus?: { readonly block: string; readonly place: CaretPlace },
  ): boolean
  /** Blocks selected as a whole, in reading order; empty for none. */
  selected(): readonly string[]
  /** Selects from `anchor` to `head`; null ends the selection. The caret leaves its line. */
  select(range: { readonly anchor: string; readonly head: string } | null): void
  /** Registers the surface that the toolbar acts on; null when the caret goes. */
  setSurface(block: string, surface: Surface | null): void
  /**
   * Shows a sentence under a line, or takes it away. Call it after the change that it speaks of: the
   * next one of the line hides it, and with actions the next one of any line.
   */
  setNotice(block: string, notice: LineNotice | null): void
  /**
   * Whether something typed waits for the part of the page that writes it into the worksheet.
   * @param holder what keeps it until then
   */
  setUnwritten(holder: unknown, waiting: boolean): void
  /** Announces a text politely to a screen reader. */
  announce(text: string): void
  /** Names that the block can read, functions without their parenthesis. */
  namesAbove(block: string): ReadonlySet<string>
}

/** Looks up one entry; a type without one is drawn read-only as unknown. */
export function viewOf(registry: ViewRegistry, type: string): BlockViewEntry | undefined {
  return registry.entries.get(type)
}

/** Typed registration of a view: the registry keeps entries of every props type. */
export function blockView<Props>(entry: BlockViewEntry<Props>): BlockViewEntry {
  // The worksheet has validated the props against the type's schema before a view sees them.
  return entry as unknown as BlockViewEntry
}
