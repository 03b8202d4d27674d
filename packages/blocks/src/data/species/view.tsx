import { blockView, FIT, lazyView } from '@calcwright/editor'
import { newBlockId } from '@calcwright/document'
import { iconOf } from '../../icons/icon-of.tsx'
import { rememberFiles } from '../remembered-files.ts'
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
  accepts: ({ files, plain, html }) =>
    plain + html === '' && files.length === 1 && files[0]!.name.endsWith('.inp')
      ? {
          fit: FIT.exact,
          blocks: async () => {
            const id = newBlockId()
            rememberFiles(id, files)
            return [{ id, type, props: { upload_name: files[0]!.name } }]
          },
        }
      : null,
  tools: [{ id: type, title, icon, sections: ['Data'], keywords, typedWord, make: () => ({ type }) }],
})
