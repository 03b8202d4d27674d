/**
 * The dialog that stands over the page. Whatever needs one opens it from anywhere with its own data;
 * its code is fetched then.
 */
import type { ComponentType } from 'react'
import { create } from 'zustand'

export interface DialogProps {
  /** Ends the dialog. */
  readonly onClose: () => void
}

type DialogModule<P> = { readonly default: ComponentType<P & DialogProps> }

interface OpenDialog {
  readonly id: number
  /** Name of the dialog for the message that its code cannot be fetched. */
  readonly what: string
  load(): Promise<{ readonly default: ComponentType<DialogProps> }>
}

interface DialogState {
  readonly dialog: OpenDialog | null
  /** Element that had the focus before the dialog, or before the first of several, and gets it back. */
  readonly opener: HTMLElement | null
}

export const useDialog = create<DialogState>(() => ({ dialog: null, opener: null }))

const buttons = new WeakMap<Element, HTMLElement>()

/** Registers the button of a menu: it gets the focus back from a dialog that a choice in the menu opens. */
export function setMenuButton(menu: Element, button: HTMLElement): void {
  buttons.set(menu, button)
}

/** The element with the focus; for one in a menu, which is gone by then, the button of the menu. */
function openerNow(): HTMLElement | null {
  const { activeElement } = document
  for (let element = activeElement; element; element = element.parentElement) {
    const button = buttons.get(element)
    if (button) return button
  }
  return activeElement instanceof HTMLElement ? activeElement : null
}

let count = 0

export function openDialog<P extends object>(
  what: string,
  load: () => Promise<DialogModule<P>>,
  props: P,
): void {
  const before = useDialog.getState()
  const bound = async () => {
    const { default: Content } = await load()
    return { default: (own: DialogProps) => <Content {...props} {...own} /> }
  }
  count += 1
  useDialog.setState({
    dialog: { id: count, what, load: bound },
    opener: before.dialog === null ? openerNow() : before.opener,
  })
}

export function closeDialog(): void {
  useDialog.setState({ dialog: null })
}

/**
 * Whether something has the focus already. What closes gives it back a moment later, and by then a
 * quick person may be in a menu that would close without it.
 */
export function hasFocusedElement(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

let focusHome = (): void => {}

/** Sets where the focus goes when the element that had it before a dialog is gone. */
export function setFallbackFocus(focus: () => void): void {
  focusHome = focus
}

/** The element that opened the dialog may be gone together with its menu. */
export function giveFocusBack(event: Event): void {
  event.preventDefault()
  const { dialog, opener } = useDialog.getState()
  if (dialog !== null || hasFocusedElement()) return
  if (opener?.isConnected) opener.focus()
  else focusHome()
}
