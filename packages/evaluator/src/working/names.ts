/** Responsibilities: what the names of a formula stand for where its steps are shown. */
import type { Expression } from '@calcwright/math/expression'
import type { EvaluationSettings } from '../contract.ts'
import { createScope } from '../names/create-scope.ts'
import { SpecialisedFunctions } from '../names/specialised-functions.ts'
import { chosenDefinition } from '../run/steps/choices.ts'
import type { StepState } from '../run/steps/state.ts'
import type { Known, KnownFunction, Scope } from '../values/known.ts'
import { valueOfName, valueOfOutcome } from './shown-value.ts'
import type { ShownValue } from './shown-value.ts'

/** The meanings of names at one place. */
export interface WorkingNames {
  /** The value of a name; null for a function, for a symbol and for a value too long to be read. */
  value(name: string): ShownValue | null
  /** The definition of a function by a formula. */
  function(name: string): OwnFunction | null
  /** The same names as the inference of dimensions takes them. */
  readonly scope: Scope
}

export interface OwnFunction {
  readonly parameters: readonly string[]
  readonly source: Expression
  /** The meanings of the names in it. */
  readonly names: WorkingNames
}

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

/** @returns the meanings of names in a pass of a loop */
export function namesOfMeanings(
  meanings: ReadonlyMap<string, Known>,
  settings: EvaluationSettings,
): WorkingNames {
  const names = (known: (name: string) => Known | undefined): WorkingNames => ({
    value(name) {
      const found = known(name)
      return found?.kind === 'variable' ? valueOfName(found, settings) : null
    },
    function(name) {
      const found = known(name)
      return found?.kind === 'function'
        ? ownFunction(
            found,
            names(inner => found.scope.known(inner)),
          )
        : null
    },
    get scope() {
      return scopeOf(meanings, settings)
    },
  })
  return names(name => meanings.get(name))
}

function ownFunction({ definition, source }: KnownFunction, names: WorkingNames): OwnFunction | null {
  return source.kind === 'program' ? null : { parameters: definition.parameters, source, names }
}

const scopeOf = (known: ReadonlyMap<string, Known>, settings: EvaluationSettings): Scope =>
  new SpecialisedFunctions('').over(createScope(known, settings))

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
