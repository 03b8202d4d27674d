/** Letters of a picture: sizes in pixels, and texts that fit. */
import type { Theme } from '../themes.ts'
import { textWidth } from './text-width.ts'

export const SIZE = { title: 16, axis: 13, tick: 12, legend: 13 } as const

export interface Letters {
  width(text: string, size: number, bold?: boolean): number
  /** With `…` in place of what has no room. */
  cut(text: string, size: number, room: number, bold?: boolean): string
}

export function lettersOf(theme: Theme): Letters {
  const width = (text: string, size: number, bold?: boolean): number =>
    textWidth(text, size, bold ? 600 : 400, theme.font)
  return {
    width,
    cut(text, size, room, bold) {
      if (width(text, size, bold) <= room) return text
      const letters = [...text]
      let [low, high] = [0, letters.length]
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (width(`${letters.slice(0, middle).join('')}…`, size, bold) <= room) low = middle
        else high = middle - 1
      }
      return `${letters.slice(0, low).join('').trimEnd()}…`
    },
  }
}
