/** What the keys before the next one mean for it: a space that was typed, an `=` at the end, a bracket that is open. */
import { slotOf } from './field-model.ts'
import type { KeyDecision, Situation } from './keys.ts'
import type { FormulaField } from './mathlive.ts'
import type { KeyMemory } from './situation.ts'

export class TypedKeys {
  #spaceBefore = false
  #exponentOnly = false
  #scriptLeft = false
  #unitBracket = false
  #openRadicals = 0
  /** The last unit was closed by its bracket: factors behind it are no units. */
  unitEnded = false
  /** The last key asked for the result. */
  resultAsked = false

  /** What is remembered where the caret stands now. */
  memory(field: FormulaField): Omit<KeyMemory, 'afterTypedUnit'> {
    this.#exponentOnly &&= slotOf(field.model) === 'unit'
    return {
      spaceBefore: this.#spaceBefore,
      exponentOnly: this.#exponentOnly,
      resultAsked: this.resultAsked,
      scriptLeft: this.#scriptLeft,
      unitBracket: this.#unitBracket,
      openRadicals: this.#openRadicals,
    }
  }

  /** `sqrt(` became a radical. */
  radicalOpened(): void {
    this.#openRadicals++
  }

  /** A key is about to do what was decided. */
  decided(key: string, now: Situation, { to }: KeyDecision): void {
    if (key === ')' && now.inTypedRadical && to === 'leave-slot') this.#openRadicals--
    if (to === 'unit-exponent') this.#exponentOnly = true
    else if (to === 'open-unit' || to === 'open-result-unit') {
      this.#exponentOnly = false
      this.#unitBracket = key === '['
    }
  }

  /** A key has done it. `inScript`: the caret stood in a subscript or an exponent. */
  pressed(key: string, { to }: KeyDecision, inScript: boolean): void {
    const modifier = isModifier(key)
    if (!modifier) {
      this.#scriptLeft = inScript && key === ' ' && to === 'leave-slot'
      if (key !== ' ') this.resultAsked = false
      if (to === 'close-unit') this.unitEnded = true
      else if (!/^[\p{L}\d*/ ]$/u.test(key)) this.unitEnded = false
    }
    this.#spaceBefore = to === 'remember-space' || (modifier && this.#spaceBefore)
  }
}

/** Whether a key changes only what other keys do. */
export const isModifier = (key: string): boolean =>
  /^(Shift|Control|Alt|Meta|AltGraph|CapsLock|Dead|Process|Unidentified)/.test(key)
