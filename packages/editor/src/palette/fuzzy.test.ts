import { describe, expect, it } from 'vitest'
import { bestScore, fuzzyScore } from './fuzzy.ts'

describe('a fuzzy query', () => {
  it.each([
    ['inte', 'integrate'],
    ['INTE', 'integrate'],
    ['grate', 'integrate'],
    ['defvar', 'Define variable'],
    ['dv', 'dv'],
    ['intgrt', 'integrate'],
    ['cas', 'Change aspect size'],
    ['guarani', 'Paraguayan guaraní'],
    ['', 'anything'],
  ])('%s fits %s', (query, text) => {
    expect(fuzzyScore(query, text)).toBeGreaterThan(0)
  })

  it.each([
    ['xyz', 'integrate'],
    ['etar', 'integrate'],
    ['nga', 'long name that has these letters'],
    ['ig', 'integrate a'],
    ['tgrt', 'integrate'],
  ])('%s does not fit %s', (query, text) => {
    expect(fuzzyScore(query, text)).toBe(0)
  })

  it.each([
    ['sum', ['sum', 'summary', 'a sum', 'consume']],
    ['Gamma', ['Gamma', 'gamma', 'Gamma function']],
    ['pa', ['Pa', 'pad', 'kilo pa', 'expand']],
  ])('%s ranks the nearest first', (query, texts) => {
    const ranked = texts.toSorted((a, b) => fuzzyScore(query, b) - fuzzyScore(query, a))
    expect(ranked).toEqual(texts)
  })

  it('counts the first word of a name more than another word for something else', () => {
    const named = bestScore('design', 'design file', ['circuit'], '')
    expect(named).toBeGreaterThan(bestScore('design', 'optimum', ['design'], ''))
  })

  it('finds a thing by any of its words, by its name first', () => {
    const scores = [
      bestScore('mean', 'mean', ['average'], ''),
      bestScore('mean', 'average', ['mean'], ''),
      bestScore('mean', 'sum', [], 'mean of the items'),
      bestScore('mean', 'sum', ['total'], 'all items together'),
    ]
    expect(scores.toSorted((a, b) => b - a)).toEqual(scores)
    expect(new Set(scores).size).toBe(4)
    expect(scores[3]).toBe(0)
  })
})
