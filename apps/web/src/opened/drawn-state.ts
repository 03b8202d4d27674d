/** State of a drawn sheet that its end would lose, for the live one that takes its place. */
import { type EarlyControl, TEXT_FIELD, placeOfControl, takesKeys } from '../shell/early-input.ts'
import { isDrawnPageScrolled } from '../shell/drawn-page.ts'

interface DrawnState {
  /** Control that had the focus. */
  readonly focused: EarlyControl | null
  /** Whether the person reads further down: then the live sheet opens without a caret. */
  readonly isScrolled: boolean
  /** Fields into which something was typed. */
  readonly texts: readonly { readonly field: HTMLInputElement; readonly place: EarlyControl }[]
}

const NOTHING: DrawnState = { focused: null, isScrolled: false, texts: [] }

let noted = NOTHING

export function noteState(drawn: HTMLElement): void {
  const texts = [...drawn.querySelectorAll<HTMLInputElement>(TEXT_FIELD)]
    .filter(field => field.value !== field.defaultValue || field === document.activeElement)
    .map(field => ({ field, place: placeOfControl(field, drawn) }))
  const { activeElement: focused } = document
  const isControl = focused instanceof HTMLElement && drawn.contains(focused) && takesKeys(focused)
  noted = {
    focused: isControl ? placeOfControl(focused, drawn) : null,
    isScrolled: isDrawnPageScrolled(),
    texts,
  }
  if (isControl) globalThis.calcwrightEarlyInput?.holdFocus(focused)
}

/** Gives it once. */
export function takeState(): DrawnState {
  const state = noted
  noted = NOTHING
  return state
}

export const liveLine = (block: string): HTMLElement | null =>
  document.querySelector(`#root [data-block="${CSS.escape(block)}"]`)
