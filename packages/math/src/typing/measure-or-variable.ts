/**
 * A number and a word that is a unit and the name of a variable that is defined above: whether they are a measure,
 * `h = 3 m`, or a product, `1/2 m v^2`. On paper a name that is defined is that name, except where the number and
 * the word stand alone.
 */
import { QUANTITY_LETTERS } from '@calcwright/reference/units'
import { splitName } from '../expression/names.ts'
import type { Dimension } from '../units/dimension.ts'
import { resolveName } from '../units/resolve.ts'
import { startOfNumber, startOfUncertain } from './numbers-before.ts'
import type { TypedToken } from './source.ts'
import { isOneOver } from './unit-runs.ts'
import type { UnitRules } from './unit-runs.ts'

/** The words behind a number that could be read as units. */
interface UnitRun {
  /** Index of the first word, and of the token behind the run. */
  readonly index: number
  readonly next: number
  /** Name of the first word. */
  readonly name: string
  /** Its last exponent or bracket is still being typed. */
  readonly open: boolean
  /** Dimension of a unit of several words, `A h`; absent for that of one. */
  readonly compound?: Dimension | undefined
}

interface Line {
  readonly tokens: readonly TypedToken[]
  /** Whether the token at an index was read as a unit. */
  isUnit(index: number): boolean
  /** Whether the word at an index may be a unit. */
  mayBeUnit(index: number): boolean
  /** Whether the name stands for itself elsewhere in the line. */
  isItself(name: string): boolean
  /** Whether a variable or a function of that name is defined above. */
  isDefined(name: string): boolean
  /** Whether a variable is measured in the unit of its name; undefined where that is not known. */
  hasUnit(name: string): boolean | undefined
}

/**
 * A measure is alone as a whole side, term, factor or argument, `h = 3 m`, or has further units, `5 m/s`. Behind a
 * fraction or π, before a power or a further factor the word is the variable: `2 pi R`, `2 m g`.
 */
export function isMeasure(line: Line, { index, name, next, open, compound }: UnitRun): boolean {
  const { tokens } = line
  const start = startOfNumber(tokens, index - 1)
  if (start === undefined) return false
  if (startOfUncertain(tokens, index - 1) !== undefined) return true
  const place = placeOfNumber(line, start)
  const isCompound = tokens.slice(index, next).some(({ text }) => text === '*' || text === '/')
  if (isCompound) return place !== 'below'
  // `sqrt(3 m*4 m)` has two measures.
  const isBelow = place === 'below' || (place === 'below-bracket' && !isBeforeMeasure(line, next))
  if (isBelow || isRareUnit(name)) return false
  const isRaised = tokens[index + 1]!.text === '^'
  if (isRaised && !isUnitPower(tokens, index)) return false
  if (isOneOver(tokens, index)) return true
  if (!open && !endsTerm(line, next, place === 'factor' || [...name].length > 1)) return false
  if (isRaised || place === 'factor') return true
  const isAlone = !/^[*/]$/.test(tokens[next]!.text) && tokens[next]!.kind !== 'number'
  if (line.isItself(name) || (isAlone && isOtherQuantity(line, start, name, compound))) return false
  return NAMED_AS_UNIT.test(name) || line.hasUnit(name) !== true || !isAddedToName(line, start, next)
}

/** Whether a measure is multiplied at `index`: `*4 m`. */
const isBeforeMeasure = ({ tokens, mayBeUnit }: Line, index: number): boolean =>
  tokens[index]!.text === '*' && tokens[index + 1]!.kind === 'number' && mayBeUnit(index + 2)

/**
 * Whether a letter g that nothing defines is gravity that somebody has left out, and no gram: with a small number among
 * factors that are defined, `sqrt(2 g h)`, or below such ones, `v^2/(2 g)`. It is a name without a value then.
 */
export function isGravity(line: Line, { index, name, next }: Omit<UnitRun, 'open'>): boolean {
  const { tokens } = line
  const start = startOfNumber(tokens, index - 1)
  if (name !== 'g' || next !== index + 1 || start !== index - 1) return false
  if (!/^[1-9]$/.test(tokens[start]!.text)) return false
  const isVariable = (at: number): boolean => {
    const { kind, text, part } = tokens[at] ?? {}
    return part?.role === 'name' || (kind === 'name' && line.isDefined(text!))
  }
  const isMultiplied = isVariable(tokens[next]!.text === '*' ? next + 1 : next)
  if (isMultiplied) return true
  const slash = tokens[start - 1]?.text === '(' ? start - 2 : start - 1
  if (tokens[slash]?.text !== '/') return false
  const above = tokens[slash - 2]?.text === '^' ? slash - 3 : slash - 1
  return isVariable(above) || tokens[above]?.text === ')'
}

/** Areas and volumes, `3 m^2`, and what is one over a unit. */
function isUnitPower(tokens: readonly TypedToken[], index: number): boolean {
  const exponent = tokens[index + 2]?.text
  if (isOneOver(tokens, index)) return true
  return LENGTH.test(tokens[index]!.text) && /^[2-4]$/.test(exponent!)
}

/**
 * Whether a word behind a number is a unit, `20 mg`, where all of its letters are names that are defined: not where
 * more is multiplied, `2mg cos(alpha)`, where the line defines what the unit does not measure, `F = 2mg`, or where
 * the unit is a rare one, `4ac`. Behind a space a well known one always is, `30 mW` and `sqrt(4) kW`, unlike `3GJ/L`.
 */
export function isMeasureOfLetters(
  tokens: readonly TypedToken[],
  index: number,
  { isUnitWord, isDefined }: Pick<UnitRules, 'isUnitWord' | 'isDefined'>,
): boolean {
  const { text: name, space } = tokens[index]!
  const start = startOfNumber(tokens, index - 1)
  if (start === undefined && tokens[index - 1]?.text !== ')') return false
  if (space && isWellKnown(name)) return true
  if (start === undefined || !(USUAL.test(name) || isWellKnown(name))) return false
  const line: Line = {
    tokens,
    isUnit: () => false,
    mayBeUnit: at => tokens[at]!.kind === 'name' && isUnitWord(tokens[at]!.text),
    isItself: () => false,
    isDefined,
    hasUnit: () => undefined,
  }
  const place = placeOfNumber(line, start)
  if (place === 'below' || place === 'below-bracket') return false
  const [next, behind] = [tokens[index + 1]!, tokens[index + 2]]
  // Close to the number, `3GJ/L` has no unit below where L is defined.
  if (next.text === '/' && behind && line.mayBeUnit(index + 2)) return space || !isDefined(behind.text)
  const isRaised = next.text === '^'
  if (isRaised) return isUnitPower(tokens, index)
  if (!endsTerm(line, index + 1, false) || isOtherQuantity(line, start, name)) return false
  return !isWellKnown(name) || !isAddedToName(line, start, index + 1)
}

/**
 * The place of the number at `index`: at the begin of a term, where it may be the coefficient of a variable; behind
 * a factor, where none stands, `E alpha 40 K`; below a slash, or in a bracket there or under a root.
 */
function placeOfNumber(
  { tokens, isUnit }: Line,
  index: number,
): 'term' | 'factor' | 'below' | 'below-bracket' {
  const [outside, before] = [tokens[index - 2], tokens[index - 1]]
  if (!before) return 'term'
  if (before.kind !== 'sign') return 'factor'
  if (before.text === '*' || before.text === ')') return 'factor'
  if (before.text === '/') return outside?.kind === 'name' && isUnit(index - 2) ? 'factor' : 'below'
  if (before.text === '(' && outside && /^(?:\/|√|sqrt)$/.test(outside.text)) return 'below-bracket'
  return BEGINS_TERM.test(before.text) ? 'term' : 'below'
}

/**
 * Whether no further factor stands at `index`, but for a number: `5 m 20 cm`, `3 m*2`, or a measure:
 * `100 m/9.8 s`, `12 g/(18 g/mol)`.
 * @param isFactor the number is no coefficient, or the unit has several letters: `5 kN*A`
 */
function endsTerm({ tokens, mayBeUnit }: Line, index: number, isFactor: boolean): boolean {
  const { kind, text } = tokens[index]!
  if (kind === 'end' || kind === 'number') return true
  if (kind !== 'sign') return false
  const next = tokens[index + 1]
  if (text === '*') return isFactor || next?.kind === 'number' || next?.kind === 'end'
  if (text === '/' && isFactor) return true
  if (text === '/' && next?.text === '(')
    return tokens[index + 2]?.kind === 'number' && mayBeUnit(index + 3) && tokens[index + 4]?.text === '/'
  if (text === '/') return next?.kind === 'number' && mayBeUnit(index + 2)
  return ENDS_TERM.test(text)
}

/**
 * Whether the line defines what the unit does not measure, at a number outside of all brackets: `E = 2 h` below a
 * height h, `L_1 = 0.7 L` below a length L.
 */
function isOtherQuantity(
  { tokens, hasUnit }: Line,
  index: number,
  unit: string,
  compound?: Dimension,
): boolean {
  const [target, sign] = tokens
  const name = target?.part?.name ?? (target?.kind === 'name' ? target.text : '')
  if (name === '' || !/^:?=$/.test(sign?.text ?? '')) return false
  // The values of a range may have any name.
  if (tokens.some(({ text }) => text === '..')) return false
  const depth = tokens.slice(0, index).reduce((sum, { text }) => sum + (OPENS.get(text) ?? 0), 0)
  if (depth !== 0) return false
  const letter = splitName(name).body.replace(/(?<=\p{L})[\d']+$/u, '')
  if (letter === unit && !compound) return !NAMED_AS_UNIT.test(unit) || hasUnit(unit) === false
  const isWord = [...letter].length > 1 && !GREEK.test(letter)
  const isMeasuredIn = (dimension: Dimension | undefined): boolean =>
    lettersOf(dimension)?.includes(letter) ?? true
  return !isWord && !isMeasuredIn(resolveName(unit)?.dimension) && !(compound && isMeasuredIn(compound))
}

/** Letters of the quantities that a unit measures, `Ah` like the coulomb; undefined where they may have any. */
function lettersOf(dimension: Dimension | undefined): readonly string[] | undefined {
  if (!dimension || dimension.isPlain) return undefined
  const alike = Object.keys(QUANTITY_LETTERS).filter(name => resolveName(name)?.dimension.sameHard(dimension))
  return alike.length > 0 ? alike.flatMap(name => QUANTITY_LETTERS[name]!.split(' ')) : undefined
}

/** Whether the term from `start` to `end` is added to one with a name: `d + 2 m` of a module m in millimetres. */
function isAddedToName({ tokens, mayBeUnit }: Line, start: number, end: number): boolean {
  const isSum = [tokens[start - 1], tokens[end]].some(
    token => token !== undefined && /^[-+]$/.test(token.text),
  )
  const [from, to] = sideAround(tokens, start, end)
  const isName = (index: number): boolean => {
    const { kind, part } = tokens[index]!
    return (
      part?.role === 'name' ||
      (kind === 'name' && !(tokens[index - 1]?.kind === 'number' && mayBeUnit(index)))
    )
  }
  return (
    isSum &&
    Array.from({ length: to - from }, (_, at) => from + at).some(
      at => (at < start || at >= end) && isName(at),
    )
  )
}

/** Indexes between which the side of a line, or the bracket, around a term stands. */
function sideAround(tokens: readonly TypedToken[], start: number, end: number): [from: number, to: number] {
  let [from, to, depth] = [start, end, 0]
  for (; from > 0; from -= 1) {
    const { text } = tokens[from - 1]!
    depth -= OPENS.get(text) ?? 0
    if (depth < 0 || (depth === 0 && ENDS_SIDE.test(text))) break
  }
  for (depth = 0; to < tokens.length - 1; to += 1) {
    const { text } = tokens[to]!
    depth += OPENS.get(text) ?? 0
    if (depth < 0 || (depth === 0 && ENDS_SIDE.test(text))) break
  }
  return [from, to]
}

const ENDS_SIDE = /^(?:[=<>,;|]|:=|==|<=|>=|!=)$/

const OPENS: ReadonlyMap<string, number> = new Map([
  ['(', 1],
  ['[', 1],
  [')', -1],
  [']', -1],
])

/** Letters of a quantity and of its unit at once: voltage in volts, axial force in newtons. */
const NAMED_AS_UNIT = /^[VN]$/

const GREEK =
  /^(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|rho|sigma|tau|upsilon|phi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Phi|Psi|Omega|var(?:theta|phi|rho|epsilon))$/

/** Signs before which no factor stands. */
const BEGINS_TERM = /^(?:[-+=<>(,;:|[*±∠]|:=|==|<=|>=|!=|\.\.|->|and|or|not)$/

/** Signs behind which no factor stands. */
const ENDS_TERM = /^(?:[-+=<>),;:|\]±∠]|:=|==|<=|>=|!=|\.\.|->|and|or)$/

/** Units of one letter that are rarer than variables of the name: day, tonne, are, bit, debye … */
export const isRareUnit = (name: string): boolean => /^[dtabDRGBPu]$/.test(name)

/** Whether no letters side by side are taken for a product in place of the unit, whatever is defined. */
export const isNeverProduct = (name: string): boolean =>
  /^(?:(.)\1|[muµ]m|kg|[kM]N|[hkMG]Pa|m?bar|min|k?mol|rad|deg|k?Nm|kgm)$/.test(name)

/** Units that hardly anybody gives a variable as its name: without a number they are meant as well, `f_ck/MPa`. */
export const isNoName = (name: string): boolean => /^(?:[mck]m|kg|[kM]N|[hkMG]Pa|m?bar|kNm)$/.test(name)

/** Units that are meant wherever a space stands between them and their number. */
export const isWellKnown = (name: string): boolean =>
  /^(?:[kcd]m|[kMG]?Hz|[kMGm]W|m[sH]|[np]H|pF|[kMG]?Wh|[kmM]V|[kmuµ]A|[kMG]J|[kMG]?VA|m?Ah|[mc]l|mL|Pa|dB|[VW]s)$/.test(
    name,
  )

/** Further units that engineers write; those of rare ones, such as acres and attoseconds, are products of letters. */
const USUAL = /^(?:Pa|[muµ]g|[mcdh]l|mL|[muµnp][ACFHJNSTVWs]|ha|ft|in|yd|mi|lb|oz|nm|[VA]s|Ah|Ws|VA|.{3,})$/u

/** Units of length, whose powers are areas and volumes; others are seldom raised on their own. */
const LENGTH = /^(?:[kcdm]?m|[µu]m|ft|in|yd|mi)$/
