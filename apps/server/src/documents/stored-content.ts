/** The content of a worksheet as of a version. */
export interface StoredContent {
  readonly version: number
  /** Encoded whole state. */
  readonly document: Uint8Array
  /** Results snapshot, '' for none. */
  readonly archive: string
  /** Version of the snapshot that the later updates build on. */
  readonly snapshotVersion: number
}
