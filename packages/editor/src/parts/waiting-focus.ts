/** Whether the person who has begun in a field on its way is still there when it comes. */
export class WaitingFocus {
  #left = false

  /** Gone elsewhere meanwhile: the field that comes does not take the focus. */
  get left(): boolean {
    return this.#left
  }

  entered(): void {
    this.#left = false
  }

  /** @param to what has the focus now; none when another window has it */
  leftFor(to: EventTarget | null): void {
    this.#left = to !== null
  }
}
