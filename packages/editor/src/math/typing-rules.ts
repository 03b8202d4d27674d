import type { AutoUnitRules } from './auto-unit.ts'
import { isDigit, isInUnit, isLetter } from './field-model.ts'
import type { FieldModel } from './field-model.ts'
import { lineRules } from './line-rules.ts'
import type { FormulaField } from './mathlive.ts'
import { parametersOf } from './parameters.ts'
import type { TypedRunRules } from './typed-run.ts'

/** The rules of the line for what is typed into its field: as it is when typing begins. */
export function typingRules(rules: AutoUnitRules, field: FormulaField): TypedRunRules {
  return lineRules(rules, new Set([...parametersOf(field.value), ...namesBehind(field.model)]))
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
