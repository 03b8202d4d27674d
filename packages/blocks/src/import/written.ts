/** Pieces of plain notation that know how tightly they bind, so that brackets stand where they are needed. */

/** A piece of a formula and its precedence. */
export interface Written {
  readonly text: string
  readonly level: number
  /** Set for a unit that stands alone: a product with it takes it into the box of a number. */
  readonly unit?: string
}

/** Levels of precedence, from loose to tight. */
const LEVELS: Readonly<Record<string, number>> = {
  or: 1, xor: 1, and: 2, not: 3,
  '=': 4, '!=': 4, '<': 4, '>': 4, '<=': 4, '>=': 4,
  '+': 5, '-': 5, '*': 6, '/': 6, '.*': 6, './': 6,
  '^': 8, '.^': 8,
} // prettier-ignore
const MINUS = 7
const ATOM = 10

export const atom = (text: string): Written => ({ text, level: ATOM })

/** A number with its unit, which stands in a product as one factor. */
export const measured = (number: string, unit: string): Written => ({
  text: `${number} [${unit}]`,
  level: MINUS,
})

/** A unit that stands alone is one of it. */
export const unitAlone = (unit: string): Written => ({ text: `1 [${unit}]`, level: MINUS, unit })

/** Products, quotients and powers of units are units; a number takes its unit into its box. */
function withUnits(operator: string, left: Written, right: Written): Written | null {
  if (operator === '^') {
    if (left.unit === undefined || !/^\(?-?\d+(?:\.\d+)?\)?$|^-\d+$/.test(right.text)) return null
    return unitAlone(
      `${/[*/^]/.test(left.unit) ? `(${left.unit})` : left.unit}^${right.text.startsWith('-') ? `(${right.text})` : right.text}`,
    )
  }
  if ((operator !== '*' && operator !== '/') || right.unit === undefined) return null
  const unit = operator === '/' && /[*/]/.test(right.unit) ? `(${right.unit})` : right.unit
  if (left.unit !== undefined) return unitAlone(`${left.unit}${operator}${unit}`)
  if (operator === '*' && NUMBER.test(left.text)) return measured(left.text, right.unit)
  return { text: `${within(left, LEVELS['*']!)}${operator}[${right.unit}]`, level: LEVELS['*']! }
}

const NUMBER = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

export function infix(operator: string, left: Written, right: Written): Written {
  const units = withUnits(operator, left, right)
  if (units) return units
  const level = LEVELS[operator]!
  const raised = level === LEVELS['^']
  const first = within(left, raised ? level + 1 : level)
  // The chain of a comparison reads from the left, and so does a power here: its exponent keeps its brackets.
  // Two signs side by side are read with a bracket between.
  const second = within(right, raised || right.text.startsWith('-') ? ATOM : level + 1)
  const tight = level >= LEVELS['*']!
  return { text: tight ? `${first}${operator}${second}` : `${first} ${operator} ${second}`, level }
}

export const minus = (value: Written): Written => ({ text: `-${within(value, MINUS)}`, level: LEVELS['*']! })
export const negation = (value: Written): Written => ({
  text: `not ${within(value, 4)}`,
  level: LEVELS['not']!,
})
export const call = (name: string, values: readonly Written[]): Written =>
  atom(`${name}(${values.map(value => value.text).join(', ')})`)
export const list = (values: readonly Written[]): Written =>
  atom(`[${values.map(value => value.text).join(', ')}]`)
export const element = (of: Written, places: readonly Written[]): Written =>
  atom(`${within(of, ATOM)}[${places.map(value => value.text).join(', ')}]`)
export const factorial = (value: Written): Written => atom(`${within(value, ATOM)}!`)

/** A text as a value, in one line. A quotation mark in it would end it, and becomes two apostrophes. */
export const quoted = (text: string): Written =>
  atom(`"${text.replaceAll('"', "''").replaceAll(/\s*\n\s*/g, ' ')}"`)

/** Texts and numbers as one text, whatever the first of them is. */
export const joined = (parts: readonly Written[]): Written =>
  [quoted(''), ...parts].reduce((left, right) => infix('+', left, right))

/** A text of any number of lines in plain notation. */
export const asText = (text: string): string =>
  text
    .split(/\r?\n|\r/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => `# ${line}`)
    .join('\n')

function within(value: Written, level: number): string {
  return value.level < level ? `(${value.text})` : value.text
}

/** Arguments of an interpolation: columns, which a matrix of one column may be, then the place. */
export const inColumns = ([x, y, ...place]: readonly Written[]): readonly Written[] => [
  ...[x, y].flatMap(column => (column ? [call('flatten', [column])] : [])),
  ...place,
]
