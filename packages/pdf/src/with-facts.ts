/** Title, author and the tags of formulas in a PDF, which a browser has no way to write. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { tagFormulas } from './formula-tags.ts'

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
  return document.save({ useObjectStreams: true, updateFieldAppearances: false })
}
