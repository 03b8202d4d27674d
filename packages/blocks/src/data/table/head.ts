/** A heading as it is typed: `F [kN]`, `Force (kN)`, `sigma [MPa] = F/A`. */
import { isName, normaliseName, parseUnit } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import type { TableColumn } from './model.ts'

export type Head = Pick<TableColumn, 'name' | 'unit' | 'formula'>

export const headParts = ['name', 'unit', 'formula'] as const

export function headFromText(text: string): Head {
  const [, before = '', formula = ''] = /^([^=]*?)\s*(?::?=\s*(.*))?$/s.exec(text.trim()) ?? [text, text]
  const { name, unit } = nameAndUnit(before)
  return { name, unit, formula: formula.trim() }
}

/** Only a unit in round brackets is one: `Depth (mm)`, but `Depth (left)`. */
function nameAndUnit(text: string): Omit<Head, 'formula'> {
  const square = /^(.*?)\s*\[([^\]]*)\]$/s.exec(text)
  if (square) return { name: nameOf(square[1]!), unit: square[2]!.trim() }
  const round = /^(.*\S)\s*\(([^()]+)\)$/s.exec(text) ?? /^(.*\S)\s*,\s*(?:in\s+)?([^,]+)$/s.exec(text)
  if (round && isUnitText(round[2]!)) return { name: nameOf(round[1]!), unit: round[2]!.trim() }
  return { name: nameOf(text), unit: '' }
}

function isUnitText(text: string): boolean {
  const words = text.match(/[\p{L}%°µΩ]+/gu) ?? []
  return parseUnit(text).ok && words.length > 0 && words.every(isUnit)
}

/** The name as it is stored; `M_y,Ed` is `M_y_Ed`. */
export const nameOf = (text: string): string => {
  const name = normaliseName(text.trim())
  return isName(name) ? name : text.trim()
}

export function headText({ name, unit, formula }: Head): string {
  return [name, unit && `[${unit}]`, formula && `= ${formula}`].filter(Boolean).join(' ')
}

/** A name that formulas can use for a heading in words: each word with a capital, `Yield strength` is `YieldStrength`. */
export function nameFromWords(text: string): string {
  if (isName(text)) return text
  const words = text.match(/[\p{L}\d]+/gu) ?? []
  const [first = '', ...others] = words
  const joined = first + others.map(word => word[0]!.toUpperCase() + word.slice(1)).join('')
  const name = normaliseName(/^\p{L}/u.test(joined) ? joined : `c${joined}`)
  return words.length > 0 && isName(name) ? name : ''
}
