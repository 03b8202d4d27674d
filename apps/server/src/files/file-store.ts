/** Store of the bytes of files, by the SHA-256 of their content. The table `files` says who may read them. */
export interface FileStore {
  /** Resolves with the digest once all bytes are on disk. */
  put(bytes: Uint8Array<ArrayBuffer>): Promise<string>
  /** Resolves with null when there are none. */
  get(digest: string): Promise<Uint8Array<ArrayBuffer> | null>
  has(digest: string): Promise<boolean>
  /** Does nothing when there are none. */
  remove(digest: string): Promise<void>
}
