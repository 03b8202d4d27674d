/**
 * Interface of the editor: the contract of a block view and the handle through which a view acts on the
 * worksheet. They refer to one another, so they stand in one file.
 */
import type { ComponentType } from 'react'
import type { Block, NewBlock, Operation, TypedText, Worksheet } from '@calcwright/document'
import type { BlockResult } from '@calcwright/evaluator'
import type { LazyModule } from '@calcwright/ui'
import type { Accepts } from './offer.ts'
import type { FileTaking } from './files.ts'
import type { ResultsStore } from '../results/store.ts'
import type { CaretPlace, Direction } from './caret-place.ts'
import type { EditorRights } from './rights.ts'
import type { EditorActions } from './actions.ts'
import type { Surface } from './surface.ts'
import type { CaretText } from './caret-text.ts'
import type { ToolSection } from './tool-sections.ts'
import type { LineNotice } from './line-notice.ts'
import type { BlockFinding } from './block-finding.ts'

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

/** A tool in words, for lists that offer it. */
export interface ToolWords {
  /** The purpose of what it makes, in a sentence without its full stop. */
  readonly about: string
  /** The same with its article, behind a verb: `a plot`. */
  readonly made: string
}

/** Something the toolbox inserts. */
export interface Tool {
  readonly id: string
  readonly title: string
  readonly icon: ComponentType<{ size?: number | string }>
  readonly sections: readonly ToolSection[]
  readonly keywords: readonly string[]
  /** Its purpose, where the page of help of its block does not say that. */
  readonly about?: string
  /** The word that makes a math line this block on Enter, '' for none. */
  readonly typedWord: string
  /** Further words for it. */
  readonly alsoTyped?: readonly string[]
  /**
   * The block that a typed line makes, `if x > 0`; null for a line that is something else.
   * @param isDefined whether a name means something above the line
   */
  fromLine?(latex: string, isDefined: (name: string) => boolean): NewBlock | null
  /** The field of that block that takes the remark of the line; without one a line with a remark stays a line. */
  readonly remarkField?: string
  /** The block to insert. */
  make(): NewBlock
  /** The block that stores into a name, as the math field writes it; absent for what stores nothing. */
  makeStored?(name: string): NewBlock
  /** Place of the caret in the block; its start by default. */
  readonly caret?: CaretPlace
  /** Puts the caret where one goes on in the new block, for a place inside of its content. */
  enter?(editor: Editor, block: string): void
  /** Tried first: acts on the line that has the caret (puts `x :=` in front); false to insert instead. */
  applyTo?(block: Block, editor: Editor): boolean
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
  /** Names that lose their meaning below the block. */
  readonly ends?: (props: Props) => readonly string[]
  /** Names that the block reads from above, functions without their parenthesis. */
  readonly uses?: (props: Props) => readonly string[]
  /** The fields to change so that the block reads `to` instead of `from`; null when it does not read it. */
  readonly rename?: (props: Props, from: string, to: string) => Partial<Props> | null
  /** Fetched when somebody searches; blocks of a type without it are not found. */
  readonly finding?: () => Promise<BlockFinding<Props>>
  /** Gives the blocks that the type makes of content that is pasted or dropped. */
  readonly accepts?: Accepts
  /** Present where blocks of the type show a file. */
  readonly file?: FileTaking
  /** Tools of the toolbox for this type; absent for blocks that are made in other ways. */
  readonly tools?: readonly Tool[]
}

/** The block types that can be drawn, and the two that the keyboard makes. */
export interface ViewRegistry {
  readonly entries: ReadonlyMap<string, BlockViewEntry>
  /** Type of the line that Enter makes, for formulas. */
  readonly lineType: string
  /** Type of the line that `#` and the double space make. */
  readonly proseType: string
  /** Fetches the words for tools, which nothing but lists of them need. */
  readonly words?: LazyModule<{ wordsOfTool(tool: Tool): ToolWords }>
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
   * Same place, other type; false when it was refused. Without a place the caret stays where it is. `written`: its
   * word was typed there, where it may be out of place.
   */
  convert(block: string, item: NewBlock, place: CaretPlace | null, written?: boolean): boolean
  /** `patch` replaces the fields it names. `step` makes it an undo step of its own. */
  setProps(block: string, patch: object, options?: { readonly step?: boolean }): void
  /** Writes what was typed into a field; `step` makes it an undo step of its own. */
  type(block: string, field: string, typed: TypedText, step?: boolean): void
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
  /** Registers the text with the caret; returns a function that removes it again. */
  setCaretText(text: CaretText): () => void
  undo(): void
  redo(): void
  /** Carries operations out as one undo step; false when one was refused and a message shown. */
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
   * Shows a sentence under a line, or takes it away. Call it after the change that it is about: the next change
   * of the line hides it, and with actions the next change of any line.
   */
  setNotice(block: string, notice: LineNotice | null): void
  /**
   * Reports whether typed text waits for the part of the page that writes it into the worksheet.
   * @param holder the object that holds the text until then
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
