/** How a block that is a keyword and its fields in a row is described. */
import type { ComponentType } from 'react'
import type { BlockViewProps } from '../contract/block-view.ts'

/** Content before a field: a word, or a formula. */
export type FieldWord = string | { readonly latex: string }

type FieldWords = Readonly<Record<string, FieldWord>>

/** How a block that is a keyword and its fields in a row looks. */
export interface FieldsLook {
  /** Name of the block for screen readers: `For loop`. */
  readonly title: string
  readonly keyword: string
  /** Content before a field, by its id. */
  readonly words?: FieldWords | ((props: object) => FieldWords)
  /** Fields that come in rows. */
  readonly lists?: readonly FieldList[]
  /** A sentence under the fields that depends on other blocks, '' for none. */
  readonly note?: (view: BlockViewProps<object>) => string
  /** The first field is the name that the result is stored in: `name ≡ keyword fields`. */
  readonly stored?: boolean
  /** Menus behind the fields. */
  readonly choices?: readonly FieldChoice[]
  /** Stands under the fields: a result. */
  readonly below?: ComponentType<BlockViewProps<object>>
}

/** Rows of fields that are added and removed: `equations.0`, `equations.1`. There is always one. */
export interface FieldList {
  /** The stored list. */
  readonly id: string
  /** Name of one row: `equation`. */
  readonly noun: string
  /** Initial value of a further row, in its stored form. */
  newRow(props: object): unknown
}

/** A stored field that is one of a few values; a checkbox stands for two, the second one checked. */
export interface FieldChoice {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly checkbox?: boolean
  /** The words before a field name the choice already, so readers are shown no menu. */
  readonly worded?: boolean
}
