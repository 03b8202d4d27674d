/** Choices about files of one form, such as those of one instrument, which are offered for the next file of this form. */
import { browserStorage } from '@calcwright/ui'
import * as z from 'zod/mini'
import type { Preview } from './reading/options.ts'
import { layoutOf } from './layout.ts'
import { type CsvProps, csvColumn } from './schema.ts'

const KEY = 'calcwright.imports'
/** Forms that are remembered, and columns of the widest. */
const MOST = 20
const WIDEST = 100

const form = z.object({
  form: z.string(),
  /** Name of the file that was imported last. */
  file: z.string(),
  missing: z.string(),
  no_value: z.string(),
  columns: z.array(csvColumn),
})

type RememberedForm = z.infer<typeof form>

/** The form of a file: its kind, and the words above its columns. Files without these have none, ''. */
export function formOf(preview: Preview, header: number): string {
  const { headings } = layoutOf(preview, header)
  const words = headings.map(heading => heading.trim())
  return header === -1 || words.every(word => word === '') || words.length > WIDEST
    ? ''
    : JSON.stringify([preview.options.format, ...words])
}

function remembered(): readonly RememberedForm[] {
  try {
    const stored = z.array(form).safeParse(JSON.parse(browserStorage.get(KEY) ?? '[]'))
    return stored.success ? stored.data : []
  } catch {
    // Somebody else wrote there: nothing is remembered.
    return []
  }
}

/** @returns the choices for the last file of a form; null for none */
export const rememberedForm = (wanted: string): RememberedForm | null =>
  wanted === '' ? null : (remembered().find(one => one.form === wanted) ?? null)

/** @param form of the file, '' for none */
export function rememberForm(
  form: string,
  {
    upload_name: file,
    missing,
    no_value,
    columns,
  }: Pick<CsvProps, 'upload_name' | 'missing' | 'no_value' | 'columns'>,
): void {
  if (form === '') return
  const others = remembered().filter(one => one.form !== form)
  browserStorage.set(
    KEY,
    JSON.stringify([{ form, file, missing, no_value, columns }, ...others].slice(0, MOST)),
  )
}
