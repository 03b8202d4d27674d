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
  /** The rule that the line follows, at the right margin: `EN 1993-1-1, 6.2.5`. */
  readonly clause?: string | undefined
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
  'clause',
] as const satisfies readonly LineMark[]

/** Takes all marks away. */
export const NO_MARKS: LineMarks = Object.fromEntries(MARKS.map(mark => [mark, undefined]))

/** Marks that are words. */
export type WordMark = 'caption' | 'clause'

/** Characters of a caption. */
export const CAPTION_LIMIT = 500

/** Characters of a clause. */
export const CLAUSE_LIMIT = 120

const LIMITS: Readonly<Record<WordMark, number>> = { caption: CAPTION_LIMIT, clause: CLAUSE_LIMIT }

/** @returns the characters that such a mark may have */
export const limitOf = (mark: WordMark): number => LIMITS[mark]

export const isWordMark = (mark: LineMark): mark is WordMark => mark in LIMITS

/** A caption may be the number alone; a clause without words is none. */
function isSet(mark: LineMark, value: unknown): boolean {
  if (!isWordMark(mark)) return value === true
  return typeof value === 'string' && (mark === 'caption' || value !== '')
}

/** The marks that are set, of anything that may have some. */
export function marksOf(from: { readonly [mark in LineMark]?: unknown }): LineMarks {
  const set = MARKS.filter(mark => isSet(mark, from[mark]))
  return Object.fromEntries(set.map(mark => [mark, from[mark]]))
}
