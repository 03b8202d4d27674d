/** Notifies open windows in all processes when somebody's rights have changed. */
import type { Bus, Subscription } from './bus.ts'

const CHANNEL = 'rights'

/** Windows that have to look their rights up again, by worksheet, project and user. */
export interface RightsChange {
  readonly worksheets?: readonly string[]
  /** Ids of projects, with those of all projects inside them. */
  readonly projects?: readonly string[]
  readonly users?: readonly string[]
}

/** An open window. */
export interface WatchedWindow {
  readonly worksheetId: string
  /** Id of the present project around the worksheet. */
  projectId(): string | null
  readonly userId: string | null
  /** Looks the rights up again. */
  check(): void
}

export class RightsWatch {
  readonly #bus: Bus
  readonly #onError: (error: unknown) => void
  readonly #windows = new Set<WatchedWindow>()
  #channel: Subscription | null = null

  /** @param onError called when a change could not be published; windows then notice it later by themselves */
  constructor(bus: Bus, onError: (error: unknown) => void) {
    this.#bus = bus
    this.#onError = onError
  }

  watch(window: WatchedWindow): Subscription {
    this.#windows.add(window)
    this.#channel ??= this.#bus.listen(CHANNEL, {
      message: text => this.#receive(JSON.parse(text) as RightsChange),
      interrupted: () => this.#checkAll(() => true),
    })
    return { ready: this.#channel.ready, stop: () => this.#forget(window) }
  }

  #forget(window: WatchedWindow): void {
    this.#windows.delete(window)
    if (this.#windows.size > 0) return
    this.#channel?.stop()
    this.#channel = null
  }

  async changed(change: RightsChange): Promise<void> {
    try {
      await this.#bus.publish(CHANNEL, JSON.stringify(change))
    } catch (error) {
      this.#onError(error)
    }
  }

  #receive({ worksheets = [], projects = [], users = [] }: RightsChange): void {
    const [ofWorksheets, ofProjects, ofUsers] = [new Set(worksheets), new Set(projects), new Set(users)]
    this.#checkAll(
      window =>
        ofWorksheets.has(window.worksheetId) ||
        ofProjects.has(window.projectId() ?? '') ||
        ofUsers.has(window.userId ?? ''),
    )
  }

  #checkAll(concerns: (window: WatchedWindow) => boolean): void {
    for (const window of this.#windows) if (concerns(window)) window.check()
  }
}
