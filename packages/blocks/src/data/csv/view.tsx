import { blockView, FIT, lazyView } from '@calcwright/editor'
import type { Acceptance, Offer } from '@calcwright/editor'
import { newBlockId } from '@calcwright/document'
import { plainOfNames } from '../../plain/fields.ts'
import { iconOf } from '../../icons/icon-of.tsx'
import { rememberFiles } from '../remembered-files.ts'
import { namesOf } from './schema.ts'
import type { CsvProps } from './schema.ts'

const Csv = lazyView<CsvProps>('CSV and Excel data', () => import('./CsvBlock.tsx'))

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TYPES = new Set(['text/csv', 'text/tab-separated-values', 'application/vnd.ms-excel', EXCEL])

/** While files are dragged only their types are known, and systems give text files of data no type of their own. */
const isData = ({ name, type }: File): boolean =>
  TYPES.has(type) || /\.(?:csv|tsv|txt|dat|xlsx)$/i.test(name) || (name === '' && type === 'text/plain')

function accepts({ plain, html, files }: Offer): Acceptance | null {
  if (files.length === 0 || !files.every(isData) || plain !== '' || html !== '') return null
  return {
    fit: FIT.exact,
    blocks: async () =>
      files.map(file => {
        const id = newBlockId()
        rememberFiles(id, [file])
        return { id, type: 'csvBlock', props: { upload_name: file.name } }
      }),
  }
}

const KEYWORDS = ['data', 'excel', 'spreadsheet', 'file', 'import', 'measurement', 'table', 'xlsx']

export default blockView<CsvProps>({
  type: 'csvBlock',
  title: 'CSV and Excel data',
  icon: iconOf('csvBlock'),
  keywords: KEYWORDS,
  typedWord: 'csv',
  view: Csv,
  isBlank: props => props.digest === '' && props.upload_name === '',
  defines: props => (props.digest === '' || props.columns.length === 0 ? [] : namesOf(props)),
  accepts,
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
