import type { CaretPlace } from '../types.ts'

/** Whether the person who has begun in a field on its way is still there when it comes. */
export class WaitingFocus {
  #left: CaretPlace | null = null

  /**
   * Gone elsewhere since the caret was put at this place: the field that comes does not take the
   * focus. A place that was asked for later may come together with the field, and counts.
   */
  left(caret: CaretPlace | null): boolean {
    return caret !== null && caret === this.#left
  }

  entered(): void {
    this.#left = null
  }

  /** @param to what has the focus now; none when another window has it */
  leftFor(to: EventTarget | null, caret: CaretPlace | null): void {
    this.#left = to === null ? null : caret
  }
}
