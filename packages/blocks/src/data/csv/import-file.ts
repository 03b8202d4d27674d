/**
 * The import of a file by what is found out about it: the dialog begins with it, the command line shows it, and the
 * evaluation reads by its settings.
 */
import { headerIn } from './layout.ts'
import { nameOfFile } from './names.ts'
import { problemOf, remarksOn } from './remarks.ts'
import { readColumns, readPreview } from './reading/read-aside.ts'
import type { Preview, ReadColumns, ReadOptions } from './reading/options.ts'
import schema from './schema.ts'
import type { CsvProps } from './schema.ts'
import { columnsBy, doubtsOf, readingOf, settingsOf } from './settings.ts'

export interface ImportedFile {
  readonly props: CsvProps
  readonly preview: Preview
  readonly read: ReadColumns
  /** Why nothing can be imported, '' where something can. */
  readonly problem: string
  readonly remarks: readonly string[]
}

/**
 * Imports a file when nothing is chosen. Throws Error with a sentence when the file cannot be read.
 * @param bytes are not to be used any more
 * @param file its name
 * @param name of the data; without it by that of the file
 */
export async function importFile(
  bytes: Uint8Array<ArrayBuffer>,
  { file, format, sheet, name }: Pick<ReadOptions, 'format'> & { readonly file: string; readonly sheet?: string; readonly name?: string }, // prettier-ignore
): Promise<ImportedFile> {
  const preview = await readPreview(bytes, format, sheet === undefined ? {} : { sheet })
  const header = headerIn(preview)
  const chosen = {
    name: name ?? nameOfFile(file),
    header,
    missing: 'gap',
    no_value: preview.noValue.join(', '),
  }
  const settings = settingsOf(preview, chosen, columnsBy(preview, header, []))
  const props: CsvProps = { ...schema.defaults(), ...settings, upload_name: file }
  const { options, region } = readingOf(props)
  const read = await readColumns(bytes, options, region)
  return {
    ...{ props, preview, read, problem: problemOf(props, read) },
    remarks: [...otherSheet(preview, sheet), ...doubtsOf(preview), ...remarksOn(props, read)],
  }
}

/** Says that a sheet further behind is read, where none was chosen. */
const otherSheet = ({ options, sheets }: Preview, chosen: string | undefined): string[] =>
  chosen !== undefined || options.sheet === (sheets[0] ?? '')
    ? []
    : [`The sheet ${options.sheet} is read, as what stands before it has no numbers or is hidden.`]
