/**
 * Responsibilities: reading order. A name means its nearest definition above; the names of a
 * function's body are resolved where the function is defined, like those of a value.
 */
import type { Step } from './step.ts'

export interface Resolution {
  /** For each name read, the key of the step that defines it. Names without an entry are free. */
  readonly inputs: ReadonlyMap<string, string>
  /** Free names that are defined only further down. */
  readonly later: readonly string[]
  /** Names that the step defines and reads without an earlier definition: the step depends on itself. */
  readonly own: readonly string[]
}

/**
 * @param steps in reading order
 * @returns the meaning of the names of each step, by step key
 */
export function resolveNames(steps: readonly Step[]): Map<string, Resolution> {
  const above = new Map<string, string>()
  const lists = new Map<string, string>()
  const everywhere = new Set(steps.flatMap(step => step.defines.map(defined => defined.name)))
  const resolutions = new Map<string, Resolution>()
  for (const step of steps) {
    resolutions.set(step.key, resolveStep(step, above, lists, everywhere))
    for (const { name, listsNames = false } of step.defines) {
      above.set(name, step.key)
      if (listsNames) lists.set(name, step.key)
      else lists.delete(name)
    }
  }
  return resolutions
}

function resolveStep(
  step: Step,
  above: ReadonlyMap<string, string>,
  lists: ReadonlyMap<string, string>,
  everywhere: ReadonlySet<string>,
): Resolution {
  const inputs = new Map<string, string>()
  const later: string[] = []
  const own: string[] = []
  for (const name of step.reads) {
    const definition = above.get(name)
    if (definition !== undefined) inputs.set(name, definition)
    else if (step.defines.some(defined => defined.name === name)) own.push(name)
    else if (everywhere.has(name)) later.push(name)
  }
  for (const name of step.mayList ?? []) {
    const definition = lists.get(name)
    if (definition !== undefined) inputs.set(name, definition)
  }
  return { inputs, later, own }
}

/** @returns whether the names of a step mean the same in both */
export function sameResolution(left: Resolution, right: Resolution): boolean {
  if (left.inputs.size !== right.inputs.size) return false
  for (const [name, key] of left.inputs) if (right.inputs.get(name) !== key) return false
  return sameNames(left.later, right.later) && sameNames(left.own, right.own)
}

/** @returns whether both are the same names in the same order */
export function sameNames(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => right[index] === name)
}
