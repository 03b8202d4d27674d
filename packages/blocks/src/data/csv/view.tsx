import { blockView, lazyView } from '@calcwright/editor'
import type { FileTaking } from '@calcwright/editor'
import { plainOfNames } from '../../plain/fields.ts'
import { iconOf } from '../../icons/icon-of.tsx'
import { namesOf } from './schema.ts'
import type { CsvProps } from './schema.ts'

const Csv = lazyView<CsvProps>('CSV and Excel data', () => import('./CsvBlock.tsx'))

/** Files that are no data by their type, or by their name where systems have no type for it. */
const OTHER_TYPE = /^(?:image|video|audio|font)\/|\/(?:html|javascript)$/
const OTHER_NAME = /\.(?:calc|mcdx|xmcdz?|epxyz|smz?|cpd|inp|docx?|pptx?|exe)$/i

/**
 * Instruments give their text files endings of their own: the content decides when the file is read, which says what can
 * be read where it is none. While files are dragged only their types are known.
 */
const isData = ({ name, type }: File): boolean => !OTHER_TYPE.test(type) && !OTHER_NAME.test(name)

/** Data waits for what is to be imported: no columns are chosen yet. */
const file: FileTaking = {
  takes: isData,
  fields: ({ digest, name, kind }) =>
    kind === 'image' ? `${name} is a picture, no data.` : { digest, upload_name: name, format: kind },
  combine: async files => (await import('./reading/read-aside.ts')).combinedFile(files),
}

const KEYWORDS = ['data', 'excel', 'spreadsheet', 'file', 'import', 'measurement', 'table', 'xlsx', 'ods', 'parquet', 'json'] // prettier-ignore

export default blockView<CsvProps>({
  type: 'csvBlock',
  title: 'CSV and Excel data',
  icon: iconOf('csvBlock'),
  keywords: KEYWORDS,
  typedWord: 'csv',
  view: Csv,
  isBlank: props => props.digest === '' && props.upload_name === '',
  defines: props => (props.digest === '' || props.columns.length === 0 ? [] : namesOf(props)),
  file,
  tools: [
    {
      id: 'csv',
      title: 'CSV and Excel data',
      icon: iconOf('csv'),
      sections: ['Data'],
      keywords: KEYWORDS,
      typedWord: 'csv',
      alsoTyped: ['csvblock'],
      make: () => ({ type: 'csvBlock' }),
      makeStored: name => ({ type: 'csvBlock', props: { name: plainOfNames(name) } }),
    },
  ],
})
