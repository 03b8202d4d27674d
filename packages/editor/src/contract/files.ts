/** A file as the worksheet has it. */
export interface Uploaded {
  readonly digest: string
  readonly name: string
  readonly kind: 'image' | 'csv' | 'excel'
  /** Pixels of a picture; 0 for anything else. */
  readonly width: number
  readonly height: number
}

export interface UploadOptions {
  readonly signal?: AbortSignal
  /** Called with the part of the bytes that is sent, from 0 to 1. */
  readonly onProgress?: (sent: number) => void
}

/** Both reject with an Error with a sentence for the person. */
export interface SheetUploads {
  file(file: File, options: UploadOptions): Promise<Uploaded>
  /** Has the server fetch a file: this page loads nothing from elsewhere. */
  address(url: string, options: UploadOptions): Promise<Uploaded>
}

/** Resources as the page shows and copies them, without waiting. */
export interface SheetResources {
  /** Takes bytes and gives the digest to refer to them by. */
  put(bytes: Uint8Array<ArrayBuffer>): Promise<string>
  /** The bytes. Rejects where they are not to be had. */
  get(digest: string): Promise<Uint8Array<ArrayBuffer>>
  /** The bytes, when they are at hand. */
  held(digest: string): Uint8Array | undefined
  /** An address at which this page shows a picture; undefined until its bytes have come, which it asks for. */
  address(digest: string): string | undefined
  /** An address that holds the bytes of a picture themselves, for other programs; undefined when they are not at hand. */
  dataAddress(digest: string): string | undefined
  /** Calls `listener` when a requested picture has arrived; returns a function that stops it. */
  subscribe(listener: () => void): () => void
}
