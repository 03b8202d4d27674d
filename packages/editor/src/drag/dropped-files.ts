/** Handles files that are dropped on the sheet from outside. */
import { acceptancesOf } from '../contract/offer.ts'
import type { Acceptance, OfferReceivers } from '../contract/offer.ts'

/** The answer of the block type that the files fit best; undefined where none takes them. */
export function acceptedFiles(
  registry: OfferReceivers,
  data: Pick<DataTransfer, 'files' | 'items'>,
): Required<Acceptance> | undefined {
  const files = data.files.length > 0 ? [...data.files] : filesDragged(data)
  const [best] = acceptancesOf(registry, { plain: '', html: '', files, caretIn: null })
  return best?.blocks && (best as Required<Acceptance>)
}

/** While files are dragged a browser reveals their types alone. */
const filesDragged = ({ items }: Pick<DataTransfer, 'items'>): File[] =>
  [...items].filter(({ kind }) => kind === 'file').map(({ type }) => new File([], '', { type }))
