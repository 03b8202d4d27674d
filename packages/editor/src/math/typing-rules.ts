import { isBoxUnit, isWrittenBeside } from '@calcwright/math/units'
import type { AutoUnitRules } from './auto-unit.ts'
import { isDigit, isInUnit, isLetter } from './field-model.ts'
import type { FieldModel } from './field-model.ts'
import type { FormulaField } from './mathlive.ts'
import { parametersOf } from './parameters.ts'
import type { RunRules } from './typed-run.ts'

/** Units of one letter that are hardly ever the name of a factor, `300K`, besides those of the worksheet's settings. */
const ATTACHED: ReadonlySet<string> = new Set('KJCFHTLhΩ')

/** The rules of the line for what is typed into its field: as it is when typing begins. */
export function typingRules(rules: AutoUnitRules, field: FormulaField): RunRules {
  return {
    isUnit: isBoxUnit,
    isUnitWord: word => !rules.skipped.has(word) && rules.isUnit(word),
    isDefined: remembered(rules.isDefined),
    isAttachable: letter => ATTACHED.has(letter) || rules.singles.includes(letter),
    isWrittenBeside,
    names: new Set([...parametersOf(field.value), ...namesBehind(field.model)]),
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

/** Names right of the caret: what is typed before them means the same. */
function namesBehind(model: FieldModel): Set<string> {
  const names = new Set<string>()
  let name = ''
  for (let at = model.position + 1; at <= model.lastOffset + 1; at++) {
    const atom = at <= model.lastOffset ? model.at(at) : null
    const letter = atom !== null && isLetter(atom) && !isInUnit(atom)
    if (letter || (name && atom && isDigit(atom))) name += atom.value
    else {
      if (name) names.add(name)
      name = ''
    }
  }
  return names
}
