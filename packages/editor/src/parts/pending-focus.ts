import type { CaretPlace } from '../contract/caret-place.ts'

/** Tracks whether a field that is loading still gets the focus, or the person has gone elsewhere. */
export class PendingFocus {
  #left: CaretPlace | null = null

  /**
   * Whether the person has gone elsewhere since the caret was put at this place: then the field does not take
   * the focus. A place that was requested later may come together with the field, and counts.
   */
  left(caret: CaretPlace | null): boolean {
    return caret !== null && caret === this.#left
  }

  entered(): void {
    this.#left = null
  }

  /** @param to the element that has the focus now; none when another window has it */
  leftFor(to: EventTarget | null, caret: CaretPlace | null): void {
    this.#left = to === null ? null : caret
  }
}
