import { colord } from 'colord'
import { describe, expect, it } from 'vitest'
import { darkBackground, darkText, readColour } from './colours.ts'

const PAPER = '#1b1f22'
const INK = '#e8e6e0'
const OFFERED = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#7f7f7f']

describe('colours', () => {
  it.each([
    ['Red', '#ff0000'],
    ['#0F0', '#00ff00'],
    ['rgb(0 0 255 / 40%)', '#0000ff'],
    ['hsl(60, 100%, 50%)', '#ffff00'],
    ['light-dark(rgb(1, 2, 3), rgb(255, 255, 255))', '#010203'],
    ['light-dark(#010203, #fff)', '#010203'],
    ['transparent', null],
    ['rgba(0,0,0,0)', null],
    ['url(x)', null],
    ['var(--ink)', null],
  ])('%s is %s', (css, hex) => {
    expect(readColour(css)).toBe(hex)
  })

  it.each(OFFERED)('%s can be read on the dark page, in front and behind', colour => {
    expect(colord(darkText(colour)).contrast(PAPER)).toBeGreaterThanOrEqual(4.5)
    expect(colord(darkBackground(colour)).contrast(INK)).toBeGreaterThanOrEqual(4.5)
  })

  it('stay as they are where they can be read', () => {
    expect(darkText('#ffff00')).toBe('#ffff00')
    expect(darkText('#ffffff', '#0000ff')).toBe('#ffffff')
    expect(darkBackground('#000000')).toBe('#000000')
  })
})
