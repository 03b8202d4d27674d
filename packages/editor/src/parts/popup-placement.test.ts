import { describe, expect, it } from 'vitest'
import { type PopupSide, type ViewportSize, popupPlacement } from './popup-placement.ts'

const size = { width: 200, height: 100 }
const narrow: ViewportSize = { width: 800, top: 92, bottom: 872, desk: { from: 790, to: 800 }, written: null }
const wide: ViewportSize = { ...narrow, width: 1440, desk: { from: 1130, to: 1425 } }
const at = (top: number, left = 300) => ({ left, top, bottom: top + 20 })

describe('what floats beside a formula', () => {
  it.each<
    [what: string, top: number, sides: readonly PopupSide[], window: ViewportSize, side: PopupSide, y: number]
  >([
    ['stands below', 400, ['below', 'above'], narrow, 'below', 426],
    ['goes above where there is no room below', 780, ['below', 'above'], narrow, 'above', 674],
    ['never goes over the bars', 150, ['above', 'below'], narrow, 'below', 176],
    ['stands on the empty desk where there is one', 400, ['beside', 'below'], wide, 'beside', 392],
    ['stays inside the window there', 860, ['beside', 'below'], wide, 'beside', 764],
    ['does without the desk where there is none', 400, ['beside', 'below'], narrow, 'below', 426],
    ['leaves the written line below free', 400, ['below', 'above'], written(430), 'above', 294],
    ['leaves the written line above free', 400, ['above', 'below'], written(350), 'below', 426],
    ['is not moved by a written line elsewhere', 400, ['below', 'above'], written(700), 'below', 426],
    ['stands below the written line itself', 400, ['below', 'above'], written(396), 'below', 426],
    ['takes the larger room where none is enough', 120, ['above'], { ...narrow, bottom: 230 }, 'below', 146],
  ])('%s', (_, top, sides, window, side, y) => {
    expect(popupPlacement(size, at(top), sides, window)).toMatchObject({ side, top: y })
  })

  it('points to its place', () => {
    expect(popupPlacement(size, at(400, 300), ['below'], narrow)).toMatchObject({ left: 300, arrow: 10 })
    expect(popupPlacement(size, at(400, 700), ['below'], narrow)).toMatchObject({ left: 592, arrow: 112 })
    expect(popupPlacement(size, at(400), ['beside'], wide)).toMatchObject({
      left: 1138,
      arrow: 14,
      width: 279,
    })
  })
})

function written(top: number): ViewportSize {
  return { ...narrow, written: { top, bottom: top + 40 } }
}
