/** Where the bytes of files are kept, by the SHA-256 of their content. Who may read them is said by the table `files`. */
export interface FileStore {
  /** Resolves with the digest once the bytes are on disk, all of them. */
  put(bytes: Uint8Array<ArrayBuffer>): Promise<string>
  /** null when there are none. */
  get(digest: string): Promise<Uint8Array<ArrayBuffer> | null>
  has(digest: string): Promise<boolean>
  /** Does nothing when there are none. */
  remove(digest: string): Promise<void>
}
