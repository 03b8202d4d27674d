/** Names of keys as they are printed on the keyboard in front of the person. */

const MAC: Readonly<Record<string, string>> = {
  Ctrl: '⌘',
  Alt: '⌥',
  Shift: '⇧',
  Enter: '↩',
  Backspace: '⌫',
  Delete: '⌦',
  Esc: 'esc',
  Tab: '⇥',
}

const ARROWS: Readonly<Record<string, string>> = { Left: '←', Right: '→', Up: '↑', Down: '↓' }

/** Whether the keyboard has a command key where others have Ctrl. */
export function isMac(platform: string = navigator.platform): boolean {
  return /^(Mac|iP)/.test(platform)
}

/** `Ctrl Shift A` key by key. */
export function keyNames(keys: string, mac = isMac()): readonly string[] {
  return keys.split(' ').map(key => (mac ? MAC[key] : undefined) ?? ARROWS[key] ?? key)
}

/** `Ctrl Shift A` in a line of text. */
export function keyText(keys: string, mac = isMac()): string {
  return keyNames(keys, mac).join(mac ? '' : '+')
}
