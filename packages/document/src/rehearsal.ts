/**
 * A copy of the document, which changes from elsewhere go into first. To make one takes time with the length
 * of the worksheet, so that it stays from one change to the next and follows the document, in as much time as
 * the changes are long.
 */
import * as Y from 'yjs'

interface Rehearsal {
  readonly copy: Y.Doc
  /** Changes of the document that the copy lacks. */
  readonly lacking: Uint8Array[]
  readonly end: () => void
}

/** Above this, a person has worked alone for long: a new copy is cheaper than to keep what it lacks. */
const MOST_LACKING = 1000

const rehearsals = new WeakMap<Y.Doc, Rehearsal>()

/**
 * Calls `attempt` with a copy of the document. Where it throws, the copy is not used again, and the error is
 * passed on: the document is as it was.
 */
export function rehearse(doc: Y.Doc, attempt: (copy: Y.Doc) => void): void {
  const rehearsal = rehearsals.get(doc) ?? begin(doc)
  try {
    for (const update of rehearsal.lacking.splice(0)) Y.applyUpdate(rehearsal.copy, update)
    attempt(rehearsal.copy)
  } catch (error) {
    rehearsal.end()
    throw error
  }
}

/** Before a change that is not rehearsed: the copy of what may stop halfway or wait is of no use. */
export function dropRehearsal(doc: Y.Doc): void {
  rehearsals.get(doc)?.end()
}

function begin(doc: Y.Doc): Rehearsal {
  const copy = new Y.Doc()
  const lacking: Uint8Array[] = []
  const follow = (update: Uint8Array): void => {
    if (lacking.push(update) > MOST_LACKING) end()
  }
  const end = (): void => {
    doc.off('update', follow)
    rehearsals.delete(doc)
    copy.destroy()
  }
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  doc.on('update', follow)
  const rehearsal = { copy, lacking, end }
  rehearsals.set(doc, rehearsal)
  return rehearsal
}
