/** Letters of a picture: sizes in pixels, and texts that fit. */
import type { Theme } from '../themes.ts'
import { textWidth } from './text-width.ts'

export const SIZE = { title: 16, axis: 13, tick: 12, legend: 13 } as const

/** From one line of a text to the next, in sizes of its letters. */
export const LINE_HEIGHT = 1.25

export interface Letters {
  width(text: string, size: number, bold?: boolean): number
  /** With `…` in place of what has no room. */
  cut(text: string, size: number, room: number, bold?: boolean): string
  /** In so many lines at most, the last one cut; a line ends behind a word where it can. */
  lines(text: string, size: number, room: number, most: number, bold?: boolean): readonly string[]
}

export function lettersOf(theme: Theme): Letters {
  const width = (text: string, size: number, bold?: boolean): number =>
    textWidth(text, size, bold ? 600 : 400, theme.font)
  /** How many letters have room before an ending. */
  const fitting = (
    letters: readonly string[],
    ending: string,
    size: number,
    room: number,
    bold?: boolean,
  ) => {
    let [low, high] = [0, letters.length]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (width(letters.slice(0, middle).join('') + ending, size, bold) <= room) low = middle
      else high = middle - 1
    }
    return low
  }
  const cut: Letters['cut'] = (text, size, room, bold) => {
    if (width(text, size, bold) <= room) return text
    const letters = [...text]
    const count = fitting(letters, '…', size, room, bold)
    return `${letters.slice(0, count).join('').trimEnd()}…`
  }
  return {
    width,
    cut,
    lines(text, size, room, most, bold) {
      const lines: string[] = []
      let rest = text
      while (lines.length < most - 1 && width(rest, size, bold) > room) {
        const letters = [...rest]
        const count = Math.max(1, fitting(letters, '', size, room, bold))
        const space = letters[count] === ' ' ? count : letters.lastIndexOf(' ', count)
        const end = space > 0 ? space : count
        lines.push(letters.slice(0, end).join('').trimEnd())
        rest = letters.slice(end).join('').trimStart()
      }
      return [...lines, cut(rest, size, room, bold)]
    },
  }
}
