import { createContext } from 'react'

/** Whether a group of lines is out of sight. Asked when something new is to be drawn; no line renders with it. */
export class Sight {
  #out = false
  readonly #listeners = new Set<() => void>()

  get out(): boolean {
    return this.#out
  }

  put(out: boolean): void {
    this.#out = out
    if (!out) for (const listener of [...this.#listeners]) listener()
  }

  /** @param listener told when the group comes into sight */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

export const SightContext = createContext(new Sight())
