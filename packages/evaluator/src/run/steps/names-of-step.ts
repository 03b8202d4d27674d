/** Responsibilities: the names of a line where its steps are shown: the values are those that the lines above show. */
import { chosenDefinition } from './choices.ts'
import type { StepState } from './state.ts'
import { ownFunction, scopeOf } from '../../working/names.ts'
import type { WorkingNames } from '../../working/names.ts'
import { valueOfName, valueOfOutcome } from '../../working/shown-value.ts'

/** @returns the meanings of the names of a step; values are those that the lines above show */
export function namesOfStep(key: string, state: StepState): WorkingNames {
  const { settings } = state
  const shown = (name: string): string | undefined => definitionOf(key, name, state)
  return {
    value(name) {
      const definition = shown(name)
      const known = definition === undefined ? undefined : state.known.get(definition)
      if (definition === undefined || known?.kind !== 'variable') return null
      const outcome = isElement(definition, state) ? undefined : state.outcomeAt(definition)
      return outcome?.latex ? valueOfOutcome(outcome) : valueOfName(known, settings)
    },
    function(name) {
      const definition = shown(name)
      const known = definition === undefined ? undefined : state.known.get(definition)
      if (definition === undefined || known?.kind !== 'function') return null
      return ownFunction(known, namesOfStep(definition, state))
    },
    get scope() {
      return scopeOf(state.meanings(key), settings)
    },
  }
}

/** The line that a name means, below a choice that of the branch that was chosen. */
function definitionOf(key: string, name: string, state: StepState): string | undefined {
  let definition = state.inputsOf(key).get(name)
  for (;;) {
    const planned = definition === undefined ? undefined : state.sheet.planned(definition)
    if (definition === undefined || planned?.kind !== 'merge') return definition
    const asked = (test: string) => state.outcomeAt(test) ?? 'pending'
    const chosen = chosenDefinition(planned.step, state.inputsOf(definition), asked)
    if (chosen === 'pending') return undefined
    definition = chosen
  }
}

/** The line `A[2] := 5` shows the element, while its name means the list. */
function isElement(key: string, { sheet }: StepState): boolean {
  return sheet.planned(key)?.step.defines.some(({ kind }) => kind === 'element') ?? false
}
