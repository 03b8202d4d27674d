const CONTROLS = 'a[href], button, input, select, textarea, [contenteditable], [tabindex]'

/** Does the browser's work for a Tab that a program has pressed: the focus goes to the next control of the page. */
export function focusNextControl(back: boolean): void {
  const from = document.activeElement ?? document.body
  const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const beside = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    control =>
      control.tabIndex >= 0 &&
      (from.compareDocumentPosition(control) & side) !== 0 &&
      !control.contains(from) &&
      !control.matches(':disabled') &&
      control.checkVisibility({ visibilityProperty: true }),
  )
  beside.at(back ? -1 : 0)?.focus()
}
