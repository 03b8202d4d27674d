import { parsePlain, toLatex } from '@calcwright/math/expression'
import { describe, expect, it } from 'vitest'
import { placeInSource } from './source-places.ts'

describe('places in the source of a block', () => {
  it.each([
    ['if 1/0 [m] > 2', '1/0 [m] > 2', '>', '>'],
    ['for k from 0 [m] to 10 [m] step 1', '10 [m]', '10', '10'],
    ['x := if a + sqrt(2) > 1 then 2*a else b', 'a + sqrt(2) > 1', '2', '2'],
    ['check a + 2 <= b // Bending # EN 1993', 'a + 2 <= b', 'a', 'a'],
    ['return a/b', 'a/b', '\\frac', '/'],
  ])('%s: %s', (source, field, latexPart, part) => {
    const parsed = parsePlain(field, { context: 'expression' })
    const latex = parsed.ok ? toLatex(parsed.value) : ''
    const at = latex.indexOf(latexPart)
    const place = placeInSource(source, latex, { start: at, end: at + latexPart.length })
    expect(place).toEqual({
      start: source.indexOf(field) + field.indexOf(part),
      end: source.indexOf(field) + field.indexOf(part) + part.length,
    })
  })

  it('is the whole field where its part is not known, and nothing where the field is not found', () => {
    expect(placeInSource('if x +', 'x\\:+', { start: 4, end: 4 })).toEqual({ start: 3, end: 6 })
    expect(placeInSource('if x > 1', 'x>1', { start: 0, end: 1 })).toEqual({ start: 3, end: 4 })
    expect(placeInSource('if x > 1', 'y', { start: 0, end: 1 })).toBeNull()
  })
})
