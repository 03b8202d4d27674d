/** Reads the figures of materials from their lines. */
import type { Material } from './material.ts'

interface Lines {
  readonly folder: string
  /** Names of properties, in the units of `property-table.ts`. */
  readonly columns: string
  readonly sources: readonly string[]
  /** A line for each material: name, number, standard, remark, place of its source from 1, and its figures between `|`. */
  readonly rows: string
}

export function materialsOf({ folder, columns, sources, rows }: Lines): Material[] {
  const properties = columns.split(' ')
  return rows
    .trim()
    .split('\n')
    .map(line => {
      const [name = '', number = '', standard = '', note = '', source = '', ...cells] = line.split('|')
      const figures = new Map(
        properties.flatMap((property, at) => (cells[at] ? [[property, cells[at]] as const] : [])),
      )
      return {
        id: idOf(name),
        name,
        number,
        standard,
        note,
        folder,
        source: sources[Number(source) - 1]!,
        figures,
      }
    })
}

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
