/** Imports a file of data as it is found, for tests. */
import { columnsOf, previewOf } from '../data/csv/reading/read-table.ts'
import type { ReadOptions } from '../data/csv/reading/options.ts'
import { remarksOn } from '../data/csv/remarks.ts'
import { columnsBy, hasUnitsRow, headerIn, settingsOf } from '../data/csv/settings.ts'
import schema from '../data/csv/schema.ts'

/** Imports a file when nothing is chosen. @returns names with units, values and remarks */
export async function imported(bytes: Uint8Array<ArrayBuffer>, format: ReadOptions['format'] = 'csv') {
  const preview = await previewOf(bytes, format)
  const header = headerIn(preview)
  const columns = columnsBy(preview, header, [])
  const read = await columnsOf(bytes, preview.options, {
    header,
    unitsRow: hasUnitsRow(preview, header),
    columns,
    missing: 'gap',
  })
  const { values, missing } = read
  const props = {
    ...schema.defaults(),
    ...settingsOf(preview, { name: 'D', header, missing: 'gap' }, columns),
  }
  return {
    names: columns
      .map(({ sub, unit, date }) => `${sub}${unit && ` [${unit}]`}${date ? ' time' : ''}`)
      .join(', '),
    unread: columns.flatMap(({ unread }) => unread || []),
    values: values.map(column => [...column]),
    missing: missing.reduce((sum, count) => sum + count, 0),
    either: preview.either.number,
    eitherDate: preview.either.date,
    remarks: remarksOn(props, read),
  }
}
