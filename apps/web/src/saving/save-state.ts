/** What the page shows of saving. */

/**
 * `pending` waits for quiet, `retrying` for the server, `too-large` for a change that makes the worksheet
 * smaller; `stopped` is final until the page is loaded again.
 */
export type SavePhase = 'saved' | 'pending' | 'saving' | 'retrying' | 'too-large' | 'read-only' | 'stopped'

export interface SaveAlert {
  readonly title: string
  readonly message: string
  /** What helps: loading the page anew, or waiting for a server that a loading page could not reach either. */
  readonly remedy: 'reload' | 'wait'
}

export interface SaveState {
  readonly phase: SavePhase
  /** What went wrong with the last save, as it is said to the person; '' when nothing did. */
  readonly message: string
  /** What is to be said in a popup, in place of `message` or beside it. */
  readonly alert: SaveAlert | null
  /** Something was typed that the worksheet does not hold yet, and that no save can hold. */
  readonly unwritten: boolean
  /** What the server runs, as of its last answer. */
  readonly applicationVersion: string | null
}
