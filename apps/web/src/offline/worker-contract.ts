/** Between the page, the build and the service worker. */

export const WORKER = '/service-worker.js'

export interface StoredFile {
  readonly url: string
  /** Digest of the content; null where the name has one. */
  readonly revision: string | null
}

/** A page of this version asks the waiting worker of the same version to take over. */
export interface TakeOver {
  /** Address of a script of the page. */
  readonly script: string
}
