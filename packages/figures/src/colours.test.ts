/** Lines that are seen on the paper, whatever they are to say. */
import { describe, expect, test } from 'vitest'
import { lineColourAt } from './colour-scale.ts'
import { legible } from './colours.ts'
import { DARK, LIGHT } from './themes.ts'

describe('a colour that is seen on the paper stays, another gets as much ink as it needs', () => {
  test.each([
    ['blue on white', '#1f77b4', LIGHT, '#1f77b4'],
    ['yellow on white', '#fde725', LIGHT, 'rgb(201, 185, 37)'],
    ['yellow on dark paper', '#fde725', DARK, '#fde725'],
    ['purple on dark paper', '#440154', DARK, 'rgb(110, 59, 120)'],
    ['paper on itself', '#ffffff', LIGHT, 'rgb(181, 183, 184)'],
  ] as const)('%s', (_, colour, theme, seen) => {
    expect(legible(colour, theme)).toBe(seen)
  })

  test.each([0, 1, 2])('the colours of scale %d stay different', scale => {
    for (const theme of [LIGHT, DARK]) {
      const colours = Array.from({ length: 9 }, (_, at) => lineColourAt(at / 8, scale, theme))
      expect(new Set(colours).size).toBe(9)
    }
  })
})
