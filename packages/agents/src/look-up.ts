/** Figures of materials and sections with their sources, and the lines of plain notation that ask for a fluid's state. */
import { propertiesOf as propertiesOfFluid } from '@calcwright/reference/fluids'
import { LIBRARIES, loadedLibrary, loadLibrary } from '@calcwright/reference/libraries'
import { materialNamed, propertiesOf, searched } from '@calcwright/reference/materials'
import type { Answer } from './host.ts'

/** Materials that a search names. */
const MOST_FOUND = 20

/**
 * @param query a name, a number or the usual short form of a name
 * @returns the figures of the material, and the names of others that a search finds
 */
export function lookUpMaterial(query: string): Answer {
  const first = materialNamed(query)
  const others = searched(query).filter(other => other !== first)
  const { name, number, standard, note, source } = first
  const properties = propertiesOf(first).map(({ name: symbol, title, value, units, takes }) => ({
    symbol,
    title,
    ...(value !== '' && { value }),
    unit: units,
    // A property that depends on others, such as the temperature, has its value where it is usually meant.
    ...(takes !== '' && { takes }),
  }))
  return {
    name,
    number,
    standard,
    note,
    source,
    notation: `material("${name}")`,
    properties,
    others: others.slice(0, MOST_FOUND).map(other => other.name),
  }
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_.,-]/g, '')

/** @param query the name of a table and of a row, `IPE 200`, `HEA 300`; the name of a table alone lists its rows */
export async function lookUpSection(query: string): Promise<Answer> {
  const wanted = plain(query)
  const fitting = LIBRARIES.filter(({ name }) => wanted.startsWith(plain(name)))
  for (const { name } of fitting.toSorted((a, b) => b.name.length - a.name.length)) {
    await loadLibrary(name)
    const table = loadedLibrary(name)!
    const row = wanted.slice(plain(name).length)
    if (row === '') return { table: name, title: table.title, rows: table.rows.map(each => each.name) }
    const found = table.rows.find(each => plain(each.name) === row || plain(each.name) === wanted)
    if (!found) continue
    const figures = table.columns.map((column, at) => ({
      symbol: column.name,
      title: column.title,
      value: found.cells[at] ?? null,
      unit: found.unit ?? column.unit,
    }))
    return {
      table: name,
      row: found.name,
      notation: `${name}("${found.name}", ${table.columns[0]?.name ?? ''})`,
      figures,
      source: table.source,
    }
  }
  const tables = LIBRARIES.map(({ name, title, group }) => `${name} (${group}: ${title})`)
  throw new Error(`There is no section or table “${query}”. Tables: ${tables.join('; ')}.`)
}

export interface FluidQuestion {
  readonly fluid: string
  /** Two properties of the state with units, `{ P: '80 [bar]', T: '300 [degC]' }`. */
  readonly state: Readonly<Record<string, string>>
  /** Symbols of the properties that are wanted. */
  readonly properties: readonly string[]
}

const SYMBOL = /^[A-Za-z]\w*$/

/** @returns lines of plain notation and the formulas that have the answers, by property */
export function fluidLines({ fluid, state, properties }: FluidQuestion) {
  const known = new Set(propertiesOfFluid('fluid').map(({ name }) => name))
  const unknown = properties.find(symbol => !SYMBOL.test(symbol) || !known.has(symbol))
  if (unknown !== undefined)
    throw new Error(`A fluid has no property “${unknown}”. There are: ${[...known].join(', ')}.`)
  if (/["\\\n]/.test(fluid)) throw new Error(`There is no fluid “${fluid}”.`)
  const given = Object.entries(state).map(([symbol, value]) => {
    if (!SYMBOL.test(symbol) || /[\n,;]/.test(value)) throw new Error(`${symbol}: ${value} is no state.`)
    return `${symbol}: ${value}`
  })
  const formula = (symbol: string): string => `medium:${symbol}(${given.join(', ')})`
  return {
    text: `medium := fluid("${fluid}")`,
    formulas: new Map(properties.map(symbol => [symbol, formula(symbol)])),
  }
}
