/** Rules of a line for whether a word behind a number is a unit. */
import { isBoxUnit, isUnspacedPair, isWrittenBeside } from '@calcwright/math/units'
import type { DimensionOf } from '@calcwright/math/typing'
import type { AutoUnitRules } from './auto-unit.ts'
import type { TypedRunRules } from './typed-run.ts'

/** Units of one letter that are hardly ever the name of a factor, `300K`, besides those of the worksheet's settings. */
const ATTACHED: ReadonlySet<string> = new Set('KJCFHTLhΩ')

/** @param names names of the line that stand for themselves */
export function lineRules(rules: AutoUnitRules, names: ReadonlySet<string>): TypedRunRules {
  let above: DimensionOf | undefined
  const dimensionOf: DimensionOf = name => (above ??= rules.dimensionsAbove?.())?.(name)
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
  }
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
