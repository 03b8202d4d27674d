import { createContext } from 'react'

/**
 * Whether a group of lines is outside of the viewport. Readers ask when something new is to be drawn; no line
 * renders with it.
 */
export class Visibility {
  #out = false
  readonly #listeners = new Set<() => void>()

  get out(): boolean {
    return this.#out
  }

  put(out: boolean): void {
    this.#out = out
    if (!out) for (const listener of [...this.#listeners]) listener()
  }

  /** @param listener called when the group becomes visible */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

export const VisibilityContext = createContext(new Visibility())
