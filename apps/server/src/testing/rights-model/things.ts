/** What there is on the server, by the names that the model gives it. */
import type { Actor, Kind } from './state.ts'

export interface Made {
  readonly kind: Kind
  readonly owner: string
  /** The present one last. */
  readonly hashes: string[]
}

/** What was answered to somebody. */
export interface Exchange {
  readonly actor: Actor
  /** What they had sent. */
  readonly sent: string
  readonly answer: string
}

export class Things {
  readonly items = new Map<string, Made>()
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

  /** Of what something is put into; null for the top. */
  hashOrTop(project: string | null): string | null {
    return project === null ? null : this.hashOf(project)
  }

  /** A name that nothing had before. */
  newName(word: string): string {
    return `${word} ${++this.#written}`
  }

  /** Items that an answer names, apart from those that were named in the request. */
  namedIn({ sent, answer }: Exchange): string[] {
    const isNamed = (hash: string) => answer.includes(hash) && !sent.includes(hash)
    return [...this.items].filter(([, { hashes }]) => hashes.some(isNamed)).map(([id]) => id)
  }
}
