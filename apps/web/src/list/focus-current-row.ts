/** To the row that Tab goes to: for when what had the focus is gone with what was done. */
export function focusCurrentRow(): void {
  document.querySelector<HTMLElement>('[role=grid] [role=row][tabindex="0"]')?.focus()
}
