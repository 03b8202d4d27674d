/** Marks of a line that say how it stands in the worksheet as others read it: on paper, in a report, in a form. */

export interface LineMarks {
  /** Left out of what is printed. */
  readonly unprinted?: boolean | undefined
  /** Left out of the report. */
  readonly hidden?: boolean | undefined
  /** Its formula has a number at the right margin. */
  readonly numbered?: boolean | undefined
  /** The form of the worksheet asks for its value. */
  readonly formInput?: boolean | undefined
  /** The form of the worksheet shows its result. */
  readonly formOutput?: boolean | undefined
  /** Words below it, behind `Figure 1` or `Table 1`; '' for the number alone. */
  readonly caption?: string | undefined
}

export type LineMark = keyof LineMarks

/** The key of each mark in the stored entry of a block, and in files. */
export const MARKS = [
  'unprinted',
  'hidden',
  'numbered',
  'formInput',
  'formOutput',
  'caption',
] as const satisfies readonly LineMark[]

/** Takes all marks away. */
export const NO_MARKS: LineMarks = Object.fromEntries(MARKS.map(mark => [mark, undefined]))

/** Characters of a caption. */
export const CAPTION_LIMIT = 500

const isSet = (mark: LineMark, value: unknown): boolean =>
  mark === 'caption' ? typeof value === 'string' : value === true

/** The marks that are set, of anything that may have some. */
export function marksOf(from: { readonly [mark in LineMark]?: unknown }): LineMarks {
  const set = MARKS.filter(mark => isSet(mark, from[mark]))
  return Object.fromEntries(set.map(mark => [mark, from[mark]]))
}
