/**
 * Materials of a person or a team. A worksheet that uses one has its figures saved in the block, as a text: a first
 * line with the name, then `property = value [unit]` line by line, and `source: …`.
 */
import { PropertyFault } from '../holders/holder.ts'
import type { Material } from './material.ts'

/** Begins the text of a material of one's own. */
const MARK = 'own material: '

/** @returns the material that a text is; null where it is the name of one */
export function ownMaterial(text: string): Material | null {
  if (!text.startsWith(MARK)) return null
  const [name = '', ...lines] = text.slice(MARK.length).split('; ')
  const figures = new Map<string, string>()
  let source = ''
  for (const line of lines) {
    if (line.startsWith('source: ')) source = line.slice('source: '.length)
    else {
      const [, property = '', value = '', unit = ''] = /^(\w+) = (\S+)(?: \[(.*)\])?$/.exec(line) ?? []
      if (property === '') throw new PropertyFault(`"${line}" is no property of a material.`)
      figures.set(property, unit === '' ? value : `${value} ${unit}`)
    }
  }
  return { id: '', name, number: '', standard: '', note: '', folder: '', source, figures }
}

/** @returns the text of a material of one's own */
export function ownText(name: string, rows: readonly OwnProperty[], source: string): string {
  const clean = (part: string): string => part.replaceAll(/[";\n]/g, ' ').trim()
  const lines = rows.map(row => `${row.name} = ${row.value}${row.unit === '' ? '' : ` [${row.unit}]`}`)
  return [MARK + clean(name), ...lines, ...(source === '' ? [] : [`source: ${clean(source)}`])].join('; ')
}

export interface OwnProperty {
  readonly name: string
  /** Decimal digits. */
  readonly value: string
  readonly unit: string
}
