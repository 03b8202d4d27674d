/** State of saving as the page shows it. */

/**
 * `pending` waits for quiet, `retrying` for the server, `too-large` for a change that makes the worksheet
 * smaller; `stopped` is final until the page is loaded again.
 */
export type SavePhase = 'saved' | 'pending' | 'saving' | 'retrying' | 'too-large' | 'read-only' | 'stopped'

export interface SaveAlert {
  readonly title: string
  readonly message: string
  /** The remedy: a reload, or waiting for a server that a reload could not reach either. */
  readonly remedy: 'reload' | 'wait'
}

export interface SaveState {
  readonly phase: SavePhase
  /** Message about a problem of the last save; '' for none. */
  readonly message: string
  /** A popup to show in place of `message` or beside it. */
  readonly alert: SaveAlert | null
  /** Something was typed that the worksheet does not hold yet, and that no save can hold. */
  readonly unwritten: boolean
  /** Version of the server in its last answer. */
  readonly applicationVersion: string | null
}
