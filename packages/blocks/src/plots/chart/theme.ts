/** The colours of the page, as plain colours: what draws knows no custom properties. */
import { useSyncExternalStore } from 'react'
import type { Theme } from '@calcwright/figures/drawing'
import type { DrawingLibrary } from './drawing-library.ts'
import styles from './chart.module.css'

const listeners = new Set<() => void>()
let known: Theme | null = null
let forget: (() => void) | null = null

/** The theme that the page has now; changes with it. */
export function useChartTheme(library: DrawingLibrary): Theme {
  return useSyncExternalStore(subscribe, () => (known ??= themeOf(library)))
}

/** An element has the tokens as its colours, which the browser resolves by the colour scheme. */
function themeOf({ LIGHT, DARK }: DrawingLibrary): Theme {
  const probe = document.createElement('span')
  probe.className = styles.probe!
  document.body.append(probe)
  const found = getComputedStyle(probe)
  const dark = found.textDecorationColor === 'rgb(255, 255, 255)'
  const theme = {
    ...(dark ? DARK : LIGHT),
    ink: found.color,
    paper: found.backgroundColor,
    line: found.borderTopColor,
    faint: found.outlineColor,
    // The font becomes an attribute in double quotes.
    font: found.fontFamily.replaceAll('"', "'"),
  }
  probe.remove()
  return theme
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) forget = watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    forget?.()
    known = null
  }
}

/** The theme follows the system, unless the root element says otherwise. */
function watch(): () => void {
  const changed = (): void => {
    known = null
    for (const listener of listeners) listener()
  }
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(changed)
  scheme.addEventListener('change', changed)
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    scheme.removeEventListener('change', changed)
    chosen.disconnect()
  }
}
