/** The keys of a tree, as the ARIA practices have them. */
import type { KeyboardEvent } from 'react'

export interface TreeStop {
  readonly id: string
  /** 1 at the top. */
  readonly level: number
  /** undefined for what has nothing inside. */
  readonly open: boolean | undefined
}

export interface TreeMoves {
  focus(id: string): void
  /** Opens or closes. */
  toggle(id: string): void
}

/** @param id of the stop that has the focus */
export function onTreeKey(
  event: KeyboardEvent,
  stops: readonly TreeStop[],
  id: string,
  { focus, toggle }: TreeMoves,
): void {
  const at = stops.findIndex(stop => stop.id === id)
  const here = stops[at]
  if (!here || event.ctrlKey || event.metaKey || event.altKey) return
  const go = (stop: TreeStop | undefined) => stop && focus(stop.id)
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(stops[at + 1]),
    ArrowUp: () => go(stops[at - 1]),
    Home: () => go(stops[0]),
    End: () => go(stops.at(-1)),
    ArrowRight() {
      if (here.open === false) toggle(id)
      else if (here.open && stops[at + 1]?.level === here.level + 1) go(stops[at + 1])
    },
    ArrowLeft() {
      if (here.open) toggle(id)
      else go(stops.slice(0, at).findLast(stop => stop.level < here.level))
    },
  }
  const move = moves[event.key]
  if (!move) return
  event.preventDefault()
  move()
}
