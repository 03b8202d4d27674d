/** Keys, pasted texts and presses before the sheet is live, in their order. */

export interface EarlyKey {
  readonly key: string
  readonly code: string
  readonly shift: boolean
  /** Pressed with Ctrl or Command. */
  readonly command?: boolean
  /** The control with the focus, such as a slider; absent for a key that is meant for the line with the caret. */
  readonly control?: EarlyControl
}

/** Pasted texts by their type, for the line with the caret. */
export interface EarlyPaste {
  readonly pasted: ReadonlyMap<string, string>
}

/** A press of the main button, at a place in a line or, outside of all, in the window. */
export interface EarlyPress {
  /** Id of the block; null for a press beside the lines. */
  readonly block: string | null
  readonly x: number
  readonly y: number
  /** The place in the direction of x to which a slider was drawn from there. */
  to?: number
}

/** A control that was clicked, by a key or by its label. */
export interface EarlyClick {
  readonly control: EarlyControl
}

export type EarlyInput = EarlyKey | EarlyPaste | EarlyPress | EarlyClick

/** A control by its place in its line, where the live one stands, too. */
export interface EarlyControl {
  /** Id of the block; null for one beside the lines. */
  readonly block: string | null
  /** Selects the controls of its kind. */
  readonly kind: string
  /** Place among those of its kind. */
  readonly at: number
}

export interface EarlyInputBuffer {
  /** Grows until the end. */
  readonly inputs: readonly EarlyInput[]
  /** Whether a pointer holds a slider, whose press is among the inputs once it is let go. */
  isDragging(): boolean
  /** Takes keys for a control whose focus ends with the drawn sheet, until the live one has it. */
  holdFocus(control: HTMLElement): void
  /** Whether the sheet opens with its caret in a line that has not got the focus yet, nor has anything else. */
  awaitsCaret(): boolean
  /** Gives up the focus that the buffer has where no line of the live sheet has it. */
  leaveFocus(): void
  /** Buffers nothing from now on. */
  end(): void
}

/** Whether keys are meant for the element once it has the focus, which Tab need not give it. */
export const takesKeys = (element: HTMLElement): boolean =>
  !element.matches('a[href]') && (element.tabIndex >= 0 || element.matches('button, input, [role=slider]'))

/** Selects fields whose text the browser edits by itself. */
export const TEXT_FIELD = 'input:not([type]), input[type=text]'

/** @param page the element with everything that is drawn */
export function placeOfControl(control: Element, page: Element): EarlyControl {
  const line = control.closest<HTMLElement>('[data-block]')
  const role = control.getAttribute('role')
  const kind = role === null ? control.localName : `${control.localName}[role=${role}]`
  const at = [...(line ?? page).querySelectorAll(kind)].indexOf(control)
  return { block: line?.dataset['block'] ?? null, kind, at }
}

declare global {
  /** Absent where no sheet is opening, and once the live one has taken all. */
  var calcwrightEarlyInput: EarlyInputBuffer | undefined
}
