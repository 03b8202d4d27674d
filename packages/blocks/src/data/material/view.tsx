import { blockView, lazyView } from '@calcwright/editor'
import { fieldEntry } from '../../fields/entry.ts'
import { iconOf } from '../../icons/icon-of.tsx'
import { overNamedLine } from '../../named-line.ts'
import material from './schema.ts'
import type { MaterialProps } from './schema.ts'

const Material = lazyView<MaterialProps>('Material', () => import('./MaterialBlock.tsx'))

const makeStored = (variable: string) => ({ type: 'material', props: { variable } })
const keywords = ['steel', 'density', 'modulus', 'strength', 'concrete', 'timber', 'conductivity', 'property']

export default blockView<MaterialProps>({
  type: 'material',
  title: 'Material',
  icon: iconOf('material'),
  keywords,
  typedWord: 'material',
  view: Material,
  isBlank: ({ variable, full_name }) => variable === '' && full_name === '',
  ...fieldEntry(material),
  tools: [
    {
      id: 'material',
      title: 'Material',
      icon: iconOf('material'),
      sections: ['Data', 'Variables'],
      keywords,
      typedWord: 'material',
      make: () => ({ type: 'material' }),
      makeStored,
      caret: { at: 'start' },
      applyTo: overNamedLine(makeStored, { at: 'end' }),
    },
  ],
})
