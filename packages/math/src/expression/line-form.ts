/** The form in which one line writes its numbers, as words: `2 decimals, zeros`. */
import type { NumberForm } from './format-number.ts'

/** The form of a line holds in every unit, and for whole numbers as well. */
export type LineForm = Omit<NumberForm, 'unit' | 'inLine'>

const WORDS = {
  significant: 'digits',
  decimals: 'decimals',
  engineering: 'digits engineering',
  scientific: 'digits scientific',
} as const satisfies Record<NumberForm['form'], string>

const PATTERN = /^(\d{1,2}) (digits?|decimals?)(?: (engineering|scientific))?(, zeros)?$/

/** @returns `3 digits engineering, zeros` */
export const lineFormText = ({ form, digits, zeros }: LineForm): string =>
  `${digits} ${WORDS[form]}${zeros ? ', zeros' : ''}`

/** @returns null for words that are no form: digits are 1 to 14, decimals 0 to 14 */
export function lineFormOf(text: string): NumberForm | null {
  const [, count = '', noun = '', power, zeros] = PATTERN.exec(text.trim().replaceAll(/\s+/g, ' ')) ?? []
  const digits = Number(count)
  const isPlaces = noun.startsWith('decimal')
  if (noun === '' || digits > 14 || (isPlaces ? power !== undefined : digits < 1)) return null
  const form = isPlaces ? 'decimals' : ((power as 'engineering' | 'scientific' | undefined) ?? 'significant')
  return { unit: '', form, digits, zeros: zeros !== undefined, inLine: true }
}

/**
 * @param text the form of a line; undefined for one that has none
 * @returns the forms by which its numbers are written: its own, else those of the worksheet
 */
export function formsOfLine(forms: readonly NumberForm[], text: string | undefined): readonly NumberForm[] {
  const own = text === undefined ? null : lineFormOf(text)
  return own ? [own] : forms
}
