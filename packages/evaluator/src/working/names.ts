/** Responsibilities: what the names of a formula stand for where its steps are shown. */
import type { Expression } from '@calcwright/math/expression'
import type { EvaluationSettings } from '../contract.ts'
import { createScope } from '../names/create-scope.ts'
import { SpecialisedFunctions } from '../names/specialised-functions.ts'
import type { Known, KnownFunction, Scope } from '../values/known.ts'
import { valueOfName } from './shown-value.ts'
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

export function ownFunction({ definition, source }: KnownFunction, names: WorkingNames): OwnFunction | null {
  return source.kind === 'program' ? null : { parameters: definition.parameters, source, names }
}

export const scopeOf = (known: ReadonlyMap<string, Known>, settings: EvaluationSettings): Scope =>
  new SpecialisedFunctions('').over(createScope(known, settings))
