/** The parts of a format of `calcwright export --to`. */
import type { Exported as DocumentFiles } from '@calcwright/blocks/documents'
import type { OpenedFile } from './opened-file.ts'

export interface ExportFormat {
  /** Ending of its files. */
  readonly ending: string
  /**
   * @param folder name of the folder for files beside the document
   * @returns the content of the file, and the files beside it
   */
  write(file: OpenedFile, folder: string): Promise<Exported>
}

/** `failed`: whether a line has an error; absent where nothing was computed. */
export type Exported = DocumentFiles & { readonly failed?: boolean }
