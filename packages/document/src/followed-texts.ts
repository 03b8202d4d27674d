/** The merged texts of a document that fields show while somebody types in them. */
import { readMergedText } from './merged-text.ts'
import { fieldOfText, storedText, type StoredDocument } from './stored.ts'
import { YTextBinding } from './text-binding.ts'
import { decodeTextPlace } from './text-place.ts'
import { utf16UnitsBefore } from './text-tokens.ts'
import type { MergedTextKind, ShownPlace } from './types.ts'

/** How the text of a field falls into pieces; undefined for one that does not merge. */
export type KindOf = (block: string, field: string) => MergedTextKind | undefined

export class FollowedTexts {
  readonly #stored: StoredDocument
  readonly #kindOf: KindOf
  readonly #isForeign: (origin: unknown) => boolean
  readonly #followed = new Map<YTextBinding, string>()

  /** @param isForeign whether a change of this origin comes from somebody else */
  constructor(stored: StoredDocument, kindOf: KindOf, isForeign: (origin: unknown) => boolean) {
    this.#stored = stored
    this.#kindOf = kindOf
    this.#isForeign = isForeign
  }

  /** Follows a text until its binding is stopped; null when it is not stored as text that merges (yet). */
  follow(id: string, field: string): YTextBinding | null {
    const { text, kind } = this.#find(id, field) ?? {}
    if (!text || !kind) return null
    const binding: YTextBinding = new YTextBinding(text, kind, {
      isForeign: this.#isForeign,
      field: () => fieldOfText(this.#stored, id, field, text),
      stopped: () => void this.#followed.delete(binding),
    })
    this.#followed.set(binding, id)
    return binding
  }

  /** The binding of a field; undefined while nothing follows it, or where its text was replaced as a whole. */
  bindingOf(id: string, field: string): YTextBinding | undefined {
    return [...this.#followed].findLast(([binding, block]) => block === id && binding.field === field)?.[0]
  }

  /** A place that another window has sent, in the stored text; null for one unknown here. */
  placeIn(id: string, field: string, place: string): (ShownPlace & { readonly kind: MergedTextKind }) | null {
    const { text, kind } = this.#find(id, field) ?? {}
    const index = text && decodeTextPlace(text, place)
    if (!text || !kind || typeof index !== 'number') return null
    const shown = readMergedText(text)
    return { kind, shown, at: utf16UnitsBefore(shown, index, kind) }
  }

  #find(id: string, field: string) {
    const kind = this.#kindOf(id, field)
    const text = storedText(this.#stored, id, field)
    return kind && text ? { kind, text } : null
  }
}
