/** Id of the field that holds the worksheet's name. */
export const NAME_FIELD = 'worksheet-name'

/** Begins the renaming, from wherever the keyboard is. */
export function enterName(): void {
  document.getElementById(NAME_FIELD)?.focus()
}
