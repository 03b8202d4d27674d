/** A file of another program as an importer reads it, before it is a worksheet of this one. */

/** How a line of the file is taken over. */
export type ImportedKind =
  /** A formula, or a block with words such as `for … {`: `plain` is computed. */
  | 'formula'
  /** A text of the author. */
  | 'text'
  /** A formula or a thing that is not understood: `plain` is a text that holds its source. */
  | 'kept'

/** A piece of the file in the order in which it is calculated. */
export interface ImportedLine {
  readonly kind: ImportedKind
  /**
   * Lines of plain notation; texts begin with `# `, headings with `# {h2} `. A line that opens a brace may stand
   * here alone, with the one that closes it further down.
   */
  readonly plain: string
  /** HTML of a text that is more than the words of `plain`, such as a picture; it is cleaned like any other. */
  readonly html?: string
  /** The text of the file. */
  readonly source: string
  /** The line of the file, or the number of the region in it, from 1. */
  readonly line: number
  /** Why it was kept as a text, or what is different from the file: a sentence. */
  readonly remark?: string
  /** The result that the other program showed for the last line of `plain`. */
  readonly stored?: StoredResult
}

/** A result as the other program stored it. */
export interface StoredResult {
  /** A number, or a list or rows of numbers. */
  readonly value: StoredValue
  /** In the spelling of this program, without brackets; empty for a plain number. */
  readonly unit: string
  /** Significant digits to which it was stored; undefined for a full double. */
  readonly digits?: number
  /** Decimal places to which nought was stored. */
  readonly places?: number
}

export type StoredValue = number | readonly StoredValue[]

export interface Imported {
  /** The name of the program, for people: `Calcpad`. */
  readonly program: string
  /** The title that the author gave the document, where the format has one. */
  readonly title?: string
  readonly lines: readonly ImportedLine[]
  /** Names that had to be changed: theirs, and what they are called here. */
  readonly names: ReadonlyMap<string, string>
  /** Settings of the worksheet that the file asks for. */
  readonly settings: ImportedSettings
  /** Sentences about the whole file. */
  readonly remarks: readonly string[]
}

export interface ImportedSettings {
  readonly angle?: 'rad' | 'deg'
  readonly one_indexed?: boolean
}

/**
 * Reads one format.
 * @param bytes the file
 * @param file its name
 * @throws Error with a sentence for people where the bytes are not of this format or are damaged
 */
export type Importer = (bytes: Uint8Array, file: string) => Imported

/** A formula of the file, as the report of the import stores it. */
export interface FormulaFacts {
  /** Id of the block that it became; absent for one that is kept as a text, and for the braces of a block. */
  readonly block?: string
  /** Whether it begins or ends a block with lines in it, such as a loop. */
  readonly isBlock?: boolean
  readonly source: string
  /** The result that the other program showed. */
  readonly stored?: StoredResult
}

/** The facts of an import as a block of the worksheet stores them. */
export interface ImportFacts {
  readonly program: string
  readonly texts: number
  /** Theirs, and ours. */
  readonly names: Readonly<Record<string, string>>
  readonly formulas: readonly FormulaFacts[]
  readonly remarks: readonly { readonly line: number; readonly reason: string }[]
}

/**
 * Writes the report of an import in plain notation: the word, and its facts as JSON. Signs that begin blocks, remarks
 * and texts are written by their codes.
 */
export const reportToPlain = ({ facts }: { readonly facts: string }): string =>
  facts === ''
    ? 'importreport'
    : `importreport ${JSON.stringify(facts).replaceAll(/[{}#/@]/g, sign => `\\u00${sign.charCodeAt(0).toString(16)}`)}`
