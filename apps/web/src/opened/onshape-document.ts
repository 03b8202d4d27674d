/** A place in a document of Onshape, as answers of the server have it. */
export interface OnshapeDocument {
  readonly did: string
  /** `w/{id}` or `v/{id}` */
  readonly parent: string
  readonly element: string | null
}

/** @returns null for an item that is not linked */
export function onshapeDocument(answer: {
  readonly onshape_did?: string | null | undefined
  readonly onshape_parent?: string | null | undefined
  readonly onshape_element?: string | null | undefined
}): OnshapeDocument | null {
  const { onshape_did: did, onshape_parent: parent, onshape_element: element = null } = answer
  return did && parent ? { did, parent, element } : null
}
