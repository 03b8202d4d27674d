/** The keyboard inside an open menu: arrows, Home and End over whatever items it holds. */
import { isArrow, nearestBox } from './nearest.ts'

const ITEMS = '[role^="menuitem"]'

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(ITEMS)].filter(item => item.offsetParent !== null)
}

/** Moves the focus for an arrow, Home or End; false when the key is for something else. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu)
  const from = items.indexOf(document.activeElement as HTMLElement)
  const target = targetOf(items, from, key)
  if (!target) return false
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
  return true
}

function targetOf(items: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (!isArrow(key)) return undefined
  const boxes = items.map(item => item.getBoundingClientRect())
  return items[nearestBox(boxes, from, key)]
}

/** The next item whose name starts with the letter; false when there is none. */
export function jumpInMenu(menu: HTMLElement, letter: string): boolean {
  const items = itemsOf(menu)
  const from = items.indexOf(document.activeElement as HTMLElement)
  const order = [...items.slice(from + 1), ...items.slice(0, from + 1)]
  const found = order.find(item => nameOf(item).toLowerCase().startsWith(letter.toLowerCase()))
  found?.focus()
  return found !== undefined
}

function nameOf(item: HTMLElement): string {
  return item.getAttribute('aria-label') ?? item.textContent ?? ''
}

/** The first thing in a menu that can take the focus: its search field, else the checked item, else the first. */
export function enterMenu(menu: HTMLElement): void {
  const items = itemsOf(menu)
  const target =
    menu.querySelector<HTMLElement>('input') ??
    items.find(item => item.getAttribute('aria-checked') === 'true') ??
    items[0]
  target?.focus()
}
