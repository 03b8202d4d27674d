/** Imports a file of data as it is found, for tests. */
import { importFile } from '../data/csv/import-file.ts'
import type { ReadOptions } from '../data/csv/reading/options.ts'
import { remarksOn } from '../data/csv/remarks.ts'

/** Imports a file when nothing is chosen. @returns names with units, values and remarks */
export async function imported(bytes: Uint8Array<ArrayBuffer>, format: ReadOptions['format'] = 'csv') {
  const { props, preview, read } = await importFile(bytes, { file: '', format, name: 'D' })
  const { columns } = props
  return {
    names: columns
      .map(({ sub, unit, kind }) => `${sub}${unit && ` [${unit}]`}${kind === 'number' ? '' : ` ${kind}`}`)
      .join(', '),
    unread: columns.flatMap(({ unread }) => unread || []),
    values: read.values.map((column, at) => (read.texts[at] ? [...read.texts[at]] : [...column])),
    missing: read.gaps.reduce((sum, { count }) => sum + count, 0),
    either: preview.either.number,
    eitherDate: preview.either.date,
    remarks: remarksOn(props, read).filter(one => !one.includes(' no number')),
    gaps: remarksOn(props, read).filter(one => one.includes(' no number')),
  }
}
