/** Outcomes of calls, and the rights that they need. */
import { type Actor, type Kind, type State, levelOf, subjectOf } from './state.ts'
import type { Step } from './steps.ts'

/**
 * Outcome of a call: done, or the `problem` of its refusal; for a batch the items that did not change. A
 * forbidden live name is `kept`; people with rights get `with people`.
 */
export type Outcome =
  'done' | 'not-found' | 'rights' | 'invalid' | 'name' | 'kept' | 'with people' | `all but ${string}`

export interface Result {
  readonly outcome: Outcome
  readonly state: State
}

export type Rule = (state: State, step: Step) => Outcome

export interface Needs {
  readonly kind?: Kind
  readonly signedIn?: boolean
  readonly own?: boolean
}

export function requireLevel(
  state: State,
  actor: Actor,
  id: string,
  level: number,
  needs: Needs = {},
): Outcome {
  const { kind, signedIn = false, own = false } = needs
  const has = levelOf(state, subjectOf(actor), id, { own })
  if (has === 0 || (kind !== undefined && state.items[id]!.kind !== kind)) return 'not-found'
  if (signedIn && actor === null) return 'rights'
  return has < level ? 'rights' : 'done'
}

export const requiring =
  (level: number, needs: Needs = {}): Rule =>
  (state, { actor, about }) =>
    requireLevel(state, actor, about, level, needs)

/** Checks one condition after the other; the first refusal is the outcome. */
export function firstRefusal(...asked: readonly (() => Outcome)[]): Outcome {
  for (const ask of asked) {
    const outcome = ask()
    if (outcome !== 'done') return outcome
  }
  return 'done'
}
