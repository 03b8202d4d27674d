/** Lines of plain notation that are read as if they were typed one below the other. */
import { freeNames } from '../expression/free-names.ts'
import { parseLatex } from '../expression/parser-latex.ts'
import { parsePlain } from '../expression/parser-plain.ts'
import { toPlain } from '../expression/printers/plain.ts'
import type { Statement } from '../expression/tree.ts'
import { nodesIn } from '../expression/walk.ts'
import type { Dimension } from '../units/dimension.ts'
import { isUnit } from '../units/find.ts'
import { isBoxUnit } from '../units/unspaced.ts'
import { formulaDimensions } from './formula-dimensions.ts'
import { drawTyped } from './typed.ts'
import type { TypingRules } from './typed.ts'

type Formula = Statement & { readonly kind: 'definition' | 'expression' }

/** Rules of the place of the lines; each line adds its own. */
export type LinesRules = Omit<TypingRules, 'names' | 'finished' | 'wordGoesOn' | 'inLine'>

/**
 * Makes a function that puts units of lines into boxes where typing would, `36 km/h` as `36 [km/h]`.
 * Call it for one line after the other: a name that one line defines is known in the next.
 */
export function typedLines(rules: LinesRules): (line: string) => string {
  const defined = new Map<string, Dimension | undefined>()
  const known: LinesRules = {
    ...rules,
    isDefined: word => defined.has(word) || rules.isDefined(word),
    dimensionOf: word => (defined.has(word) ? defined.get(word) : rules.dimensionOf?.(word)),
  }
  return line => {
    const plain = parsePlain(line, { isUnit: isBoxUnit })
    if (plain.ok && !isFormula(plain.value)) return line
    const statement = plain.ok && isFormula(plain.value) ? plain.value : null
    const typed = asTyped(line, statement, known)
    if (!typed) {
      for (const name of intended(line)) defined.set(name, undefined)
      return line
    }
    if (typed.kind === 'definition' && typed.target.kind !== 'property') {
      const isVariable = typed.target.kind === 'variable'
      const { dimension } = formulaDimensions(typed, known.dimensionOf!)
      defined.set(typed.target.name.name, isVariable ? dimension : undefined)
    }
    return isReadAlike(statement, typed) ? line : toPlain(typed)
  }
}

/** Names that a line with a fault will define once that is mended. */
function intended(line: string): readonly string[] {
  const [, target] = /^([^=<>]*?)\s*:?=(?!=)/.exec(line) ?? []
  const parsed = target === undefined ? null : parsePlain(`${target} := 0`)
  const isDefinition = parsed?.ok && parsed.value.kind === 'definition'
  return isDefinition && parsed.value.target.kind !== 'property' ? [parsed.value.target.name.name] : []
}

/** Whether both have the same names and as many measures, sums and remainders: what else differs is the spelling. */
function isReadAlike(plain: Formula | null, typed: Formula): boolean {
  if (!plain || plain.show !== typed.show) return false
  const [one, other] = [plain.value, typed.value].map(value => ({
    measures: nodesIn(value).filter(({ kind }) => kind === 'quantity').length,
    names: [...freeNames(value).keys()].join(' '),
    operators: nodesIn(value).filter(node => node.kind === 'binary' && /^(?:\+|mod)$/.test(node.operator))
      .length,
  }))
  return (
    one!.measures === other!.measures && one!.names === other!.names && one!.operators === other!.operators
  )
}

const isFormula = (statement: Statement): statement is Formula =>
  statement.kind === 'definition' || statement.kind === 'expression'

/**
 * The line with the units that typing it would give; null for no formula. What is none in plain notation is one here
 * where it has units, `k = 3 1/s`.
 */
function asTyped(line: string, plain: Formula | null, rules: LinesRules): Formula | null {
  const target = plain?.kind === 'definition' ? plain.target : null
  const names = new Set(target?.kind === 'function' ? target.parameters.map(({ name }) => name) : [])
  const picture = drawTyped(
    { text: line, parts: [] },
    { ...rules, names, finished: true, wordGoesOn: false, inLine: true },
  )
  const typed = parseLatex(picture.latex, { isUnit })
  // Empty brackets, a fault of the line, are not read back as such.
  const isEmpty = picture.latex.includes('left(\\right)')
  if (!typed.ok || !isFormula(typed.value) || isEmpty) return plain
  const hasUnits =
    typed.value.unit !== undefined || nodesIn(typed.value.value).some(({ kind }) => kind === 'quantity')
  const hasCommas = COMMA_NAME.test(line)
  // `2/3 0.62 b`, which plain notation refuses.
  const hasFactors = NUMBER_BEHIND.test(line) && typed.value.kind === 'definition'
  // A line that is not finished stays as it is, so that its fault is said.
  if (!plain && !((hasUnits || hasCommas || hasFactors) && isClosed(line))) return null
  return { ...typed.value, show: typed.value.show || picture.asksResult }
}

/** A subscript with a comma, which plain notation reads in brackets as a separator: `c (T_h,1 - T_h,2)`. */
const COMMA_NAME = /_[\p{L}\d]+,[\p{L}\d]/u

/** A number that stands as a factor behind what is no other number alone. */
const NUMBER_BEHIND = /[/*^]\s*\d[\d.]* \d|[\p{L})] \d/u

const isClosed = (line: string): boolean =>
  ['()', '[]'].every(([open, close]) => line.split(open!).length === line.split(close!).length)
