/** Content from outside that is pasted or dropped. Every block type is asked, and the best answer wins. */
import { newBlockId } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import type { FileTaking } from './files.ts'

export interface Offer {
  /** Texts are '' where there are none. */
  readonly plain: string
  readonly html: string
  /** While files are dragged they are empty and without a name: only their types are known. */
  readonly files: readonly File[]
  /** Type of the block that has the caret in a text of its own; null where no text has it. */
  readonly caretIn: string | null
}

/** How well content fits what is made of it; among equals the first in the order of types wins. */
export const FIT = {
  /** The characters are kept. */
  characters: 1,
  /** The formatting is kept, too. */
  formatted: 2,
  /** The type stands for just this: formulas, or a file of the type's own kind. */
  exact: 3,
} as const

/** A block to insert, with the files that it is made of: they are sent once it stands in the worksheet. */
export interface OfferedBlock extends NewBlock {
  readonly files?: readonly File[]
}

/** The answer of a block type to an offer. */
export interface Acceptance {
  readonly fit: (typeof FIT)[keyof typeof FIT]
  /**
   * The blocks to insert; none where the content turns out to hold nothing. Throws an Error with a sentence
   * for the person. Absent where the text that has the caret takes the content itself.
   */
  blocks?(): Promise<readonly OfferedBlock[]>
}

/** The answer of a block type to an offer; null where it takes none of it. */
export type Accepts = (offer: Offer) => Acceptance | null

/** The part of a view registry that is asked. */
export interface OfferReceivers {
  readonly entries: ReadonlyMap<string, { readonly accepts?: Accepts; readonly file?: FileTaking }>
}

/** The answers of all types, best first. */
export function acceptancesOf({ entries }: OfferReceivers, offer: Offer): Acceptance[] {
  return byFit(
    [...entries].flatMap(([type, { accepts, file }]) =>
      [accepts?.(offer), file && filesAs(type, file, offer)].flatMap(answer => answer ?? []),
    ),
  )
}

/** Each file as a block of a type; null where one of them is none of it, or there are words beside a picture of them. */
function filesAs(type: string, { takes }: FileTaking, { plain, html, files }: Offer): Acceptance | null {
  if (files.length === 0 || !files.every(takes)) return null
  if ((html.replace(/<[^>]*>/g, '') + plain).trim() !== '') return null
  return {
    fit: FIT.exact,
    blocks: async () =>
      files.map(file => ({ id: newBlockId(), type, props: { upload_name: file.name }, files: [file] })),
  }
}

export const byFit = (acceptances: readonly Acceptance[]): Acceptance[] =>
  acceptances.toSorted((a, b) => b.fit - a.fit)

/** The blocks of the best answer that has some. */
export async function bestBlocks([best, ...others]: readonly Acceptance[]): Promise<readonly OfferedBlock[]> {
  if (!best) return []
  const blocks = (await best.blocks?.()) ?? []
  return blocks.length > 0 ? blocks : bestBlocks(others)
}
