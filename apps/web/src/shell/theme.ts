/** Light, dark or as the system says; remembered in this browser. */
import { browserStorage } from '@calcwright/ui'

export type Theme = 'system' | 'light' | 'dark'

export const THEMES: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: 'system', label: 'As the system' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
]

const KEY = 'calcwright.theme'

export function storedTheme(): Theme {
  const value = browserStorage.get(KEY)
  return value === 'light' || value === 'dark' ? value : 'system'
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    browserStorage.remove(KEY)
    delete document.documentElement.dataset.theme
  } else {
    browserStorage.set(KEY, theme)
    document.documentElement.dataset.theme = theme
  }
}

export function applyStoredTheme(): void {
  applyTheme(storedTheme())
}
