import { describe, expect, it } from 'vitest'
import { imageSize } from './image-size.ts'

const WIDTH = 'Minimum Width of 100px imposed'
const HEIGHT = 'Minimum Height of 100px imposed'

describe('the size of an exported picture', () => {
  it.each([
    ['800', '600', { width: 800, height: 600, notices: [] }],
    [' 1024 px ', '768.4', { width: 1024, height: 768, notices: [] }],
    ['99', '600', { width: 100, height: 600, notices: [WIDTH] }],
    ['0', '-5', { width: 100, height: 100, notices: [WIDTH, HEIGHT] }],
    ['8000', '100', { width: 8000, height: 100, notices: [] }],
  ])('%s by %s', (width, height, expected) => {
    expect(imageSize(width, height)).toEqual(expected)
  })

  it.each([
    ['', '600', 'Width is a number of pixels, such as 800.'],
    ['800', 'tall', 'Height is a number of pixels, such as 800.'],
    ['1e3', '600', 'Width is a number of pixels, such as 800.'],
    ['800', '8001', 'Height can be 8000 px at most.'],
  ])('%s by %s is refused', (width, height, problem) => {
    expect(imageSize(width, height)).toEqual({ problem })
  })
})
