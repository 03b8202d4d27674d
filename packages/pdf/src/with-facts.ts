/** Title, author and the tags of formulas in a PDF, which a browser has no way to write. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { tagFormulas } from './formula-tags.ts'

/**
 * Streams of objects make a file about four times smaller. The library sorts each object into its table by a search
 * from the start: 60,000 objects, which are two hundred pages, take 10 to 20 s.
 */
const MOST_IN_STREAMS = 40_000

interface Facts {
  readonly title: string
  /** '' for nobody. */
  readonly author: string
}

export async function withFacts(pdf: Uint8Array, { title, author }: Facts): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  if (author !== '') document.setAuthor(author)
  document.setCreator('Calcwright')
  tagFormulas(document)
  const useObjectStreams = document.context.largestObjectNumber < MOST_IN_STREAMS
  return document.save({ useObjectStreams, updateFieldAppearances: false })
}
