import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recentColours, rememberColour } from './recent-colours.ts'

const START = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff']
const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('starts with seven', () => {
  expect(recentColours()).toEqual(START)
})

it('puts the colour used last first and keeps seven, each once', () => {
  rememberColour('#123456')
  rememberColour('#0000ff')
  expect(recentColours()).toEqual([
    '#0000ff',
    '#123456',
    '#000000',
    '#ffffff',
    '#ff0000',
    '#00ff00',
    '#ffff00',
  ])
})

it.each(['', '{', '{"a":1}', '["red", 5, "#12345"]'])('starts anew from %j', stored => {
  storage.set('calcwright.recent-colours', stored)
  expect(recentColours()).toEqual(START)
})

it('lives without a store', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  rememberColour('#123456')
  expect(recentColours()).toEqual(START)
})
