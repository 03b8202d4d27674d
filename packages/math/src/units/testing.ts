/** Shared by the tests of this folder: unit boxes from text. */
import { parseUnit } from '../expression/index.ts'
import { isUnit, resolveUnit, type ResolvedUnit, type UnitResolution } from './index.ts'

export function resolution(text: string): UnitResolution {
  const parsed = parseUnit(text, { isUnit })
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.message}`)
  return resolveUnit(parsed.value)
}

export function unit(text: string): ResolvedUnit {
  const result = resolution(text)
  if (!result.ok) throw new Error(`${text}: ${result.problem.message}`)
  return result.unit
}
