/** Following a reference or a link with the mouse. */
import { goToLine, numbersPart } from '@calcwright/editor'
import type { Editor } from '@calcwright/editor'
import { readReference } from './stored.ts'
import type { Reference } from './stored.ts'

/** Goes to the line or the heading that a reference leads to. */
export function goToReference(editor: Editor, reference: Reference): void {
  if (reference.kind === 'line') goToLine(editor, reference.block)
  else if (reference.kind === 'target' && reference.heading === '') goToLine(editor, reference.block)
  else if (reference.kind === 'target')
    void numbersPart().then(({ headingPlace }) => {
      const heading = headingPlace(editor.worksheet, reference)
      if (heading) goToLine(editor, heading.block, heading.index)
    })
}

export const LINK_HINT = 'Hold Shift or Ctrl and click to open the link'

/**
 * Follows a link or a reference that is clicked. True when the click is used up.
 * @param readOnly a click follows links, as nothing can be edited
 */
export function followClick(editor: Editor, event: MouseEvent, readOnly: boolean): boolean {
  const target = event.target as Element
  const line = target.closest<HTMLElement>('[data-line], [data-target]')
  const reference = line && readReference(attributesIn(line))
  if (reference) {
    if (line.dataset.missing === undefined) goToReference(editor, reference)
    return true
  }
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link) return false
  if (readOnly || event.shiftKey || event.ctrlKey || event.metaKey) {
    window.open(link.href, '_blank', 'noopener,noreferrer')
    return true
  }
  editor.actions.notify?.(LINK_HINT, 'info')
  return false
}

export const attributesIn = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
