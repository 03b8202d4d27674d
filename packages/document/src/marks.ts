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
  /** Words of its field in place of its name, a sentence of help, and the heading under which the form has it. */
  readonly formLabel?: string | undefined
  readonly formHelp?: string | undefined
  readonly formGroup?: string | undefined
  /** Its place in the form; lines without one follow in the order of the sheet. */
  readonly formOrder?: number | undefined
  /** Words below it, behind `Figure 1` or `Table 1`; '' for the number alone. */
  readonly caption?: string | undefined
  /** The rule that the line follows, at the right margin: `EN 1993-1-1, 6.2.5`. */
  readonly clause?: string | undefined
  /** The form in which it writes its numbers, in place of that of the worksheet: `2 decimals, zeros`. */
  readonly numbers?: string | undefined
}

export type LineMark = keyof LineMarks

/** The key of each mark in the stored entry of a block, and in files. */
export const MARKS = [
  'unprinted',
  'hidden',
  'numbered',
  'formInput',
  'formOutput',
  'formLabel',
  'formHelp',
  'formGroup',
  'formOrder',
  'caption',
  'clause',
  'numbers',
] as const satisfies readonly LineMark[]

/** Takes all marks away. */
export const NO_MARKS: LineMarks = Object.fromEntries(MARKS.map(mark => [mark, undefined]))

/** Marks that are words, with the characters that each may have. */
const WORD_MARKS = {
  caption: 500,
  clause: 120,
  formLabel: 120,
  formHelp: 500,
  formGroup: 120,
  numbers: 40,
} as const

export type WordMark = keyof typeof WORD_MARKS

/** The last place in a form. */
export const LAST_PLACE = 9999

/** @returns the characters that such a mark may have */
export const limitOf = (mark: WordMark): number => WORD_MARKS[mark]

export const isWordMark = (mark: LineMark): mark is WordMark => mark in WORD_MARKS

/** A sentence about marks that nobody may set; null where all can be set. */
export function markProblem(marks: LineMarks): string | null {
  const long = MARKS.filter(isWordMark).find(mark => (marks[mark] ?? '').length > limitOf(mark))
  if (long) return `There is room for ${limitOf(long)} characters.`
  const { formOrder } = marks
  return formOrder === undefined || isPlace(formOrder) ? null : `A place is a number from 1 to ${LAST_PLACE}.`
}

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LAST_PLACE

/** The value of a mark as it is stored; null for one that is not set. A caption may be the number alone. */
export function storedMark(mark: LineMark, value: unknown): true | string | number | null {
  if (mark === 'formOrder') return isPlace(value) ? value : null
  if (!isWordMark(mark)) return value === true ? true : null
  return typeof value === 'string' && (mark === 'caption' || value !== '') ? value : null
}

/** The marks that are set, of anything that may have some. */
export function marksOf(from: { readonly [mark in LineMark]?: unknown }): LineMarks {
  const set = MARKS.filter(mark => storedMark(mark, from[mark]) !== null)
  return Object.fromEntries(set.map(mark => [mark, from[mark]]))
}
