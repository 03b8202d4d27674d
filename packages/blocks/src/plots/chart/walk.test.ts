import { describe, expect, it } from 'vitest'
import { figureWith } from './testing.ts'
import { walked } from './walk.ts'

const numbers = Array.from({ length: 50 }, (_, at) => at)

const figure = figureWith({
  short: { kind: 'line', columns: { x: [0, 10, 20, 30], y: [1, NaN, 3, 4] } },
  nothing: { kind: 'line', columns: { x: [], y: [] } },
  long: { kind: 'line', columns: { x: numbers, y: numbers } },
})

const at = (series: string, index: number) => ({ by: 'keys', series, index }) as const

describe('arrow keys in a picture', () => {
  it.each([
    ['the first key goes to the first point', null, 'ArrowRight', at('short', 0)],
    ['up or down leads out of the picture', null, 'ArrowUp', null],
    ['on, over a gap', at('short', 0), 'ArrowRight', at('short', 1)],
    ['not beyond the last', at('short', 2), 'ArrowRight', at('short', 2)],
    ['not before the first', at('short', 0), 'ArrowLeft', at('short', 0)],
    ['to the end', at('short', 0), 'End', at('short', 2)],
    ['to the beginning', at('short', 2), 'Home', at('short', 0)],
    ['a tenth of a long series', at('long', 3), 'PageDown', at('long', 8)],
    ['and back', at('long', 3), 'PageUp', at('long', 0)],
    ['to the same x of the next series that has points', at('short', 1), 'ArrowDown', at('long', 20)],
    ['to the nearest x of the one before', at('long', 28), 'ArrowUp', at('short', 2)],
    ['beyond the last series', at('long', 28), 'ArrowDown', null],
    ['before the first series', at('short', 1), 'ArrowUp', null],
    ['a series that is gone', at('gone', 5), 'ArrowRight', at('short', 0)],
    ['points that are gone', at('short', 40), 'ArrowLeft', at('short', 2)],
    ['a key for something else', at('short', 1), 'a', null],
  ])('%s', (_, from, key, to) => {
    expect(walked(figure, from, key)).toEqual(to)
  })

  it('does nothing where nothing is drawn', () => {
    expect(walked(figureWith({}), null, 'ArrowRight')).toBeNull()
  })
})
