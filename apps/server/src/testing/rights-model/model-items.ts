/** Things on the server, by their names in the model. */
import type { Actor, Kind } from './state.ts'

export interface ModelItem {
  readonly kind: Kind
  readonly owner: string
  /** Hashes, the present one last. */
  readonly hashes: string[]
}

/** A request and its answer. */
export interface Exchange {
  readonly actor: Actor
  /** Body of the request. */
  readonly sent: string
  readonly answer: string
}

export class ModelItems {
  readonly items = new Map<string, ModelItem>()
  /** Hashes of teams. */
  readonly teams = new Map<string, string>()
  #written = 0

  clear(): void {
    this.items.clear()
    this.teams.clear()
  }

  remember(id: string, kind: Kind, owner: Actor, hash: string): void {
    this.items.set(id, { kind, owner: owner!, hashes: [hash] })
  }

  hashOf(item: string): string {
    return this.items.get(item)!.hashes.at(-1)!
  }

  /** Hash of a target; null for the top. */
  hashOrTop(project: string | null): string | null {
    return project === null ? null : this.hashOf(project)
  }

  /** Returns an unused name. */
  newName(word: string): string {
    return `${word} ${++this.#written}`
  }

  /** Items that an answer names and its request does not. */
  namedIn({ sent, answer }: Exchange): string[] {
    const isNamed = (hash: string) => answer.includes(hash) && !sent.includes(hash)
    return [...this.items].filter(([, { hashes }]) => hashes.some(isNamed)).map(([id]) => id)
  }
}
