/** Comments in the margin, beside the lines that they are about. */
import type { CommentNote } from '@calcwright/blocks/documents/comments'
import type { PrintedSheet } from './load-printed.ts'

/** Millimetres of a right margin that has room for comments. */
export const NOTES_MARGIN = 45

/** Characters of a comment that is not too high for the margin. */
const MOST = 600

/** Millimetres between the lines and the notes, and at the edge of the paper, which printers leave white. */
const GAP = 4
const EDGE = 5

/** Pixels between notes above one another. */
const BETWEEN = 6

const PIXELS_PER_MM = 96 / 25.4

/** Whether there are comments that stand in the margin, and not at the end. */
export const standInMargin = ({
  setup: { margin_right: margin },
  comments,
}: Pick<PrintedSheet, 'setup' | 'comments'>): boolean =>
  margin >= NOTES_MARGIN && comments.length > 0 && comments.every(note => lengthOf(note) <= MOST)

const lengthOf = ({ about, comments }: CommentNote): number =>
  comments.reduce((sum, { by, text }) => sum + by.length + text.length, about.length)

/**
 * Puts each comment at the end of a worksheet beside its line, below the one before it. One whose line is not there stays.
 * @param sheet the element of the worksheet, as wide as what is between the margins, with the right margin in its `data-notes`
 */
export function placeNotes(sheet: HTMLElement): void {
  const margin = Number(sheet.dataset['notes'])
  const right = sheet.getBoundingClientRect().right + GAP * PIXELS_PER_MM
  const width = (margin - GAP - EDGE) * PIXELS_PER_MM
  const list = sheet.querySelector<HTMLElement>('.print-comments')
  const all = [...(list?.querySelectorAll<HTMLElement>('.print-comment') ?? [])]
  let bottom = -Infinity
  for (const note of all) {
    const line = sheet.querySelector<HTMLElement>(`[data-block="${CSS.escape(note.dataset['of'] ?? '')}"]`)
    if (!line) continue
    // React draws the list again as it was.
    const beside = note.cloneNode(true) as HTMLElement
    note.hidden = true
    note.removeAttribute('id')
    const place = line.getBoundingClientRect()
    line.style.position = 'relative'
    line.append(beside)
    beside.className = 'print-note'
    beside.style.width = `${width}px`
    beside.style.left = `${right - place.left}px`
    const down = Math.max(0, bottom - place.top)
    beside.style.top = `${down}px`
    bottom = place.top + down + beside.getBoundingClientRect().height + BETWEEN
  }
  if (list) list.hidden = all.every(({ hidden }) => hidden)
}
