/** Title and author in the data of a PDF, which a browser has no way to write. */
import { PDFDocument } from '@cantoo/pdf-lib'

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
  return document.save({ useObjectStreams: true, updateFieldAppearances: false })
}
