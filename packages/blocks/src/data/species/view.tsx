import { blockView, lazyView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import type { SpeciesProps } from './schema.ts'

const type = 'speciesFile'
const title = 'Species file'
const icon = iconOf(type)
const keywords = ['thermo.inp', 'NASA', 'mixture']
const typedWord = 'species'

export default blockView<SpeciesProps>({
  type,
  title,
  icon,
  keywords,
  typedWord,
  view: lazyView<SpeciesProps>(title, () => import('./SpeciesBlock.tsx')),
  isBlank: ({ upload_name }) => upload_name === '',
  file: {
    takes: ({ name }) => name.endsWith('.inp'),
    fields: ({ digest, name, kind }) =>
      kind === 'csv' ? { digest, upload_name: name } : `${name} is no file of species.`,
  },
  tools: [{ id: type, title, icon, sections: ['Data'], keywords, typedWord, make: () => ({ type }) }],
})
