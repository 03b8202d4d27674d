import { expect, it } from 'vitest'
import { computeWorksheet } from '../../testing/indented.ts'
import { cellsToSave, fileOfTable } from './cells-to-save.ts'
import type { TableProps } from './props.ts'
import { shownTable } from './shown.ts'

it('a table is saved with all digits, its words, and units of its own', async () => {
  const { sheet, blocks } = await computeWorksheet(
    `d := 12.5 [mm]
table bolts_1 {
  size, d [mm], A [mm^2] = pi*d^2/4, note, ok = d < 12 [mm]
  "M10", 10, , "a, b",
  "M12", =d, , "12",
  "M16", 1.6 [cm], , ,
}`,
  )
  const { id, props } = blocks[1]!
  const shown = shownTable(props as TableProps, sheet.results.get(id), { digits: 3, thousands: true })
  const [head, ...rows] = cellsToSave(props as TableProps, shown)
  expect(head).toEqual(['size', 'd [mm]', 'A [mm^2]', 'note', 'ok'])
  expect(rows.map(row => row[1])).toEqual([10, 12.5, '1.6 [cm]'])
  expect(rows[0]![2]).toBeCloseTo(78.53981634, 8)
  expect(rows[0]!.slice(3)).toEqual(['a, b', 'true'])
  expect(rows[1]![3]).toBe('12')
  expect(fileOfTable(props as TableProps)).toBe('bolts_1')
  sheet.dispose()
})
