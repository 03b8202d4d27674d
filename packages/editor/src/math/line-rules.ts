/** Rules of a line for whether a word behind a number is a unit. */
import { parseUnit } from '@calcwright/math/expression'
import type { DimensionOf } from '@calcwright/math/typing'
import {
  DIMENSIONLESS,
  isBoxUnit,
  isUnspacedPair,
  isWrittenBeside,
  resolveUnit,
} from '@calcwright/math/units'
import type { UnitOf } from '../state/known-units.ts'
import type { AutoUnitRules } from './auto-unit.ts'
import type { TypedRunRules } from './typed-run.ts'

/** Units of one letter that are hardly ever the name of a factor, `300K`, besides those of the worksheet's settings. */
const ATTACHED: ReadonlySet<string> = new Set('KJCFHTLhΩ')

/** @param names names of the line that stand for themselves */
export function lineRules(rules: AutoUnitRules, names: ReadonlySet<string>): TypedRunRules {
  let dimensions: DimensionOf | undefined
  const dimensionOf: DimensionOf = name =>
    (dimensions ??= dimensionsBy(rules.unitsAbove?.() ?? (() => undefined)))(name)
  return {
    isUnit: isBoxUnit,
    isUnitWord: word => !rules.skipped.has(word) && (rules.isUnit(word) || isUnspacedPair(word)),
    isDefined: remembered(rules.isDefined),
    dimensionOf,
    isAttachable: letter => ATTACHED.has(letter) || rules.singles.includes(letter),
    isWrittenBeside,
    names,
    holdsList: rules.holdsList === true,
    commas: rules.commas ?? null,
    pointTyped: rules.pointTyped,
  }
}

/** Dimensions of variables by the units of their results. */
export const dimensionsBy =
  (unitOf: UnitOf): DimensionOf =>
  name => {
    const unit = unitOf(name)
    return unit === undefined ? undefined : dimensionOfUnit(unit)
  }

function dimensionOfUnit(text: string): ReturnType<DimensionOf> {
  if (text === '') return DIMENSIONLESS
  const parsed = parseUnit(text)
  const resolution = parsed.ok ? resolveUnit(parsed.value) : undefined
  return resolution?.ok ? resolution.unit.dimension : undefined
}

/** Asks about each word once: to look through a long worksheet takes its time. */
function remembered(ask: (word: string) => boolean): (word: string) => boolean {
  const answers = new Map<string, boolean>()
  return word => {
    const known = answers.get(word) ?? ask(word)
    answers.set(word, known)
    return known
  }
}
