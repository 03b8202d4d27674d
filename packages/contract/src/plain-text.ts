/** Texts as searches compare them. */
import { withoutAccents } from './common.ts'

/** Names of the Greek letters from α on, as formulas have them; σ has a second form at the end of words. */
const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  )

const ALPHA = 0x3b1

/** Forms of letters that Unicode has signs of their own for: µ of micro, ϑ, ϕ, ϱ, ϵ. */
const FORMS = /[\u00b5\u03d1\u03d5\u03f1\u03f5]/g

/**
 * Normalises a text for searches: without case and accents, Greek letters by their names, ß as ss, and the comma of a
 * decimal as a point.
 */
export const plainText = (text: string): string =>
  withoutAccents(text)
    .replaceAll(FORMS, form => form.normalize('NFKC'))
    .replaceAll(/[α-ω]/g, letter => GREEK[letter.charCodeAt(0) - ALPHA]!)
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
