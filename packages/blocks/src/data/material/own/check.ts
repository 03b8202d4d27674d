/** Whether the rows of a material of one's own can be used, in sentences; the text that a worksheet saves of them. */
import { parseUnit } from '@calcwright/math/expression'
import { resolveUnit, toSI } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'
import { KINDS, ownText } from '@calcwright/reference/materials'
import { digitsOf, isThousands } from './numbers.ts'
import { isEmptyRow } from './row.ts'
import type { OwnProperty, OwnMaterialRows } from './row.ts'

/** Properties of one material. */
const MOST_ROWS = 200
/** Temperatures of one property. */
const MOST_POINTS = 500
const ABSOLUTE_ZERO = -273.15

export interface MaterialProblem {
  /** Place of the row; -1 for the material itself. */
  readonly row: number
  readonly field: keyof OwnProperty | 'material'
  readonly text: string
}

/** The property of shipped materials that a name or a longer name means. */
export const kindNamed = (name: string) =>
  KINDS.find(kind => kind.name === name) ?? KINDS.find(({ aliases }) => aliases.includes(name))

const NAME = /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)?$/

interface CheckedMaterial {
  /** With the names and digits that are saved. */
  readonly sheet: OwnMaterialRows
  /** The text that a block saves. */
  readonly text: string
  readonly problems: readonly MaterialProblem[]
}

/** Rows in which nothing stands are left out. */
export function checkMaterial(given: OwnMaterialRows): CheckedMaterial {
  const problems: MaterialProblem[] = []
  const name = given.name.trim()
  const wrong = (text: string) => problems.push({ row: -1, field: 'material', text })
  if (name === '') wrong('A material needs a name.')
  if (/[";\n]/.test(name)) wrong('The name of a material has no quotation marks and no semicolons.')
  const taken = new Map<string, number>()
  const rows = given.properties.flatMap((row, place) => {
    if (isEmptyRow(row)) return []
    const checked = checkRow(row, place, problems)
    const earlier = taken.get(checked.row.name)
    if (earlier !== undefined && checked.row.name !== '')
      problems.push({
        row: place,
        field: 'name',
        text: `Row ${earlier + 1} gives ${checked.row.name} already.`,
      })
    taken.set(checked.row.name, place)
    return [checked]
  })
  if (rows.length === 0) wrong('A material needs at least one property, such as rho with 7850 and kg/m^3.')
  if (rows.length > MOST_ROWS) wrong(`A material has at most ${MOST_ROWS} properties.`)
  const sheet = {
    ...given,
    name,
    source: given.source.trim(),
    note: given.note.trim(),
    properties: rows.map(({ row }) => row),
  }
  const properties = rows.map(({ row, points, unit }) => ({
    name: row.name,
    value: row.value,
    unit: row.unit,
    source: row.source,
    curve: points.map(([celsius, value]) => [celsius, unit ? toSI(value, unit) : value] as const),
  }))
  const text = problems.length > 0 ? '' : ownText({ ...sheet, properties })
  return { sheet, text, problems }
}

interface CheckedRow {
  readonly row: OwnProperty
  readonly points: readonly (readonly [number, number])[]
  readonly unit: ResolvedUnit | null
}

function checkRow(given: OwnProperty, place: number, problems: MaterialProblem[]): CheckedRow {
  const wrong = (field: MaterialProblem['field'], text: string) =>
    void problems.push({ row: place, field, text })
  const typed = given.name.trim()
  const name = kindNamed(typed)?.name ?? typed
  if (!NAME.test(name))
    wrong(
      'name',
      `"${typed}" is no name of a property: letters and digits with at most one _, such as rho or f_y.`,
    )
  const unit = checkUnit(given.unit.trim(), name, text => wrong('unit', text))
  const value = given.value.trim() === '' ? '' : checkNumber(given.value, text => wrong('value', text))
  const over = readOver(given.over)
  if (typeof over === 'string') wrong('over', over)
  if (given.value.trim() === '' && given.over.trim() === '')
    wrong('value', `${name || 'The property'} needs a value, or values over temperature.`)
  const points = typeof over === 'string' ? [] : over
  const row = {
    name,
    value,
    unit: given.unit.trim(),
    over: points.map(([celsius, at]) => `${celsius}: ${at}`).join('; '),
    source: given.source.trim(),
  }
  return { row, points, unit }
}

function checkNumber(cell: string, wrong: (text: string) => void): string {
  const digits = digitsOf(cell)
  if (digits === null) wrong(numberFault(cell))
  return digits ?? ''
}

const numberFault = (cell: string): string =>
  isThousands(cell)
    ? `"${cell.trim()}" may be a decimal or thousands: write ${cell.trim().replaceAll(',', '')} or ${cell.trim().replace(',', '.')}.`
    : `"${cell.trim()}" is no number, such as 7850, 0.3 or 1.2e-5.`

function checkUnit(text: string, name: string, wrong: (text: string) => void): ResolvedUnit | null {
  const kind = kindNamed(name)
  const usual = kind && kind.unit !== '' ? resolved(kind.unit) : null
  if (text === '') {
    if (usual) wrong(`${name} (${kind!.title}) needs a unit, such as ${kind!.unit}.`)
    return null
  }
  const unit = resolved(text)
  if (typeof unit === 'string') {
    wrong(unit)
    return null
  }
  if (usual && typeof usual !== 'string' && usual.dimension !== unit.dimension)
    wrong(`${name} is ${kind!.title}: its unit is one like ${kind!.unit}, not ${text}.`)
  else if (kind && !usual && unit.dimension !== dimensionless())
    wrong(`${name} is ${kind.title}: it is a plain number, without ${text}.`)
  return unit
}

const dimensionless = () => (resolved('1') as ResolvedUnit).dimension

/** @returns a sentence for what is no unit */
function resolved(text: string): ResolvedUnit | string {
  const parsed = parseUnit(text)
  if (!parsed.ok) return parsed.problem.message
  const found = resolveUnit(parsed.value)
  return found.ok ? found.unit : found.problem.message
}

/** @returns points in rising order, or a sentence */
function readOver(text: string): readonly (readonly [number, number])[] | string {
  if (text.trim() === '') return []
  const points: (readonly [number, number])[] = []
  for (const part of text.split(/[;\n]/)) {
    if (part.trim() === '') continue
    const cells = part.trim().split(/\s*[:\t]\s*|\s+/)
    const [celsius, value] = cells.map(digitsOf)
    if (
      cells.length !== 2 ||
      celsius === null ||
      celsius === undefined ||
      value === null ||
      value === undefined
    )
      return `"${part.trim()}" is no temperature in °C with a value: write 20: 210; 100: 205.`
    if (Number(celsius) < ABSOLUTE_ZERO) return `${celsius} °C is below absolute zero.`
    const last = points.at(-1)
    if (last && Number(celsius) <= last[0])
      return `The temperatures rise from one to the next: ${celsius} °C stands after ${last[0]} °C.`
    points.push([Number(celsius), Number(value)])
  }
  if (points.length < 2) return 'Values over temperature are at least two: 20: 210; 100: 205.'
  return points.length > MOST_POINTS
    ? `A property has values at ${MOST_POINTS} temperatures at most.`
    : points
}
