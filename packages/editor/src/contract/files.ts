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

/**
 * How blocks of a type take files, whether these are dropped, pasted, chosen or fetched by their address. Such a type
 * has two fields: `digest`, '' until the file is stored, and `upload_name`.
 */
export interface FileTaking {
  /** Whether a file is of the type. While files are dragged they have no name: only their types are known. */
  takes(file: File): boolean
  /**
   * The fields of the block that shows a stored file; a sentence for the person where it is none of the type.
   * @param address where it was fetched, '' for a file of the person
   */
  fields(stored: Uploaded, address: string): object | string
  /**
   * Several files that are given to one block, as one; absent where each has a block of its own. Throws an Error with
   * a sentence for the person.
   */
  combine?(files: readonly File[]): Promise<File>
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
