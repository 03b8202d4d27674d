/** Drawings of libraries: each length is a column of its library, and each drawing stays in its frame. */
import { expect, it } from 'vitest'
import { isLibrary, loadedLibrary, loadLibrary } from '@calcwright/reference/libraries'
import { shapeOf, SHAPED } from './library-shapes.ts'

it.each(SHAPED.map(name => [name]))('the drawing of %s shows columns that there are', async name => {
  expect(isLibrary(name)).toBe(true)
  await loadLibrary(name)
  const columns = loadedLibrary(name)!.columns.map(column => column.name)
  const { lengths, axes } = shapeOf(name)!
  expect(lengths.map(length => length.name).filter(length => !columns.includes(length))).toEqual([])
  for (const { from, to } of [...lengths, ...axes])
    for (const [x, y] of [from, to]) expect([x >= 0 && x <= 234, y >= 0 && y <= 180]).toEqual([true, true])
})

it('of figures without a shape there is none', () => expect(shapeOf('E24')).toBeUndefined())
