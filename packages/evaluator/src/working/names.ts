/** Responsibilities: what the names of a formula stand for where its steps are shown. */
import type { Expression } from '@calcwright/math/expression'
import type { EvaluationSettings } from '../contract.ts'
import { createScope } from '../names/create-scope.ts'
import { SpecialisedFunctions } from '../names/specialised-functions.ts'
import type { NameMeaning, KnownFunction, NameScope } from '../values/known.ts'
import { valueOfName } from './shown-value.ts'
import type { ShownValue } from './shown-value.ts'

/** The meanings of names at one place. */
export interface WorkingNames {
  /** The value of a name; null for a function, for a symbol and for a value too long to be read. */
  value(name: string): ShownValue | null
  /** The definition of a function by a formula. */
  function(name: string): OwnFunction | null
  /** The same names as the inference of dimensions takes them. */
  readonly scope: NameScope
}

export interface OwnFunction {
  readonly parameters: readonly string[]
  readonly source: Expression
  /** The meanings of the names in it. */
  readonly names: WorkingNames
}

/** @returns the meanings of names in a pass of a loop */
export function namesOfMeanings(
  meanings: ReadonlyMap<string, NameMeaning>,
  settings: EvaluationSettings,
): WorkingNames {
  const names = (known: (name: string) => NameMeaning | undefined): WorkingNames => ({
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

export function ownFunction({ definition, source }: KnownFunction, names: WorkingNames): OwnFunction | null {
  return source.kind === 'program' ? null : { parameters: definition.parameters, source, names }
}

export const scopeOf = (known: ReadonlyMap<string, NameMeaning>, settings: EvaluationSettings): NameScope =>
  new SpecialisedFunctions('').over(createScope(known, settings))
