/**
 * A number and a word that is a unit and the name of a variable that is defined above: whether they are a measure,
 * `h = 3 m`, or a product, `1/2 m v^2`. On paper a name that is defined is that name, except where the number and
 * the word stand alone.
 */
import type { TypedToken } from './source.ts'

/** The words behind a number that could be read as units. */
interface UnitRun {
  /** Index of the first word, and of the token behind the run. */
  readonly index: number
  readonly next: number
  /** Name of the first word. */
  readonly name: string
  /** Its last exponent or bracket is still being typed. */
  readonly open: boolean
}

/**
 * A measure is alone as a whole side, term, factor or argument, `h = 3 m`, or has further units, `5 m/s`. Behind a
 * fraction or π, before a power or a further factor the word is the variable: `2 pi R`, `2 m g`.
 */
export function isMeasure(tokens: readonly TypedToken[], { index, name, next, open }: UnitRun): boolean {
  if (tokens[index - 1]!.kind !== 'number') return false
  if (!beginsTerm(tokens, startOfNumber(tokens, index - 1))) return false
  if (tokens.slice(index, next).some(({ text }) => text === '*' || text === '/')) return true
  if (RARE.test(name)) return false
  const isRaised = tokens[index + 1]!.text === '^'
  if (isRaised && !(LENGTH.test(name) && /^[2-4]$/.test(tokens[index + 2]!.text))) return false
  return open || endsTerm(tokens, next, [...name].length > 1)
}

/** Index of the first token of the number that ends at `end`, `3*10^-4` among them. */
function startOfNumber(tokens: readonly TypedToken[], end: number): number {
  const power = tokens[end - 1]?.text === '-' ? end - 2 : end - 1
  if (tokens[power]?.text !== '^' || tokens[power - 1]?.kind !== 'number') return end
  const isTimesTen = tokens[power - 2]?.text === '*' && tokens[power - 3]?.kind === 'number'
  return isTimesTen ? power - 3 : power - 1
}

/** Whether no factor stands before `index`, but for `5 kN*`. A bracket below a slash is a factor of its fraction. */
function beginsTerm(tokens: readonly TypedToken[], index: number): boolean {
  const [outside, before] = [tokens[index - 2], tokens[index - 1]]
  if (!before) return true
  if (before.kind !== 'sign' || !BEGINS_TERM.test(before.text)) return false
  return !(before.text === '(' && outside?.text === '/')
}

/**
 * Whether no further factor stands at `index`, but for a number: `5 m 20 cm`, `3 m*2`.
 * @param isLong the unit has several letters, as few variables have: `5 kN*A`
 */
function endsTerm(tokens: readonly TypedToken[], index: number, isLong: boolean): boolean {
  const { kind, text } = tokens[index]!
  if (kind === 'end' || kind === 'number') return true
  if (kind !== 'sign') return false
  if (text === '*') return isLong || /^(?:number|end)$/.test(tokens[index + 1]!.kind)
  return ENDS_TERM.test(text)
}

/** Signs before which no factor stands. */
const BEGINS_TERM = /^(?:[-+=<>(,;:|[*±]|:=|==|<=|>=|!=|\.\.|->|and|or|not)$/

/** Signs behind which no factor stands. */
const ENDS_TERM = /^(?:[-+=<>),;:|\]±]|:=|==|<=|>=|!=|\.\.|->|and|or)$/

/** Units of one letter that are rarer than variables of the name: day, tonne, are, debye … */
const RARE = /^[dtaDRGBPu]$/

/** Units of length, whose powers are areas and volumes; others are seldom raised on their own. */
const LENGTH = /^(?:[kcdm]?m|[µu]m|ft|in|yd|mi)$/
