/** Between the page, the build and the service worker. */

export const WORKER = '/service-worker.js'

/** Name of the store for the parts of the program that no page needs to start. */
export const PARTS_CACHE = 'calcwright-parts'

/** Files of one version, by their addresses. */
export interface ProgramFiles {
  /** Files that opened pages need up to their first results: stored before the worker takes over. */
  readonly first: readonly StoredFile[]
  /** All others, those that are wanted most at the front: stored when they are fetched, and in spare time. */
  readonly parts: readonly string[]
}

export interface StoredFile {
  readonly url: string
  /** Digest of the content; null where the name has one. */
  readonly revision: string | null
}

/** Messages of a page to a worker of the same version; a worker of another one leaves them. */
export type ToWorker = {
  /** Address of a script of the page. */
  readonly script: string
} & (
  | { readonly kind: 'take over' }
  /** Store some more parts; the answer on the port is how many are left. */
  | { readonly kind: 'store'; readonly used: readonly string[] }
)
