/** A text that others change as well: what they write comes in around the caret, which stays at its letters. */
import type { Editor as Tiptap } from '@tiptap/core'
import { createNodeFromContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'
import type { TextBinding } from '@calcwright/document'
import { editableHtml } from './editable-html.ts'
import { htmlOf, PARSE } from './neighbours.ts'

/** Characters of a text beyond which nobody looks where in its HTML the caret is. */
const LONG = 50_000

/** Stands for the caret while HTML is made or read; nobody types it. */
const MARK = '\uE000'

/** Characters of the text's HTML behind the caret; undefined for a long text. */
export function htmlBehindCaret(tiptap: Tiptap, html: string): number | undefined {
  if (html.length > LONG) return undefined
  return tiptap.state.selection.empty ? htmlBehind(tiptap, html, tiptap.state.selection.head) : undefined
}

function htmlBehind(tiptap: Tiptap, html: string, place: number): number | undefined {
  const marked = htmlOf(tiptap, tiptap.state.tr.insertText(MARK, place).doc)
  const at = marked.indexOf(MARK)
  return at < 0 || marked.replace(MARK, '') !== html ? undefined : html.length - at
}

/** Caret and the other end of a selection, for other windows; null where they are unknown. */
export function placesOf(
  tiptap: Tiptap,
  text: TextBinding | null,
): { readonly head: string; readonly anchor?: string } | null {
  const html = htmlOf(tiptap)
  if (!text?.present || html.length > LONG) return null
  const { anchor, head, empty } = tiptap.state.selection
  const [caret, other] = [head, anchor].map(place => htmlBehind(tiptap, html, place))
  if (caret === undefined) return null
  return empty || other === undefined
    ? { head: text.placeAt(caret) }
    : { head: text.placeAt(caret), anchor: text.placeAt(other) }
}

/** Milliseconds after which a text that an input method is busy in is asked again. */
const COMPOSED = 100

/** Takes in what others have written, but not into what an input method is composing; returns the way to stop. */
export function followOthersChanges(tiptap: Tiptap, current: () => TextBinding | null): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const take = (): void => {
    const text = current()
    if (!text?.waiting) return
    if (tiptap.view.composing) later = setTimeout(take, COMPOSED)
    else catchUp(tiptap, text)
  }
  take()
  return () => clearTimeout(later)
}

function catchUp(tiptap: Tiptap, text: TextBinding): void {
  const html = htmlOf(tiptap)
  const { anchor, head } = tiptap.state.selection
  const [to, from] = [head, anchor].map(place => {
    const behind = html.length > LONG ? undefined : htmlBehind(tiptap, html, place)
    const now = behind === undefined ? null : text.caughtUp(behind)
    return now ? placeIn(tiptap, now.text, now.behindCaret) : undefined
  })
  showKeepingCaret(tiptap, text.caughtUp(0).text, { head: to, anchor: from })
  text.show(htmlOf(tiptap))
}

/**
 * Shows another text; what both have in common is left alone, and so are caret and selection in it.
 * @param now where their ends are known to be in the other text
 */
export function showKeepingCaret(
  tiptap: Tiptap,
  html: string,
  now: { readonly head?: number | undefined; readonly anchor?: number | undefined } = {},
): void {
  const next = parsed(tiptap, html)
  const { tr } = tiptap.state
  replaceDifference(tr, next)
  const { selection, storedMarks } = tiptap.state
  const { anchor, head } = selection
  // To the left: what comes in at the caret comes in behind it.
  const moved = (at: number): number => Math.min(tr.mapping.map(at, -1), tr.doc.content.size)
  const [from, to] = [now.anchor ?? moved(anchor), now.head ?? moved(head)]
  tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to)))
  // Stored marks make the next letters bold, when the person has just asked for that.
  tr.setStoredMarks(storedMarks)
  tiptap.view.dispatch(tr.setMeta('preventUpdate', true))
}

function replaceDifference(tr: Transaction, next: Node): void {
  const start = tr.doc.content.findDiffStart(next.content)
  const ends = tr.doc.content.findDiffEnd(next.content)
  if (start === null || !ends) return
  // Both ends may claim the same one of equal letters in a row.
  const twice = Math.max(0, start - Math.min(ends.a, ends.b))
  tr.replace(start, ends.a + twice, next.slice(start, ends.b + twice))
}

/** Where the caret is in the document that some HTML makes; undefined when the HTML cannot hold one there. */
function placeIn(tiptap: Tiptap, html: string, behind: number): number | undefined {
  const at = html.length - behind
  let place: number | undefined
  parsed(tiptap, html.slice(0, at) + MARK + html.slice(at)).descendants((node, start) => {
    const found = node.text?.indexOf(MARK) ?? -1
    if (found >= 0) place = start + found
  })
  return place
}

function parsed(tiptap: Tiptap, html: string): Node {
  const { schema } = tiptap
  const content = createNodeFromContent(editableHtml(html), schema, PARSE)
  return schema.topNodeType.createAndFill(null, content) ?? tiptap.state.doc
}
