import { describe, expect, it } from 'vitest'
import type { Figure } from '@calcwright/figures'
import { readTarget } from './readout.ts'
import { figureWith, plainAxis } from './testing.ts'
import type { Drawn } from './use-drawing.ts'

/** Ten pixels for each unit of x and y from the lower left corner of the area, two for y2. */
const drawn = {
  area: { left: 50, top: 20, width: 200, height: 100 },
  drawing: {
    toValue: ({ x, y }: { x: number; y: number }) => ({ x: (x - 50) / 10, y: (120 - y) / 10 }),
    toPixel: ({ x, y, axis }: { x: number; y: number; axis?: string }) => ({
      x: 50 + 10 * x,
      y: 120 - (axis === 'y2' ? 2 : 10) * y,
    }),
  },
} as Drawn

const lines = figureWith(
  {
    up: { kind: 'line', columns: { x: [0, 20], y: [0, 10] } },
    level: { kind: 'line', columns: { x: [0, 20], y: [4, 4] } },
  },
  { x: { ...plainAxis, unit: 'm' }, y: { ...plainAxis, unit: 'mm' } },
)

const bars = figureWith(
  { loads: { kind: 'bar', columns: { y: [3, 5] } } },
  { x: { ...plainAxis, names: ['dead', 'live'] }, y: { ...plainAxis, unit: 'kN' } },
)

const onSecond = (figure: Figure, id: string): Figure => ({
  ...figure,
  axes: { ...figure.axes, y2: plainAxis },
  series: figure.series.map(series => (series.id === id ? { ...series, axis: 'y2' } : series)),
})

const pointer = (x: number, y: number) => ({ by: 'pointer', at: { x, y } }) as const
const keys = (series: string, index: number) => ({ by: 'keys', series, index }) as const

describe('what is read in a picture', () => {
  it.each([
    ['all series at the x of the pointer', lines, pointer(150, 30), '10 m, up: 5 mm, level: 4 mm'],
    ['a bar by its name', bars, pointer(70, 30), 'live, loads: 5 kN'],
    ['nothing beside the axes', lines, pointer(40, 30), undefined],
    ['a point that keys have reached', lines, keys('up', 1), '20 m, 10 mm, up'],
    ['a point that is gone', lines, keys('up', 2), undefined],
  ])('%s', (_, figure, target, spoken) => {
    expect(readTarget(target, figure, drawn)?.spoken).toBe(spoken)
  })

  it('marks the points at the same x, each on its axis', () => {
    expect(readTarget(pointer(150, 30), onSecond(lines, 'level'), drawn)?.points).toEqual([
      { id: 'up', x: 150, y: 70 },
      { id: 'level', x: 150, y: 112 },
    ])
  })

  it('leaves out points that a closer look does not show', () => {
    const lower = { ...drawn, area: { ...drawn.area, top: 75, height: 45 } }
    expect(readTarget(pointer(150, 100), lines, lower)?.points.map(({ id }) => id)).toEqual(['level'])
    expect(readTarget(keys('up', 1), lines, lower)).toBeNull()
  })
})
