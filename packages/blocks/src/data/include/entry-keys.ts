import type { KeyboardEvent } from 'react'

/** Down goes from the search through the entries below it, Up back to it. */
export function moveThroughEntries(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, summary, button')].filter(
    element => element.checkVisibility(),
  )
  const place = places.indexOf(document.activeElement as HTMLElement)
  const next = place < 0 ? undefined : places[place + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
