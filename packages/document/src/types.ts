/**
 * The worksheet as everybody outside this package sees it: plain, immutable data. How it is stored
 * and merged is described in docs/models/document.md.
 */
import type { ZodMiniType } from 'zod/mini'
import type { LineMarks } from './marks.ts'
import type { WorksheetSettings } from './settings.ts'

export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue }
export type JsonObject = { readonly [key: string]: JsonValue }

/** Whether the fields of a block can be read: only an `ok` block may be edited, the others stay as they are. */
export type BlockStatus =
  /** Known type; `props` are complete and checked. */
  | 'ok'
  /** No such block type here; `props` are the stored fields. */
  | 'unknown-type'
  /** Saved by a newer version of the block type; `props` are the stored fields. */
  | 'newer-version'
  /** Known type whose fields do not fit it; `props` are the stored fields. */
  | 'invalid'

/** One block of a worksheet. The object is replaced when, and only when, something in it changes. */
export interface Block extends LineMarks {
  readonly id: string
  readonly type: string
  readonly version: number
  readonly status: BlockStatus
  /** The block it stands in; null at the top level. */
  readonly parent: string | null
  /** 0 at the top level. */
  readonly depth: number
  readonly props: unknown
  readonly disabled: boolean
  readonly collapsed: boolean
  /** Stands in one row of the page with the sibling before it; absent for one that begins a row. */
  readonly beside?: boolean
}

/** The blocks that a container takes. */
export interface ContainerRule {
  /** `inherit`: what the container's own parent would take. */
  readonly children: 'any' | 'inherit' | readonly string[]
  /** Types that may not stand anywhere below. */
  readonly excludes?: readonly string[]
  /** Type of the empty line that an empty container offers. */
  readonly implicitChild: string
  /** The container that indenting wraps blocks in; it vanishes with its last child. At most one type. */
  readonly indents?: boolean
  /** Its children may be indented; true when absent. */
  readonly indentable?: boolean
  /** Names defined inside have no meaning outside. */
  readonly ownNames?: boolean
  /** Its lines are numbered from 1, and count as one line outside. */
  readonly ownNumbers?: boolean
}

/** A formula, or what a caption calls a figure or a table. */
export type NumberedKind = 'formula' | 'figure' | 'table'

export interface BlockHeading {
  /** 1 is the highest. */
  readonly level: number
  readonly text: string
  /** Names the heading for references; '' where none refers to it. */
  readonly id: string
}

/** Where a block may stand. */
export interface PlacementRule {
  /** Directly inside one of these types. */
  readonly parents?: readonly string[]
  /** Anywhere below one of these types. */
  readonly within?: readonly string[]
  /** Right below a container of these parents it goes to its end, as an `else` below its `if`. */
  readonly joinsAbove?: boolean
  /** Typed or pasted elsewhere it stays there, and its evaluation says what is wrong. */
  readonly saysItself?: boolean
}

/** How a text falls into pieces that merging never tears. */
export type MergedTextKind = 'html' | 'latex'

/**
 * The content of a field of a block. All but `words` are written as the math field writes them: a line of its own, a
 * value, a test in which `=` compares, a name that the block defines, a name for the block alone, such names between commas, a name
 * or a function with its parameters, a function with its parameters, names between commas whose meaning
 * ends, plain text.
 */
export type FieldKind =
  | 'statement' | 'expression' | 'condition' | 'name' | 'parameter' | 'parameters' | 'target' | 'function-head' | 'names' | 'words' // prettier-ignore

/** One place of a block into which is typed. */
export interface Field {
  /** Where its text stands in the stored fields: `test`, or `branches.0.condition` within a list. */
  readonly id: string
  readonly kind: FieldKind
  /** Name of the field for screen readers and in messages. */
  readonly label: string
  /** Shown while it is empty, '' for nothing. */
  readonly placeholder: string
  /** Without it nothing is computed. */
  readonly required?: boolean
  /** Names that mean something in this field alone, as the counters of a matrix do. */
  readonly binds?: readonly string[]
}

/** A block type as the saved document knows it; its evaluation and its view are elsewhere. */
export interface BlockType<P extends object = object> {
  readonly type: string
  /** Version of the saved fields, from 1. */
  readonly version: number
  /** Reads complete fields; may clean them (sanitise HTML). */
  readonly props: ZodMiniType<P>
  /** Fields that are not stored have these values. Changing one is a new version with a migration. */
  defaults(): P
  /** `migrations[n]` turns stored fields of version n into version n + 1. Fields may be absent. */
  readonly migrations: Readonly<Record<number, (old: JsonObject) => JsonObject>>
  /** Texts, and lists of texts or of objects of texts, in which simultaneous changes of two people are both kept, and what is written there. */
  readonly mergedText?: { readonly [K in keyof P & string]?: MergedTextKind }
  /** Objects of which each entry merges by itself, such as the cells of a table. */
  readonly entries?: readonly (keyof P & string)[]
  /**
   * Fields of `entries` with tens of thousands of them. The props hold these as `Entries`, or as a plain object where
   * they have not been stored yet.
   */
  readonly large?: readonly (keyof P & string)[]
  /**
   * Fields of `entries` whose entries hold those of others, as the row of a table holds cells: the keys of these have
   * its key before or behind a space or a point. Undoing the entry leaves it while somebody else has written in it.
   */
  readonly holders?: { readonly [K in keyof P & string]?: readonly (keyof P & string)[] }
  /** Fields that change along with a text of the block into which somebody types; its own rule, beside `mergedText`. */
  whenTyped?(props: P, typed: TypedText): Partial<P>
  /** Where the caret can be, in reading order; a function where lists make fields come and go. */
  readonly fields?: readonly Field[] | ((props: P) => readonly Field[])
  /** Field with the value that readers may set on their own page, such as that of a slider. */
  readonly control?: string
  readonly container?: ContainerRule
  readonly placement?: PlacementRule
  /** Divides what its container holds, as `else` does: it is shown level with the container. */
  readonly divides?: boolean
  /** The numbers that its lines may have: those of formulas at the right margin, else those of captions. */
  counts?(props: P): NumberedKind | null
  /** A table of contents, a break between pages, or a summary of checks: files have their own. */
  readonly paper?: 'contents' | 'break' | 'checks'
  /** Headings in it, in order, empty ones as well. */
  headings?(props: P): readonly BlockHeading[]
  /** Fields that refer to other blocks, with the ids that these have now; null when nothing in them changes. */
  withIds?(props: P, ids: ReadonlyMap<string, string>): Partial<P> | null
  /**
   * Its line of plain notation begins with a word of its own, as `return y` does. `in-place`: only where the
   * block may stand; elsewhere the word is a name like any other, as `area` in `area*2`.
   */
  readonly worded?: boolean | 'in-place'
  /** Its plain notation has braces around lines of its own: `fromPlain` gets the words before them and these lines. */
  readonly braced?: boolean
  /** Fields for a line of plain notation, or for the words before a brace; null when they are for another type. */
  fromPlain?(line: string): Partial<P> | null
  /** Its `fromPlain` takes any line, so it is asked after all other types. */
  readonly takesAnyLine?: boolean
  /** Marks that stand in its line of plain notation as well: the clause of a check. */
  marksFromPlain?(line: string): LineMarks
  /** The block as lines of plain notation; of a container or a branch the words before the brace. */
  toPlain?(props: P): string
  /** Fields that keep a line which cannot be placed, and show it as an error. The first type that has this does. */
  asTyped?(line: string): Partial<P>
  /**
   * The block as HTML for another program; its plain notation is used when absent.
   * @param addressOf an address from which the other program gets a resource; undefined when it is not at hand
   */
  toHtml?(props: P, addressOf: (digest: string) => string | undefined): string
  /** Digests of the resources that the fields refer to, such as pictures. */
  resources?(props: P): readonly string[]
  /**
   * Puts bytes that stood in the fields themselves, as those of older versions and of other programs do, into
   * a store. Gives the fields that refer to them now; null when there are none.
   */
  moveToResources?(
    fields: Partial<P>,
    put: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
  ): Promise<Partial<P> | null>
}

/** A block type whose fields are its own affair: nothing here reads them. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of types with different fields has no narrower one
export type AnyBlockType = BlockType<any>

export interface Registry {
  readonly types: readonly AnyBlockType[]
  get(type: string): AnyBlockType | undefined
}

/** A place among the blocks: next to a block, or at one end of a container (null: the top level). */
export type Place =
  | { readonly after: string }
  | { readonly before: string }
  | { readonly inside: string | null; readonly at: 'start' | 'end' }

/** A block to be made. Fields left out have the defaults of the type. */
export interface NewBlock extends LineMarks {
  /** A fresh id when absent. */
  readonly id?: string
  readonly type: string
  /** The type's current version when absent. */
  readonly version?: number
  readonly props?: object
  readonly disabled?: boolean
  readonly collapsed?: boolean
  /** In one row with the block before it in the list. */
  readonly beside?: boolean
  readonly children?: readonly NewBlock[]
}

/** Entries to write by field and key, such as the cells of a table; null for one to take away. */
export type EntryChanges = Readonly<Record<string, Readonly<Record<string, JsonValue>> | undefined>>

/** One change by a person. Each is planned completely, then written in one transaction, or refused. */
export type Operation =
  /**
   * `written`: typed or pasted there, so that what says itself that it is out of place stays there. `beside`: in
   * the row of the block that the place names; otherwise the place is above or below its whole row.
   */
  | {
      readonly kind: 'insert'
      readonly blocks: readonly NewBlock[]
      readonly at: Place
      readonly written?: boolean
      readonly beside?: boolean
    }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  /** The blocks keep their reading order; what stands in a moved container goes with it. */
  | {
      readonly kind: 'move'
      readonly ids: readonly string[]
      readonly at: Place
      /** In the row of the block that the place names; otherwise the place is above or below its whole row. */
      readonly beside?: boolean
    }
  /** Each of the lines gets a row of its own where it stands, and so do those before and behind it. */
  | { readonly kind: 'separate'; readonly ids: readonly string[] }
  | { readonly kind: 'indent'; readonly ids: readonly string[] }
  | { readonly kind: 'outdent'; readonly ids: readonly string[] }
  /** Changes some fields; the others stay. */
  | {
      readonly kind: 'setProps'
      readonly id: string
      readonly props: object
      /** UTF-16 units behind the caret in merged texts: tells which of equal letters is the new one. */
      readonly behindCaret?: Readonly<Record<string, number | undefined>>
    }
  /** Writes single entries of fields that have `entries`; null takes an entry away. All others stay. */
  | { readonly kind: 'setEntries'; readonly id: string; readonly entries: EntryChanges }
  /** Same place and id, another type; `props` over the new type's defaults. */
  | {
      readonly kind: 'convert'
      readonly id: string
      readonly type: string
      readonly props?: object
      readonly written?: boolean
    }
  | { readonly kind: 'disable'; readonly ids: readonly string[]; readonly disabled: boolean }
  /** Sets marks of lines, and takes those away that are false or undefined here. */
  | { readonly kind: 'mark'; readonly ids: readonly string[]; readonly marks: LineMarks }
  | { readonly kind: 'collapse'; readonly ids: readonly string[]; readonly collapsed: boolean }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'setSettings'; readonly settings: Partial<WorksheetSettings> }

/** A worksheet at one time, for `Worksheet.restore`. */
export interface WorksheetState {
  readonly name: string
  readonly settings: WorksheetSettings
  /** All blocks in reading order. */
  readonly blocks: readonly Block[]
}

/** The outcome of an operation. A refusal changes nothing; its message is for the person. */
export type OperationResult =
  | {
      readonly ok: true
      /** Ids of the blocks made, outermost first, in reading order. */
      readonly inserted: readonly string[]
      /** Something the person should know, '' for nothing. */
      readonly notice: string
    }
  | { readonly ok: false; readonly message: string }

export type ChangeOrigin = 'local' | 'remote' | 'undo'

export interface WorksheetChange {
  /** Blocks that are new or differ, in reading order. */
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Reading order, nesting, or which lines stand beside one another is not what it was. */
  readonly order: boolean
  readonly settings: boolean
  readonly name: boolean
  readonly origin: ChangeOrigin
}

/** A text that a person has changed by typing, as its field shows it now. */
export interface TypedText {
  readonly text: string
  /** UTF-16 units behind the caret, where they are known: they tell which of equal letters is the new one. */
  readonly behindCaret?: number | undefined
  /** Words that the person has turned from units back into letters. */
  readonly wordsInLetters?: readonly string[]
}

/**
 * A merged text as a field shows it that somebody types in. Changes of others wait until the field is
 * ready for them; what is typed meanwhile ({@link Worksheet.type}) goes where it belongs.
 */
export interface TextBinding {
  /** Whether the text has changed since it was shown, by others only or by the person too; null when not. */
  readonly waiting: 'foreign' | 'own' | null
  /** The field of the block that it stands in by now, as rows before it come and go. */
  readonly field: string | null
  /** False when the block or the row is gone, or its text was replaced as a whole. */
  readonly present: boolean
  /** The field shows all of the text, in this writing. */
  show(shown: string): void
  /** The whole text, and where a caret stands in it; both count UTF-16 units behind the caret. */
  caughtUp(behindCaret: number): { readonly text: string; readonly behindCaret: number }
  /**
   * Words for a place of what is shown, for another window: it stays behind its letter.
   * @param behindCaret UTF-16 units of what is shown behind it
   */
  placeAt(behindCaret: number): string
  /** The shown text, and its UTF-16 units before a place that another window has sent; null for one unknown here. */
  caretAt(place: string): ShownPlace | null
  stop(): void
}

/** Two people have changed one number at the same time, and one of the two numbers stands. */
export interface ResolvedNumber {
  readonly block: string
  readonly field: string
  readonly remaining: string
  readonly lost: string
  /** The one that does not stand was written here. */
  readonly own: boolean
}

/** A place in a text: UTF-16 units before it. */
export interface ShownPlace {
  readonly shown: string
  readonly at: number
}

/** Where the caret or the selection is: JSON that only the editor reads. */
export type FocusPlace = JsonValue

/** Undo and redo of this person's own changes; changes of others stay. */
export interface UndoHistory {
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Takes the last group back and returns the place of the caret before it, null when unknown. */
  undo(): FocusPlace | null
  /** Brings the last undone group again and returns the place of the caret after it. */
  redo(): FocusPlace | null
  /** Ends the current group: the next change is an undo step of its own. */
  stop(): void
  /** Tells where the caret is; call it when it moves. */
  setFocus(place: FocusPlace): void
  /** Called when canUndo or canRedo may have changed. */
  subscribe(listener: () => void): () => void
}
