/** Places in merged texts that stay at their letter whatever happens around it, as words for other windows. */
import * as Y from 'yjs'

/** Longest words for a place. */
export const ENCODED_PLACE_LIMIT = 64

/** @param index as the Y.Text counts; the place goes with what stands left of it */
export function encodeTextPlace(text: Y.Text, index: number): string {
  const bytes = Y.encodeRelativePosition(Y.createRelativePositionFromTypeIndex(text, index, -1))
  return btoa(String.fromCharCode(...bytes))
}

/** Null for words that say no place in this text, or one that has not arrived yet. */
export function decodeTextPlace(text: Y.Text, words: string): number | null {
  if (!text.doc || words.length > ENCODED_PLACE_LIMIT) return null
  try {
    const bytes = Uint8Array.from(atob(words), sign => sign.charCodeAt(0))
    const place = Y.createAbsolutePositionFromRelativePosition(Y.decodeRelativePosition(bytes), text.doc)
    return place?.type === text ? place.index : null
  } catch {
    // The words come from another window, which may be any program.
    return null
  }
}
