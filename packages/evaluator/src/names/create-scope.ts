/** Responsibilities: the scope of a line, from the definitions above that it reads. */
import { lowering } from '@calcwright/lowering'
import type { EvaluationSettings } from '../contract.ts'
import { automaticUnit, preferencesOf } from '../values/preferences.ts'
import type { NameMeaning, NameScope } from '../values/known.ts'

/** @param known the definitions above that a line reads, by name */
export function createScope(
  known: ReadonlyMap<string, NameMeaning>,
  settings: EvaluationSettings,
): Omit<NameScope, 'specialised'> {
  const variableOf = (name: string) => {
    const found = known.get(name)
    return found?.kind === 'variable' ? found : undefined
  }
  return {
    known: name => known.get(name),
    readsJ: settings.imaginaryUnit === 'j',
    uncertain: [...known.values()].some(({ uncertain }) => uncertain),
    dimensions: {
      variable: name => variableOf(name)?.variable,
      function(name) {
        const found = known.get(name)
        return found?.kind === 'function' ? found.definition : undefined
      },
      value: name => variableOf(name)?.value,
      angle: settings.angle,
      oneIndexed: settings.oneIndexed,
      rates: preferencesOf(settings).rates,
      lowering,
      displayUnit: dimension => automaticUnit(dimension, settings),
    },
  }
}
