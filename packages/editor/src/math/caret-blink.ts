/**
 * The caret blinks by a timer. MathLive's own animation makes two layers of the page and draws them
 * sixty times a second for as long as the caret is there.
 */
const HALF_PERIOD_MS = 530
/** An even number, so that the caret stays visible once it has not moved for ten seconds. */
const HALF_PERIODS = 20

const RESTARTING = ['focusin', 'input', 'selection-change'] as const

/** Follows the field for as long as the page lives. */
export function blinkCaret(field: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let timer: ReturnType<typeof setInterval> | undefined
  const rest = (): void => {
    clearInterval(timer)
    field.removeAttribute('data-caret-out')
  }
  const start = (): void => {
    rest()
    if (still.matches) return
    let left = HALF_PERIODS
    timer = setInterval(() => {
      field.toggleAttribute('data-caret-out')
      if (--left === 0) rest()
    }, HALF_PERIOD_MS)
  }
  for (const event of RESTARTING) field.addEventListener(event, start)
  field.addEventListener('focusout', rest)
}
