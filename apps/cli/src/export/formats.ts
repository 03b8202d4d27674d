/** The formats of `calcwright export --to`. */
import type { DocumentWriter } from '@calcwright/blocks/documents'
import type { ExportFormat } from './format.ts'

/** A format that is written from the computed worksheet. */
const document =
  (writer: () => Promise<DocumentWriter>): ExportFormat['write'] =>
  async (file, folder) =>
    (await import('./computed.ts')).writeComputed(file, folder, await writer())

const pdf: ExportFormat['write'] = async file => ({
  content: await (await import('./pdf.ts')).writePdf(file),
  files: [],
})

export const EXPORT_FORMATS: ReadonlyMap<string, ExportFormat> = new Map<string, ExportFormat>([
  ['pdf', { ending: '.pdf', write: pdf }],
  ['txt', { ending: '.txt', write: async file => (await import('./plain.ts')).writePlain(file) }],
  [
    'docx',
    {
      ending: '.docx',
      write: document(async () => (await import('@calcwright/blocks/documents/docx')).writeDocx),
    },
  ],
  [
    'tex',
    {
      ending: '.tex',
      write: document(async () => (await import('@calcwright/blocks/documents/latex')).writeLatex),
    },
  ],
  [
    'html',
    {
      ending: '.html',
      write: document(async () => (await import('@calcwright/blocks/documents/html')).writeHtml),
    },
  ],
  [
    'md',
    {
      ending: '.md',
      write: document(async () => (await import('@calcwright/blocks/documents/markdown')).writeMarkdown),
    },
  ],
  ['py', { ending: '.py', write: async file => (await import('./plain.ts')).writeScript(file) }],
  ['xlsx', { ending: '.xlsx', write: async file => (await import('./plain.ts')).writeCells(file) }],
  ['calc', { ending: '.calc', write: async file => (await import('./plain.ts')).writeCalc(file) }],
])
