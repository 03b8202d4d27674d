/** A result as a formula that gives it again: `exact` and `unit` of an outcome together. */
import { parsePlain, parseUnit, toPlain } from '@calcwright/math/expression'
import type { Expression, UnitExpression } from '@calcwright/math/expression'

const NOWHERE = { start: 0, end: 0 }

/**
 * @param exact plain notation, without the unit
 * @param unit of the whole, or of each item in the arrangement of the list: `[m, s]`
 * @returns plain notation with units; null when the result cannot be written so
 */
export function plainValue(exact: string, unit: string): string | null {
  const parsed = parsePlain(exact, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') return null
  const value = withUnit(parsed.value.value, unit)
  return value && toPlain(value)
}

/** The value with a unit at each number. @param unit as in plainValue */
export function withUnit(value: Expression, unit: string): Expression | null {
  if (unit === '') return value
  const items = itemUnits(unit)
  if (value.kind === 'list') {
    const units = items ?? value.items.map(() => unit)
    const parts = value.items.map((item, index) => withUnit(item, units[index] ?? ''))
    return parts.every(part => part !== null) ? { ...value, items: parts } : null
  }
  if (value.kind === 'matrix') {
    const units = items ?? value.rows.map(() => unit)
    const rows = value.rows.map((row, index) =>
      withUnit({ kind: 'list', items: row, span: NOWHERE }, units[index] ?? ''),
    )
    return rows.every(row => row?.kind === 'list') ? { ...value, rows: rows.map(row => row.items) } : null
  }
  const box = items ? null : readUnit(unit)
  return box && { kind: 'quantity', value, unit: box, span: NOWHERE }
}

function readUnit(text: string): UnitExpression | null {
  const parsed = parseUnit(text)
  return parsed.ok ? parsed.value : null
}

/** `[m, [s, kg]]` as its parts; null for a single unit. */
function itemUnits(unit: string): string[] | null {
  if (!unit.startsWith('[') || !unit.endsWith(']')) return null
  const parts: string[] = []
  let depth = 0
  let start = 1
  for (let at = 1; at < unit.length; at += 1) {
    const character = unit[at]
    if (depth === 0 && (character === ',' || at === unit.length - 1)) {
      parts.push(unit.slice(start, at).trim())
      start = at + 1
    }
    if (character === '[') depth += 1
    if (character === ']') depth -= 1
  }
  return parts
}
