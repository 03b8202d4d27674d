/** The formats of `calcwright export --to`. */
import type { OpenedFile } from './opened-file.ts'

export interface ExportFormat {
  /** Ending of its files. */
  readonly ending: string
  /** @returns the content of the file */
  write(file: OpenedFile): Promise<string | Uint8Array>
}

export const EXPORT_FORMATS: ReadonlyMap<string, ExportFormat> = new Map<string, ExportFormat>([
  ['pdf', { ending: '.pdf', write: async file => (await import('./pdf.ts')).writePdf(file) }],
  ['txt', { ending: '.txt', write: async file => (await import('./plain.ts')).writePlain(file) }],
  ['calc', { ending: '.calc', write: async file => (await import('./plain.ts')).writeCalc(file) }],
])
